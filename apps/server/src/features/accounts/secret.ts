import { randomBytes, timingSafeEqual } from "node:crypto";
import { digestOf } from "../../platform/digest.ts";

/** A secret of 256 bits, for a mail, a cookie or an address. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a secret, which is also PKCE's S256. */
export const hashOf = digestOf;

/** Compares two hashes without telling by the time how far they agree. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The 16 bytes of a UUID, which are shorter within a token. */
export const bytesOfUuid = (uuid: string): Buffer => Buffer.from(uuid.replaceAll("-", ""), "hex");

export const uuidOfBytes = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
