import { leastOfPassword } from "@morsel/domain/accounts/password";
import { reset } from "../messages.ts";
import { proofTexts } from "../proofs/messages.ts";
import { isUnproven, withProof } from "../proofs/state.ts";
import type { Problem } from "../security.messages.ts";
import { authClient } from "../sessions/auth-client.ts";

/** What is wrong with a new password and its repetition, or null. */
export function newPasswordProblem(password: string, repeated: string): Problem | null {
  if (password.length < leastOfPassword) return reset.short;
  return password === repeated ? null : reset.differs;
}

/** Sets the password of whoever the reset link signed in. Null when done, else why not. */
export async function setNewPassword(password: string): Promise<string | null> {
  try {
    const client = await authClient();
    const { error } = await withProof((confirmed) => client.updateUser({ password, ...confirmed }));
    if (!error) return null;
    // The service's own words help where it refuses the password, nowhere else.
    if (isUnproven(error)) return proofTexts.cancelled;
    const refusesIt = error.code === "weak_password" || error.code === "same_password";
    return refusesIt ? error.message : reset.failed;
  } catch {
    return reset.failed;
  }
}
