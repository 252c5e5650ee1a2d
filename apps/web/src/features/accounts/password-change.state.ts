import { leastOfPassword } from "@morsel/domain/accounts/password";
import { authClient } from "./client.state.ts";
import { changePassword, firstPassword, type Problem } from "./security.messages.ts";

/** What stands in the change-password form. */
export interface PasswordDraft {
  /** Null where the account has no password yet. */
  readonly current: string | null;
  readonly next: string;
  readonly repeated: string;
  /** The mailed code that a first password may need; null until it was mailed. */
  readonly code: string | null;
}

export const emptyPasswordDraft: PasswordDraft = {
  current: "",
  next: "",
  repeated: "",
  code: null,
};

/** What is wrong with the form before it is sent, or null. */
export function passwordDraftProblem(draft: PasswordDraft): Problem | null {
  const { current, next, repeated, code } = draft;
  if (code !== null && code.length < 6) return failed(firstPassword.wrongCode);
  if (current === "" || next === "" || repeated === "") return changePassword.missing;
  if ([...next].length < leastOfPassword) return changePassword.short;
  return next === repeated ? null : changePassword.differs;
}

const failed = (text: string): Problem => ({ title: changePassword.failedTitle, text });

/**
 * Changes the password; the current one, or a mailed code, is checked with it. Null when done;
 * "code" where a code is needed and was mailed. Never throws.
 */
export async function sendPasswordChange(draft: PasswordDraft): Promise<Problem | "code" | null> {
  const { current, next, code } = draft;
  try {
    const client = await authClient();
    const { error } = await client.updateUser({
      password: next,
      ...(current !== null && { current_password: current }),
      ...(code !== null && { nonce: code }),
    });
    if (!error) return null;
    switch (error.code) {
      case "invalid_credentials":
      case "current_password_invalid":
        return failed(changePassword.wrongCurrent);
      case "weak_password":
      case "same_password":
      case "over_request_rate_limit":
        return failed(error.message);
      case "reauthentication_needed": {
        const mailed = await client.reauthenticate();
        return mailed.error ? failed(changePassword.failed) : "code";
      }
      case "reauthentication_not_valid":
        return failed(firstPassword.wrongCode);
      default:
        return failed(changePassword.failed);
    }
  } catch {
    return failed(changePassword.failed);
  }
}
