import { isTooLong, isTooShort } from "@morsel/domain/accounts/password";
import { askAuth } from "../auth-call.ts";
import { AccountFailure, attempt, type Problem } from "../failure.ts";
import { proofMessages } from "../proofs/messages.ts";
import { passwordMessages } from "./messages.ts";

/** The text in the fields of the change-password form. */
export interface PasswordDraft {
  /** Null if the account has no password yet. */
  readonly current: string | null;
  readonly next: string;
  readonly repeated: string;
}

export const emptyPasswordDraft: PasswordDraft = {
  current: "",
  next: "",
  repeated: "",
};

/** What is wrong with the form before it is sent, or null. */
export function passwordDraftProblem(draft: PasswordDraft): Problem | null {
  const { current, next, repeated } = draft;
  if (current === "" || next === "" || repeated === "") return passwordMessages.change.missing;
  if (isTooShort(next)) return passwordMessages.change.short;
  if (isTooLong(next)) return passwordMessages.long;
  return next === repeated ? null : passwordMessages.change.differs;
}

/** The field that such a problem is about. */
export function fieldToMend({ current, next, repeated }: PasswordDraft): keyof PasswordDraft {
  if (current === "") return "current";
  const isNextFine = next !== "" && !isTooShort(next) && !isTooLong(next);
  return isNextFine && next !== repeated ? "repeated" : "next";
}

/** The field that the server refused; null if it wasn't about one. */
export function fieldRefused(failure: unknown): keyof PasswordDraft | null {
  switch (failure instanceof AccountFailure ? failure.code : undefined) {
    case "invalid_credentials":
    case "current_password_invalid":
      return "current";
    case "weak_password":
    case "same_password":
      return "next";
    default:
      return null;
  }
}

/** Changes the password; the server checks the current one. */
export async function sendPasswordChange({ current, next }: PasswordDraft): Promise<void> {
  const change = { password: next, ...(current !== null && { current_password: current }) };
  await attempt(
    () => askAuth((client, confirmed) => client.updateUser({ ...change, ...confirmed })),
    sentenceFor,
  );
}

function sentenceFor({ code, reason }: AccountFailure): string {
  switch (code) {
    case "invalid_credentials":
    case "current_password_invalid":
      return passwordMessages.change.wrongCurrent;
    case "weak_password":
    case "same_password":
    case "over_request_rate_limit":
      return reason ?? passwordMessages.change.failed;
    case "reauthentication_needed":
      return proofMessages.cancelled;
    case "reauthentication_not_valid":
      return passwordMessages.first.wrongCode;
    default:
      return passwordMessages.change.failed;
  }
}
