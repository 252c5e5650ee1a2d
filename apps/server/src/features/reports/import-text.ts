import { isAscii, isUtf8 } from "node:buffer";
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

/** How a text that begins like this is encoded; undefined for what is none. */
export function encodingOf(beginning: Buffer): string | undefined {
  const wide = wideEncodingOf(beginning);
  if (wide) return wide;
  if (beginning.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return undefined;
  return narrowEncodingOf(beginning.subarray(0, lastLetter(beginning)));
}

const narrowEncodingOf = (bytes: Buffer) => (isUtf8(bytes) ? "utf-8" : "windows-1252");

/** Where the last letter of UTF-8 begins, which may be cut off. */
function lastLetter(bytes: Buffer): number {
  const start = bytes.findLastIndex((byte) => byte >> 6 !== 0b10);
  return start >= 0 && bytes.length - start <= 4 ? start : bytes.length;
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

/**
 * Text that begins as `encoding` says. UTF-8 and Windows-1252 are the same as long as there is only
 * ASCII, so which of them it is, the first chunk that holds more tells, however late it comes.
 */
export async function* decoded(
  content: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<string> {
  let decoder = encoding === "utf-8" ? undefined : new TextDecoder(encoding);
  let held = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    const end = decoder ? bytes.length : lastLetter(bytes);
    const whole = bytes.subarray(0, end);
    held = Buffer.from(bytes.subarray(end));
    if (!decoder && !isAscii(whole)) decoder = new TextDecoder(narrowEncodingOf(whole));
    yield decoder ? decoder.decode(whole, { stream: true }) : whole.toString("latin1");
    await setImmediate();
  }
  decoder ??= new TextDecoder(narrowEncodingOf(held));
  yield decoder.decode(held);
}
