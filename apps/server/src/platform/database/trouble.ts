/**
 * Why a database doesn't do its work, though nobody asked for anything wrong: it's `away` (the
 * connection broke, or none can be made), `busy` (for too long, with others), its disk is `full`, or
 * the disk is `unwritable` (read-only or broken). With the last two, reading goes on.
 */
export type Trouble = "away" | "busy" | "full" | "unwritable";

/** The connection broke, or an answer never came: whether anything was written is not known. */
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

/** What is the matter, where a failure is the database's own; null for every other. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof ConnectionLost) return "away";
  if (!(error instanceof Error)) return null;
  const { code, message }: { code?: unknown; message: string } = error;
  if (typeof code !== "string") return null;
  // PostgreSQL counts a disk that became read-only among missing privileges.
  if (code === "42501") return message.includes("Read-only file system") ? "unwritable" : null;
  return codes.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Where the disk is to blame, so that nothing can be written and all can be read. */
export type DiskTrouble = Extract<Trouble, "full" | "unwritable">;

export function diskTroubleOf(error: unknown): DiskTrouble | null {
  const trouble = troubleOf(error);
  return trouble === "full" || trouble === "unwritable" ? trouble : null;
}

export const isUnwritable = (error: unknown): boolean => diskTroubleOf(error) !== null;
