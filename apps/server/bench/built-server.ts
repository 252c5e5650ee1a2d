import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import manifest from "../../../package.json" with { type: "json" };
import { repository } from "../src/platform/config/paths.ts";

/** What `npm start` runs, without npm itself. */
const [program = "", ...args] = manifest.scripts.start
  .replace(/^exec (.*?) \|\|.*$/, "$1")
  .split(" ");

/** Starts the built server; resolves once it has printed its greeting. */
export async function startBuilt(env: Record<string, string>) {
  const child = spawn(program, args, {
    cwd: repository,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // However this process ends, its child ends with it.
  process.once("exit", () => child.kill("SIGKILL"));
  for await (const text of child.stdout.setEncoding("utf8")) {
    if (String(text).includes("is ready")) break;
  }
  return {
    /** Resident memory in MB. */
    resident() {
      const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)]).toString();
      return Number(kilobytes) / 1024;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
