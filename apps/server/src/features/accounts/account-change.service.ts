import { type AuthUser, authCodes } from "@morsel/contract/auth-service";
import { leastOfPassword } from "@morsel/domain/accounts/password";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/http/mount.ts";
import { type AccessTokenService, type Method, TokenFailure } from "./access-token.service.ts";
import { describeAccount } from "./account.service.ts";
import type { AuditService, Origin } from "./audit.service.ts";
import { addIdentity } from "./identity.repository.ts";
import type { LimitService } from "./limit.service.ts";
import { deleteLinks, useUpLink } from "./link.repository.ts";
import type { LinkService } from "./link.service.ts";
import { livingSession, strongSession } from "./living-session.service.ts";
import type { MailService } from "./mail.service.ts";
import { authMessages, messages } from "./messages.ts";
import type { PasswordService } from "./password.service.ts";
import type { RedirectService } from "./redirect.service.ts";
import { deleteSessions, type SessionRow } from "./session.repository.ts";
import { emailIdentity, WeakPassword } from "./sign-up.service.ts";
import { findUser, findUserByEmail, updateUser } from "./user.repository.ts";

/** Whoever showed who they are within this time (ms) may change the password without a code. */
const freshFor = 86_400_000;
/** Characters of JSON that an account carries about itself. */
const mostOfMetadata = 8_000;

export interface AccountChange {
  /** In its normal form, and an address. */
  email?: string | undefined;
  password?: string | undefined;
  currentPassword?: string | undefined;
  /** The code that `reauthenticate` mailed. */
  nonce?: string | undefined;
  data?: Record<string, unknown> | undefined;
  redirectTo?: string | undefined;
}

export interface AccountChangeService {
  /** Changes what is given. A new password ends the person's other sessions. */
  change(person: Person, asked: AccountChange, origin: Origin): Promise<AuthUser>;
  /** Mails a code that stands for a fresh sign-in. */
  reauthenticate(person: Person, origin: Origin): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
  mails: MailService;
  passwords: PasswordService;
  links: LinkService;
  limits: LimitService;
  redirects: RedirectService;
  accessTokens: AccessTokenService;
  audit: AuditService;
}

/** Changes of an account by its signed-in person. */
export function createAccountChangeService(needs: Needs): AccountChangeService {
  const { db, clock, mails, passwords, links, limits, redirects, accessTokens, audit } = needs;

  async function newPassword(person: Person, asked: AccountChange, origin: Origin) {
    const { password, currentPassword, nonce } = asked;
    if (password === undefined) return;
    if ([...password].length < leastOfPassword) throw new WeakPassword(["length"], leastOfPassword);
    const before = (await findUser(db, person.userId))?.password_hash ?? null;
    if (currentPassword !== undefined) {
      await limits.signIn(origin.ip, person.email);
      if (!(await passwords.check(currentPassword, before)).fits) {
        throw new Failure(400, authCodes.wrongCredentials, messages.wrongCurrentPassword);
      }
    }
    if ((await passwords.check(password, before)).fits) {
      throw new Failure(422, authCodes.samePassword, authMessages.samePassword);
    }
    const hash = await passwords.hash(password);
    const outcome = await inTransaction(db, async (tx) => {
      const { user, session } = await strongSession(tx, person);
      if (user.password_hash !== before) return conflict();
      if (currentPassword === undefined && !isFresh(session, clock())) {
        const proof = await reauthenticated(tx, person.userId, nonce);
        if (proof) return proof;
      }
      await updateUser(tx, user.id, { password_hash: hash, updated_at: clock() });
      // Whoever came through a provider has a second way in from here.
      await addIdentity(tx, emailIdentity(user, clock()));
      // A link that was asked for with the old password in mind must not undo the change.
      await deleteLinks(tx, user.id, ["recovery", "magiclink", "signup"]);
      await audit.note(tx, origin, {
        action: "password_changed",
        userId: user.id,
        sessionId: session.id,
      });
      return deleteSessions(tx, user.id, { except: session.id });
    });
    if (outcome instanceof Failure) throw outcome;
    accessTokens.forget(outcome);
    mails.notify("passwordChanged", person.email);
  }

  /** Why the code is no proof, or null. A wrong one is counted, so this must be committed. */
  async function reauthenticated(tx: Db, userId: string, nonce: string | undefined) {
    if (!nonce) {
      return new Failure(400, authCodes.reauthenticate, authMessages.reauthenticate);
    }
    const found = await links.readCode(tx, userId, ["reauthentication"], nonce);
    if (!found) return new Failure(422, authCodes.badNonce, authMessages.badNonce);
    await useUpLink(tx, found.link, ["reauthentication"], clock());
    return null;
  }

  async function newEmail(person: Person, { email, redirectTo }: AccountChange, origin: Origin) {
    if (email === undefined || email === person.email) return;
    await limits.mail(origin.ip, email);
    const made = await inTransaction(db, async (tx) => {
      const { user, session } = await strongSession(tx, person);
      const now = clock();
      await updateUser(tx, user.id, { new_email: email, email_change_sent_at: now });
      await audit.note(tx, origin, {
        action: "email_change_asked",
        userId: user.id,
        sessionId: session.id,
      });
      await deleteLinks(tx, user.id, ["email_change"]);
      const { secret } = await links.make(tx, { userId: user.id, purpose: "email_change", email });
      return { secret, taken: (await findUserByEmail(tx, email)) !== undefined, from: user.email };
    });
    // Whether the address belongs to somebody is told to its owner alone.
    if (made.taken) await mails.send("exists", email, { link: redirects.home });
    else {
      const link = redirects.link("email_change", made.secret, redirectTo);
      await mails.send("emailChange", email, { link });
    }
    mails.notify("emailChanging", made.from);
  }

  async function newData(person: Person, data: Record<string, unknown> | undefined) {
    if (!data || Object.keys(data).length === 0) return;
    await inTransaction(db, async (tx) => {
      const { user } = await livingSession(tx, person);
      const user_metadata = metadataOf({ ...fromJson<object>(user.user_metadata), ...data });
      await updateUser(tx, user.id, { user_metadata, updated_at: clock() });
    });
  }

  return {
    async change(person, asked, origin) {
      await inTransaction(db, (tx) => livingSession(tx, person));
      await newPassword(person, asked, origin);
      await newEmail(person, asked, origin);
      await newData(person, asked.data);
      const user = await findUser(db, person.userId);
      if (!user) throw new TokenFailure("gone", messages.sessionOver);
      return describeAccount(db, user);
    },

    async reauthenticate(person, origin) {
      await limits.mail(origin.ip, person.email);
      const { code, email } = await inTransaction(db, async (tx) => {
        const { user } = await livingSession(tx, person);
        const purpose = "reauthentication";
        return {
          ...(await links.make(tx, { userId: user.id, purpose, email: user.email })),
          email: user.email,
        };
      });
      await mails.send("reauthentication", email, { code });
    },
  };
}

/** What an account carries about itself, as JSON text. Throws a 400 `Failure` when it is too much. */
export function metadataOf(data: Record<string, unknown>): string {
  const json = toJson(data);
  if (json.length > mostOfMetadata) {
    throw new Failure(400, authCodes.invalid, authMessages.metadataTooLarge);
  }
  return json;
}

function isFresh(session: SessionRow, now: number): boolean {
  const shown = fromJson<Method[]>(session.amr).map(({ timestamp }) => timestamp * 1000);
  return Math.max(...shown) + freshFor > now;
}

const conflict = () => new Failure(409, authCodes.conflict, authMessages.conflict);
