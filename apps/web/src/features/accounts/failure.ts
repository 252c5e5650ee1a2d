import { ApiFailure } from "../../lib/api.ts";
import { isUnproven } from "./proofs/state.ts";

/**
 * `refused`: asking the same again is refused again. `unreachable`: no answer, or the service's own
 * fault; later it may work. `cancelled`: the person would rather not show that it's them.
 * `missing`, `invalid`: the address carries no link, or one for something else.
 */
type Kind = "refused" | "unreachable" | "cancelled" | "missing" | "invalid";

/** What the auth service says where it refuses: the client's error, or the reply itself. */
interface Refusal {
  code?: string | undefined;
  status?: number | undefined;
  /** In the service's own words. */
  reason?: string | null;
  cause?: unknown;
}

/** The one way in which calls about the account fail. `message` is for the person who asked. */
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

/** What a refusal of the auth client is. */
export function refusalOf(error: { message: string } & Omit<Refusal, "reason">): AccountFailure {
  const { code, status, message: reason } = error;
  const told = { code, status, reason, cause: error };
  return new AccountFailure(isUnproven(error) ? "cancelled" : kindOf(status), told);
}

/** What went wrong, whatever was thrown. */
export function failureOf(thrown: unknown): AccountFailure {
  if (thrown instanceof AccountFailure) return thrown;
  if (!(thrown instanceof ApiFailure)) return new AccountFailure("unreachable", { cause: thrown });
  const { code, status, reason } = thrown;
  const told = { code: code === "UNKNOWN" ? undefined : code, status, reason, cause: thrown };
  return new AccountFailure(isUnproven(thrown) ? "cancelled" : kindOf(status), told);
}

const kindOf = (status = 0): Kind => (status >= 400 && status < 500 ? "refused" : "unreachable");

/**
 * Makes a call.
 * @throws {AccountFailure} with the sentence that `say` finds for it
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

/** What keeps a form from going on. */
export interface Problem {
  readonly title: string;
  readonly text: string;
}

export const problemOf = (title: string, thrown: unknown): Problem => ({
  title,
  text: failureOf(thrown).message,
});
