import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const greekMu = 0x3bc;
const microSign = 0xb5;
const headerLength = 48;
/** Index of `cmap` in WOFF2's list of known table tags. */
const cmapFlag = 0;
/** The transform version that means "stored as is": 3 for `glyf` and `loca`, 0 for the others. */
const plainForm = (flag: number) => (flag === 10 || flag === 11 ? 3 : 0);

/** Reads a UIntBase128 of the WOFF2 directory (seven bits a byte) and where the next one starts. */
function readNumber(bytes: Buffer, start: number): [value: number, next: number] {
  let value = 0;
  for (let at = start; ; at++) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + 1];
  }
}

function numberBytes(value: number): Buffer {
  const parts = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) parts.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(parts);
}

/** Looks a character code up in a format 4 character map. */
function glyphOf(map: Buffer, code: number): number {
  const count = map.readUInt16BE(6) / 2;
  for (let segment = 0; segment < count; segment++) {
    const end = map.readUInt16BE(14 + 2 * segment);
    const start = map.readUInt16BE(16 + 2 * (count + segment));
    if (code < start || code > end) continue;
    const delta = map.readUInt16BE(16 + 2 * (2 * count + segment));
    const offsetAt = 16 + 2 * (3 * count + segment);
    const offset = map.readUInt16BE(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = map.readUInt16BE(offsetAt + offset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Writes a format 4 character map, one segment per run of consecutive codes. */
function mapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const delta = (glyph - code) & 0xffff;
    const last = segments.at(-1);
    if (last?.end === code - 1 && last.delta === delta) last.end = code;
    else segments.push({ start: code, end: code, delta });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const range = 2 * 2 ** power;
  const words = [
    ...[4, 16 + 8 * count, 0, 2 * count, range, power, 2 * count - range],
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ];
  const map = Buffer.alloc(2 * words.length);
  for (const [at, word] of words.entries()) map.writeUInt16BE(word, 2 * at);
  return map;
}

/** A `cmap` table in which the Greek mu uses the micro sign's glyph. */
function withMu(table: Buffer): Buffer {
  let map: Buffer | undefined;
  for (let at = 4; at < 4 + 8 * table.readUInt16BE(2); at += 8) {
    const own = table.subarray(table.readUInt32BE(at + 4));
    if (table.readUInt16BE(at) === 3 && own.readUInt16BE(0) === 4) map = own;
  }
  if (!map) throw new Error("The font has no character map of format 4.");
  const glyphs = new Map<number, number>();
  for (let code = 0; code < 0xffff; code++) {
    const glyph = glyphOf(map, code);
    if (glyph > 0) glyphs.set(code, glyph);
  }
  const micro = glyphs.get(microSign);
  if (micro === undefined) throw new Error("The font has no micro sign.");
  glyphs.set(greekMu, micro);
  const head = Buffer.from([0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12]);
  return Buffer.concat([head, mapOf(glyphs)]);
}

/** Adds U+03BC (Greek mu, written in units such as "μg") to a WOFF2 font that has only U+00B5. */
export function addMu(font: Buffer): Buffer {
  const tables = font.readUInt16BE(12);
  const entries: Buffer[] = [];
  let at = headerLength;
  let start = 0;
  let found: { start: number; length: number; entry: number } | undefined;
  for (let table = 0; table < tables; table++) {
    const from = at;
    const flag = font.readUInt8(at) & 0x3f;
    at += flag === 63 ? 5 : 1;
    let [length, next] = readNumber(font, at);
    // A transformed table also stores its transformed length.
    if (font.readUInt8(from) >> 6 !== plainForm(flag)) [length, next] = readNumber(font, next);
    at = next;
    entries.push(font.subarray(from, at));
    if (flag === cmapFlag) found = { start, length, entry: table };
    start += length;
  }
  if (!found) throw new Error("The font has no character map.");
  const packed = font.readUInt32BE(20);
  const data = brotliDecompressSync(font.subarray(at, at + packed));
  const old = data.subarray(found.start, found.start + found.length);
  const map = withMu(old);
  entries[found.entry] = Buffer.concat([Buffer.from([cmapFlag]), numberBytes(map.length)]);
  const whole = Buffer.concat([
    data.subarray(0, found.start),
    map,
    data.subarray(found.start + found.length),
  ]);
  const compressed = brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  });
  const head = Buffer.from(font.subarray(0, headerLength));
  const body = Buffer.concat([head, ...entries, compressed]);
  const file = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
  file.writeUInt32BE(file.length, 8);
  const aligned = (length: number) => Math.ceil(length / 4) * 4;
  file.writeUInt32BE(font.readUInt32BE(16) + aligned(map.length) - aligned(old.length), 16);
  file.writeUInt32BE(compressed.length, 20);
  return file;
}

/** Adds the missing mu to the built font file whose name starts with `name`. */
export function fontMu(name: string): Plugin {
  return {
    name: "morsel:font-mu",
    apply: "build",
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== "asset" || !asset.fileName.includes(name)) continue;
        asset.source = addMu(Buffer.from(asset.source));
      }
    },
  };
}
