import { on } from "node:events";
import { stat } from "node:fs/promises";
import { Failure } from "../../platform/http/failure.ts";
import { startThread } from "../../platform/thread.ts";
import type { Finds, Found, ImportSource } from "./import-found.ts";
import type { Said } from "./import-reader.ts";
import type { Opening } from "./import-source.ts";
import { isArchive } from "./import-text.ts";

/** Bytes of a file that is read sooner than a thread is started. */
const small = 262_144;

/**
 * Tells what a file is, and opens it. Throws a `Failure` for what can't be imported.
 *
 * Reading a large file is a thread's work, or others would wait for it at each of a request's steps:
 * a day's read took four times as long meanwhile, though no step of the reading took 2 ms. What the
 * thread finds comes in parts of 64 rows, of which a few are read ahead; writing them stays here.
 * An archive is read here all the same: its pictures are fetched from it when they are wanted, which
 * can't go along in a message. The readers are only loaded when somebody has a file.
 */
export async function openFile(opening: Opening): Promise<ImportSource> {
  const { size } = await stat(opening.path);
  if (size > small && !(await isArchive(opening.path))) return openInThread(opening);
  const { openSource } = await import("./import-source.ts");
  return openSource(opening);
}

async function openInThread(opening: Opening): Promise<ImportSource> {
  const thread = startThread("features/reports/import-reader.ts", opening);
  // What is left half-read holds up nobody's end.
  thread.unref();
  const said = on(thread, "message", { close: ["exit"] });

  async function next(): Promise<Exclude<Said, { refused: unknown }>> {
    try {
      const answer = (await said.next()) as IteratorResult<[Said]>;
      if (answer.done) throw new Error("The thread that reads an import has ended.");
      const [one] = answer.value;
      if (!("refused" in one)) return one;
      throw new Failure(one.refused.status, one.refused.code, one.refused.message);
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  }

  const first = await next();
  if (!("opened" in first)) throw new Error("A thread said what is in a file, but not what it is.");
  let isOver = false;
  const over: IteratorReturnResult<undefined> = { done: true, value: undefined };
  const found: Finds = {
    async next(): Promise<IteratorResult<Found[], undefined>> {
      if (isOver) return over;
      const one = await next();
      if (!("found" in one)) return found.return(undefined);
      thread.postMessage("more");
      return { done: false, value: one.found };
    },
    async return() {
      isOver = true;
      await thread.terminate();
      return over;
    },
    [Symbol.asyncIterator]: () => found,
  };
  return { ...first.opened, found };
}
