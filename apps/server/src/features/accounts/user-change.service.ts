import { type AuthUser, authCodes } from "@morsel/contract/auth-service";
import { isTooShort, minPasswordLength } from "@morsel/domain/accounts/password";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/person.ts";
import type { AuditService } from "./audit/service.ts";
import { describeAccount } from "./auth-user.ts";
import type { LimitService } from "./limits/service.ts";
import type { MailService } from "./mail.service.ts";
import type { Redirects } from "./mailed-links/redirects.ts";
import { deleteLinks } from "./mailed-links/repository.ts";
import type { MailedLinkService } from "./mailed-links/service.ts";
import { messages } from "./messages.ts";
import { emailIdentity } from "./new-user.ts";
import type { Origin } from "./origin.ts";
import type { PasswordHashing } from "./passwords/hashing.ts";
import { WeakPassword } from "./passwords/weak-password.ts";
import type { ProofService } from "./proofs/service.ts";
import { addIdentity } from "./providers/identity.repository.ts";
import { type AccessTokenService, TokenFailure } from "./sessions/access-token.service.ts";
import { livingSession, provenSession, strongSession, tooWeak } from "./sessions/guard.ts";
import { deleteSessions } from "./sessions/repository.ts";
import { revokeTokens } from "./tokens/repository.ts";
import { findUser, findUserByEmail, type UserRow, updateUser } from "./user.repository.ts";

/** Maximum size of an account's metadata (bytes of JSON): every access token carries it. */
const maxMetadataBytes = 4_000;

export interface UserChange {
  /** Normalized and valid. The one that the account has takes back a change that waits. */
  email?: string | undefined;
  password?: string | undefined;
  currentPassword?: string | undefined;
  /** The code mailed by `reauthenticate`. */
  nonce?: string | undefined;
  /** Merged into what is there; null removes a field. */
  data?: Record<string, unknown> | undefined;
  redirectTo?: string | undefined;
}

export interface UserChangeService {
  /** Changes the given fields. A new password ends the person's other sessions and tokens. */
  change(person: Person, requested: UserChange, origin: Origin): Promise<AuthUser>;
  /** Mails a code for re-authentication. */
  reauthenticate(person: Person, origin: Origin): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
  mails: MailService;
  passwords: PasswordHashing;
  proofs: ProofService;
  links: MailedLinkService;
  limits: LimitService;
  redirects: Redirects;
  accessTokens: AccessTokenService;
  audit: AuditService;
}

export function createUserChangeService(needs: Needs): UserChangeService {
  const { db, clock, mails, passwords, proofs, links, limits, redirects } = needs;
  const { accessTokens, audit } = needs;

  /** A proof sent along with the call is checked before anything is changed. */
  async function takeProof(person: Person, { nonce, currentPassword }: UserChange, origin: Origin) {
    if (nonce && (await proofs.prove(person, { mailedCode: nonce }, origin)) === "wrong") {
      throw new Failure(422, authCodes.badNonce, messages.auth.badNonce);
    }
    if (currentPassword === undefined) return;
    const outcome = await proofs.prove(person, { password: currentPassword }, origin);
    if (outcome === "proved" || outcome === "not-enough") return;
    throw new Failure(400, authCodes.wrongCurrentPassword, messages.wrongCurrentPassword);
  }

  async function newPassword(person: Person, password: string, before: UserRow, origin: Origin) {
    // Learning that it's the same means learning what it is, so it counts as a guess.
    await limits.proof(person.userId);
    if ((await passwords.check(password, before.password_hash)).fits) {
      throw new Failure(422, authCodes.samePassword, messages.auth.samePassword);
    }
    const hash = await passwords.hash(password);
    const ended = await inTransaction(db, async (tx) => {
      const { user, session } = await provenSession(tx, person, clock());
      if (user.password_hash !== before.password_hash) throw conflict();
      await updateUser(tx, user.id, { password_hash: hash, updated_at: clock() });
      // Someone who came through a provider gets a second way to sign in.
      await addIdentity(tx, emailIdentity(user, clock()));
      // A link requested before must not undo the new password.
      await deleteLinks(tx, user.id, ["recovery", "magiclink", "signup"]);
      await revokeTokens(tx, user.id, clock());
      await audit.note(tx, origin, {
        action: "password_changed",
        userId: user.id,
        sessionId: session.id,
      });
      return deleteSessions(tx, user.id, { except: session.id });
    });
    accessTokens.forget(ended);
    await limits.proofFits(person.userId);
    mails.notify("passwordChanged", before.email);
  }

  async function newEmail(
    person: Person,
    email: string,
    redirectTo: string | undefined,
    origin: Origin,
  ) {
    await limits.mail(origin, email);
    const made = await inTransaction(db, async (tx) => {
      const { user, session } = await provenSession(tx, person, clock());
      const now = clock();
      await updateUser(tx, user.id, { new_email: email, email_change_sent_at: now });
      await audit.note(tx, origin, {
        action: "email_change_asked",
        userId: user.id,
        sessionId: session.id,
      });
      await deleteLinks(tx, user.id, ["email_change"]);
      const userId = user.id;
      const confirming = await links.make(tx, { userId, purpose: "email_change", email });
      const undone = { purpose: "email_change_undo", email: user.email, undoesFrom: now } as const;
      const { secret: undo } = await links.make(tx, { userId, ...undone });
      const taken = (await findUserByEmail(tx, email)) !== undefined;
      return { ...confirming, undo, taken, from: user.email };
    });
    const undo = redirects.link("email_change_undo", made.undo, undefined);
    mails.notify("emailChanging", made.from, { link: undo });
    // Only its owner is told that the address belongs to someone.
    if (made.taken) await mails.send("exists", email, { link: redirects.home });
    else {
      const link = redirects.link("email_change", made.secret, redirectTo);
      await mails.send("emailChange", email, { link, code: made.code });
    }
  }

  /** Lets in nobody new, so no proof is asked for: whoever mistyped an address may do it at once. */
  async function withdrawNewEmail(person: Person, origin: Origin) {
    await inTransaction(db, async (tx) => {
      const { user, session } = await strongSession(tx, person);
      await updateUser(tx, user.id, { new_email: null, updated_at: clock() });
      await deleteLinks(tx, user.id, ["email_change"]);
      await audit.note(tx, origin, {
        action: "email_change_withdrawn",
        userId: user.id,
        sessionId: session.id,
      });
    });
  }

  async function newData(person: Person, data: Record<string, unknown>) {
    await inTransaction(db, async (tx) => {
      const { user } = await strongSession(tx, person);
      const merged = Object.entries({ ...fromJson<object>(user.user_metadata), ...data });
      const left = Object.fromEntries(merged.filter(([, value]) => value !== null));
      const user_metadata = metadataOf(left);
      await updateUser(tx, user.id, { user_metadata, updated_at: clock() });
    });
  }

  return {
    async change(person, requested, origin) {
      const { user, session } = await inTransaction(db, (tx) => livingSession(tx, person));
      const { password, redirectTo, data = {} } = requested;
      const { email, withdraws } = addressWish(requested, user);
      if (password !== undefined && isTooShort(password)) {
        throw new WeakPassword(["length"], minPasswordLength);
      }
      const hasData = Object.keys(data).length > 0;
      const isProtected = password !== undefined || email !== undefined;
      if ((isProtected || withdraws || hasData) && session.needs_factor) throw tooWeak(401);
      if (withdraws) await withdrawNewEmail(person, origin);
      if (isProtected) {
        await takeProof(person, requested, origin);
        const now = await inTransaction(db, (tx) => provenSession(tx, person, clock()));
        if (password !== undefined) await newPassword(person, password, now.user, origin);
        if (email !== undefined) await newEmail(person, email, redirectTo, origin);
      }
      if (hasData) await newData(person, data);
      const changed = await findUser(db, person.userId);
      if (!changed) throw new TokenFailure("gone", messages.sessionOver);
      return describeAccount(db, changed);
    },

    async reauthenticate(person, origin) {
      await limits.mail(origin, person.email);
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

/** The address that is asked for, or whether the present one is to stay. */
function addressWish({ email }: UserChange, user: UserRow) {
  if (email !== user.email) return { email, withdraws: false };
  return { email: undefined, withdraws: user.new_email !== null };
}

/** An account's metadata as JSON text. Throws a 400 `Failure` if it is too large. */
export function metadataOf(data: Record<string, unknown>): string {
  const json = toJson(data);
  if (Buffer.byteLength(json) > maxMetadataBytes) {
    throw new Failure(400, authCodes.invalid, messages.auth.metadataTooLarge);
  }
  return json;
}

const conflict = () => new Failure(409, authCodes.conflict, messages.auth.conflict);
