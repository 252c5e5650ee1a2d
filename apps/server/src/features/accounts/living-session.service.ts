import { factorCodes } from "@morsel/contract/auth-factors";
import type { Db } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/http/mount.ts";
import { TokenFailure } from "./access-token.service.ts";
import { authMessages, messages } from "./messages.ts";
import { findSession, type SessionRow } from "./session.repository.ts";
import { lockUser, type UserRow } from "./user.repository.ts";

interface Living {
  user: UserRow;
  session: SessionRow;
}

/**
 * The account, locked, and the session as the database has them now, not as the token says: it may
 * have been believed for a while. Throws `TokenFailure` where the session is over.
 */
export async function livingSession(tx: Db, person: Person): Promise<Living> {
  const user = await lockUser(tx, person.userId);
  const session = user && (await findSession(tx, person.userId, person.sessionId));
  if (!session) throw new TokenFailure("gone", messages.sessionOver);
  return { user, session };
}

/**
 * Like `livingSession`, and throws a 403 `Failure` where the person has a second factor that this
 * session has not shown.
 */
export async function strongSession(tx: Db, person: Person): Promise<Living> {
  const living = await livingSession(tx, person);
  if (living.session.needs_factor) throw tooWeak();
  return living;
}

export const tooWeak = () =>
  new Failure(403, factorCodes.insufficientLevel, authMessages.insufficientLevel);
