import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder and those it is in, private to their owner, unless they exist. Throws what the
 * system says. Node's `recursive` tries for ever where nobody can make a folder, such as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same time has just made it.
    if (!existsSync(path)) throw error;
  }
}
