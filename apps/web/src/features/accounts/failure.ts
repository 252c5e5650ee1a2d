import { ApiFailure } from "../../lib/api.ts";
import { isUnproven } from "./proofs/state.ts";

/**
 * - `refused`: trying again won't help.
 * - `unreachable`: no answer, or a server error; may work later.
 * - `cancelled`: the person declined to prove their identity.
 * - `missing`, `invalid`: the URL has no link, or one for something else.
 */
type Kind = "refused" | "unreachable" | "cancelled" | "missing" | "invalid";

/** The auth service's refusal: the client's error, or the reply itself. */
interface Refusal {
  code?: string | undefined;
  status?: number | undefined;
  /** In the service's own words. */
  reason?: string | null;
  cause?: unknown;
}

/** How every call about the account fails. `message` is meant for people. */
export class AccountFailure extends Error {
  override readonly name = "AccountFailure";
  readonly kind: Kind;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly reason: string | null;

  constructor(kind: Kind, { code, status, reason = null, cause }: Refusal = {}) {
    super(reason ?? kind, { cause });
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.reason = reason;
  }
}

/** Converts an error of the auth client. */
export function refusalOf(error: { message: string } & Omit<Refusal, "reason">): AccountFailure {
  const { code, status, message: reason } = error;
  const details = { code, status, reason, cause: error };
  return new AccountFailure(isUnproven(error) ? "cancelled" : kindOf(status), details);
}

/** Converts whatever was thrown. */
export function failureOf(thrown: unknown): AccountFailure {
  if (thrown instanceof AccountFailure) return thrown;
  if (!(thrown instanceof ApiFailure)) return new AccountFailure("unreachable", { cause: thrown });
  const { code, status, reason } = thrown;
  const details = { code: code === "UNKNOWN" ? undefined : code, status, reason, cause: thrown };
  return new AccountFailure(isUnproven(thrown) ? "cancelled" : kindOf(status), details);
}

const kindOf = (status = 0): Kind => (status >= 400 && status < 500 ? "refused" : "unreachable");

/**
 * Makes a call.
 * @throws {AccountFailure} with the message that `say` chooses
 */
export async function attempt<Result>(
  run: () => Promise<Result>,
  say: (failure: AccountFailure) => string,
): Promise<Result> {
  try {
    return await run();
  } catch (thrown) {
    const failure = failureOf(thrown);
    failure.message = say(failure);
    throw failure;
  }
}

/** Why a form can't be sent. */
export interface Problem {
  readonly title: string;
  readonly text: string;
}

export const problemOf = (title: string, thrown: unknown): Problem => ({
  title,
  text: failureOf(thrown).message,
});
