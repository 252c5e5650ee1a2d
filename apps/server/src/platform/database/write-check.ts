import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { type Clock, isRunning } from "../clock.ts";
import type { Log } from "../logging/log.ts";
import { type Database, inTransaction } from "./database.ts";
import { type DiskTrouble, diskTroubleOf } from "./trouble.ts";

/** A check is believed for so long, ms: health may be asked as often as anybody likes. */
const believedFor = 5_000;
/** For so long, ms, a check is waited for; until it's through, what was known before counts. */
const patience = 1_000;

export interface WriteCheck {
  /** Told of failures: one that is the disk's counts at once. */
  note(error: unknown): void;
  /** What keeps writes from the database's disk; null where they reach it. */
  trouble(): Promise<DiskTrouble | null>;
}

interface Needs {
  database: Database;
  clock: Clock;
  log: Pick<Log, "error">;
}

/** Whether writes reach the database's disk, by what calls came upon and by writes of its own. */
export function createWriteCheck({ database, clock, log }: Needs): WriteCheck {
  let found: DiskTrouble | null = null;
  let foundAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  function keep(trouble: DiskTrouble | null): void {
    found = trouble;
    foundAt = clock();
  }

  async function check(): Promise<void> {
    const before = foundAt;
    const outcome = await tryToWrite(database).then(
      () => null,
      (error: unknown) => {
        const trouble = diskTroubleOf(error);
        if (trouble !== null) return trouble;
        log.error({ err: error }, "it can't be told whether the database's disk takes writes");
        return found;
      },
    );
    // What a call came upon meanwhile is newer.
    if (foundAt === before) keep(outcome);
  }

  return {
    note(error) {
      const trouble = diskTroubleOf(error);
      if (trouble !== null) keep(trouble);
    },
    async trouble() {
      if (isRunning(foundAt, believedFor, clock())) return found;
      checking ??= check().finally(() => {
        checking = undefined;
      });
      await Promise.race([checking, sleep(patience, undefined, { ref: false })]);
      return found;
    },
  };
}

/**
 * Writes 64 kB for which room has to be found: what overwrites may succeed on a full disk, though
 * nobody's new entry does. On PostgreSQL nothing of it stays; SQLite keeps the room for next time,
 * since its log beside the file has to grow in any case.
 */
async function tryToWrite({ db, engine }: Database): Promise<void> {
  if (engine === "sqlite") {
    await sql`update write_checks set content = randomblob(65536)`.execute(db);
    return;
  }
  await inTransaction(db, async (tx) => {
    await sql`create table write_check (content text)`.execute(tx);
    const content = sql`select repeat('x', 1000) from generate_series(1, 64)`;
    await sql`insert into write_check ${content}`.execute(tx);
    await sql`drop table write_check`.execute(tx);
  });
}
