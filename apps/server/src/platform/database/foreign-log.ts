import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from "node:fs";

/**
 * Puts the log of an earlier database aside that a killed server left beside what is now a backup:
 * SQLite would write it into the copy, and ruin that. A backup says of itself that it has no log,
 * until the server has opened it; our database never does. Nothing may have opened the file yet.
 */
export function setForeignLogAside(file: string): void {
  const log = `${file}-wal`;
  if (!existsSync(log) || !existsSync(file) || hasLog(file)) return;
  renameSync(log, `${log}.before-restore`);
  rmSync(`${file}-shm`, { force: true });
}

/** Where SQLite's files say how they are written; 2 is with a log. */
const writtenHow = 18;

function hasLog(file: string): boolean {
  const handle = openSync(file, "r");
  try {
    const how = new Uint8Array(1);
    // A file that was just made, and never written to, is empty.
    return readSync(handle, how, 0, 1, writtenHow) === 0 || how[0] === 2;
  } finally {
    closeSync(handle);
  }
}
