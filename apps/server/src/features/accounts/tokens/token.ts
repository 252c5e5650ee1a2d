import { randomBytes } from "node:crypto";
import { isPersonalToken, tokenPrefix } from "@morsel/domain/accounts/personal-token";
import type { FastifyRequest } from "fastify";
import { bytesOfUuid, uuidOfBytes } from "../secret.ts";

/**
 * A personal access token is `morsel_` and, in base64url, `user id | token id | secret`: the ids find
 * its row by the key that begins with the person, as all their rows do.
 */
const lengths = { id: 16, secret: 32 } as const;
const total = 2 * lengths.id + lengths.secret;

interface Ids {
  userId: string;
  id: string;
}

export function newToken({ userId, id }: Ids): string {
  const bytes = [bytesOfUuid(userId), bytesOfUuid(id), randomBytes(lengths.secret)];
  return tokenPrefix + Buffer.concat(bytes).toString("base64url");
}

/** Whose and which token a text may be; null if it can't be one of ours. */
export function idsIn(token: string): Ids | null {
  const bytes = Buffer.from(token.slice(tokenPrefix.length), "base64url");
  if (bytes.length !== total) return null;
  return {
    userId: uuidOfBytes(bytes.subarray(0, lengths.id)),
    id: uuidOfBytes(bytes.subarray(lengths.id, 2 * lengths.id)),
  };
}

/** The personal access token that a request carries; null if it carries none, or a session's. */
export function tokenOf({ headers }: Pick<FastifyRequest, "headers">): string | null {
  const sent = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return sent !== undefined && isPersonalToken(sent) ? sent : null;
}
