import { crc32 } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { importMessages } from "./import.messages.ts";
import { unreadable } from "./import-found.ts";

/**
 * The bytes of an archive's entry. Throws a `Failure` where they can't be unpacked, or if they
 * aren't those that were packed, which the library doesn't tell: a disk may have lost a digit.
 */
export async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    try {
      for await (const chunk of stream) {
        sum = crc32(chunk as Buffer, sum);
        yield chunk as Buffer;
      }
    } finally {
      stream.destroy();
    }
  } catch {
    throw unreadable(importMessages.brokenZip);
  }
  if (sum !== entry.crc32) throw unreadable(importMessages.brokenZip);
}
