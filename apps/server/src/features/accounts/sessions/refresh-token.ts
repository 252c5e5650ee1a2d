import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { bytesOfUuid, hashOf, isSameHash, newSecret, uuidOfBytes } from "../secret.ts";

/**
 * Refresh tokens that rotate without being stored.
 *
 * A token is `user id | session id | number | mark | secret`, in base64url. The secret of token n +
 * 1 is derived from that of token n and a random salt. The database stores the salt and the hashes
 * of the active token and its parent: sending the parent yields the active token again (two tabs
 * may refresh at once), yet the database alone yields neither.
 *
 * The mark is a MAC of the token's public part under a key of the session. It tells a token that
 * was issued long ago (so it was copied: the session ends) from an invented one.
 */
export interface RefreshToken {
  userId: string;
  sessionId: string;
  /** 1 for a session's first token. */
  number: number;
  mark: Buffer;
  secret: Buffer;
}

/** What a session's row stores about its tokens. */
export interface TokenState {
  token_count: number;
  token_mark_key: string;
  active_token_hash: string;
  parent_token_hash: string | null;
  active_token_salt: string | null;
}

interface Owner {
  userId: string;
  sessionId: string;
}

const lengths = { ids: 32, number: 4, mark: 16, secret: 32 } as const;
const total = lengths.ids + lengths.number + lengths.mark + lengths.secret;

/** The first token of a new session. */
export function firstToken(owner: Owner): { token: string; state: TokenState } {
  const secret = randomBytes(lengths.secret);
  const markKey = newSecret();
  return {
    token: write(owner, 1, markKey, secret),
    state: {
      token_count: 1,
      token_mark_key: markKey,
      active_token_hash: hashOf(secret),
      parent_token_hash: null,
      active_token_salt: null,
    },
  };
}

/** Parses a token; null if it can't be one of ours. */
export function readToken(text: string): RefreshToken | null {
  if (!/^[\w-]+$/.test(text)) return null;
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== total) return null;
  const end = lengths.ids + lengths.number;
  return {
    userId: uuidOfBytes(bytes.subarray(0, 16)),
    sessionId: uuidOfBytes(bytes.subarray(16, 32)),
    number: bytes.readUInt32BE(lengths.ids),
    mark: bytes.subarray(end, end + lengths.mark),
    secret: bytes.subarray(end + lengths.mark),
  };
}

/**
 * What a token is to its session: `active` (rotate), `parent` (return the active one again),
 * `older` (reused: end the session) or `unknown` (never issued).
 */
export function standing(
  token: RefreshToken,
  state: TokenState,
): "active" | "parent" | "older" | "unknown" {
  if (!timingSafeEqual(token.mark, markOf(token, token.number, state.token_mark_key))) {
    return "unknown";
  }
  const hashed = hashOf(token.secret);
  if (token.number === state.token_count) {
    return isSameHash(hashed, state.active_token_hash) ? "active" : "unknown";
  }
  if (token.number === state.token_count - 1 && state.parent_token_hash !== null) {
    return isSameHash(hashed, state.parent_token_hash) ? "parent" : "unknown";
  }
  return token.number < state.token_count ? "older" : "unknown";
}

type Issued = { token: string; state: TokenState };

/** The token after the active one, which becomes its parent. */
function follow(
  owner: Owner,
  before: TokenState,
  made: { secret: Buffer; salt: string | null },
): Issued {
  const number = before.token_count + 1;
  return {
    token: write(owner, number, before.token_mark_key, made.secret),
    state: {
      token_count: number,
      token_mark_key: before.token_mark_key,
      active_token_hash: hashOf(made.secret),
      parent_token_hash: before.active_token_hash,
      active_token_salt: made.salt,
    },
  };
}

/** The active token's successor, and the session's new state. */
export function rotate(active: RefreshToken, state: TokenState): Issued {
  const salt = newSecret();
  return follow(active, state, { secret: derive(active, salt), salt });
}

/**
 * A successor that isn't derived from the active token, for when only the database knows the
 * session. Its parent is recognized but can't be used to get it again.
 */
export function replace(owner: Owner, state: TokenState): Issued {
  return follow(owner, state, { secret: randomBytes(lengths.secret), salt: null });
}

/** Derives the active token from its parent again; null if it wasn't derived from it. */
export function activeAgain(parent: RefreshToken, state: TokenState): string | null {
  if (state.active_token_salt === null) return null;
  const secret = derive(parent, state.active_token_salt);
  return write(parent, state.token_count, state.token_mark_key, secret);
}

function derive(from: RefreshToken, salt: string): Buffer {
  const info = `morsel refresh token ${from.sessionId}`;
  return Buffer.from(hkdfSync("sha256", from.secret, salt, info, lengths.secret));
}

function write(owner: Owner, number: number, markKey: string, secret: Buffer): string {
  const open = openPart(owner, number);
  return Buffer.concat([open, markOf(owner, number, markKey), secret]).toString("base64url");
}

function markOf(owner: Owner, number: number, markKey: string): Buffer {
  const mac = createHmac("sha256", Buffer.from(markKey, "base64url"));
  return mac.update(openPart(owner, number)).digest().subarray(0, lengths.mark);
}

function openPart({ userId, sessionId }: Owner, number: number): Buffer {
  const counted = Buffer.alloc(lengths.number);
  counted.writeUInt32BE(number);
  return Buffer.concat([bytesOfUuid(userId), bytesOfUuid(sessionId), counted]);
}
