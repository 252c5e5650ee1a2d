/** Segments that the server's own pictures consist of, by their second byte. */
const segments = {
  start: 0xd8,
  end: 0xd9,
  /** The one that says that it is JPEG, of 16 bytes. */
  jfif: 0xe0,
  scan: 0xda,
  /** Tables, the frame, the interval of restarts. */
  others: new Set([0xdb, 0xc4, 0xc0, 0xc2, 0xdd]),
} as const;

/**
 * Whether a JPEG has nothing but what is needed to draw it: no metadata, nothing behind its end. A
 * picture of ours needn't be written anew then.
 */
export function isBareJpeg(bytes: Buffer): boolean {
  if (bytes.readUInt16BE(0) !== (0xff00 | segments.start)) return false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const kind = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (
      kind === segments.jfif ? length !== 16 : kind !== segments.scan && !segments.others.has(kind)
    )
      return false;
    at += 2 + length;
    if (kind !== segments.scan) continue;
    at = endOfScan(bytes, at);
    if (bytes[at + 1] === segments.end) return at + 2 === bytes.length;
  }
  return false;
}

/** The place of the next segment after a scan's data, in which 0xff is followed by 0 or a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 2;
  }
}
