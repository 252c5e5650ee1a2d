import { leastOfPassword } from "@morsel/domain/accounts/password";
import { authClient } from "./client.state.ts";
import { changePassword, type Problem } from "./security.messages.ts";

/** What stands in the change-password form. */
export interface PasswordDraft {
  readonly current: string;
  readonly next: string;
  readonly repeated: string;
}

export const emptyPasswordDraft: PasswordDraft = { current: "", next: "", repeated: "" };

/** What is wrong with the form before it is sent, or null. */
export function passwordDraftProblem({ current, next, repeated }: PasswordDraft): Problem | null {
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
    const { error } = await client.updateUser({ password: next, current_password: current });
    if (!error) return null;
    switch (error.code) {
      case "invalid_credentials":
      case "current_password_invalid":
        return failed(changePassword.wrongCurrent);
      case "weak_password":
      case "same_password":
      case "over_request_rate_limit":
        return failed(error.message);
      default:
        return failed(changePassword.failed);
    }
  } catch {
    return failed(changePassword.failed);
  }
}
