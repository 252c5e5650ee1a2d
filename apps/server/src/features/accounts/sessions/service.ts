import { randomUUID } from "node:crypto";
import { type AuthSession, type AuthUser, authCodes } from "@morsel/contract/auth-service";
import { day } from "@morsel/domain/time";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { fromJson, toJson } from "../../../platform/database/json.ts";
import { isUnwritable } from "../../../platform/database/trouble.ts";
import { Failure } from "../../../platform/http/failure.ts";
import type { Person } from "../../../platform/person.ts";
import type { AuditService } from "../audit/service.ts";
import { describeAccount } from "../auth-user.ts";
import { listFactors } from "../factors/repository.ts";
import type { LimitService } from "../limits/service.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import { touchIdentity } from "../providers/identity.repository.ts";
import { hashOf } from "../secret.ts";
import type { FactorRemovalService } from "../undo/factor-removal.service.ts";
import { findUser, type UserRow, updateUser } from "../user.repository.ts";
import type { AccessTokenService, Method, TokenSubject } from "./access-token.service.ts";
import type { KnownBrowserService } from "./known-browser.service.ts";
import { presentSession } from "./presenter.ts";
import {
  activeAgain,
  firstToken,
  type RefreshToken,
  readToken,
  replace,
  rotate,
  standing,
} from "./refresh-token.ts";
import {
  deleteSessions,
  deleteSessionsBeyond,
  findSession,
  insertSession,
  lockSession,
  type SessionRow,
  updateSession,
} from "./repository.ts";

/** A session expires when it hasn't been refreshed for this long (ms). */
export const sessionIdleLimit = 30 * day;
/** Beyond this many, the least recently used one ends. */
const maxSessions = 50;
/** For this long (ms) two tabs may use the same token: both get the same reply. */
const twoTabs = 10_000;

/** How the person signed in: for the token's `amr` claim, and the identity used. */
export interface Entrance {
  method: "password" | "otp" | "oauth";
  provider: string;
  /** Whether it proves the account's owner; confirming a new address doesn't. */
  proves: boolean;
}

/**
 * A session as the transaction left it. Signed after the commit, since a key may have to be read.
 */
export interface OpenSession {
  subject: TokenSubject;
  user: AuthUser;
  refreshToken: string;
  /** Sessions whose access tokens must no longer be trusted. */
  ended: readonly string[];
}

export interface SessionService {
  /** Opens a session within the caller's transaction; `sign` makes the reply of it afterwards. */
  open(tx: Db, user: UserRow, entrance: Entrance, origin: Origin): Promise<OpenSession>;
  sign(session: OpenSession): Promise<AuthSession>;
  /**
   * Raises a session to `aal2` within the caller's transaction, and ends the person's sessions
   * below that.
   */
  raise(tx: Db, user: UserRow, session: SessionRow, shown: Shown): Promise<OpenSession>;
  /** Exchanges a refresh token for the next one. Throws a 400 `Failure`. */
  refresh(refreshToken: string, origin: Origin): Promise<AuthSession>;
  /** Ends this session, the person's others, or all. */
  end(person: Person, scope: "global" | "local" | "others", origin: Origin): Promise<void>;
}

/** The factor that raised a session, and where from. */
interface Shown {
  method: string;
  origin: Origin;
}

interface Needs {
  db: Db;
  clock: Clock;
  accessTokens: AccessTokenService;
  audit: AuditService;
  limits: LimitService;
  browsers: KnownBrowserService;
  factorRemovals: Pick<FactorRemovalService, "keep" | "carryOut">;
  /** Receives failures that no caller sees. */
  report: (error: unknown) => void;
}

export function createSessionService(needs: Needs): SessionService {
  const { db, clock, accessTokens, audit, limits, browsers, factorRemovals, report } = needs;

  async function left(
    tx: Db,
    user: UserRow,
    session: Pick<SessionRow, "id" | "aal" | "amr">,
    refreshToken: string,
    ended: readonly string[] = [],
  ): Promise<OpenSession> {
    const amr = fromJson<Method[]>(session.amr);
    const at = { userId: user.id, sessionId: session.id, email: user.email, aal: session.aal };
    const described = await describeAccount(tx, user);
    const subject = { ...at, amr, metadata: described };
    return { subject, user: described, refreshToken, ended };
  }

  /**
   * Whether the active token's parent may be used again: by another tab, or by the session's own
   * browser, which may have been closed before the reply came. Anyone else holds a copy.
   */
  function mayAskAgain(session: SessionRow, { browser }: Origin): boolean {
    if (isRunning(session.refreshed_at, twoTabs, clock())) return true;
    return browser !== undefined && hashOf(browser) === session.browser_hash;
  }

  async function sign({ subject, user, refreshToken, ended }: OpenSession): Promise<AuthSession> {
    accessTokens.forget(ended);
    return presentSession(await accessTokens.issue(subject), refreshToken, user);
  }

  async function trade(token: RefreshToken, origin: Origin): Promise<AuthSession> {
    await limits.refresh(origin.ip);
    // The refusal is thrown after the commit, so that an ended session stays ended.
    const outcome = await inTransaction(db, async (tx) => {
      const now = clock();
      const session = await lockSession(tx, token.userId, token.sessionId);
      const user = session && (await findUser(tx, token.userId));
      if (!session || !user) return unknownToken();
      const at = { userId: user.id, sessionId: session.id };
      const is = standing(token, session);
      if (is === "unknown") return unknownToken();
      const again = is === "parent" ? activeAgain(token, session) : null;
      if (is === "parent" && again === null) return unknownToken();
      if (is === "older" || (is === "parent" && !mayAskAgain(session, origin))) {
        await deleteSessions(tx, user.id, { only: session.id });
        await audit.note(tx, origin, { action: "token_reused", ...at });
        return new Failure(400, authCodes.usedRefreshToken, messages.auth.usedRefreshToken);
      }
      if (session.refreshed_at + sessionIdleLimit < now) {
        await deleteSessions(tx, user.id, { only: session.id });
        return expired();
      }
      if (again !== null) return left(tx, user, session, again);
      const next = rotate(token, session);
      const place = { ip: origin.ip, user_agent: origin.userAgent };
      await updateSession(tx, user.id, session.id, {
        ...next.state,
        ...place,
        refreshed_at: now,
      });
      await audit.note(tx, origin, { action: "token_refreshed", ...at });
      return left(tx, user, session, next.token);
    });
    if (outcome instanceof Failure) {
      if (outcome.code !== authCodes.unknownRefreshToken) accessTokens.forget([token.sessionId]);
      throw outcome;
    }
    return sign(outcome);
  }

  /**
   * What a refresh returns while nothing can be written: the active token, which stays active.
   * Undefined for a token that would have to end the session.
   */
  async function tradeNothing(
    token: RefreshToken,
    sent: string,
    origin: Origin,
  ): Promise<AuthSession | undefined> {
    const session = await findSession(db, token.userId, token.sessionId);
    const user = session && (await findUser(db, token.userId));
    if (!session || !user) throw unknownToken();
    const is = standing(token, session);
    if (is === "unknown") throw unknownToken();
    if (session.refreshed_at + sessionIdleLimit < clock()) throw expired();
    const again = is === "parent" && mayAskAgain(session, origin) && activeAgain(token, session);
    const active = is === "active" ? sent : again;
    return active ? sign(await left(db, user, session, active)) : undefined;
  }

  return {
    sign,

    async open(tx, user, { method, provider, proves }, origin) {
      const now = clock();
      const id = randomUUID();
      const { token, state } = firstToken({ userId: user.id, sessionId: id });
      const lowered = await factorRemovals.carryOut(tx, user, origin);
      const factors = await listFactors(tx, user.id);
      const needsFactor = factors.some(({ status }) => status === "verified");
      const session = {
        id,
        aal: "aal1",
        amr: toJson([{ method, timestamp: Math.floor(now / 1000) }] satisfies Method[]),
      };
      await insertSession(tx, {
        ...session,
        ...state,
        needs_factor: needsFactor ? 1 : 0,
        proved_at: proves && !needsFactor ? now : null,
        user_id: user.id,
        created_at: now,
        refreshed_at: now,
        ip: origin.ip,
        user_agent: origin.userAgent,
        browser_hash: origin.browser === undefined ? null : hashOf(origin.browser),
      });
      const ended = await deleteSessionsBeyond(tx, user.id, maxSessions);
      await browsers.remember(tx, user.id, origin);
      await updateUser(tx, user.id, { last_sign_in_at: now, updated_at: now });
      await touchIdentity(tx, user.id, provider, now);
      await audit.note(tx, origin, {
        action: "signed_in",
        userId: user.id,
        sessionId: id,
        detail: { method, provider },
      });
      const signedIn = { ...user, last_sign_in_at: now, updated_at: now };
      return left(tx, signedIn, session, token, [...ended, ...lowered]);
    },

    async raise(tx, user, session, { method, origin }) {
      const now = clock();
      await factorRemovals.keep(tx, user, origin);
      const { token, state } = replace({ userId: user.id, sessionId: session.id }, session);
      const shown = { method, timestamp: Math.floor(now / 1000) };
      const raised = { aal: "aal2", amr: toJson([shown, ...fromJson<Method[]>(session.amr)]) };
      const change = { ...state, ...raised, needs_factor: 0, proved_at: now, refreshed_at: now };
      await updateSession(tx, user.id, session.id, change);
      const ended = await deleteSessions(tx, user.id, { except: session.id, aal: "aal1" });
      return left(tx, user, { id: session.id, ...raised }, token, [...ended, session.id]);
    },

    async refresh(refreshToken, origin) {
      const token = readToken(refreshToken);
      if (!token) {
        await limits.refresh(origin.ip);
        throw new Failure(400, authCodes.invalid, messages.auth.malformedRefreshToken);
      }
      try {
        return await trade(token, origin);
      } catch (error) {
        const same = isUnwritable(error) && (await tradeNothing(token, refreshToken, origin));
        if (!same) throw error;
        // The caller isn't told, so it must be logged.
        report(error);
        return same;
      }
    },

    async end({ userId, sessionId }, scope, origin) {
      const which =
        scope === "local" ? { only: sessionId } : scope === "others" ? { except: sessionId } : {};
      const ended = await inTransaction(db, async (tx) => {
        const gone = await deleteSessions(tx, userId, which);
        const detail = { scope, sessions: gone.length };
        await audit.note(tx, origin, { action: "signed_out", userId, sessionId, detail });
        return gone;
      });
      accessTokens.forget(ended);
    },
  };
}

const expired = () => new Failure(400, authCodes.sessionExpired, messages.auth.sessionExpired);

const unknownToken = () =>
  new Failure(400, authCodes.unknownRefreshToken, messages.auth.unknownRefreshToken);
