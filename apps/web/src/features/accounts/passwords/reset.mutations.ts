import { minPasswordLength } from "@morsel/domain/accounts/password";
import { askAuth } from "../auth-call.ts";
import { attempt, type Problem } from "../failure.ts";
import { proofTexts } from "../proofs/messages.ts";
import { reset } from "./messages.ts";

/** What is wrong with a new password and its repetition, or null. */
export function newPasswordProblem(password: string, repeated: string): Problem | null {
  if (password.length < minPasswordLength) return reset.short;
  return password === repeated ? null : reset.differs;
}

/** Sets the password of whoever the reset link signed in. */
export async function setNewPassword(password: string): Promise<void> {
  await attempt(
    () => askAuth((client, confirmed) => client.updateUser({ password, ...confirmed })),
    ({ kind, code, reason }) => {
      if (kind === "cancelled") return proofTexts.cancelled;
      // The service's own words help where it refuses the password, nowhere else.
      const refusesIt = code === "weak_password" || code === "same_password";
      return (refusesIt && reason) || reset.failed;
    },
  );
}
