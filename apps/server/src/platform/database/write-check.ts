import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { type Clock, isRunning } from "../clock.ts";
import type { Log } from "../logging/log.ts";
import { type Database, inTransaction } from "./database.ts";
import { type DiskTrouble, diskTroubleOf } from "./trouble.ts";

/** How long a check's result holds (ms): health may be polled as often as anyone likes. */
const believedFor = 5_000;
/** How long to wait for a check (ms); until it's done, the last known result counts. */
const patience = 1_000;

export interface WriteCheck {
  /** Told of each failure; one caused by the disk counts at once. */
  note(error: unknown): void;
  /** What keeps writes from the disk; null if they reach it. */
  trouble(): Promise<DiskTrouble | null>;
}

interface Needs {
  database: Database;
  clock: Clock;
  log: Pick<Log, "error">;
}

/** Whether writes reach the database's disk, learned from failed calls and from test writes. */
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
    // A failed call meanwhile is more recent.
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
 * Writes 64 kB that need new space: overwriting may succeed on a full disk where nobody's new entry
 * does. PostgreSQL rolls it back; SQLite keeps the space for next time, since its log has to grow
 * anyway.
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
