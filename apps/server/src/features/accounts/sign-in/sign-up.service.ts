import type { AuthUser } from "@morsel/contract/auth-service";
import { minNewPasswordLength, weaknesses } from "@morsel/domain/accounts/password";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import type { AuditService } from "../audit/service.ts";
import type { LimitService } from "../limits/service.ts";
import type { MailService } from "../mail.service.ts";
import type { Redirects } from "../mailed-links/redirects.ts";
import type { MailedLinkService } from "../mailed-links/service.ts";
import { emailIdentity, newUser } from "../new-user.ts";
import type { Origin } from "../origin.ts";
import type { PasswordHashing } from "../passwords/hashing.ts";
import { WeakPassword } from "../passwords/weak-password.ts";
import { presentAuthUser } from "../presenter.ts";
import { insertIdentity, listIdentities } from "../providers/identity.repository.ts";
import { findOrInsertUser, type UserRow, updateUser } from "../user.repository.ts";

interface SignUp {
  /** Normalized and valid. */
  email: string;
  password: string;
  data?: Record<string, unknown>;
  redirectTo?: string | undefined;
}

export interface SignUpService {
  /**
   * Creates an account and mails its link, or mails the owner if one exists. `known` says which; a
   * known account's user is made up, without identities. Unless accounts are revealed, all replies
   * look like a new account's.
   */
  signUp(requested: SignUp, origin: Origin): Promise<{ known: boolean; user: AuthUser }>;
}

interface Needs {
  db: Db;
  clock: Clock;
  mails: MailService;
  passwords: PasswordHashing;
  links: MailedLinkService;
  limits: LimitService;
  redirects: Redirects;
  audit: AuditService;
  /** Whether replies reveal that an address has an account. */
  reveals: boolean;
}

export function createSignUpService(needs: Needs): SignUpService {
  const { db, clock, mails, passwords, links, limits, redirects, audit, reveals } = needs;

  /** The address's account: new, from an earlier attempt, or already verified (`known`). */
  async function register(tx: Db, fresh: UserRow) {
    const now = clock();
    const { user, isNew } = await findOrInsertUser(tx, fresh);
    if (isNew) {
      await insertIdentity(tx, emailIdentity(user, now));
      return { known: false, user };
    }
    if (user.email_confirmed_at !== null) return { known: true, user };
    const { password_hash } = fresh;
    const change = { password_hash, confirmation_sent_at: now, updated_at: now };
    await updateUser(tx, user.id, change);
    return { known: false, user: { ...user, ...change } };
  }

  /** Creates the account and mails; for a known one the user is made up, without identities. */
  async function enter(requested: SignUp, fresh: UserRow, origin: Origin) {
    const { email } = requested;
    const passwordHash = fresh.password_hash;
    const made = await inTransaction(db, async (tx) => {
      const { known, user } = await register(tx, fresh);
      await audit.note(tx, origin, { action: "signed_up", userId: user.id, detail: { known } });
      if (known) return null;
      const link = { userId: user.id, purpose: "signup", email, passwordHash } as const;
      const identities = await listIdentities(tx, user.id);
      return { user, identities, ...(await links.make(tx, link)) };
    });
    if (!made) {
      await mails.send("exists", email, { link: redirects.home });
      return { known: true, user: presentAuthUser(fresh, [], []) };
    }
    const link = redirects.link("signup", made.secret, requested.redirectTo);
    await mails.send("verify", email, { link, code: made.code });
    return { known: false, user: presentAuthUser(made.user, made.identities, []) };
  }

  return {
    async signUp(requested, origin) {
      const { email, password } = requested;
      await limits.signUp(origin.ip);
      const reasons = weaknesses(password);
      if (reasons.length > 0) throw new WeakPassword(reasons, minNewPasswordLength);
      await limits.mail(origin, email);
      const hash = await limits.hashing(origin.ip, () => passwords.hash(password));
      const fresh = newUser(requested, hash, clock());
      if (reveals) return enter(requested, fresh, origin);
      // Known or new, the reply is that of a new account, and takes the same time.
      await mails.quietly(async () => {
        await enter(requested, fresh, origin);
      });
      const identities = [emailIdentity(fresh, clock())];
      return { known: false, user: presentAuthUser(fresh, identities, []) };
    },
  };
}
