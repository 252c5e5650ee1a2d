import { type AuthSession, alreadyVerified, authCodes } from "@morsel/contract/auth-service";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { AuditService, Origin } from "./audit.service.ts";
import type { LimitService } from "./limit.service.ts";
import { deleteLinks, useUpLink } from "./link.repository.ts";
import type { FoundLink, LinkService, Purpose } from "./link.service.ts";
import { authMessages } from "./messages.ts";
import type { OpenSession, SessionService } from "./session.service.ts";
import { findUserByEmail, type UserRow, updateUser } from "./user.repository.ts";

/** Which purposes each type of the auth client means. */
const purposesOf: Record<string, readonly Purpose[]> = {
  signup: ["signup"],
  email: ["signup", "magiclink"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email_change: ["email_change"],
};

/** What proves the address: the link's secret, or the address with the code that was mailed. */
export type Proof = { secret: string } | { email: string; code: string };

export interface VerificationService {
  /** Uses up a mailed link or code, does what it is for, opens a session. Throws a 403 `Failure`. */
  verify(type: string, proof: Proof, origin: Origin): Promise<AuthSession>;
}

interface Needs {
  db: Db;
  clock: Clock;
  links: LinkService;
  limits: LimitService;
  sessions: SessionService;
  audit: AuditService;
}

/** Links and codes that come back. */
export function createVerificationService(needs: Needs): VerificationService {
  const { db, clock, links, limits, sessions, audit } = needs;

  async function find(
    tx: Db,
    purposes: readonly Purpose[],
    proof: Proof,
  ): Promise<FoundLink | null> {
    if ("secret" in proof) {
      const found = await links.read(tx, proof.secret);
      return found && (purposes as readonly string[]).includes(found.link.purpose) ? found : null;
    }
    const user = await findUserByEmail(tx, proof.email);
    return user ? links.readCode(tx, user.id, purposes, proof.code) : null;
  }

  async function enter(tx: Db, { link, owner }: FoundLink, origin: Origin): Promise<OpenSession> {
    const now = clock();
    if (link.purpose === "email_change" && (await findUserByEmail(tx, link.email))) {
      throw new Failure(422, authCodes.emailExists, authMessages.emailExists);
    }
    const change = { ...effectOf(link.purpose, link, owner, now), updated_at: now };
    await updateUser(tx, owner.id, change);
    await useUpLink(tx, link, [link.purpose], now);
    // Somebody else's sign-up with this address must not set its password any more.
    if (change.email_confirmed_at && link.purpose !== "signup") {
      await deleteLinks(tx, owner.id, ["signup"]);
    }
    const action = link.purpose === "email_change" ? "email_changed" : "email_verified";
    await audit.note(tx, origin, { action, userId: owner.id, detail: { by: link.purpose } });
    const entrance = { method: "otp", provider: "email" } as const;
    return sessions.open(tx, { ...owner, ...change }, entrance, origin);
  }

  return {
    async verify(type, proof, origin) {
      await limits.link(origin.ip);
      const purposes = purposesOf[type];
      if (!purposes) throw expired();
      // A code's wrong try is committed: the refusal is thrown afterwards.
      const outcome = await inTransaction(db, async (tx) => {
        const found = await find(tx, purposes, proof);
        if (!found) return expired();
        const { link, owner, works } = found;
        if (link.purpose === "signup" && owner.email_confirmed_at !== null) {
          return expired(alreadyVerified);
        }
        return works ? enter(tx, found, origin) : expired();
      });
      if (outcome instanceof Failure) throw outcome;
      return sessions.sign(outcome);
    },
  };
}

function effectOf(
  purpose: string,
  link: { email: string; password_hash: string | null },
  owner: UserRow,
  now: number,
): Partial<UserRow> {
  switch (purpose) {
    case "signup":
      // The password of the sign-up whose mail was answered: nobody else's try can set it.
      return { email_confirmed_at: now, password_hash: link.password_hash };
    case "email_change":
      return { email: link.email, new_email: null, email_confirmed_at: now };
    default:
      // Whoever signed up with this address did not prove it, so their password is not kept.
      return owner.email_confirmed_at === null
        ? { email_confirmed_at: now, password_hash: null }
        : {};
  }
}

const expired = (message: string = authMessages.linkExpired) =>
  new Failure(403, authCodes.linkExpired, message);
