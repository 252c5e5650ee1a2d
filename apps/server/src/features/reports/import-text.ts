import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";

/** Bytes that are looked at to tell what a file is. */
const lookedAt = 65_536;
/** Read at once: parsing that much takes about a millisecond, after which others have their turn. */
const chunkBytes = 16_384;

export async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(lookedAt);
    const { bytesRead } = await file.read(buffer, 0, lookedAt, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const isZip = (beginning: Buffer): boolean =>
  beginning.toString("latin1", 0, 4) === "PK\x03\x04";

export const isArchive = async (path: string): Promise<boolean> => isZip(await beginningOf(path));

/** How a text is encoded; undefined for what is none. */
export function encodingOf(bytes: Buffer): string | undefined {
  const wide = wideEncodingOf(bytes);
  if (wide) return wide;
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return undefined;
  try {
    // What is cut off at the end isn't wrong.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** UTF-16 says so itself, or every other byte of it is zero. */
function wideEncodingOf(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const mark = bytes.toString("hex", 0, 2);
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (mark === "fffe" || (even === 0 && odd > bytes.length / 5)) return "utf-16le";
  if (mark === "feff" || (odd === 0 && even > bytes.length / 5)) return "utf-16be";
  return undefined;
}

/** A file's text, bit by bit, with turns for others in between. */
export async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  yield* decoded(createReadStream(path, { highWaterMark: chunkBytes }), encoding);
}

export async function* decoded(
  content: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of content) {
    yield decoder.decode(chunk, { stream: true });
    await setImmediate();
  }
  yield decoder.decode();
}
