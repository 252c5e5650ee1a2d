import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { importCodes, maxImport } from "@morsel/contract/imports";
import { day } from "@morsel/domain/time";
import { Failure } from "../../platform/http/failure.ts";
import type { ObjectStore } from "../../platform/objects/objects.ts";
import type { GivingWay } from "../../platform/turns.ts";
import { importMessages } from "./import.messages.ts";

/** The store takes a file in parts, since it may hold each in memory. */
const partBytes = 8 * 1_048_576;

/** Where a file's parts are in the store. */
export const importFolder = (userId: string, id: string): string => `imports/${userId}/${id}`;
export const partKey = (userId: string, id: string, part: number): string =>
  `${importFolder(userId, id)}/${String(part).padStart(2, "0")}`;

export const tooLarge = (): Failure =>
  new Failure(413, importCodes.tooLarge, importMessages.tooLarge(maxImport.bytes), {
    headers: { connection: "close" },
  });

interface Needs {
  store: ObjectStore;
  dataDir: string;
  givingWay: Pick<GivingWay, "begin">;
}

/**
 * Files to import: kept in the store, where every process finds them, and copied to this machine's
 * disk to be read. Never more than a part is in memory.
 */
export function createImportFiles({ store, dataDir, givingWay }: Needs) {
  const folder = join(dataDir, "imports");

  async function freshPath(): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, randomUUID());
  }

  return {
    /** Takes a file as it comes. `announce` is told each part's key before it is stored. */
    async receive(
      content: AsyncIterable<Buffer>,
      keyOf: (part: number) => string,
      announce: (key: string) => Promise<void>,
    ): Promise<{ path: string; bytes: number; parts: number }> {
      const giveWay = givingWay.begin();
      const path = await freshPath();
      const file = await open(path, "wx", 0o600);
      let [bytes, parts, begun] = [0, 0, 0];
      const storePart = async () => {
        const key = keyOf(parts);
        await announce(key);
        const part = createReadStream(path, { start: begun, end: bytes - 1 });
        await store.put(key, part, "application/octet-stream");
        parts += 1;
        begun = bytes;
      };
      try {
        for await (const chunk of content) {
          bytes += chunk.length;
          if (bytes > maxImport.bytes) throw tooLarge();
          await file.writeFile(chunk);
          if (bytes - begun >= partBytes) await storePart();
          await giveWay();
        }
        if (bytes > begun) await storePart();
        return { path, bytes, parts };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
    },

    /** Copies a file from the store; undefined if a part is gone. */
    async fetch(keys: readonly string[]): Promise<string | undefined> {
      const path = await freshPath();
      try {
        for (const key of keys) {
          const part = await store.get(key);
          if (!part) {
            await rm(path, { force: true });
            return undefined;
          }
          const file = await open(path, "a", 0o600);
          await pipeline(part.content, file.createWriteStream());
        }
        return path;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    discard: (path: string) => rm(path, { force: true }),

    /** Deletes copies that a process left when it was killed. */
    async sweep(now: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
        if (mtimeMs < now - day) await rm(path, { force: true });
      }
    },
  };
}
