import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";

/** The archive is broken or in an unsupported form. The message is shown to the user. */
export class ReleaseError extends Error {}

export interface ZipEntry {
  name: string;
  /** Unpacked, in bytes. */
  size: number;
  packedSize: number;
  method: number;
  crc: number;
  header: number;
}

export interface ZipFile {
  entries: readonly ZipEntry[];
  /** The unpacked bytes in chunks; throws if they don't match the directory. */
  read(entry: ZipEntry): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const longestTail = 66_000;
const maxDirectoryBytes = 16_000_000;
/** The largest file of a release that we read has some 200 MB. */
const maxUnpacked = 600_000_000;
/** From 4 GB on, archives are ZIP64, which isn't supported. */
const tooLarge = 0xffffffff;

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  if (bytesRead < length) throw new ReleaseError("The ZIP file is cut off.");
  return buffer;
}

async function directoryOf(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - longestTail), Math.min(size, longestTail));
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== endOfDirectory) {
    throw new ReleaseError("This is no ZIP file, or it is cut off.");
  }
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > maxDirectoryBytes || start === tooLarge) {
    throw new ReleaseError("ZIP files of 4 GB and more aren't read.");
  }
  const directory = await bytesAt(file, start, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= directory.length; ) {
    if (directory.readUInt32LE(at) !== directoryEntry) break;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      header: directory.readUInt32LE(at + 42),
      name: directory.toString("utf8", at + 46, at + 46 + nameLength),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function* unpack(file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const broken = new ReleaseError(`${entry.name} in the ZIP file is broken.`);
  if (entry.size === tooLarge || entry.packedSize === tooLarge) {
    throw new ReleaseError("ZIP files of 4 GB and more aren't read.");
  }
  if (entry.size > maxUnpacked) {
    throw new ReleaseError(`${entry.name} is larger than any file of a release.`);
  }
  if (entry.method !== 0 && entry.method !== 8) {
    throw new ReleaseError(`${entry.name} is packed in a way that isn't read.`);
  }
  const header = await bytesAt(file, entry.header, 30);
  if (header.readUInt32LE(0) !== localHeader) throw broken;
  const start = entry.header + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = Readable.from(pieces(file, start, entry.packedSize));
  const content = entry.method === 0 ? packed : packed.pipe(createInflateRaw());
  // `pipe` doesn't forward errors.
  packed.once("error", (error) => content.destroy(error));
  let crc = 0;
  let size = 0;
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      crc = crc32(piece, crc);
      size += piece.length;
      if (size > entry.size) throw broken;
      yield piece;
    }
  } catch (error) {
    throw error instanceof ReleaseError ? error : broken;
  }
  if (size !== entry.size || crc !== entry.crc) throw broken;
}

async function* pieces(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  const step = 1 << 18;
  for (let at = 0; at < length; at += step) {
    yield await bytesAt(file, start + at, Math.min(step, length - at));
  }
}

/** Opens a ZIP file, reading only its directory. Throws `ReleaseError`. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path).catch(() => {
    throw new ReleaseError(`There is no readable file ${path}.`);
  });
  try {
    const entries = (await directoryOf(file)).filter(({ name }) => !name.endsWith("/"));
    return {
      entries,
      read: (entry) => unpack(file, entry),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
