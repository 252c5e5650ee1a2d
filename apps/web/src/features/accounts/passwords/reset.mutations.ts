import { isTooLong, isTooShort } from "@morsel/domain/accounts/password";
import { askAuth } from "../auth-call.ts";
import { attempt, type Problem } from "../failure.ts";
import { proofMessages } from "../proofs/messages.ts";
import { passwordMessages } from "./messages.ts";

/** What is wrong with a new password and its repetition, or null. */
export function newPasswordProblem(password: string, repeated: string): Problem | null {
  if (isTooShort(password)) return passwordMessages.reset.short;
  if (isTooLong(password)) return passwordMessages.long;
  return password === repeated ? null : passwordMessages.reset.differs;
}

/** Sets the password of the person whom the reset link signed in. */
export async function setNewPassword(password: string): Promise<void> {
  await attempt(
    () => askAuth((client, confirmed) => client.updateUser({ password, ...confirmed })),
    ({ kind, code, reason }) => {
      if (kind === "cancelled") return proofMessages.cancelled;
      // The service's message helps only if it is about the password itself.
      const refusesIt = code === "weak_password" || code === "same_password";
      return (refusesIt && reason) || passwordMessages.reset.failed;
    },
  );
}
