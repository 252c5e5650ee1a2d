import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/database.ts";
import { isUnwritable } from "../database/trouble.ts";
import { digestOf } from "../digest.ts";
import { tooMany } from "../http/failure.ts";

/** At most `limit` times within a window that starts with the first use. */
export interface Rule {
  limit: number;
  windowMs: number;
}

/** A token bucket: `burst` at once, then one more every `everyMs`. Slows down, never locks out. */
export interface Bucket {
  burst: number;
  everyMs: number;
}

export interface Taken {
  allowed: boolean;
  /** Whether this was the first use counted. */
  isFirst: boolean;
  /** Whole seconds until a retry makes sense, at least 1; 0 if allowed. */
  retryAfter: number;
}

export interface Limits {
  /** Counts one use of a key; atomic across all processes on the same database. */
  take(key: string, rule: Rule): Promise<Taken>;
  /** Like `take`, but throws a 429 `Failure` once the limit is exceeded. */
  enforce(key: string, rule: Rule, message?: string): Promise<void>;
  /** The same for what only reads: where nothing can be saved, it is allowed uncounted. */
  enforceOnReading(key: string, rule: Rule, message?: string): Promise<void>;
  /** Takes one token from a bucket; a refused attempt doesn't count. */
  draw(key: string, bucket: Bucket): Promise<Taken>;
  /** Returns a token that was drawn. */
  putBack(key: string, bucket: Bucket): Promise<void>;
  /** Runs work, unless `most` of its key are running in this process: then throws a refusal. */
  atOnce<T>(key: string, most: number, refusal: () => Error, work: () => Promise<T>): Promise<T>;
  /** Resets a key, after a success. */
  forget(key: string): Promise<void>;
  /** Removes windows that have ended. */
  sweep(): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
  /** False lifts every limit (`RATE_LIMITS=off`). */
  enabled: boolean;
}

/**
 * Rate limits shared by several processes, counted in the database. Keys name addresses and people,
 * so the table only holds their digests.
 */
export function createLimits({ db, clock, enabled }: Needs): Limits {
  const take: Limits["take"] = async (key, { limit, windowMs }) => {
    if (!enabled) return unlimited;
    const now = clock();
    const ended = sql<boolean>`limits.ends_at <= ${now}`;
    const { taken, ends_at } = await db
      .insertInto("limits")
      .values({ key: digestOf(key), taken: 1, ends_at: now + windowMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          taken: sql`case when ${ended} then 1 else limits.taken + 1 end`,
          // The earlier end: a clock that was set back doesn't extend a window.
          ends_at: sql`case when ${ended} or limits.ends_at > excluded.ends_at then excluded.ends_at else limits.ends_at end`,
        }),
      )
      .returning(["taken", "ends_at"])
      .executeTakeFirstOrThrow();
    const allowed = taken <= limit;
    return { allowed, isFirst: taken === 1, retryAfter: allowed ? 0 : seconds(ends_at - now) };
  };

  // `ends_at` is when the bucket will be full again.
  const draw: Limits["draw"] = async (key, { burst, everyMs }) => {
    if (!enabled) return unlimited;
    const now = clock();
    const empty = now + burst * everyMs;
    const drawn = sql<number>`case when limits.ends_at < ${now} then ${now} else limits.ends_at end + ${everyMs}`;
    const row = await db
      .insertInto("limits")
      .values({ key: digestOf(key), taken: 1, ends_at: now + everyMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ ends_at: drawn }).where(drawn, "<=", empty),
      )
      .returning("ends_at")
      .executeTakeFirst();
    if (row) return { allowed: true, isFirst: row.ends_at === now + everyMs, retryAfter: 0 };
    const mine = db.selectFrom("limits").select("ends_at").where("key", "=", digestOf(key));
    const ends_at = Math.min((await mine.executeTakeFirst())?.ends_at ?? now, empty);
    // A clock that was set back doesn't extend the wait: it counts from now.
    await db
      .updateTable("limits")
      .set({ ends_at: empty })
      .where("key", "=", digestOf(key))
      .where("ends_at", ">", empty)
      .execute();
    return { allowed: false, isFirst: false, retryAfter: seconds(ends_at + everyMs - empty) };
  };

  const enforce: Limits["enforce"] = async (key, rule, message) => {
    const { allowed, retryAfter } = await take(key, rule);
    if (!allowed) throw tooMany(retryAfter, message);
  };

  const running = new Map<string, number>();

  return {
    take,
    draw,
    async atOnce(key, most, refusal, work) {
      if (!enabled) return work();
      const others = running.get(key) ?? 0;
      if (others >= most) throw refusal();
      running.set(key, others + 1);
      try {
        return await work();
      } finally {
        const left = (running.get(key) ?? 1) - 1;
        if (left === 0) running.delete(key);
        else running.set(key, left);
      }
    },
    async putBack(key, { everyMs }) {
      await db
        .updateTable("limits")
        .set({ ends_at: sql`limits.ends_at - ${everyMs}` })
        .where("key", "=", digestOf(key))
        .execute();
    },
    enforce,
    async enforceOnReading(key, rule, message) {
      try {
        await enforce(key, rule, message);
      } catch (error) {
        if (!isUnwritable(error)) throw error;
      }
    },
    async forget(key) {
      await db.deleteFrom("limits").where("key", "=", digestOf(key)).execute();
    },
    async sweep() {
      await db.deleteFrom("limits").where("ends_at", "<=", clock()).execute();
    },
  };
}

const unlimited: Taken = { allowed: true, isFirst: true, retryAfter: 0 };
const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
