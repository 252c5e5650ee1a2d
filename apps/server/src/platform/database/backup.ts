import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import Sqlite from "libsql";
import type { Config } from "../config/config.ts";
import { makeFolder } from "../make-folder.ts";
import { objectFolder } from "../objects/folder.ts";
import { packKey } from "./carried-key.ts";
import { messages } from "./messages.ts";
import { forgetPlace } from "./restored.ts";
import { sqliteFile } from "./sqlite.ts";

/** No backup could be made. The message is one line. */
export class BackupError extends Error {}

export interface Backup {
  /** An absolute path. */
  file: string;
  bytes: number;
}

/**
 * Writes a consistent, verified copy of the embedded database together with its encryption key,
 * even while a server is using it, and beside it the pictures (`<target>.objects`), unless they are
 * in a store of their own. In a folder it is called `morsel-<time>.db`; by default that is
 * `DATA_DIR/backups`. Throws `BackupError`.
 */
export function backUp(
  config: Pick<Config, "databaseUrl" | "dataDir" | "encryptionKey" | "s3">,
  target: string | undefined,
  now: number,
): Backup {
  if (config.databaseUrl) {
    throw new BackupError(messages.backup.postgres);
  }
  const source = sqliteFile(config.dataDir);
  if (!existsSync(source)) throw new BackupError(messages.none(config.dataDir));
  const file = fileFor(target, config.dataDir, now);
  if (existsSync(file)) throw new BackupError(messages.backup.exists(file));

  const part = `${file}.part`;
  const pictures = `${file}.objects`;
  try {
    makeFolder(dirname(file));
    rmSync(part, { force: true });
    // Created before it is filled, so that others can never read it.
    closeSync(openSync(part, "wx", 0o600));
    // A key in the settings is backed up with the settings, not here.
    copy(source, part, config.encryptionKey === null ? config.dataDir : null);
    check(part);
    // After the database: a picture that it doesn't know is harmless, a missing one isn't.
    if (config.s3 === null) copyPictures(objectFolder(config.dataDir), pictures);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    rmSync(pictures, { recursive: true, force: true });
    throw new BackupError(messages.backup.cannotWrite(file, (error as Error).message));
  }
  return { file, bytes: statSync(file).size };
}

function fileFor(target: string | undefined, dataDir: string, now: number): string {
  const time = new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, "");
  const name = `morsel-${time}.db`;
  if (target === undefined) return join(dataDir, "backups", name);
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? resolve(target, name) : resolve(target);
}

function copy(source: string, part: string, keyFrom: string | null): void {
  const database = new Sqlite(source);
  try {
    database.exec("pragma busy_timeout = 10000");
    database.prepare("vacuum into ?").run([part]);
  } finally {
    database.close();
  }
  const made = new Sqlite(part);
  try {
    forgetPlace(made);
    if (keyFrom !== null) packKey(made, keyFrom);
  } finally {
    made.close();
  }
  const handle = openSync(part, "r+");
  fsyncSync(handle);
  closeSync(handle);
}

function check(part: string): void {
  const database = new Sqlite(part);
  try {
    const [row] = database.prepare("pragma quick_check").all([]) as { quick_check: string }[];
    if (row?.quick_check !== "ok") throw new Error("the copy is damaged");
  } finally {
    database.close();
  }
}

/** By links where the disk allows it: a stored picture is never written to, only replaced. */
function copyPictures(from: string, to: string): void {
  const source = join(from, "users");
  if (!existsSync(source)) return;
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(".part")) continue;
    const file = join(entry.parentPath, entry.name);
    const copied = join(to, relative(from, file));
    makeFolder(dirname(copied));
    try {
      linkSync(file, copied);
    } catch (error) {
      // Deleted just now.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") continue;
      copyFileSync(file, copied);
    }
  }
}
