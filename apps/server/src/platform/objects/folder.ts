import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ObjectStore } from "./objects.ts";

/** Where DATA_DIR keeps objects; the backup copies it. */
export const objectFolder = (dataDir: string): string => join(dataDir, "objects");

/** Our own code makes the keys; this is the second lock on the door out of the folder. */
const keyForm = /^[\w-]+(\/[\w-]+)*(\.[a-z]+)?$/;

export function openFolder(dataDir: string): ObjectStore {
  const folder = objectFolder(dataDir);
  const fileOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error(`not a key: ${key}`);
    return join(folder, key);
  };

  return {
    direct: null,
    async put(key, content) {
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(part, content, { mode: 0o600, flush: true });
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        const handle = await open(fileOf(key));
        const { size } = await handle.stat();
        // The stream closes the file when it ends or is destroyed.
        return { bytes: size, content: createReadStream("", { fd: handle }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
