import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** An in-memory file system that a test can fill. */
export interface SmallDisk {
  /** A folder on it that every user may enter. */
  folder: string;
  /** Leaves not a byte free. */
  fill(): void;
  /** Frees the space again. */
  free(): void;
  unmount(): void;
}

const mount = (...args: string[]) => spawnSync("mount", args).status === 0;

/** Mounts a file system of this many MB; null (with a note) if this process isn't allowed to. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  // Under /tmp, since a database server run by another user may have to reach it.
  const point = mkdtempSync("/tmp/morsel-disk-");
  if (!mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "morsel", point)) {
    rmdirSync(point);
    process.stderr.write("Skipping the tests of a full disk: only root may mount one.\n");
    return null;
  }
  const folder = join(point, "data");
  mkdirSync(folder, { mode: 0o755 });
  const ballast = join(point, "ballast");
  return {
    folder,
    fill() {
      const file = openSync(ballast, "a");
      const block = Buffer.alloc(64 * 1024);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      // Lazily: a database server may close its files a moment later.
      spawnSync("umount", ["--lazy", point]);
      rmdirSync(point);
    },
  };
}
