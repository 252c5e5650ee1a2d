import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import type { AuditService } from "../audit/service.ts";
import type { LimitService } from "../limits/service.ts";
import type { MailService } from "../mail.service.ts";
import { emailIdentity, newUser } from "../new-user.ts";
import type { Origin } from "../origin.ts";
import { insertIdentity } from "../providers/identity.repository.ts";
import {
  findOrInsertUser,
  findUserByEmail,
  lockUserByEmail,
  type UserRow,
  updateUser,
} from "../user.repository.ts";
import type { Redirects } from "./redirects.ts";
import type { MailedLinkService } from "./service.ts";

interface LinkRequest {
  /** Normalized and valid. */
  email: string;
  redirectTo?: string | undefined;
}

interface Creating {
  /** Whether to create the account if there is none. */
  create: boolean;
  /** About a new account. */
  data?: Record<string, unknown>;
}

/** Each replies the same, in the same time, whether or not the address has an account. */
export interface LinkRequestService {
  /** Mails a link for setting a new password. */
  recover(requested: LinkRequest, origin: Origin): Promise<void>;
  /** Mails a sign-in link and code; may create the account. */
  mailSignIn(requested: LinkRequest & Creating, origin: Origin): Promise<void>;
  /** Mails the link of an unfinished sign-up or address change again. */
  resend(
    requested: LinkRequest & { type: "signup" | "email_change" },
    origin: Origin,
  ): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
  mails: MailService;
  links: MailedLinkService;
  limits: LimitService;
  redirects: Redirects;
  audit: AuditService;
}

/** Ways in without a password. */
export function createLinkRequestService(needs: Needs): LinkRequestService {
  const { db, clock, mails, links, limits, redirects, audit } = needs;

  async function account(
    tx: Db,
    { email, create, data = {} }: LinkRequest & Creating,
    origin: Origin,
  ) {
    if (!create) return lockUserByEmail(tx, email);
    const now = clock();
    const { user, isNew } = await findOrInsertUser(tx, newUser({ email, data }, null, now));
    if (isNew) {
      await insertIdentity(tx, emailIdentity(user, now));
      await audit.note(tx, origin, { action: "signed_up", userId: user.id });
    }
    return user;
  }

  async function mailLink(
    letter: "recovery" | "magiclink",
    requested: LinkRequest & Creating,
    origin: Origin,
  ): Promise<void> {
    const { email, redirectTo } = requested;
    const made = await inTransaction(db, async (tx) => {
      const user = await account(tx, requested, origin);
      if (!user) return null;
      if (letter === "recovery") await updateUser(tx, user.id, { recovery_sent_at: clock() });
      await audit.note(tx, origin, { action: "link_asked", userId: user.id, detail: { letter } });
      return links.make(tx, { userId: user.id, purpose: letter, email });
    });
    if (!made) return;
    const link = redirects.link(letter, made.secret, redirectTo);
    await mails.send(letter, email, { link, code: made.code });
  }

  async function resendTo(user: UserRow, type: "signup" | "email_change", redirectTo?: string) {
    const email = type === "signup" ? user.email : user.new_email;
    if (email === null || (type === "signup" && user.email_confirmed_at !== null)) return;
    const passwordHash = type === "signup" ? user.password_hash : null;
    const { secret, code } = await inTransaction(db, (tx) =>
      links.make(tx, { userId: user.id, purpose: type, email, passwordHash }),
    );
    const link = redirects.link(type, secret, redirectTo);
    if (type === "signup") await mails.send("verify", email, { link, code });
    else await mails.send("emailChange", email, { link, code });
  }

  return {
    async recover(requested, origin) {
      await limits.mail(origin, requested.email);
      await mails.quietly(() => mailLink("recovery", { ...requested, create: false }, origin));
    },

    async mailSignIn(requested, origin) {
      await limits.mail(origin, requested.email);
      await mails.quietly(() => mailLink("magiclink", requested, origin));
    },

    async resend({ email, type, redirectTo }, origin) {
      await limits.mail(origin, email);
      await mails.quietly(async () => {
        const user = await findUserByEmail(db, email);
        if (user) await resendTo(user, type, redirectTo);
      });
    },
  };
}
