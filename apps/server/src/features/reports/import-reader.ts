/**
 * The program of a thread that reads one file (`import-thread.ts`): says what the file is, and then
 * what is in it, as far ahead as it may.
 */
import { setPriority } from "node:os";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { Failure } from "../../platform/http/failure.ts";
import type { Found, ImportSource } from "./import-found.ts";
import type { Opening } from "./import-source.ts";

/** What the thread says. */
export type Said =
  | { opened: Omit<ImportSource, "found"> }
  | { found: Found[] }
  | { ended: true }
  /** The file can't be imported. */
  | { refused: Pick<Failure, "status" | "code" | "message"> };

/** Parts that are read before anybody asks for more. */
const ahead = 4;
/** As `nice` counts: whoever waits for an answer comes before a file. */
const patience = 10;

async function read(port: MessagePort): Promise<void> {
  const say = (said: Said) => port.postMessage(said);
  let wanted = ahead;
  let wake = () => {};
  // Each message asks for one part more.
  port.on("message", () => {
    wanted += 1;
    wake();
  });
  try {
    // Loaded by now with the priority below.
    const { openSource } = await import("./import-source.ts");
    const { found, ...source } = await openSource(workerData as Opening);
    say({ opened: source });
    for await (const some of found) {
      while (wanted === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      wanted -= 1;
      say({ found: some });
    }
    say({ ended: true });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status, code, message } = error;
    say({ refused: { status, code, message } });
  } finally {
    port.close();
  }
}

// Elsewhere it would be the priority of the whole process.
if (process.platform === "linux") setPriority(patience);
if (parentPort) await read(parentPort);
