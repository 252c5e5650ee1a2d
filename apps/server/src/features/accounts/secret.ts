import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret of 256 bits, for a mail, a cookie or an address. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a secret: its SHA-256 in base64url, which is also PKCE's S256. */
export const hashOf = (secret: string | Buffer): string =>
  createHash("sha256").update(secret).digest("base64url");

/** Compares two hashes without telling by the time how far they agree. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The 16 bytes of a UUID, which are shorter within a token. */
export const bytesOfUuid = (uuid: string): Buffer => Buffer.from(uuid.replaceAll("-", ""), "hex");

export const uuidOfBytes = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
