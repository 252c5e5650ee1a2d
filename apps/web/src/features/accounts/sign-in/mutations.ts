import { call } from "../../../lib/api.ts";
import { contract } from "../../../lib/contract.ts";
import { storageKeys, writeStored } from "../../../lib/storage.ts";
import { askAuth } from "../auth-call.ts";
import { attempt } from "../failure.ts";
import { linkMessages } from "../mailed-links/messages.ts";
import { expectRecovery } from "../mailed-links/state.ts";
import { ourAddress } from "../our-address.ts";
import { sessionState } from "../sessions/state.ts";
import { beginSession, noteSession } from "../sessions/transitions.ts";

/** Signs in and hands the session to the auth client; if that fails, a reload picks it up. */
export async function signIn(
  email: string,
  password: string,
): Promise<"signed-in" | "second-factor" | "reload"> {
  const { session } = await call(contract.accounts, "signIn", { body: { email, password } });
  try {
    await askAuth((client) => client.setSession(session));
    beginSession();
    return sessionState() === "second-factor" ? "second-factor" : "signed-in";
  } catch {
    writeStored(storageKeys.session, session);
    noteSession();
    return "reload";
  }
}

/** Creates an account and returns its address, which must be verified by mail. */
export async function signUp(email: string, password: string): Promise<string> {
  return (await call(contract.accounts, "signUp", { body: { email, password } })).email;
}

export async function resendVerification(email: string): Promise<void> {
  const options = { emailRedirectTo: ourAddress("/api/auth/verify-email") };
  await askAuth((client) => client.resend({ type: "signup", email, options }));
}

export async function sendReset(email: string): Promise<void> {
  const options = { redirectTo: ourAddress("/reset-password") };
  await askAuth((client) => client.resetPasswordForEmail(email, options));
}

/** Enters a mail's six digits instead of opening its link, which signs in as well. */
export function enterCode(
  type: "signup" | "recovery" | "email_change",
  email: string,
  token: string,
): Promise<void> {
  return attempt(
    async () => {
      await askAuth((client) => client.verifyOtp({ type, email, token }));
      if (type === "recovery") expectRecovery();
      beginSession();
    },
    ({ kind, status }) => {
      if (status === 429) return linkMessages.code.tooOften;
      return kind === "refused" ? linkMessages.code.wrong : linkMessages.code.unreachable;
    },
  );
}
