import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The authenticator code for a key at a time (ms): RFC 6238, six digits, 30 s. */
export function totp(secret: string, at: number): string {
  const bits = [...secret.replaceAll(" ", "")]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
