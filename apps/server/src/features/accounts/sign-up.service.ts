import { randomUUID } from "node:crypto";
import { accountCodes } from "@morsel/contract/accounts";
import type { AuthUser } from "@morsel/contract/auth-service";
import { leastOfNewPassword, weaknesses } from "@morsel/domain/accounts/password";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { toJson } from "../../platform/database/json.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { AuditService, Origin } from "./audit.service.ts";
import { type IdentityRow, insertIdentity, listIdentities } from "./identity.repository.ts";
import type { LimitService } from "./limit.service.ts";
import type { LinkService } from "./link.service.ts";
import type { MailService } from "./mail.service.ts";
import { messages } from "./messages.ts";
import type { PasswordService } from "./password.service.ts";
import { presentAuthUser } from "./presenter.ts";
import type { RedirectService } from "./redirect.service.ts";
import { insertUser, lockUserByEmail, type UserRow, updateUser } from "./user.repository.ts";

/** A password that a new account may not have; `reasons` in the auth service's words. */
export class WeakPassword extends Failure {
  readonly reasons: readonly Weakness[];

  constructor(reasons: readonly Weakness[], least: number) {
    const lines = reasons.map((reason) =>
      reason === "length" ? messages.weakLength(least) : messages.weakCharacters,
    );
    const issues = lines.map((line) => ({ path: "password", message: line }));
    super(422, accountCodes.weak, lines.join(" "), { issues, topLevel: {} });
    this.reasons = reasons;
  }
}

type Weakness = ReturnType<typeof weaknesses>[number];

interface SignUp {
  /** In its normal form, and an address. */
  email: string;
  password: string;
  data?: Record<string, unknown>;
  redirectTo?: string | undefined;
}

export interface SignUpService {
  /**
   * Makes an account and mails its link, or mails the owner of the one that exists. `known` says
   * which; the user of a known one is made up, without identities, and takes the same time.
   */
  signUp(asked: SignUp, origin: Origin): Promise<{ known: boolean; user: AuthUser }>;
}

interface Needs {
  db: Db;
  clock: Clock;
  mails: MailService;
  passwords: PasswordService;
  links: LinkService;
  limits: LimitService;
  redirects: RedirectService;
  audit: AuditService;
}

/** New accounts. */
export function createSignUpService(needs: Needs): SignUpService {
  const { db, clock, mails, passwords, links, limits, redirects, audit } = needs;

  /** The account of the address: new, or from an earlier try, or one that is `known`. */
  async function register(tx: Db, asked: SignUp, hash: string) {
    const now = clock();
    const fresh = newUser(asked, hash, now);
    if (await insertUser(tx, fresh)) {
      await insertIdentity(tx, emailIdentity(fresh, now));
      return { known: false, user: fresh };
    }
    const found = await lockUserByEmail(tx, asked.email);
    if (!found) throw new Error("An account went away while somebody signed up.");
    if (found.email_confirmed_at !== null) return { known: true, user: found };
    const change = { password_hash: hash, confirmation_sent_at: now, updated_at: now };
    await updateUser(tx, found.id, change);
    return { known: false, user: { ...found, ...change } };
  }

  return {
    async signUp(asked, origin) {
      const { email, password } = asked;
      await limits.signUp(origin.ip);
      const reasons = weaknesses(password);
      if (reasons.length > 0) throw new WeakPassword(reasons, leastOfNewPassword);
      await limits.mail(origin.ip, email);
      const hash = await passwords.hash(password);
      const made = await inTransaction(db, async (tx) => {
        const { known, user } = await register(tx, asked, hash);
        await audit.note(tx, origin, { action: "signed_up", userId: user.id, detail: { known } });
        if (known) return null;
        const link = { userId: user.id, purpose: "signup", email, passwordHash: hash } as const;
        return {
          user,
          identities: await listIdentities(tx, user.id),
          ...(await links.make(tx, link)),
        };
      });
      if (!made) {
        await mails.send("exists", email, { link: redirects.home });
        return { known: true, user: presentAuthUser(newUser(asked, hash, clock()), [], []) };
      }
      const link = redirects.link("signup", made.secret, asked.redirectTo);
      await mails.send("verify", email, { link, code: made.code });
      return { known: false, user: presentAuthUser(made.user, made.identities, []) };
    },
  };
}

/** An account whose address nobody has proved yet. */
export function newUser(
  { email, data }: Pick<SignUp, "email" | "data">,
  hash: string | null,
  now: number,
): UserRow {
  const id = randomUUID();
  return {
    id,
    email,
    new_email: null,
    password_hash: hash,
    user_metadata: toJson(data ?? {}),
    created_at: now,
    updated_at: now,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
  };
}

/** The address itself as a way in. */
export function emailIdentity(user: UserRow, now: number): IdentityRow {
  return {
    user_id: user.id,
    id: randomUUID(),
    provider: "email",
    provider_id: user.id,
    email: user.email,
    data: "{}",
    created_at: now,
    updated_at: now,
    last_sign_in_at: now,
  };
}
