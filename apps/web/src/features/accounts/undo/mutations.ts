import {
  askFactorRemoval,
  confirmFactorRemoval,
  undoEmailChange as undoCall,
  undoCodes,
} from "@morsel/contract/auth-undo";
import { ApiFailure, call } from "../../../lib/api.ts";
import { expectRecovery } from "../mailed-links/state.ts";
import { authClient } from "../sessions/auth-client.ts";
import { forgetPerson } from "../sessions/personal-data.ts";
import { beginSession } from "../sessions/transitions.ts";
import { undoProblem } from "./messages.ts";

/** What came of a mailed link: `invalid` for good, `failed` until it is tried again. */
export type LinkOutcome<Done> =
  | { kind: "done"; what: Done }
  | { kind: "invalid" }
  | { kind: "failed"; text: string };

async function outcomeOf<Done>(run: () => Promise<Done>): Promise<LinkOutcome<Done>> {
  try {
    return { kind: "done", what: await run() };
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status >= 500) {
      return { kind: "failed", text: undoProblem.unreachable };
    }
    if (failure.code === undoCodes.link) return { kind: "invalid" };
    return { kind: "failed", text: failure.reason };
  }
}

/**
 * Undoes a change of address. Done means whether this browser is signed in now, so that a new
 * password can be set. Never throws.
 */
export function undoEmailChange(token_hash: string): Promise<LinkOutcome<boolean>> {
  return outcomeOf(async () => {
    const session = await call(undoCall, { body: { token_hash } });
    forgetPerson();
    try {
      const { error } = await (await authClient()).setSession(session);
      if (error) return false;
    } catch {
      return false;
    }
    expectRecovery();
    beginSession();
    return true;
  });
}

/** Has the second factor removed; done means when. This browser is signed out too. Never throws. */
export function confirmRemoval(token_hash: string): Promise<LinkOutcome<Date>> {
  return outcomeOf(async () => {
    const { dueAt } = await call(confirmFactorRemoval, { body: { token_hash } });
    forgetPerson();
    return new Date(dueAt);
  });
}

/**
 * Asks for the link that removes the second factor; null where it was mailed, else when the factor
 * goes anyway. Fails with a sentence for people.
 */
export async function askForRemoval(): Promise<Date | null> {
  try {
    // The session has yet to show its second factor: other calls go without its token.
    const { data } = await (await authClient()).getSession();
    const { method, path, reply } = askFactorRemoval;
    const authorization = `Bearer ${data.session?.access_token ?? ""}`;
    const response = await fetch(path, { method, headers: { authorization } });
    const text = await response.text();
    if (!response.ok) throw new ApiFailure(response.status, text, response.statusText);
    const { dueAt } = reply.parse(JSON.parse(text));
    return dueAt === null ? null : new Date(dueAt);
  } catch (cause) {
    const isReason = cause instanceof ApiFailure && cause.status < 500;
    throw new Error(isReason ? cause.reason : undoProblem.unreachable, { cause });
  }
}
