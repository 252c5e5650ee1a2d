import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("server.ts", import.meta.url));

/** Starts the server with its extra routes; `startMs` is the time until it listened. */
export async function startServer(env: Record<string, string>) {
  const started = performance.now();
  const child = fork(program, {
    env: { ...process.env, ...env },
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // However this process ends, its child ends with it.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  const first: unknown = await Promise.race([
    once(child, "message").then(([message]) => message as unknown),
    once(child, "exit"),
  ]);
  if (typeof first !== "string") throw new Error("The server did not start.");
  return { child, bareUrl: first, startMs: performance.now() - started };
}

export async function stopServer(child: ChildProcess) {
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Resident bytes, and microseconds of CPU time since it started. */
export async function usage(child: ChildProcess): Promise<{ rss: number; processor: number }> {
  child.send("usage");
  const [reply] = (await once(child, "message")) as [{ rss: number; processor: number }];
  return reply;
}
