import { askFactorRemoval } from "@morsel/contract/auth-undo";
import { ApiFailure, call } from "../../../lib/api.ts";
import { contract } from "../../../lib/contract.ts";
import { storageKeys, writeStored } from "../../../lib/storage.ts";
import { askAuth } from "../auth-call.ts";
import { type AccountFailure, attempt } from "../failure.ts";
import { expectRecovery } from "../mailed-links/state.ts";
import { forgetData, forgetPerson } from "../sessions/personal-data.ts";
import { beginSession, follow, replaceSession } from "../sessions/transitions.ts";
import { undoMessages } from "./messages.ts";

function sentenceFor({ kind, reason }: AccountFailure): string {
  return (kind === "refused" && reason) || undoMessages.problem.unreachable;
}

/** Undoes a change of address. Resolves to whether this browser is now signed in. */
export function undoEmailChange(token_hash: string): Promise<boolean> {
  const undo = async () => {
    const session = await call(contract.authUndo, "undoEmailChange", { body: { token_hash } });
    forgetData();
    // Stored at once: with none in its place, the auth client takes a refused refresh of the old
    // session for the end of this one.
    writeStored(storageKeys.session, session);
    try {
      await askAuth((client) => client.setSession(session));
    } catch {
      forgetPerson();
      follow();
      return false;
    }
    expectRecovery();
    beginSession();
    return true;
  };
  return attempt(() => replaceSession(undo), sentenceFor);
}

/** Schedules the removal of the second factor and resolves to its date. Signs this browser out. */
export function confirmRemoval(token_hash: string): Promise<Date> {
  const confirm = async () => {
    const { dueAt } = await call(contract.authUndo, "confirmFactorRemoval", {
      body: { token_hash },
    });
    forgetPerson();
    follow();
    return new Date(dueAt);
  };
  return attempt(() => replaceSession(confirm), sentenceFor);
}

/**
 * Requests the link that removes the second factor. Resolves to null if it was mailed, or to the
 * date of a removal that is scheduled already.
 */
export function askForRemoval(): Promise<Date | null> {
  return attempt(async () => {
    // Before the second factor, `call` sends no token, so send this session's by hand.
    const { session } = await askAuth((client) => client.getSession());
    const { method, path, reply } = askFactorRemoval;
    const authorization = `Bearer ${session?.access_token ?? ""}`;
    const response = await fetch(path, { method, headers: { authorization } });
    const text = await response.text();
    if (!response.ok) throw new ApiFailure(response.status, text, response.statusText);
    const { dueAt } = reply.parse(JSON.parse(text));
    return dueAt === null ? null : new Date(dueAt);
  }, sentenceFor);
}
