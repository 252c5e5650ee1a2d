import { factorCodes } from "@morsel/contract/auth-factors";
import { reauthenticationNeeded } from "@morsel/contract/auth-proof";
import { day, minute } from "@morsel/domain/time";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/http/failure.ts";
import { messages } from "../messages.ts";
import { lockUser, type UserRow } from "../user.repository.ts";
import { TokenFailure } from "./access-token.service.ts";
import { findSession, type SessionRow } from "./repository.ts";

interface Living {
  user: UserRow;
  session: SessionRow;
}

type Holder = Record<"userId" | "sessionId", string>;

/** How long a proof is good for (ms), and how long for deleting just the diary. */
const proofLifetime = 10 * minute;
const proofLifetimeForData = day;

/** Refuses what needs a recent proof. `/auth/v1` has its own wording. */
export class ProofNeeded extends Failure {
  constructor() {
    super(403, reauthenticationNeeded, messages.proofNeeded, { topLevel: {} });
  }
}

/**
 * The account (locked) and session as the database has them now: the token may be outdated. Throws
 * `TokenFailure` if the session is over.
 */
export async function livingSession(tx: Db, person: Holder): Promise<Living> {
  const user = await lockUser(tx, person.userId);
  const session = user && (await findSession(tx, person.userId, person.sessionId));
  if (!session) throw new TokenFailure("gone", messages.sessionOver);
  return { user, session };
}

/**
 * Like `livingSession`, and throws a 403 `Failure` if the person has a second factor that this
 * session hasn't shown.
 */
export async function strongSession(tx: Db, person: Holder): Promise<Living> {
  const living = await livingSession(tx, person);
  if (living.session.needs_factor) throw tooWeak();
  return living;
}

/**
 * Like `strongSession`, and throws `ProofNeeded` unless the account's owner has recently
 * re-authenticated in this session. Everything that changes how one signs in starts with it.
 */
export async function provenSession(
  tx: Db,
  person: Holder,
  now: number,
  lifetime = proofLifetime,
): Promise<Living> {
  const living = await strongSession(tx, person);
  const { proved_at } = living.session;
  if (proved_at === null || !isRunning(proved_at, lifetime, now)) throw new ProofNeeded();
  return living;
}

/** Runs a change for which a proof of the last day is enough. */
export const changeAsOwner =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  <T>(person: Holder, work: (tx: Db) => Promise<T>): Promise<T> =>
    inTransaction(db, async (tx) => {
      await provenSession(tx, person, clock(), proofLifetimeForData);
      return work(tx);
    });

/** The auth client's calls differ in the status. */
export const tooWeak = (status = 403) =>
  new Failure(status, factorCodes.insufficientLevel, messages.auth.insufficientLevel);
