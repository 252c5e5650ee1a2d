import { randomUUID } from "node:crypto";
import { accountCodes } from "@morsel/contract/accounts";
import {
  type AuthSession,
  type AuthUser,
  alreadyVerified,
  authCodes,
} from "@morsel/contract/auth-service";
import { weaknesses } from "@morsel/domain/accounts/password";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { toJson } from "../../platform/database/json.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Mailer } from "../../platform/mail/mail.ts";
import type { AuditService, Origin } from "./audit.service.ts";
import { type IdentityRow, insertIdentity, listIdentities } from "./identity.repository.ts";
import type { LimitService } from "./limit.service.ts";
import { useUpLink } from "./link.repository.ts";
import type { LinkService } from "./link.service.ts";
import { writeMail } from "./mail.messages.ts";
import { authMessages, messages } from "./messages.ts";
import type { PasswordService } from "./password.service.ts";
import { presentAuthUser } from "./presenter.ts";
import type { SessionService } from "./session.service.ts";
import { insertUser, lockUserByEmail, type UserRow, updateUser } from "./user.repository.ts";

/** A password that a new account may not have; `reasons` in the auth service's words. */
export class WeakPassword extends Failure {
  readonly reasons: readonly string[];

  constructor(reasons: readonly ("length" | "characters")[]) {
    const lines = reasons.map((reason) =>
      reason === "length" ? messages.weakLength : messages.weakCharacters,
    );
    const message = lines.join(" ");
    const issues = lines.map((line) => ({ path: "password", message: line }));
    super(422, accountCodes.weak, message, { issues, topLevel: {} });
    this.reasons = reasons;
  }
}

interface SignUp {
  /** In its normal form, and an address. */
  email: string;
  password: string;
  data?: Record<string, unknown>;
}

export interface SignUpService {
  /**
   * Makes an account and mails its link, or mails the owner of the one that exists. `known` says
   * which; the user of a known one is made up, without identities, and takes the same time.
   */
  signUp(asked: SignUp, origin: Origin): Promise<{ known: boolean; user: AuthUser }>;
  /** Uses up the link of a sign-up: the address is verified and a session opens. */
  verify(secret: string, origin: Origin): Promise<AuthSession>;
}

interface Needs {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** Where links in mails lead. */
  publicUrl: string;
  passwords: PasswordService;
  links: LinkService;
  limits: LimitService;
  sessions: SessionService;
  audit: AuditService;
}

/** New accounts. */
export function createSignUpService(needs: Needs): SignUpService {
  const { db, clock, mailer, publicUrl, passwords, links, limits, sessions, audit } = needs;

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

  async function send(...letter: Parameters<typeof writeMail>): Promise<void> {
    try {
      await mailer.send(writeMail(...letter));
    } catch (cause) {
      const failure = new Failure(503, accountCodes.service, messages.mailFailed, { topLevel: {} });
      failure.cause = cause;
      throw failure;
    }
  }

  return {
    async signUp(asked, origin) {
      const { email, password } = asked;
      await limits.signUp(origin.ip);
      const reasons = weaknesses(password);
      if (reasons.length > 0) throw new WeakPassword(reasons);
      await limits.mail(origin.ip, email);
      const hash = await passwords.hash(password);
      const made = await inTransaction(db, async (tx) => {
        const { known, user } = await register(tx, asked, hash);
        await audit.note(tx, origin, { action: "signed_up", userId: user.id, detail: { known } });
        if (known) return null;
        const link = { userId: user.id, purpose: "signup", email, passwordHash: hash } as const;
        const secret = await links.make(tx, link);
        return { user, identities: await listIdentities(tx, user.id), secret };
      });
      if (!made) {
        await send("exists", email, publicUrl);
        return { known: true, user: presentAuthUser(newUser(asked, hash, clock()), []) };
      }
      const link = new URL(`${publicUrl}/api/auth/verify-email`);
      link.searchParams.set("token_hash", made.secret);
      link.searchParams.set("type", "signup");
      await send("verify", email, link.href);
      return { known: false, user: presentAuthUser(made.user, made.identities) };
    },

    async verify(secret, origin) {
      await limits.link(origin.ip);
      const opened = await inTransaction(db, async (tx) => {
        const found = await links.read(tx, secret);
        if (found?.link.purpose !== "signup") throw expired();
        if (found.link.used_at !== null) throw expired(alreadyVerified);
        if (!found.works) throw expired();
        const now = clock();
        const user = found.owner;
        // The password of the sign-up whose mail was answered: nobody else's try can set it.
        const change = {
          email_confirmed_at: user.email_confirmed_at ?? now,
          password_hash: found.link.password_hash,
          updated_at: now,
        };
        await updateUser(tx, user.id, change);
        await useUpLink(tx, found.link, now);
        await audit.note(tx, origin, { action: "email_verified", userId: user.id });
        const entrance = { method: "otp", provider: "email" } as const;
        return sessions.open(tx, { ...user, ...change }, entrance, origin);
      });
      return sessions.sign(opened);
    },
  };
}

const expired = (message: string = authMessages.linkExpired) =>
  new Failure(403, authCodes.linkExpired, message);

function newUser({ email, data }: SignUp, hash: string, now: number): UserRow {
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

function emailIdentity(user: UserRow, now: number): IdentityRow {
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
