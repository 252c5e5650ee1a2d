import { createHash } from "node:crypto";

/** SHA-256 in base64url: a short id for some content that doesn't reveal it. */
export const digestOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url");
