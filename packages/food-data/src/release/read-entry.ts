import { basename } from "node:path";
import type { Progress } from "./release-food.ts";
import type { ZipEntry, ZipFile } from "./zip-file.ts";

/** The unpacked bytes of a release's file in chunks, telling how much of it has been read. */
export async function* readEntry(
  zip: ZipFile,
  entry: ZipEntry,
  onProgress: (progress: Progress) => void,
): AsyncGenerator<Buffer> {
  const file = basename(entry.name);
  let bytes = 0;
  for await (const piece of zip.read(entry)) {
    bytes += piece.length;
    onProgress({ file, share: bytes / Math.max(1, entry.size) });
    yield piece;
  }
}
