import { minute } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { troubleOf } from "../../platform/database/trouble.ts";
import { Failure, notFound } from "../../platform/http/failure.ts";
import { hurryRemoval } from "../../platform/objects/removals.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import type { GivingWay } from "../../platform/turns.ts";
import { importMessages } from "./import.messages.ts";
import { type ImportRow, noteProgress } from "./import.repository.ts";
import { type createImportFiles, importFolder, partKey } from "./import-file.ts";
import type { Thing } from "./import-found.ts";
import { mappingOf } from "./import-memory.ts";
import { openFile } from "./import-thread.ts";
import { type Claimed, claimTask } from "./import-work.repository.ts";
import { byKind, type Writers, writerFor } from "./import-writers.ts";

/**
 * Things of one transaction, for which others wait with their writes: a power of two, since look-ups
 * are padded to these.
 */
const rowsAtOnce = 128;
/** Whoever hasn't worked on a task for so long was killed. */
const idleFor = minute;
/** Not null: devices are told of what may have been undone, as after a power cut. */
const longAgo = 0;

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  files: ReturnType<typeof createImportFiles>;
  writers: Writers;
  changed: (userId: UserId) => void;
  startOver: (tx: Db, userId: UserId) => Promise<void>;
  report: (error: unknown) => void;
  givingWay: Pick<GivingWay, "begin">;
}

/** The task isn't wanted any more, or this process ends. */
class Stopped extends Error {}

/** What a task leads to once it is done. */
const outcomes = { apply: "applied", cancel: "cancelled", undo: "undone", fail: "failed" } as const;

/**
 * Writes imports and takes them back, one at a time. How far one has come is written in the same
 * transaction as what it wrote: whoever goes on after a crash goes on there. So none of these
 * transactions waits for the disk but the last.
 */
export function createImportWork(needs: Needs) {
  const { db, clock, people, files, writers, changed, startOver, report, givingWay } = needs;
  let isClosing = false;
  let running: Promise<void> | null = null;

  async function note(tx: Db, row: ImportRow, change: Partial<ImportRow>): Promise<void> {
    const isWanted = !isClosing && (await noteProgress(tx, row, { ...change, worked_at: clock() }));
    if (!isWanted) throw new Stopped();
  }

  const finish = (row: ImportRow, change: Partial<ImportRow>) =>
    people.change(row.user_id, async (tx) => {
      await note(tx, row, { ...change, task: null });
      await hurryRemoval(tx, importFolder(row.user_id, row.id));
    });

  async function apply(row: ImportRow): Promise<void> {
    const { user_id: userId, id } = row;
    const keys = Array.from({ length: row.parts }, (_, part) => partKey(userId, id, part));
    const path = await files.fetch(keys);
    if (path === undefined) throw notFound(importMessages.fileGone);
    const giveWay = givingWay.begin();
    let { done, added, skipped, no_room } = row;
    let seen = 0;

    async function write(things: readonly Thing[]): Promise<void> {
      const sorted = byKind(things);
      for (const [kind, some] of sorted) await writerFor(writers, kind).ready?.(userId, some);
      const counts = await people.deriveMany(userId, async (tx) => {
        const sums = { done: done + things.length, added, skipped, no_room };
        for (const [kind, some] of sorted) {
          const written = await writerFor(writers, kind).add(tx, userId, id, some);
          sums.added += written.added;
          sums.skipped += written.skipped;
          sums.no_room += written.noRoom ?? 0;
        }
        await note(tx, row, sums);
        return sums;
      });
      ({ done, added, skipped, no_room } = counts);
      await giveWay();
    }

    let waiting: Thing[] = [];
    let writing = Promise.resolve();
    try {
      const source = await openFile({ path, userId, mapping: mappingOf(row) });
      for await (const some of source.found) {
        for (const one of some) {
          if (!("thing" in one)) continue;
          seen += 1;
          if (seen <= row.done) continue;
          waiting.push(one.thing);
          if (waiting.length < rowsAtOnce) continue;
          await writing;
          // The file is read on meanwhile.
          writing = write(waiting);
          writing.catch(() => {});
          waiting = [];
        }
      }
      await writing;
      if (waiting.length > 0) await write(waiting);
    } finally {
      await writing.catch(() => {});
      await files.discard(path);
    }
    await finish(row, { state: "applied", total: done });
  }

  async function takeBack(row: ImportRow & { task: "cancel" | "undo" | "fail" }): Promise<void> {
    const { user_id: userId, id } = row;
    const giveWay = givingWay.begin();
    for (const writer of Object.values(writers)) {
      for (let count = rowsAtOnce; count === rowsAtOnce; ) {
        count = await people.deriveMany(userId, async (tx) => {
          const removed = await writer.remove(tx, userId, id, rowsAtOnce);
          await note(tx, row, {});
          return removed;
        });
        await giveWay();
      }
    }
    await finish(row, { state: outcomes[row.task] });
  }

  async function workOn({ row, wasLeft }: Claimed): Promise<void> {
    const { task } = row;
    try {
      // A power cut may have undone what devices were told of.
      if (wasLeft) await people.change(row.user_id, (tx) => startOver(tx, row.user_id));
      if (task === "apply") await apply(row);
      else if (task !== null) await takeBack({ ...row, task });
    } catch (error) {
      if (error instanceof Stopped) {
        // The next process needn't wait as for a killed one.
        if (isClosing) await noteProgress(db, row, { worked_at: longAgo });
        return;
      }
      report(error);
      // What database or store can't do now is tried again; what fails for good is taken back.
      if (task !== "apply" || isPassing(error)) return;
      await noteProgress(db, row, { task: "fail", worked_at: null });
    } finally {
      changed(row.user_id);
    }
  }

  async function workOnAll(): Promise<void> {
    while (!isClosing) {
      const now = clock();
      const claimed = await claimTask(db, { now, idleSince: now - idleFor });
      if (!claimed) return;
      await workOn(claimed);
    }
  }

  /** Works until nothing is left to do. */
  function run(): Promise<void> {
    running ??= workOnAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    run,
    /** Works beside whoever asks. */
    begin: () => void run().catch(report),
    async close(): Promise<void> {
      isClosing = true;
      await running?.catch(() => {});
    },
  };
}

const isPassing = (error: unknown): boolean =>
  troubleOf(error) !== null || (error instanceof Failure && error.status >= 500);
