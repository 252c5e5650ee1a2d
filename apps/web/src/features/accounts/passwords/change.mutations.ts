import { leastOfPassword } from "@morsel/domain/accounts/password";
import { proofTexts } from "../proofs/messages.ts";
import { withProof } from "../proofs/state.ts";
import { changePassword, firstPassword, type Problem } from "../security.messages.ts";
import { authClient } from "../sessions/auth-client.ts";

/** What stands in the change-password form. */
export interface PasswordDraft {
  /** Null where the account has no password yet. */
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
  if (current === "" || next === "" || repeated === "") return changePassword.missing;
  if ([...next].length < leastOfPassword) return changePassword.short;
  return next === repeated ? null : changePassword.differs;
}

const failed = (text: string): Problem => ({ title: changePassword.failedTitle, text });

/** Changes the password; the current one is checked with it. Null when done. Never throws. */
export async function sendPasswordChange({
  current,
  next,
}: PasswordDraft): Promise<Problem | null> {
  try {
    const client = await authClient();
    const { error } = await withProof((confirmed) =>
      client.updateUser({
        password: next,
        ...(current !== null && { current_password: current }),
        ...confirmed,
      }),
    );
    if (!error) return null;
    switch (error.code) {
      case "invalid_credentials":
      case "current_password_invalid":
        return failed(changePassword.wrongCurrent);
      case "weak_password":
      case "same_password":
      case "over_request_rate_limit":
        return failed(error.message);
      case "reauthentication_needed":
        return failed(proofTexts.cancelled);
      case "reauthentication_not_valid":
        return failed(firstPassword.wrongCode);
      default:
        return failed(changePassword.failed);
    }
  } catch {
    return failed(changePassword.failed);
  }
}
