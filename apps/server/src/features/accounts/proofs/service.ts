import type { ProofWay, prove as proveCall } from "@morsel/contract/auth-proof";
import type { Checked } from "@morsel/contract/route";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import type { Person } from "../../../platform/person.ts";
import type { AuditService } from "../audit/service.ts";
import { useRecoveryCode } from "../factors/recovery-code.repository.ts";
import { hashOfRecoveryCode } from "../factors/recovery-code.service.ts";
import { listFactors, updateFactor } from "../factors/repository.ts";
import type { Authenticators } from "../factors/totp.ts";
import type { LimitService } from "../limits/service.ts";
import { useUpLink } from "../mailed-links/repository.ts";
import type { MailedLinkService } from "../mailed-links/service.ts";
import type { Origin } from "../origin.ts";
import type { PasswordHashing } from "../passwords/hashing.ts";
import { strongSession } from "../sessions/guard.ts";
import { updateSession } from "../sessions/repository.ts";
import { findUser, type UserRow } from "../user.repository.ts";

export type GivenProof = Checked<typeof proveCall>["body"];
/** `not-enough`: correct, but the account has a second factor and this isn't one. */
type ProofOutcome = "proved" | "not-enough" | "wrong" | "no-password";

export interface ProofService {
  /** How the person can re-authenticate, best way first. */
  waysOf(person: Person): Promise<{ ways: ProofWay[]; email: string }>;
  /** Checks the proof; if it suffices, the session counts as proved from now on. */
  prove(person: Person, given: GivenProof, origin: Origin): Promise<ProofOutcome>;
}

interface Needs {
  db: Db;
  clock: Clock;
  passwords: PasswordHashing;
  links: MailedLinkService;
  authenticators: Authenticators;
  limits: LimitService;
  audit: AuditService;
}

export function createProofService(needs: Needs): ProofService {
  const { db, clock, passwords, links, authenticators, limits, audit } = needs;

  async function fitsFactor(tx: Db, { id: userId }: UserRow, code: string): Promise<boolean> {
    for (const factor of await listFactors(tx, userId)) {
      if (factor.type !== "totp" || factor.status !== "verified") continue;
      const step = authenticators.stepOf(factor, code);
      if (step === null) continue;
      await updateFactor(tx, factor, { last_step: step, updated_at: clock() });
      return true;
    }
    return false;
  }

  async function fitsMailed(tx: Db, { id: userId }: UserRow, code: string): Promise<boolean> {
    const found = await links.readCode(tx, userId, ["reauthentication"], code);
    if (!found) return false;
    await useUpLink(tx, found.link, ["reauthentication"], clock());
    return true;
  }

  /** Counts the attempt; returns how to reset the count after a right one. */
  async function count(userId: string, given: GivenProof): Promise<() => Promise<void>> {
    if ("factorCode" in given) {
      await limits.factor(userId);
      return () => limits.factorFits(userId);
    }
    if ("recoveryCode" in given) {
      await limits.recoveryCode(userId);
      return () => limits.recoveryCodeFits(userId);
    }
    await limits.proof(userId);
    return () => limits.proofFits(userId);
  }

  return {
    waysOf: (person) =>
      inTransaction(db, async (tx) => {
        const { user } = await strongSession(tx, person);
        const { email, password_hash } = user;
        if (await hasFactor(tx, user.id)) return { ways: ["factor"], email };
        return { ways: [...(password_hash ? ["password" as const] : []), "mailed-code"], email };
      }),

    async prove(person, given, origin) {
      const { userId, sessionId } = person;
      const beginAnew = await count(userId, given);
      // Compared outside the transaction, since hashing takes a while.
      const hash =
        "password" in given ? ((await findUser(db, userId))?.password_hash ?? null) : null;
      const fitsPassword =
        "password" in given && (await passwords.check(given.password, hash)).fits;

      const compare = async (tx: Db, user: UserRow): Promise<boolean> => {
        if ("password" in given) return fitsPassword && user.password_hash === hash;
        if ("mailedCode" in given) return fitsMailed(tx, user, given.mailedCode);
        if ("factorCode" in given) return fitsFactor(tx, user, given.factorCode);
        const code = hashOfRecoveryCode(given.recoveryCode);
        return useRecoveryCode(tx, user.id, code, clock());
      };

      // A failed attempt must be committed, so nothing is thrown in here.
      const outcome = await inTransaction(db, async (tx): Promise<ProofOutcome> => {
        const { user, session } = await strongSession(tx, person);
        if ("password" in given && user.password_hash === null) return "no-password";
        const by = Object.keys(given)[0];
        if (!(await compare(tx, user))) {
          await audit.note(tx, origin, {
            action: "proof_refused",
            userId,
            sessionId,
            detail: { by },
          });
          return "wrong";
        }
        const isFactor = "factorCode" in given || "recoveryCode" in given;
        if (!isFactor && (await hasFactor(tx, user.id))) return "not-enough";
        await updateSession(tx, user.id, session.id, { proved_at: clock() });
        await audit.note(tx, origin, { action: "proved", userId, sessionId, detail: { by } });
        return "proved";
      });
      if (outcome === "proved" || outcome === "not-enough") await beginAnew();
      return outcome;
    },
  };
}

async function hasFactor(tx: Db, userId: string): Promise<boolean> {
  return (await listFactors(tx, userId)).some(({ status }) => status === "verified");
}
