import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../platform/config/paths.ts";
import { type Caller, createCaller } from "./caller.ts";
import { freePort, freshPlace } from "./place.ts";

/** How a process ended, and its output. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

interface Running {
  child: ChildProcess;
  /** Resolves with standard output once it has a line; rejects if the process ends first. */
  firstLine: Promise<string>;
  ended: Promise<Ended>;
  errors(): string;
}

let bundle: string | undefined;

/** The server as shipped, built once per test file. */
function built(): string {
  if (bundle) return bundle;
  // Inside the repository, since the bundle loads native packages from its node_modules.
  const cache = join(repository, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "morsel-server-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, [join(repository, "apps/server/build.mjs"), folder]);
  bundle = folder;
  return folder;
}

/**
 * Runs a program as a process with only these settings, inheriting none. Standard error is read
 * here, or goes to an open file.
 */
export function run(
  env: Record<string, string>,
  program: "main" | "backup" | "update-foods" | "remove-factors" = "main",
  args: string[] = [],
  errorsTo: "pipe" | number = "pipe",
): Running {
  const child = spawn(process.execPath, [join(built(), `${program}.js`), ...args], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdio: ["ignore", "pipe", errorsTo],
  });
  let stdout = "";
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      stdout += chunk;
      if (stdout.includes("\n")) resolve(stdout);
    });
    void ended.then(() => reject(new Error(`The process ended: ${stderr}`)));
  });
  // Callers that wait for its end don't wait for its first line.
  firstLine.catch(() => {});
  return { child, firstLine, ended, errors: () => stderr };
}

export interface ServerProcess extends Caller {
  dataDir: string;
  env: Record<string, string>;
  /** What the start printed on standard output. */
  greeting(): string;
  signal(name: NodeJS.Signals): void;
  /** Its output on standard error. */
  errors(): string;
  /** Stops reading standard error, so that it fills up; returns how to resume. */
  pauseErrors(): () => void;
  ended(): Promise<Ended>;
  /** Kills it, as a power cut would, and waits until it is gone. */
  kill(): Promise<Ended>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** The server as a real process on a free port and a fresh database of the engine under test. */
export async function startServerProcess(
  given: Record<string, string> = {},
  errorsTo: "pipe" | number = "pipe",
): Promise<ServerProcess> {
  const place = await freshPlace();
  const env = { ...place.env, PORT: String(await freePort()), ...given };
  const dataDir = given["DATA_DIR"] ?? place.dataDir;
  let greeting = "";
  const start = () => run(env, "main", [], errorsTo);
  let running = start();
  const ready = async () => {
    greeting = await running.firstLine;
  };
  await ready().catch(async (error: unknown) => {
    await place.remove();
    throw error;
  });
  const url = `http://127.0.0.1:${env.PORT}`;
  const kill = () => {
    running.child.kill("SIGKILL");
    return running.ended;
  };
  return {
    ...createCaller(() => url, dataDir),
    dataDir,
    env,
    greeting: () => greeting,
    signal: (name) => running.child.kill(name),
    errors: () => running.errors(),
    pauseErrors() {
      const { stderr } = running.child;
      stderr?.pause();
      return () => stderr?.resume();
    },
    ended: () => running.ended,
    kill,
    async restart() {
      running = start();
      await ready();
    },
    async stop() {
      await kill();
      await place.remove();
    },
  };
}
