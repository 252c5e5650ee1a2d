import type { Migration } from "../migrate.ts";

/**
 * Every step, in the order in which they run. Column types that mean the same on both engines:
 * `text`, `integer` (also for 0/1), `bigint` (instants in ms), `double precision`.
 */
export const migrations: Record<string, Migration> = {};
