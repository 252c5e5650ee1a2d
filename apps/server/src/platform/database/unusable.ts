import type { Config } from "../config/config.ts";
import { DatabaseError } from "./database.ts";
import { messages } from "./messages.ts";
import { troubleOf } from "./trouble.ts";

type Place = Pick<Config, "databaseUrl" | "dataDir">;

/** What whoever starts the server reads of a database that can't be used. */
export const unusable = ({ databaseUrl, dataDir }: Place, error: unknown): DatabaseError =>
  databaseUrl === null ? cannotOpen(dataDir, error) : cannotReach(databaseUrl, error);

/** The embedded database. */
export const cannotOpen = (dataDir: string, error: unknown): DatabaseError =>
  new DatabaseError(messages.cannotOpen(dataDir, reasonOf(error)));

/** PostgreSQL. */
export function cannotReach(url: string, error: unknown): DatabaseError {
  const { host, pathname } = new URL(url);
  return new DatabaseError(messages.cannotReach(`${host}${pathname}`, reasonOf(error)));
}

/** Missing rights in PostgreSQL, and a file of SQLite's that is damaged or none. */
const madeElsewhere = /^(42501|SQLITE_(CORRUPT|NOTADB)(_.*)?)$/;

/** Whether the operator has to put the database right, not we our program. */
export function isOperators(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return troubleOf(error) !== null || (typeof code === "string" && madeElsewhere.test(code));
}

export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).split("\n", 1)[0] ?? "";
}
