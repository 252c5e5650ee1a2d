import { randomUUID } from "node:crypto";
import {
  type ImportMapping,
  type ImportReading,
  importCodes,
  maxImport,
} from "@morsel/contract/imports";
import { day, hour } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import { limitConcurrency } from "../../platform/concurrency.ts";
import type { Db } from "../../platform/database/database.ts";
import { Failure, notFound } from "../../platform/http/failure.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { ObjectStore } from "../../platform/objects/objects.ts";
import { hurryRemoval, noteRemoval } from "../../platform/objects/removals.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import type { GivingWay } from "../../platform/turns.ts";
import type { SubscriptionService } from "../subscriptions/service.ts";
import { importMessages } from "./import.messages.ts";
import {
  findImport,
  forgetOthers,
  type ImportRow,
  insertImport,
  listImports,
  updateImport,
} from "./import.repository.ts";
import { createImportFiles, importFolder, partKey, tooLarge } from "./import-file.ts";
import { type ImportSource, ownFormat } from "./import-found.ts";
import { keptMapping, recalled } from "./import-memory.ts";
import { tallyOf } from "./import-tally.ts";
import { openFile } from "./import-thread.ts";
import { forgetUnapplied } from "./import-work.repository.ts";
import { createImportWork } from "./import-work.service.ts";
import type { Writers } from "./import-writers.ts";

/** How long a file is kept to be applied. */
const keptFor = day;
/** Bytes of a file that is read within seconds. */
const smallFile = 1_048_576;
const reading = { limit: 60, windowMs: hour };

/** A file on its way. */
export interface ArrivingFile {
  name: string;
  /** As announced; null if it wasn't. */
  length: number | null;
  content: AsyncIterable<Buffer>;
}

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  limits: Limits;
  store: ObjectStore;
  dataDir: string;
  writers: Writers;
  subscriptions: Pick<SubscriptionService, "admit">;
  /** Tells the person's devices that there is something new. */
  changed: (userId: UserId) => void;
  /** Has the person's devices begin anew. */
  startOver: (tx: Db, userId: UserId) => Promise<void>;
  report: (error: unknown) => void;
  givingWay: Pick<GivingWay, "begin">;
}

export type ImportService = ReturnType<typeof createImportService>;

export function createImportService(needs: Needs) {
  const { db, clock, people, limits, subscriptions } = needs;
  const files = createImportFiles(needs);
  const work = createImportWork({ ...needs, files });
  /**
   * One large file is read at a time, whoever sent it, and beside it one small one, which never
   * waits for the minutes that a stranger's may take.
   */
  const inTurn = { large: limitConcurrency({ atOnce: 1 }), small: limitConcurrency({ atOnce: 1 }) };
  const arriving = new Set<UserId>();

  async function owned(on: Db, userId: UserId, id: string): Promise<ImportRow> {
    const row = await findImport(on, userId, id);
    if (!row) throw notFound(importMessages.notFound);
    return row;
  }

  /** What a file asks and has for headers, without reading all of it. */
  async function looked(path: string, userId: UserId, mapping: ImportMapping) {
    const source = await openFile({ path, userId, mapping });
    await source.found.return(undefined);
    return source;
  }

  /** Opens a file for the first time: our own export for everybody, others' where that isn't gated. */
  async function opened(path: string, userId: UserId): Promise<ImportSource> {
    const source = await openFile({ path, userId, mapping: undefined });
    try {
      if (source.format !== ownFormat) await subscriptions.admit(userId, "imports");
      return source;
    } catch (refused) {
      await source.found.return(undefined);
      throw refused;
    }
  }

  /** Uses a copy of an import's file on this machine. */
  async function withFile<T>(row: ImportRow, use: (path: string) => Promise<T>): Promise<T> {
    const path = await files.fetch(keysOf(row));
    if (path === undefined) throw notFound(importMessages.fileGone);
    try {
      return await use(path);
    } finally {
      await files.discard(path);
    }
  }

  const tally = (userId: UserId, bytes: number, open: () => Promise<ImportSource>) =>
    inTurn[bytes > smallFile ? "large" : "small"](async () => tallyOf(await open(), userId, needs));

  async function take(userId: UserId, file: ArrivingFile): Promise<ImportReading> {
    const id = randomUUID();
    const folder = importFolder(userId, id);
    const announce = (key: string) =>
      noteRemoval(db, key, { dueAt: clock() + keptFor, now: clock() });
    try {
      const { path, ...size } = await files.receive(
        file.content,
        (part) => partKey(userId, id, part),
        announce,
      );
      // The copy is gone before anything is committed: what the disk hasn't taken of it yet, it
      // would be given with the commit, and everybody would wait for 40 ms.
      const { total, headers, ...found } = await tally(userId, size.bytes, () =>
        opened(path, userId),
      ).finally(() => files.discard(path));
      const earlier = await listImports(db, userId);
      const needsMapping = recalled(found.needsMapping, headers, earlier);
      const row: ImportRow = {
        ...{ user_id: userId, id, created_at: clock(), file_name: file.name },
        ...{ file_size: size.bytes, parts: size.parts, format: found.format, state: "read" },
        ...{
          task: null,
          worked_at: null,
          mapping: null,
          total,
          done: 0,
          added: 0,
          skipped: 0,
          no_room: 0,
        },
        needs_mapping: Number(found.needsMapping !== null),
      };
      await people.change(userId, async (tx) => {
        await forgetOthers(tx, userId);
        await insertImport(tx, row);
      });
      return { id, fileName: file.name, ...found, needsMapping };
    } catch (error) {
      await hurryRemoval(db, folder);
      throw error;
    }
  }

  return {
    /** Takes a file and says what it holds. What was read before, but not applied, is forgotten. */
    async read(userId: UserId, file: ArrivingFile): Promise<ImportReading> {
      await limits.enforce(`imports of ${userId}`, reading);
      if (file.length !== null && file.length > maxImport.bytes) throw tooLarge();
      if (arriving.has(userId)) throw busy(importMessages.oneAtATime);
      arriving.add(userId);
      try {
        return await take(userId, file);
      } finally {
        arriving.delete(userId);
      }
    },

    /** Reads the file of an import that isn't applied yet once more, by a mapping. */
    async preview(userId: UserId, id: string, mapping: ImportMapping): Promise<ImportReading> {
      await limits.enforce(`imports of ${userId}`, reading);
      const row = await owned(db, userId, id);
      if (row.state !== "read") throw busy(importMessages.notNow);
      const { total, headers, ...found } = await withFile(row, (path) =>
        tally(userId, row.file_size, () => openFile({ path, userId, mapping })),
      );
      await people.change(userId, async (tx) => {
        // It may have been applied while it was read.
        if ((await owned(tx, userId, id)).state !== "read") throw busy(importMessages.notNow);
        await updateImport(tx, userId, id, {
          ...{ total, format: found.format, mapping: keptMapping(headers, mapping) },
          needs_mapping: Number(found.needsMapping !== null),
        });
      });
      return { id, fileName: row.file_name, ...found };
    },

    /** Begins to write what was read. */
    async apply(userId: UserId, id: string, given?: ImportMapping): Promise<ImportRow> {
      const before = await owned(db, userId, id);
      if (before.state === "applying" || before.state === "applied") return before;
      if (before.state !== "read") throw busy(importMessages.notNow);
      const source = given && (await withFile(before, (path) => looked(path, userId, given)));
      if (source ? source.needsMapping !== null : before.needs_mapping === 1)
        throw new Failure(422, importCodes.needsMapping, importMessages.needsMapping, {
          issues: [{ path: "mapping", message: importMessages.needsMapping }],
        });
      const row = await people.change(userId, async (tx) => {
        if ((await owned(tx, userId, id)).state === "read")
          await updateImport(tx, userId, id, {
            ...{ state: "applying", task: "apply", worked_at: null },
            ...(given && source && { mapping: keptMapping(source.headers, given), total: 0 }),
          });
        return owned(tx, userId, id);
      });
      work.begin();
      return row;
    },

    progress: (userId: UserId, id: string) => owned(db, userId, id),

    list: (userId: UserId) => listImports(db, userId),

    /** Cancels an import, or undoes one that is applied. */
    async remove(userId: UserId, id: string): Promise<ImportRow> {
      const row = await people.change(userId, async (tx) => {
        const { state, task } = await owned(tx, userId, id);
        if (state === "read") {
          await updateImport(tx, userId, id, { state: "cancelled" });
          await hurryRemoval(tx, importFolder(userId, id));
        } else if (task === "apply")
          await updateImport(tx, userId, id, { task: "cancel", worked_at: null });
        else if (state === "applied" && task === null)
          await updateImport(tx, userId, id, { task: "undo", worked_at: null });
        return owned(tx, userId, id);
      });
      work.begin();
      return row;
    },

    /** Takes up what a process left lying, and forgets files whose time is up. */
    async sweep(): Promise<void> {
      await forgetUnapplied(db, clock() - keptFor);
      await files.sweep(clock());
      await work.run();
    },

    /** Stops writing after what is under way; another process, or the next start, goes on. */
    close: work.close,
  };
}

const keysOf = ({ user_id, id, parts }: ImportRow): string[] =>
  Array.from({ length: parts }, (_, part) => partKey(user_id, id, part));

const busy = (message: string) => new Failure(409, importCodes.busy, message);
