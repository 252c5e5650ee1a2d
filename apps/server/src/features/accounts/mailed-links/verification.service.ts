import { type AuthSession, alreadyVerified, authCodes } from "@morsel/contract/auth-service";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/http/failure.ts";
import type { AuditService } from "../audit/service.ts";
import type { LimitService } from "../limits/service.ts";
import type { MailService } from "../mail.service.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import type { OpenSession, SessionService } from "../sessions/service.ts";
import {
  findUserByEmail,
  findUserByNewEmail,
  type UserRow,
  updateUser,
} from "../user.repository.ts";
import type { Redirects } from "./redirects.ts";
import { deleteLinks, useUpLink } from "./repository.ts";
import type { FoundLink, MailedLinkService, Purpose } from "./service.ts";

/** The auth client's types, and the purposes each stands for. */
const purposesOf: ReadonlyMap<string, readonly Purpose[]> = new Map([
  ["signup", ["signup"]],
  ["email", ["signup", "magiclink"]],
  ["magiclink", ["magiclink"]],
  ["recovery", ["recovery"]],
  ["email_change", ["email_change"]],
]);

/** Proves the address: the link's secret, or the address and the mailed code. */
export type Proof = { secret: string } | { email: string; code: string };

export interface VerificationService {
  /**
   * Uses up a mailed link or code, carries out its purpose and opens a session. Throws a 403
   * `Failure`, or a 400 for an unknown type.
   */
  verify(type: string, proof: Proof, origin: Origin): Promise<AuthSession>;
}

interface Entered {
  opened: OpenSession;
  /** For a change of address: the secret with which the old address can undo it. */
  undo: { secret: string; from: string } | null;
}

interface Needs {
  db: Db;
  clock: Clock;
  links: MailedLinkService;
  limits: LimitService;
  mails: MailService;
  redirects: Redirects;
  sessions: SessionService;
  audit: AuditService;
}

export function createVerificationService(needs: Needs): VerificationService {
  const { db, clock, links, limits, mails, redirects, sessions, audit } = needs;

  async function find(
    tx: Db,
    purposes: readonly Purpose[],
    proof: Proof,
    origin: Origin,
  ): Promise<FoundLink | null> {
    if ("secret" in proof) {
      const found = await links.read(tx, proof.secret);
      return found && (purposes as readonly string[]).includes(found.link.purpose) ? found : null;
    }
    // The code of a change was mailed to the address that the account is to have.
    const isChange = purposes.includes("email_change");
    const owner = await (isChange ? findUserByNewEmail : findUserByEmail)(tx, proof.email);
    const userId = owner?.id ?? "";
    const found = await links.readCode(tx, userId, purposes, proof.code);
    // Also recorded for unknown addresses, so that wrong codes always take the same time.
    if (!found) await audit.note(tx, origin, { action: "code_refused", userId });
    return found;
  }

  async function enter(tx: Db, { link, owner }: FoundLink, origin: Origin): Promise<Entered> {
    const now = clock();
    if (link.purpose === "email_change" && (await findUserByEmail(tx, link.email))) {
      throw new Failure(422, authCodes.emailExists, messages.auth.emailExists);
    }
    // A fresh week to undo: the first link has aged while the change awaited confirmation.
    const undone = { purpose: "email_change_undo", email: owner.email } as const;
    const undoesFrom = owner.email_change_sent_at;
    const undo =
      link.purpose === "email_change"
        ? await links.make(tx, { userId: owner.id, ...undone, undoesFrom })
        : null;
    const change = { ...effectOf(link.purpose, link, owner, now), updated_at: now };
    await updateUser(tx, owner.id, change);
    await useUpLink(tx, link, [link.purpose], now);
    // Links mailed to the old address stop working.
    if (link.purpose === "email_change") {
      await deleteLinks(tx, owner.id, ["recovery", "magiclink", "reauthentication"]);
    }
    // Someone else's sign-up with this address must no longer set its password.
    if (change.email_confirmed_at && link.purpose !== "signup") {
      await deleteLinks(tx, owner.id, ["signup"]);
    }
    const action = link.purpose === "email_change" ? "email_changed" : "email_verified";
    await audit.note(tx, origin, { action, userId: owner.id, detail: { by: link.purpose } });
    const proves = link.purpose !== "email_change";
    const entrance = { method: "otp", provider: "email", proves } as const;
    const opened = await sessions.open(tx, { ...owner, ...change }, entrance, origin);
    return { opened, undo: undo && { secret: undo.secret, from: owner.email } };
  }

  return {
    async verify(type, proof, origin) {
      await limits.link(origin.ip);
      const purposes = purposesOf.get(type);
      if (!purposes) throw new Failure(400, authCodes.invalid, messages.auth.verificationType);
      // A failed attempt must be committed, so the refusal is thrown afterwards.
      const { linkExpired, codeExpired } = messages.auth;
      const tooLate = expired("secret" in proof ? linkExpired : codeExpired);
      const outcome = await inTransaction(db, async (tx) => {
        const found = await find(tx, purposes, proof, origin);
        if (!found) return tooLate;
        const { link, owner, works } = found;
        if (link.purpose === "signup" && owner.email_confirmed_at !== null) {
          return expired(alreadyVerified);
        }
        return works ? enter(tx, found, origin) : tooLate;
      });
      if (outcome instanceof Failure) throw outcome;
      const { opened, undo } = outcome;
      if (undo) {
        const link = redirects.link("email_change_undo", undo.secret, undefined);
        mails.notify("emailChanged", undo.from, { link });
      }
      return sessions.sign(opened);
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
      // The password of the sign-up whose mail was opened: nobody else's attempt can set it.
      return { email_confirmed_at: now, password_hash: link.password_hash };
    case "email_change":
      return { email: link.email, new_email: null, email_confirmed_at: now };
    default:
      // Whoever signed up with this address never proved it, so their password is dropped.
      return owner.email_confirmed_at === null
        ? { email_confirmed_at: now, password_hash: null }
        : {};
  }
}

const expired = (message: string) => new Failure(403, authCodes.linkExpired, message);
