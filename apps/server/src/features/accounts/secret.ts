import { randomBytes } from "node:crypto";
import { digestOf, isSameDigest } from "../../platform/digest.ts";

/** A 256-bit secret for a mail, cookie or URL. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database stores of a secret. The same hash as PKCE's S256. */
export const hashOf = digestOf;

/** Compares two hashes in constant time. */
export const isSameHash = isSameDigest;

/** A UUID's 16 bytes, which keep tokens short. */
export const bytesOfUuid = (uuid: string): Buffer => Buffer.from(uuid.replaceAll("-", ""), "hex");

export const uuidOfBytes = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
