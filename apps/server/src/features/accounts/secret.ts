import { randomBytes, timingSafeEqual } from "node:crypto";
import { digestOf } from "../../platform/digest.ts";

/** A 256-bit secret for a mail, cookie or URL. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database stores of a secret. The same hash as PKCE's S256. */
export const hashOf = digestOf;

/** Compares two hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A UUID's 16 bytes, which keep tokens short. */
export const bytesOfUuid = (uuid: string): Buffer => Buffer.from(uuid.replaceAll("-", ""), "hex");

export const uuidOfBytes = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
