import { createHash, hash, timingSafeEqual } from "node:crypto";

/** SHA-256 in base64url: a short id for some content that doesn't reveal it. */
export const digestOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url");

/** Compares two digests in constant time. */
export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A UUID that follows from a text (version 5, in a namespace of our own). */
export function uuidOf(text: string): string {
  const bytes = hash("sha1", Buffer.concat([namespace, Buffer.from(text)]), "buffer");
  const hex = bytes.toString("hex", 0, 16);
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`;
}

const namespace = Buffer.from("0f6d5c0a8a0e4d4e9a5b1f6a3c7e2d41", "hex");
