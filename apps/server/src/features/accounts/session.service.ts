import { randomUUID } from "node:crypto";
import { type AuthSession, type AuthUser, authCodes } from "@morsel/contract/auth-service";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/http/mount.ts";
import type { AccessTokenService, Method, TokenSubject } from "./access-token.service.ts";
import { describeAccount } from "./account.service.ts";
import type { AuditService, Origin } from "./audit.service.ts";
import { listFactors } from "./factor.repository.ts";
import { touchIdentity } from "./identity.repository.ts";
import type { LimitService } from "./limit.service.ts";
import { authMessages } from "./messages.ts";
import { presentSession } from "./presenter.ts";
import {
  activeAgain,
  firstToken,
  readToken,
  replace,
  rotate,
  standing,
} from "./refresh-token.service.ts";
import {
  deleteSessions,
  insertSession,
  lockSession,
  type SessionRow,
  updateSession,
} from "./session.repository.ts";
import { findUser, type UserRow, updateUser } from "./user.repository.ts";

/** A session that nobody refreshed for so long (ms) is over. */
export const sessionIdleLimit = 30 * 86_400_000;

/** How the person got in: what the token's `amr` says, and which identity was used. */
export interface Entrance {
  method: "password" | "otp" | "oauth";
  provider: string;
}

/** A session as the transaction left it. It is signed after the commit: a key may have to be read. */
export interface OpenSession {
  subject: TokenSubject;
  user: AuthUser;
  refreshToken: string;
  /** Sessions whose access tokens must not be believed any more. */
  ended: readonly string[];
}

export interface SessionService {
  /** Opens a session within the caller's transaction; `sign` makes the reply of it afterwards. */
  open(tx: Db, user: UserRow, entrance: Entrance, origin: Origin): Promise<OpenSession>;
  sign(session: OpenSession): Promise<AuthSession>;
  /**
   * Raises a session to `aal2` within the caller's transaction. The person's sessions that are
   * below it end.
   */
  raise(tx: Db, user: UserRow, session: SessionRow, method: string): Promise<OpenSession>;
  /** Trades a refresh token for the next one. Throws a 400 `Failure`. */
  refresh(refreshToken: string, origin: Origin): Promise<AuthSession>;
  /** Ends this session, the person's others, or all. */
  end(person: Person, scope: "global" | "local" | "others", origin: Origin): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
  accessTokens: AccessTokenService;
  audit: AuditService;
  limits: LimitService;
}

/** Signed-in devices. */
export function createSessionService(needs: Needs): SessionService {
  const { db, clock, accessTokens, audit, limits } = needs;

  async function left(
    tx: Db,
    user: UserRow,
    session: Pick<SessionRow, "id" | "aal" | "amr">,
    refreshToken: string,
    ended: readonly string[] = [],
  ): Promise<OpenSession> {
    const amr = fromJson<Method[]>(session.amr);
    return {
      subject: { userId: user.id, sessionId: session.id, email: user.email, aal: session.aal, amr },
      user: await describeAccount(tx, user),
      refreshToken,
      ended,
    };
  }

  async function sign({ subject, user, refreshToken, ended }: OpenSession): Promise<AuthSession> {
    accessTokens.forget(ended);
    return presentSession(await accessTokens.issue(subject), refreshToken, user);
  }

  return {
    sign,

    async open(tx, user, { method, provider }, origin) {
      const now = clock();
      const id = randomUUID();
      const { token, state } = firstToken({ userId: user.id, sessionId: id });
      const factors = await listFactors(tx, user.id);
      const session = {
        id,
        aal: "aal1",
        amr: toJson([{ method, timestamp: Math.floor(now / 1000) }] satisfies Method[]),
      };
      await insertSession(tx, {
        ...session,
        ...state,
        needs_factor: factors.some(({ status }) => status === "verified") ? 1 : 0,
        user_id: user.id,
        created_at: now,
        refreshed_at: now,
        ip: origin.ip,
        user_agent: origin.userAgent,
      });
      await updateUser(tx, user.id, { last_sign_in_at: now, updated_at: now });
      await touchIdentity(tx, user.id, provider, now);
      await audit.note(tx, origin, {
        action: "signed_in",
        userId: user.id,
        sessionId: id,
        detail: { method, provider },
      });
      return left(tx, { ...user, last_sign_in_at: now, updated_at: now }, session, token);
    },

    async raise(tx, user, session, method) {
      const now = clock();
      const { token, state } = replace({ userId: user.id, sessionId: session.id }, session);
      const shown = { method, timestamp: Math.floor(now / 1000) };
      const raised = { aal: "aal2", amr: toJson([shown, ...fromJson<Method[]>(session.amr)]) };
      const change = { ...state, ...raised, needs_factor: 0, refreshed_at: now };
      await updateSession(tx, user.id, session.id, change);
      const ended = await deleteSessions(tx, user.id, { except: session.id, aal: "aal1" });
      return left(tx, user, { id: session.id, ...raised }, token, [...ended, session.id]);
    },

    async refresh(refreshToken, origin) {
      await limits.refresh(origin.ip);
      const token = readToken(refreshToken);
      if (!token) throw unknownToken();
      // What ends the session must stay ended: the refusal is thrown after the commit.
      const outcome = await inTransaction(db, async (tx) => {
        const now = clock();
        const session = await lockSession(tx, token.userId, token.sessionId);
        const user = session && (await findUser(tx, token.userId));
        if (!session || !user) return unknownToken();
        const at = { userId: user.id, sessionId: session.id };
        const is = standing(token, session);
        if (is === "unknown") return unknownToken();
        if (is === "older") {
          await deleteSessions(tx, user.id, { only: session.id });
          await audit.note(tx, origin, { action: "token_reused", ...at });
          return new Failure(400, authCodes.usedRefreshToken, authMessages.usedRefreshToken);
        }
        if (session.refreshed_at + sessionIdleLimit < now) {
          await deleteSessions(tx, user.id, { only: session.id });
          return new Failure(400, authCodes.sessionExpired, authMessages.sessionExpired);
        }
        if (is === "parent") {
          const active = activeAgain(token, session);
          return active === null ? unknownToken() : left(tx, user, session, active);
        }
        const next = rotate(token, session);
        await updateSession(tx, user.id, session.id, { ...next.state, refreshed_at: now });
        await audit.note(tx, origin, { action: "token_refreshed", ...at });
        return left(tx, user, session, next.token);
      });
      if (outcome instanceof Failure) {
        if (outcome.code !== authCodes.unknownRefreshToken) accessTokens.forget([token.sessionId]);
        throw outcome;
      }
      return sign(outcome);
    },

    async end({ userId, sessionId }, scope, origin) {
      const which =
        scope === "local" ? { only: sessionId } : scope === "others" ? { except: sessionId } : {};
      const ended = await deleteSessions(db, userId, which);
      accessTokens.forget(ended);
      await audit.note(db, origin, {
        action: "signed_out",
        userId,
        sessionId,
        detail: { scope, sessions: ended.length },
      });
    },
  };
}

const unknownToken = () =>
  new Failure(400, authCodes.unknownRefreshToken, authMessages.unknownRefreshToken);
