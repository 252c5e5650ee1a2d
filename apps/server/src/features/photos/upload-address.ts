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

/** Where in the store a picture's bytes arrive. Nobody reads them there before they are written anew. */
export const arrivedKey = (owner: string, id: string): string => `incoming/${owner}/${id}`;

/**
 * The id in an address that pictures are sent to, ours or the store's, with or without what signs
 * it; null if it is none, or somebody else's. Nothing is fetched from it, so its origin doesn't
 * matter.
 */
export function idSentTo(address: string, owner: string): string | null {
  const [path = ""] = address.split("?", 1);
  const id = path.slice(path.lastIndexOf("/") + 1);
  const ends = [`/api/objects/upload/${id}`, `/${arrivedKey(owner, id)}`];
  return ends.some((end) => path.endsWith(end)) ? id : null;
}
