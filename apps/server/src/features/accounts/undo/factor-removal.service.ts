import { undoCodes } from "@morsel/contract/auth-undo";
import { day } from "@morsel/domain/time";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { flatFailure } from "../../../platform/http/failure.ts";
import type { Person } from "../../../platform/person.ts";
import type { AuditService } from "../audit/service.ts";
import { replaceRecoveryCodes } from "../factors/recovery-code.repository.ts";
import { deleteFactors, listFactors } from "../factors/repository.ts";
import type { LimitService } from "../limits/service.ts";
import type { MailService } from "../mail.service.ts";
import type { Redirects } from "../mailed-links/redirects.ts";
import { deleteLinks, useUpLink } from "../mailed-links/repository.ts";
import type { MailedLinkService } from "../mailed-links/service.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import type { AccessTokenService } from "../sessions/access-token.service.ts";
import { livingSession } from "../sessions/guard.ts";
import { lowerSessions } from "../sessions/repository.ts";
import { lockUser, type UserRow } from "../user.repository.ts";
import { evict, evictedFrom } from "./eviction.ts";
import {
  deleteFactorRemoval,
  findFactorRemoval,
  insertFactorRemoval,
  listDueRemovals,
} from "./factor-removal.repository.ts";

/** Factors younger than this (ms) can be removed by mail. */
const young = 7 * day;
/** How long (ms) a holder of the factor can veto its removal. */
const delay = day;
/** Removals carried out per sweep. */
const batch = 100;

/** The origin of removals that no request triggers. */
const ourselves: Origin = { ip: "", userAgent: null };

export interface FactorRemovalService {
  /** Mails the link; returns when the factor goes if that was already confirmed. */
  ask(person: Person, origin: Origin): Promise<{ dueAt: number | null }>;
  /** Uses the link: all sessions end at once, and the factor goes a day later. */
  confirm(secret: string, origin: Origin): Promise<{ dueAt: number }>;
  /** The factor was shown, so it stays. Within the caller's transaction. */
  keep(tx: Db, user: UserRow, origin: Origin): Promise<void>;
  /**
   * Removes the factors if that is due, within the caller's transaction, which holds the user's
   * row. Returns the sessions whose tokens must be rechecked.
   */
  carryOut(tx: Db, user: UserRow, origin: Origin): Promise<string[]>;
  sweep(): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
  links: MailedLinkService;
  limits: LimitService;
  mails: MailService;
  redirects: Redirects;
  accessTokens: AccessTokenService;
  audit: AuditService;
}

/** Removes second factors that an intruder set up, or whose app was lost right away. */
export function createFactorRemovalService(needs: Needs): FactorRemovalService {
  const { db, clock, links, limits, mails, redirects, accessTokens, audit } = needs;

  /** When the person's second factor was set up. Throws a 409 `Failure` if a mail can't help. */
  async function factorsSince(tx: Db, userId: string, now: number): Promise<number> {
    const verified = (await listFactors(tx, userId)).filter(({ status }) => status === "verified");
    const [first] = verified.map((one) => one.counts_since ?? one.created_at).sort((a, b) => a - b);
    if (first === undefined) throw flatFailure(409, undoCodes.noFactor, messages.noFactor);
    if (isRunning(first, young, now)) return first;
    throw flatFailure(409, undoCodes.oldFactor, messages.oldFactor);
  }

  const carryOut: FactorRemovalService["carryOut"] = async (tx, user, origin) => {
    const removal = await findFactorRemoval(tx, user.id);
    if (!removal || removal.due_at > clock()) return [];
    await deleteFactorRemoval(tx, user.id);
    await deleteFactors(tx, user.id);
    await replaceRecoveryCodes(tx, user.id, []);
    const detail = { by: "mail" };
    await audit.note(tx, origin, { action: "factor_removed", userId: user.id, detail });
    mails.notify("factorRemovalDone", user.email);
    return lowerSessions(tx, user.id);
  };

  return {
    carryOut,

    async ask(person, origin) {
      const { user } = await inTransaction(db, (tx) => livingSession(tx, person));
      await limits.mail(origin, user.email);
      const made = await inTransaction(db, async (tx) => {
        const { user: owner, session } = await livingSession(tx, person);
        const removal = await findFactorRemoval(tx, owner.id);
        if (removal) return { dueAt: removal.due_at, email: owner.email, secret: "" };
        await factorsSince(tx, owner.id, clock());
        const { id: userId, email } = owner;
        const { secret } = await links.make(tx, { userId, purpose: "factor_removal", email });
        const at = { userId, sessionId: session.id };
        await audit.note(tx, origin, { action: "factor_removal_asked", ...at });
        return { dueAt: null, email, secret };
      });
      if (made.dueAt !== null) return { dueAt: made.dueAt };
      const link = redirects.link("factor_removal", made.secret, undefined);
      await mails.send("factorRemoval", made.email, { link });
      return { dueAt: null };
    },

    async confirm(secret, origin) {
      await limits.link(origin.ip);
      const outcome = await inTransaction(db, async (tx) => {
        const found = await links.read(tx, secret);
        if (!found?.works || found.link.purpose !== "factor_removal") {
          throw flatFailure(403, undoCodes.link, messages.linkNotValid);
        }
        const { link, owner } = found;
        const now = clock();
        const since = await factorsSince(tx, owner.id, link.created_at);
        const dueAt = now + delay;
        await insertFactorRemoval(tx, { user_id: owner.id, due_at: dueAt });
        await useUpLink(tx, link, ["factor_removal"], now);
        const ended = await evict(tx, owner, { since: evictedFrom(since), now });
        const action = "factor_removal_confirmed";
        await audit.note(tx, origin, { action, userId: owner.id, detail: { dueAt } });
        return { dueAt, ended, email: owner.email };
      });
      accessTokens.forget(outcome.ended);
      mails.notify("factorRemovalPlanned", outcome.email, { when: outcome.dueAt });
      return { dueAt: outcome.dueAt };
    },

    async keep(tx, user, origin) {
      await deleteLinks(tx, user.id, ["factor_removal"]);
      if (!(await deleteFactorRemoval(tx, user.id))) return;
      await audit.note(tx, origin, { action: "factor_removal_cancelled", userId: user.id });
      mails.notify("factorKept", user.email);
    },

    async sweep() {
      for (const userId of await listDueRemovals(db, clock(), batch)) {
        const lowered = await inTransaction(db, async (tx) => {
          const user = await lockUser(tx, userId);
          return user ? carryOut(tx, user, ourselves) : [];
        });
        accessTokens.forget(lowered);
      }
    },
  };
}
