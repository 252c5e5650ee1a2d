import { randomUUID } from "node:crypto";
import { tokenCodes } from "@morsel/contract/tokens";
import {
  allows,
  maxTokens,
  type TokenScope,
  tokenLifetime,
} from "@morsel/domain/accounts/personal-token";
import { day, hour, minute } from "@morsel/domain/time";
import type { FastifyRequest } from "fastify";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { Failure, notFound } from "../../../platform/http/failure.ts";
import type { Authenticate, AuthenticateCaller } from "../../../platform/http/mount.ts";
import { invalidRequest } from "../../../platform/http/validation.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import { type Person, tokenOwner } from "../../../platform/person.ts";
import type { AuditService } from "../audit/service.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import { hashOf, isSameHash } from "../secret.ts";
import { TokenFailure } from "../sessions/access-token.service.ts";
import {
  deleteDeadTokens,
  findToken,
  insertToken,
  listTokens,
  markRevoked,
  markUsed,
  type TokenRow,
} from "./repository.ts";
import { idsIn, newToken, tokenOf } from "./token.ts";

/** How exactly the last use is known: not every call is a write. */
const usedEvery = minute;
/** How long those are remembered that don't work any more, to say so to whoever sends one. */
const deadKept = 30 * day;
const makingRule = { limit: 60, windowMs: hour };

interface NewToken {
  name: string;
  scope: TokenScope;
  expiresAt?: number | undefined;
  timeZone?: string | undefined;
}

interface Needs {
  db: Db;
  clock: Clock;
  limits: Limits;
  audit: AuditService;
  /** Runs a change of the person's account, once it is sure that it's the owner. */
  changeAsOwner: <T>(person: Person, work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Receives failures that no caller sees. */
  report: (error: unknown) => void;
}

export type TokenService = ReturnType<typeof createTokenService>;

/** Personal access tokens: what they open is declared by each call of the contract. */
export function createTokenService(needs: Needs) {
  const { db, clock, limits, audit, changeAsOwner, report } = needs;

  /** The token's row. Throws a 401 `TokenFailure` unless it works. */
  async function working(token: string): Promise<TokenRow> {
    const ids = idsIn(token);
    const row = ids && (await findToken(db, ids));
    // Only who has the whole token learns what became of it.
    if (!row || !isSameHash(hashOf(token), row.hash)) throw refused("unknown");
    if (row.revoked_at !== null) throw refused("revoked");
    if (row.expires_at <= clock()) throw refused("expired");
    return row;
  }

  async function noteUse({ user_id, id, last_used_at }: TokenRow): Promise<void> {
    const now = clock();
    if (last_used_at !== null && isRunning(last_used_at, usedEvery, now)) return;
    // A full disk leaves reading.
    await markUsed(db, { userId: user_id, id }, now).catch(report);
  }

  return {
    /** Makes a token; the secret is in this answer and nowhere else. */
    async make(person: Person, sent: NewToken, origin: Origin) {
      const { userId, sessionId } = person;
      await limits.enforce(`tokens of ${userId}`, makingRule);
      const now = clock();
      const { name, scope, expiresAt = now + tokenLifetime.usual, timeZone = null } = sent;
      checkExpiry(expiresAt, now);
      const id = randomUUID();
      const token = newToken({ userId, id });
      const row: TokenRow = {
        ...{ user_id: userId, id, name, scope, hash: hashOf(token), time_zone: timeZone },
        ...{ created_at: now, expires_at: expiresAt, last_used_at: null, revoked_at: null },
      };
      await changeAsOwner(person, async (tx) => {
        const working = (await listTokens(tx, userId)).filter((one) => one.expires_at > now);
        if (working.length >= maxTokens)
          throw new Failure(409, tokenCodes.tooMany, messages.tokens.tooMany(maxTokens));
        await insertToken(tx, row);
        const detail = { id, scope, expiresAt };
        await audit.note(tx, origin, { action: "token_made", userId, sessionId, detail });
      });
      return { row, token };
    },

    /** Those that weren't revoked, newest first. */
    list: ({ userId }: Person): Promise<TokenRow[]> => listTokens(db, userId),

    /** Ends a token; repeating it is fine. Somebody else's is a 404. */
    revoke({ userId, sessionId }: Person, id: string, origin: Origin): Promise<void> {
      return inTransaction(db, async (tx) => {
        if (await markRevoked(tx, { userId, id }, clock())) {
          const event = { action: "token_revoked", userId, sessionId, detail: { id } } as const;
          return audit.note(tx, origin, event);
        }
        if (!(await findToken(tx, { userId, id }))) throw notFound();
      });
    },

    /**
     * The checks of a call's token, for sessions and personal access tokens: the latter open only
     * what is declared for them.
     */
    checksBeside(authenticate: Authenticate) {
      return {
        async authenticate(request: FastifyRequest) {
          const token = tokenOf(request);
          if (token === null) return authenticate(request);
          await working(token);
          throw new Failure(403, tokenCodes.notAllowed, messages.tokens.notAllowed);
        },

        async authenticateCaller(request: FastifyRequest, needed: TokenScope) {
          const token = tokenOf(request);
          if (token === null) return authenticate(request);
          const row = await working(token);
          if (!allows(row.scope, needed))
            throw new Failure(403, tokenCodes.readOnly, messages.tokens.readOnly);
          await noteUse(row);
          return tokenOwner(row.user_id, row.time_zone);
        },
      } satisfies { authenticate: Authenticate; authenticateCaller: AuthenticateCaller };
    },

    sweep: (): Promise<void> => deleteDeadTokens(db, clock() - deadKept),
  };
}

function checkExpiry(expiresAt: number, now: number): void {
  if (expiresAt > now && expiresAt <= now + tokenLifetime.max) return;
  throw invalidRequest([{ path: "expiresAt", message: messages.tokens.expiry }]);
}

const refused = (why: keyof typeof messages.tokens.refused) =>
  new TokenFailure("bad", messages.tokens.refused[why], messages.tokens.refused[why]);
