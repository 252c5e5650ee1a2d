import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** One object, one type, one owner, for a while. */
export interface Upload {
  id: string;
  owner: string;
  type: string;
  /** An instant in ms. */
  until: number;
}

/** A key for these signatures alone, from the server's own. */
export const signingKey = (secret: Buffer): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "morsel upload addresses", 32));

export const signatureOf = (key: Buffer, { id, owner, type, until }: Upload): string =>
  createHmac("sha256", key).update([id, owner, type, until].join("\n")).digest("base64url");

export function isSigned(key: Buffer, upload: Upload, signature: string): boolean {
  const [wanted, given] = [signatureOf(key, upload), signature].map((text) => Buffer.from(text));
  return wanted !== undefined && wanted.length === given?.length && timingSafeEqual(wanted, given);
}
