import { randomInt, randomUUID } from "node:crypto";
import { factorCodes } from "@morsel/contract/auth-factors";
import type { AuthSession } from "@morsel/contract/auth-service";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/http/failure.ts";
import type { Person } from "../../../platform/person.ts";
import type { AuditService } from "../audit/service.ts";
import type { LimitService } from "../limits/service.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import { hashOf } from "../secret.ts";
import { livingSession, provenSession, tooWeak } from "../sessions/guard.ts";
import type { SessionService } from "../sessions/service.ts";
import { countCodes, replaceRecoveryCodes, useRecoveryCode } from "./recovery-code.repository.ts";
import {
  deleteFactor,
  type FactorRow,
  insertFactor,
  listFactors,
  updateFactor,
} from "./repository.ts";

const howMany = 10;
/** 16 characters from an alphabet of 31 that aren't easily confused: 79 bits. */
const length = 16;
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

export interface NewCodes {
  id: string;
  name: string | null;
  codes: string[];
}

/** Codes on paper, for when the authenticator is lost. Each works once. */
export interface RecoveryCodeService {
  count(person: Person): Promise<{ id: string; total: number; remaining: number }>;
  make(person: Person, name: string, origin: Origin): Promise<NewCodes>;
  remake(person: Person, origin: Origin): Promise<NewCodes>;
  /** Uses up a code: the session becomes `aal2`. */
  verify(person: Person, code: string, origin: Origin): Promise<AuthSession>;
  remove(person: Person, origin: Origin): Promise<{ id: string }>;
}

interface Needs {
  db: Db;
  clock: Clock;
  sessions: SessionService;
  limits: LimitService;
  audit: AuditService;
}

export function createRecoveryCodeService(needs: Needs): RecoveryCodeService {
  const { db, clock, sessions, limits, audit } = needs;

  async function factorOf(tx: Db, userId: string): Promise<FactorRow> {
    const factors = await listFactors(tx, userId);
    const found = factors.find(({ type }) => type === "recovery_code");
    if (!found) throw new Failure(404, factorCodes.unknown, messages.auth.factorUnknown);
    return found;
  }

  async function fresh(tx: Db, person: Person, factor: FactorRow, origin: Origin) {
    const codes = Array.from({ length: howMany }, newCode);
    await replaceRecoveryCodes(tx, factor.user_id, codes.map(hashOfRecoveryCode));
    await updateFactor(tx, factor, { counts_since: clock() });
    const { userId, sessionId } = person;
    await audit.note(tx, origin, { action: "recovery_codes_made", userId, sessionId });
    return { id: factor.id, name: factor.friendly_name, codes };
  }

  return {
    count: (person) =>
      inTransaction(db, async (tx) => {
        const { id } = await factorOf(tx, person.userId);
        return { id, ...(await countCodes(tx, person.userId)) };
      }),

    make: (person, name, origin) =>
      inTransaction(db, async (tx) => {
        const { session } = await livingSession(tx, person);
        const factors = await listFactors(tx, person.userId);
        if (!factors.some(({ type, status }) => type === "totp" && status === "verified")) {
          throw new Failure(422, factorCodes.recoveryCodesAlone, messages.auth.recoveryCodesAlone);
        }
        if (session.needs_factor) throw tooWeak();
        await provenSession(tx, person, clock());
        if (factors.some(({ type }) => type === "recovery_code")) {
          throw new Failure(422, factorCodes.recoveryCodesExist, messages.auth.recoveryCodesExist);
        }
        if (factors.some(({ friendly_name }) => friendly_name === name)) {
          throw new Failure(422, factorCodes.nameTaken, messages.auth.factorNameTaken(name));
        }
        const now = clock();
        const factor: FactorRow = {
          ...{ user_id: person.userId, id: randomUUID(), type: "recovery_code" },
          ...{ friendly_name: name, status: "verified", secret: null, last_step: 0 },
          ...{ counts_since: now, created_at: now, updated_at: now },
        };
        await insertFactor(tx, factor);
        return fresh(tx, person, factor, origin);
      }),

    async remake(person, origin) {
      const made = await inTransaction(db, async (tx) => {
        await provenSession(tx, person, clock());
        return fresh(tx, person, await factorOf(tx, person.userId), origin);
      });
      await limits.recoveryCodeFits(person.userId);
      return made;
    },

    async verify(person, code, origin) {
      await limits.recoveryCode(person.userId);
      const at = { userId: person.userId, sessionId: person.sessionId };
      const outcome = await inTransaction(db, async (tx) => {
        const { user, session } = await livingSession(tx, person);
        if (!(await useRecoveryCode(tx, user.id, hashOfRecoveryCode(code), clock()))) {
          await audit.note(tx, origin, { action: "factor_refused", ...at });
          return new Failure(422, factorCodes.wrongCode, messages.auth.wrongRecoveryCode);
        }
        await audit.note(tx, origin, { action: "factor_verified", ...at });
        return sessions.raise(tx, user, session, { method: "mfa/recovery_code", origin });
      });
      if (outcome instanceof Failure) throw outcome;
      await limits.recoveryCodeFits(person.userId);
      return sessions.sign(outcome);
    },

    remove: (person, origin) =>
      inTransaction(db, async (tx) => {
        await provenSession(tx, person, clock());
        const factor = await factorOf(tx, person.userId);
        await deleteFactor(tx, factor);
        await replaceRecoveryCodes(tx, person.userId, []);
        const { userId, sessionId } = person;
        const detail = { type: factor.type };
        await audit.note(tx, origin, { action: "factor_removed", userId, sessionId, detail });
        return { id: factor.id };
      }),
  };
}

const newCode = () =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join("");

/** Ignores how it was typed: case and grouping. */
export const hashOfRecoveryCode = (code: string) =>
  hashOf(code.toLowerCase().replaceAll(/[\s-]/g, ""));
