import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerProcess, startServerProcess } from "../src/testing/process.ts";

const probe = fileURLToPath(new URL("probe.mjs", import.meta.url));

/** What a process reports about itself, in MB and ms. */
export interface Usage {
  /** In use after a full collection, including what objects hold outside the heap. */
  heap: number;
  resident: number;
  /** The longest time the event loop was held since the last request for it. */
  held: number;
  /** CPU time since it started. */
  processor: number;
  /** The event loop's own share of it; where the system doesn't tell, all of it. */
  busy: number;
}

interface UnderTest {
  server: ServerProcess;
  /** With `collect`, after a full collection. */
  usage(options?: { collect: boolean }): Promise<Usage>;
  /** Stops the server; returns the stack traces it logged. */
  end(): Promise<string[]>;
}

let count = 0;

/** The built server as a process that reports its usage. */
export async function startUnderTest(settings: Record<string, string> = {}): Promise<UnderTest> {
  count += 1;
  const socketPath = join(tmpdir(), `morsel-probe-${process.pid}-${count}`);
  const server = await startServerProcess({
    ...settings,
    NODE_OPTIONS: `--import ${probe}`,
    MORSEL_PROBE: socketPath,
    LOG_LEVEL: "error",
  });
  return {
    server,
    usage: async ({ collect } = { collect: false }) =>
      JSON.parse(await get({ socketPath, path: collect ? "/collected" : "/" })) as Usage,
    async end() {
      const { stdout, stderr } = await server.kill();
      await server.stop();
      return stacksIn(`${stdout}\n${stderr}`);
    },
  };
}

/** The stack traces in a log of JSON lines, one per place thrown at. */
function stacksIn(log: string): string[] {
  const byPlace = new Map<string, string>();
  for (const [, escaped = ""] of log.matchAll(/"stack":"((?:[^"\\]|\\.)*)"/g)) {
    const [message = "", ...frames] = escaped.split("\\n");
    byPlace.set(frames[0] ?? "", [message.slice(0, 200), ...frames.slice(0, 6)].join("\n"));
  }
  return [...byPlace.values()];
}

function get(place: { socketPath: string; path: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    request(place, (reply) => {
      let text = "";
      reply.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      reply.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
}
