import { randomUUID } from "node:crypto";
import { factorCodes } from "@morsel/contract/auth-factors";
import { type AuthSession, authCodes } from "@morsel/contract/auth-service";
import { hour } from "@morsel/domain/time";
import { renderSVG } from "uqr";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/http/failure.ts";
import type { Person } from "../../../platform/person.ts";
import type { AuditService } from "../audit/service.ts";
import type { Encryption } from "../keys/encryption.ts";
import type { LimitService } from "../limits/service.ts";
import type { MailService } from "../mail.service.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import type { AccessTokenService } from "../sessions/access-token.service.ts";
import { livingSession, provenSession, tooWeak } from "../sessions/guard.ts";
import { lowerSessions } from "../sessions/repository.ts";
import type { SessionService } from "../sessions/service.ts";
import { replaceRecoveryCodes } from "./recovery-code.repository.ts";
import {
  countAnswer,
  deleteChallenge,
  deleteFactor,
  type FactorRow,
  findChallenge,
  insertChallenge,
  insertFactor,
  listFactors,
  updateFactor,
} from "./repository.ts";
import type { Authenticators } from "./totp.ts";

/** How long a challenge stays open (ms), and for how many attempts. */
const challengeLifetime = 300_000;
const challengeTries = 5;
/** Unfinished set-ups are dropped after this long (ms). */
const setUpLifetime = hour;
const maxFactors = 10;

interface NewFactor {
  type: string | undefined;
  name: string | null;
  issuer: string;
}

export interface FactorService {
  /** Starts setting up an authenticator. */
  enroll(person: Person, requested: NewFactor): Promise<Enrolled>;
  challenge(person: Person, factorId: string): Promise<{ id: string; expiresAt: number }>;
  /**
   * Answers a challenge: the session becomes `aal2`, and unfinished factors of the same type are
   * dropped.
   */
  verify(person: Person, factorId: string, answer: Answer, origin: Origin): Promise<AuthSession>;
  unenroll(person: Person, factorId: string, origin: Origin): Promise<void>;
}

export interface Enrolled {
  id: string;
  name: string | null;
  totp: { qr_code: string; secret: string; uri: string };
}

interface Answer {
  challengeId: string;
  code: string;
}

interface Needs {
  db: Db;
  clock: Clock;
  encryption: Encryption;
  authenticators: Authenticators;
  sessions: SessionService;
  accessTokens: AccessTokenService;
  limits: LimitService;
  mails: MailService;
  audit: AuditService;
}

/** Authenticator apps (TOTP). */
export function createFactorService(needs: Needs): FactorService {
  const { db, clock, encryption, authenticators, sessions, accessTokens } = needs;
  const { limits, mails, audit } = needs;

  async function factorOf(tx: Db, person: Person, id: string): Promise<FactorRow> {
    const found = (await listFactors(tx, person.userId)).find((factor) => factor.id === id);
    if (!found) throw new Failure(404, factorCodes.unknown, messages.auth.factorUnknown);
    return found;
  }

  /** Makes room for a new factor by removing abandoned set-ups, including one of the same name. */
  async function makeRoom(tx: Db, userId: string, name: string | null): Promise<void> {
    const left: FactorRow[] = [];
    for (const factor of await listFactors(tx, userId)) {
      const isOpen = factor.status === "unverified";
      const isOld = !isRunning(factor.created_at, setUpLifetime, clock());
      if (isOpen && (isOld || factor.friendly_name === name)) await deleteFactor(tx, factor);
      else left.push(factor);
    }
    if (name !== null && left.some((factor) => factor.friendly_name === name)) {
      throw new Failure(422, factorCodes.nameTaken, messages.auth.factorNameTaken(name));
    }
    if (left.length >= maxFactors) {
      throw new Failure(422, factorCodes.tooMany, messages.auth.factorsTooMany);
    }
  }

  return {
    async enroll(person, { type, name, issuer }) {
      if (type === "phone") throw off(factorCodes.phoneOff, messages.auth.factorPhoneOff);
      if (type === "webauthn") throw off(factorCodes.webauthnOff, messages.auth.factorWebauthnOff);
      if (type !== "totp") throw new Failure(400, authCodes.invalid, messages.auth.factorType);
      const id = randomUUID();
      const now = clock();
      const begun = await inTransaction(db, async (tx) => {
        const { user } = await provenSession(tx, person, now);
        await makeRoom(tx, user.id, name);
        const { secret, uri } = authenticators.begin({ issuer, email: user.email });
        await insertFactor(tx, {
          ...{ user_id: user.id, id, type: "totp", friendly_name: name, status: "unverified" },
          ...{ secret: encryption.seal(secret, id), last_step: 0 },
          ...{ counts_since: null, created_at: now, updated_at: now },
        });
        return { secret, uri };
      });
      return { id, name, totp: { qr_code: renderSVG(begun.uri), ...begun } };
    },

    async challenge(person, factorId) {
      await limits.challenge(person.userId);
      const id = randomUUID();
      const expiresAt = clock() + challengeLifetime;
      await inTransaction(db, async (tx) => {
        const { user } = await livingSession(tx, person);
        const factor = await factorOf(tx, person, factorId);
        if (factor.type !== "totp") throw off(authCodes.invalid, messages.auth.factorType);
        await insertChallenge(tx, {
          ...{ user_id: user.id, id, factor_id: factor.id, tries: 0, expires_at: expiresAt },
        });
      });
      return { id, expiresAt };
    },

    async verify(person, factorId, { challengeId, code }, origin) {
      await limits.factor(person.userId);
      const at = { userId: person.userId, sessionId: person.sessionId };
      // A failed attempt must be committed, so the refusal is thrown afterwards.
      const outcome = await inTransaction(db, async (tx) => {
        const { user, session } = await livingSession(tx, person);
        const factor = await factorOf(tx, person, factorId);
        const isNew = factor.status === "unverified";
        // Otherwise anyone with the password could answer with a new factor of their own.
        if (isNew && session.needs_factor) return tooWeak();
        if (isNew) await provenSession(tx, person, clock());
        const challenge = await findChallenge(tx, user.id, challengeId);
        if (challenge?.factor_id !== factor.id) {
          return new Failure(422, factorCodes.unknown, messages.auth.challengeUnknown);
        }
        const requested = challenge.expires_at - challengeLifetime;
        const isOpen = isRunning(requested, challengeLifetime, clock());
        if (!isOpen || challenge.tries >= challengeTries) {
          await deleteChallenge(tx, challenge);
          return new Failure(422, factorCodes.challengeExpired, messages.auth.challengeExpired);
        }
        if (!authenticators.canRead(factor)) {
          return new Failure(422, factorCodes.unreadable, messages.auth.factorUnreadable);
        }
        const step = authenticators.stepOf(factor, code);
        if (step === null) {
          await countAnswer(tx, challenge);
          await audit.note(tx, origin, { action: "factor_refused", ...at });
          return new Failure(422, factorCodes.wrongCode, messages.auth.wrongFactorCode);
        }
        await deleteChallenge(tx, challenge);
        const now = clock();
        const change = { status: "verified", last_step: step, updated_at: now } as const;
        await updateFactor(tx, factor, { ...change, ...(isNew && { counts_since: now }) });
        for (const one of await listFactors(tx, user.id)) {
          if (one.type === factor.type && one.status === "unverified") await deleteFactor(tx, one);
        }
        await audit.note(tx, origin, { action: isNew ? "factor_added" : "factor_verified", ...at });
        return {
          opened: await sessions.raise(tx, user, session, { method: "totp", origin }),
          isNew,
        };
      });
      if (outcome instanceof Failure) throw outcome;
      await limits.factorFits(person.userId);
      if (outcome.isNew) mails.notify("factorAdded", outcome.opened.subject.email);
      return sessions.sign(outcome.opened);
    },

    async unenroll(person, factorId, origin) {
      const { lowered, wasVerified } = await inTransaction(db, async (tx) => {
        const { user, session } = await livingSession(tx, person);
        const factor = await factorOf(tx, person, factorId);
        const wasVerified = factor.status === "verified";
        if (wasVerified && session.needs_factor) throw tooWeak(422);
        if (wasVerified) await provenSession(tx, person, clock());
        await deleteFactor(tx, factor);
        if (factor.type === "recovery_code") await replaceRecoveryCodes(tx, user.id, []);
        await audit.note(tx, origin, {
          action: "factor_removed",
          userId: user.id,
          sessionId: session.id,
          detail: { type: factor.type, wasVerified },
        });
        const rest = await listFactors(tx, user.id);
        if (rest.some(({ type, status }) => type === "totp" && status === "verified")) {
          return { lowered: [], wasVerified };
        }
        // Recovery codes replace an authenticator: without one they are useless.
        await replaceRecoveryCodes(tx, user.id, []);
        for (const one of rest) if (one.type === "recovery_code") await deleteFactor(tx, one);
        return { lowered: await lowerSessions(tx, user.id), wasVerified };
      });
      accessTokens.forget(lowered);
      if (wasVerified) mails.notify("factorRemoved", person.email);
    },
  };
}

const off = (code: string, message: string) => new Failure(422, code, message);
