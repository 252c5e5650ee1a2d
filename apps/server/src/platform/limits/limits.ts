import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/database.ts";
import { tooMany } from "../http/failure.ts";

type LimitTables = { limits: { key: string; taken: number; ends_at: number } };

/** At most `limit` times within a window that starts with the first. */
export interface Rule {
  limit: number;
  windowMs: number;
}

export interface Taken {
  allowed: boolean;
  /** Whole seconds until the window ends, at least 1; 0 where allowed. */
  retryAfter: number;
}

export interface Limits {
  /** Counts one use of a key; atomic for all processes on the same database. */
  take(key: string, rule: Rule): Promise<Taken>;
  /** Like `take`, and throws a 429 `Failure` once the limit is passed. */
  enforce(key: string, rule: Rule, message?: string): Promise<void>;
  /** Forgets what was counted, after a success. */
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

/** Limits that several processes share, counted in the database. */
export function createLimits({ db, clock, enabled }: Needs): Limits {
  const tables = db.withTables<LimitTables>();

  const take: Limits["take"] = async (key, { limit, windowMs }) => {
    if (!enabled) return { allowed: true, retryAfter: 0 };
    const now = clock();
    const ended = sql<boolean>`limits.ends_at <= ${now}`;
    const { taken, ends_at } = await tables
      .insertInto("limits")
      .values({ key: digest(key), taken: 1, ends_at: now + windowMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          taken: sql`case when ${ended} then 1 else limits.taken + 1 end`,
          ends_at: sql`case when ${ended} then excluded.ends_at else limits.ends_at end`,
        }),
      )
      .returning(["taken", "ends_at"])
      .executeTakeFirstOrThrow();
    const allowed = taken <= limit;
    return { allowed, retryAfter: allowed ? 0 : Math.max(1, Math.ceil((ends_at - now) / 1000)) };
  };

  return {
    take,
    async enforce(key, rule, message) {
      const { allowed, retryAfter } = await take(key, rule);
      if (!allowed) throw tooMany(retryAfter, message);
    },
    async forget(key) {
      await tables.deleteFrom("limits").where("key", "=", digest(key)).execute();
    },
    async sweep() {
      await tables.deleteFrom("limits").where("ends_at", "<=", clock()).execute();
    },
  };
}

/** Keys name addresses and people: the table holds neither. */
const digest = (key: string): string => createHash("sha256").update(key).digest("base64url");
