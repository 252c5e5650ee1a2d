import type { AuthSession } from "@morsel/contract/auth-service";
import { undoCodes } from "@morsel/contract/auth-undo";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { erasePerson } from "../../../platform/database/person-data.ts";
import { flatFailure } from "../../../platform/http/failure.ts";
import type { AuditService } from "../audit/service.ts";
import { replaceRecoveryCodes } from "../factors/recovery-code.repository.ts";
import { deleteFactor, type FactorRow, listFactors } from "../factors/repository.ts";
import type { LimitService } from "../limits/service.ts";
import type { MailService } from "../mail.service.ts";
import { deleteUndoLinks, type MailedLinkRow } from "../mailed-links/repository.ts";
import type { MailedLinkService } from "../mailed-links/service.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import type { OpenSession, SessionService } from "../sessions/service.ts";
import { deleteUser, lockUserByEmail, type UserRow, updateUser } from "../user.repository.ts";
import { evict, evictedFrom } from "./eviction.ts";
import { deleteFactorRemoval } from "./factor-removal.repository.ts";

export interface AddressUndoService {
  /**
   * Uses the link mailed to an old address: the account gets it back, and anything an intruder may
   * have set up since is removed. The session it opens is for setting a new password. Throws a
   * `Failure`.
   */
  undo(secret: string, origin: Origin): Promise<AuthSession>;
}

interface Needs {
  db: Db;
  clock: Clock;
  links: MailedLinkService;
  limits: LimitService;
  mails: MailService;
  sessions: SessionService;
  audit: AuditService;
}

/** Lets the old address veto a change. */
export function createAddressUndoService(needs: Needs): AddressUndoService {
  const { db, clock, links, limits, mails, sessions, audit } = needs;

  /** Frees the address: whoever signed up with it in the meantime never proved it. */
  async function free(tx: Db, email: string, owner: UserRow): Promise<void> {
    const other = await lockUserByEmail(tx, email);
    if (!other || other.id === owner.id) return;
    if (other.email_confirmed_at !== null) {
      throw flatFailure(409, undoCodes.taken, messages.addressTaken);
    }
    await erasePerson(tx, other.id);
    await deleteUser(tx, other.id);
  }

  /** Drops factors and recovery codes that started to count at or after an instant. */
  async function dropFactors(tx: Db, userId: string, since: number): Promise<void> {
    const factors = await listFactors(tx, userId);
    const stays = ({ status, counts_since, created_at }: FactorRow) =>
      status === "verified" && (counts_since ?? created_at) < since;
    // Recovery codes mean nothing without an authenticator.
    const hasApp = factors.some((factor) => factor.type === "totp" && stays(factor));
    for (const factor of factors) {
      if (hasApp && stays(factor)) continue;
      await deleteFactor(tx, factor);
      if (factor.type === "recovery_code") await replaceRecoveryCodes(tx, userId, []);
    }
  }

  async function restore(
    tx: Db,
    link: MailedLinkRow,
    owner: UserRow,
    origin: Origin,
  ): Promise<OpenSession> {
    const now = clock();
    await free(tx, link.email, owner);
    const since = evictedFrom(link.undoes_from ?? link.created_at);
    const ended = await evict(tx, owner, { since, now });
    await dropFactors(tx, owner.id, since);
    await deleteFactorRemoval(tx, owner.id);
    // Later changes are undone along with this one; earlier ones can still be undone.
    await deleteUndoLinks(tx, link);
    const change = { email: link.email, email_confirmed_at: now, new_email: null };
    await updateUser(tx, owner.id, change);
    await audit.note(tx, origin, { action: "email_change_undone", userId: owner.id });
    const restored = { ...owner, ...change, password_hash: null };
    const entrance = { method: "otp", provider: "email", proves: true } as const;
    const opened = await sessions.open(tx, restored, entrance, origin);
    return { ...opened, ended: [...opened.ended, ...ended] };
  }

  return {
    async undo(secret, origin) {
      await limits.link(origin.ip);
      const { opened, from } = await inTransaction(db, async (tx) => {
        const found = await links.read(tx, secret);
        if (!found?.works || found.link.purpose !== "email_change_undo") {
          throw flatFailure(403, undoCodes.link, messages.linkNotValid);
        }
        const { link, owner } = found;
        const from = owner.email === link.email ? null : owner.email;
        return { opened: await restore(tx, link, owner, origin), from };
      });
      // If that was the owner after all, tell them at the new address.
      if (from !== null) mails.notify("emailChangeUndone", from);
      return sessions.sign(opened);
    },
  };
}
