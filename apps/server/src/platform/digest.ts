import { createHash } from "node:crypto";

/** SHA-256 in base64url: a short name for a content, which tells nothing of it. */
export const digestOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url");
