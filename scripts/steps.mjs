import { spawn } from "node:child_process";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A child program failed; the message is meant for people. */
export class StepFailure extends Error {
  /** @param {string} command @param {number | string} ending @param {string} output */
  constructor(command, ending, output) {
    super(`${command} ended with ${ending}`);
    this.output = output;
  }
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

/**
 * Ends every child and its descendants.
 * @param {NodeJS.Signals} signal
 */
export function endChildren(signal = "SIGTERM") {
  for (const child of children) endGroup(child, signal);
}

/** @param {import("node:child_process").ChildProcess} child @param {NodeJS.Signals} signal */
function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    // Each child leads its own group, so this includes its children.
    process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
  } catch {
    // It has just ended.
  }
}

/** From now on SIGINT, SIGTERM and SIGHUP end the children, then this process. */
export function endChildrenOnSignals() {
  for (const [signal, number] of /** @type {const} */ ([
    ["SIGHUP", 1],
    ["SIGINT", 2],
    ["SIGTERM", 15],
  ])) {
    process.once(signal, () => {
      endChildren("SIGTERM");
      process.exit(128 + number);
    });
  }
}

/** Gives the signals back, for instance to the server in this same process. */
export function leaveSignals() {
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to this process's own
 * @property {boolean} [show] the child writes to this terminal itself
 * @property {number} [minutes] it is ended when it takes longer
 */

/**
 * Runs a program to its end and returns its output. Throws StepFailure if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>}
 */
export function run(command, args, { cwd = root, env = {}, show = false, minutes = 0 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: process.platform !== "win32",
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    children.add(child);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    const named = [command, ...args].join(" ");
    child.once("error", (error) => {
      children.delete(child);
      reject(new StepFailure(named, error.message, output));
    });
    let late = false;
    const end = () => {
      late = true;
      endGroup(child, "SIGKILL");
    };
    const limit = minutes > 0 ? setTimeout(end, minutes * 60_000) : null;
    child.once("close", (code, signal) => {
      children.delete(child);
      if (limit) clearTimeout(limit);
      if (code === 0) resolve(output);
      else if (late) reject(new StepFailure(named, `no result after ${minutes} minutes`, output));
      else reject(new StepFailure(named, signal ?? code ?? "no code", output));
    });
  });
}

/**
 * Runs a program of node_modules/.bin, or the one at a path.
 * @param {string} name
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(name, args, options) {
  const suffix = process.platform === "win32" ? ".cmd" : "";
  const program = isAbsolute(name) ? name : `${root}node_modules/.bin/${name}${suffix}`;
  return run(program, args, options);
}

/**
 * Runs npm: the same one that started this script, if any.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const started = process.env.npm_execpath;
  if (started?.endsWith("js")) return run(process.execPath, [started, ...args], options);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
}

/** @param {number} since as performance.now() told it */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and prints its line: the label at once, the time when done.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const start = performance.now();
  process.stdout.write(`${label} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${seconds(start)}\n`);
    throw error;
  }
}

/**
 * Runs several works in order, at most `lanes` at a time.
 * @template T
 * @param {(() => Promise<T>)[]} works
 * @param {number} lanes
 * @returns {Promise<T[]>} in the order of `works`
 */
export async function inLanes(works, lanes) {
  /** @type {T[]} */
  const results = [];
  let next = 0;
  const lane = async () => {
    while (next < works.length) {
      const index = next++;
      const work = works[index];
      if (work) results[index] = await work();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
