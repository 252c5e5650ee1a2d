/**
 * Why the database fails though the query was fine: `away` (connection lost or refused), `busy`
 * (waited too long for others), disk `full`, or disk `unwritable` (read-only or broken). With the
 * last two, reads still work.
 */
export type Trouble = "away" | "busy" | "full" | "unwritable";

/** The connection broke or no answer came: whether anything was written is unknown. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** SQLSTATE codes and classes, SQLite's codes and the system's. */
const codes: readonly [RegExp, Trouble][] = [
  [/^(08...|57P0.|25P03)$/, "away"],
  [/^(53100|SQLITE_FULL|ENOSPC|EDQUOT)$/, "full"],
  [/^(25006|58030|SQLITE_(READONLY|IOERR|CANTOPEN)(_.*)?|EROFS|EIO)$/, "unwritable"],
  [/^(53...|57014|40001|40P01|55P03|SQLITE_(BUSY|LOCKED|NOMEM)(_.*)?|EMFILE|ENFILE)$/, "busy"],
];

/** The database's trouble behind a failure; null if the failure isn't the database's. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof ConnectionLost) return "away";
  if (!(error instanceof Error)) return null;
  const { code, message }: { code?: unknown; message: string } = error;
  if (typeof code !== "string") return null;
  // PostgreSQL reports a disk that became read-only as a missing privilege (42501).
  if (code === "42501") return message.includes("Read-only file system") ? "unwritable" : null;
  return codes.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Troubles of the disk: nothing can be written, everything can be read. */
export type DiskTrouble = Extract<Trouble, "full" | "unwritable">;

export function diskTroubleOf(error: unknown): DiskTrouble | null {
  const trouble = troubleOf(error);
  return trouble === "full" || trouble === "unwritable" ? trouble : null;
}

export const isUnwritable = (error: unknown): boolean => diskTroubleOf(error) !== null;
