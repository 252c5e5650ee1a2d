import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./ports.mjs";
import { root } from "./steps.mjs";

/**
 * @typedef {object} BuiltServer
 * @property {string} url without a slash at its end
 * @property {string} dataDir
 * @property {number} pid
 * @property {() => Promise<void>} stop ends it and removes what it kept
 */

/**
 * Starts the built server in a process of its own, on a free port with a temporary data folder.
 * @param {Record<string, string>} [settings] beside or in place of the usual ones
 * @param {{ folder?: string, port?: number }} [place] another copy of the repository's build, and
 *   the port of a server that was there before
 * @returns {Promise<BuiltServer>}
 */
export async function startBuiltServer(settings = {}, place = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "morsel-server-"));
  const port = place.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["apps/server/dist/main.js"], {
    cwd: place.folder ?? root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (output = `${output}${chunk}`.slice(-8_000)));
  }
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      const hardEnd = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await ended;
      clearTimeout(hardEnd);
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const givenUp = performance.now() + 30_000;
  while (child.exitCode === null && performance.now() < givenUp) {
    const reply = await fetch(`${url}/health`).catch(() => null);
    if (reply?.ok) return { url, dataDir, pid: child.pid ?? 0, stop };
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await stop();
  throw new Error(`The server did not start:\n${output}`);
}
