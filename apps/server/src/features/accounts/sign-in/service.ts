import type { AuthSession } from "@morsel/contract/auth-service";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import type { AuditService } from "../audit/service.ts";
import type { LimitService } from "../limits/service.ts";
import type { MailService } from "../mail.service.ts";
import type { Origin } from "../origin.ts";
import type { PasswordHashing } from "../passwords/hashing.ts";
import type { OpenSession, SessionService } from "../sessions/service.ts";
import { findUserByEmail, lockUser, type UserRow, updateUser } from "../user.repository.ts";

/** How a sign-in ended. The caller decides who may know which refusal. */
export type SignInOutcome =
  | { kind: "signed-in"; session: AuthSession }
  | { kind: "unknown" | "wrong" | "not-verified" };

export interface SignInService {
  /** Takes the same time whether or not the address has an account. */
  signIn(email: string, password: string, origin: Origin): Promise<SignInOutcome>;
}

interface Needs {
  db: Db;
  passwords: PasswordHashing;
  limits: LimitService;
  sessions: SessionService;
  audit: AuditService;
  mails: MailService;
}

export function createSignInService(needs: Needs): SignInService {
  const { db, passwords, limits, sessions, audit, mails } = needs;

  async function refuse(kind: "unknown" | "wrong" | "not-verified", origin: Origin, userId = "") {
    await audit.note(db, origin, { action: "sign_in_refused", userId, detail: { kind } });
    return { kind };
  }

  /** Tells the owner, once, that someone is trying passwords. The reply doesn't show it. */
  function watch(owner: UserRow): void {
    mails.later(async () => {
      if (await limits.wrongPassword(owner.email)) await mails.send("wrongPasswords", owner.email);
    });
  }

  const signIn: SignInService["signIn"] = async (email, password, origin) => {
    const tried = await limits.signIn(origin, email);
    const user = await findUserByEmail(db, email);
    const checked = user?.password_hash ?? null;
    const { fits, stale } = await passwords.check(password, checked);
    if (!user) return refuse("unknown", origin);
    if (!fits) {
      if (!tried.isKnown && user.email_confirmed_at !== null) watch(user);
      return refuse("wrong", origin, user.id);
    }
    if (user.email_confirmed_at === null) return refuse("not-verified", origin, user.id);

    const better = stale ? await passwords.hash(password) : null;
    const opened = await inTransaction(db, async (tx): Promise<OpenSession | null> => {
      const now = await lockUser(tx, user.id);
      // Changed during the check: the old password no longer works.
      if (now?.password_hash !== checked) return null;
      if (better) await updateUser(tx, user.id, { password_hash: better });
      return sessions.open(
        tx,
        now,
        { method: "password", provider: "email", proves: true },
        origin,
      );
    });
    if (!opened) return refuse("wrong", origin, user.id);
    await tried.fits();
    return { kind: "signed-in", session: await sessions.sign(opened) };
  };

  return {
    signIn: (email, password, origin) =>
      limits.hashing(origin.ip, () => signIn(email, password, origin)),
  };
}
