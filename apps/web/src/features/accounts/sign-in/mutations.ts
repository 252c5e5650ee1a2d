import { signIn as signInCall, signUp as signUpCall } from "@morsel/contract/accounts";
import type { UserIdentity } from "@supabase/auth-js";
import * as z from "zod/mini";
import { ApiFailure, call } from "../../../lib/api.ts";
import { storageKeys, writeStored } from "../../../lib/storage.ts";
import { expectRecovery } from "../mailed-links/state.ts";
import { codeTexts, type Provider, type Refusal } from "../messages.ts";
import { proofTexts } from "../proofs/messages.ts";
import { isUnproven, withProof } from "../proofs/state.ts";
import { authClient } from "../sessions/auth-client.ts";
import { sessionState } from "../sessions/state.ts";
import { beginSession, noteSession } from "../sessions/transitions.ts";

/** What came of a sign-in or sign-up. */
export type Outcome =
  | { kind: "signed-in" }
  /** The password was right; the second factor is asked for in a window of its own. */
  | { kind: "second-factor" }
  /** Signed in, but the auth client could not take the session: a reload will. */
  | { kind: "reload" }
  | { kind: "must-verify"; email: string }
  | { kind: "refused"; refusal: Refusal; email: string }
  | { kind: "unreachable" };

const refusalShape = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  requiresVerification: z.optional(z.boolean()),
  email: z.optional(z.string()),
});

/** The server's refusal of an attempt with `email`; anything that is not one is "unreachable". */
function refused(failure: unknown, email: string): Outcome {
  if (!(failure instanceof ApiFailure) || failure.code === "UNKNOWN")
    return { kind: "unreachable" };
  const said = z.safeParse(refusalShape, failure.data);
  const data = said.success ? said.data : {};
  return {
    kind: "refused",
    email: data.email ?? email,
    refusal: {
      code: data.code ?? failure.code,
      message: failure.issues[0]?.message ?? data.message ?? failure.reason,
      requiresVerification: data.requiresVerification ?? false,
    },
  };
}

/** Signs in with the product's own call, then hands the session to the auth client. Never throws. */
export async function signIn(email: string, password: string): Promise<Outcome> {
  let session: Awaited<ReturnType<typeof call<typeof signInCall>>>["session"];
  try {
    ({ session } = await call(signInCall, { body: { email, password } }));
  } catch (failure) {
    return refused(failure, email);
  }
  try {
    const client = await authClient();
    const { error } = await client.setSession(session);
    if (error) throw error;
    beginSession();
    return { kind: sessionState() === "second-factor" ? "second-factor" : "signed-in" };
  } catch {
    writeStored(storageKeys.session, session);
    noteSession();
    return { kind: "reload" };
  }
}

/** Makes an account; its address has to be verified by mail. Never throws. */
export async function signUp(email: string, password: string): Promise<Outcome> {
  try {
    const reply = await call(signUpCall, { body: { email, password } });
    return { kind: "must-verify", email: reply.email };
  } catch (failure) {
    return refused(failure, email);
  }
}

const onOurSite = (path: string) => new URL(path, window.location.origin).href;

/** Runs a call of the auth client; answers null, or the words of what went wrong. */
async function reasonOf(run: () => Promise<{ error: { message: string } | null }>) {
  try {
    const { error } = await run();
    if (isUnproven(error)) return proofTexts.cancelled;
    return error ? error.message : null;
  } catch {
    return "";
  }
}

/** Sends the verification mail again. Null when it was sent, else why not ("" where unknown). */
export function resendVerification(email: string): Promise<string | null> {
  return reasonOf(async () => {
    const client = await authClient();
    const options = { emailRedirectTo: onOurSite("/api/auth/verify-email") };
    return client.resend({ type: "signup", email, options });
  });
}

/** Sends the mail with the reset link. Null when it was sent, else why not ("" where unknown). */
export function sendReset(email: string): Promise<string | null> {
  return reasonOf(async () => {
    const client = await authClient();
    return client.resetPasswordForEmail(email, { redirectTo: onOurSite("/reset-password") });
  });
}

/** Leaves for the provider's own page. Null on the way there, else why not. */
export function signInWith(provider: Provider): Promise<string | null> {
  return reasonOf(async () => {
    const client = await authClient();
    const queryParams = { access_type: "offline", prompt: "consent" };
    return client.signInWithOAuth({
      provider,
      options: { redirectTo: onOurSite("/"), ...(provider === "google" && { queryParams }) },
    });
  });
}

/** Leaves for the provider, to be able to sign in with it later. Null on the way, else why not. */
export function linkProvider(provider: Provider): Promise<string | null> {
  return reasonOf(async () => {
    const client = await authClient();
    const options = { redirectTo: onOurSite("/profile") };
    return withProof(() => client.linkIdentity({ provider, options }));
  });
}

/** Takes a provider's sign-in off the account. Null when done, else why not. */
export function unlinkProvider(identity: UserIdentity): Promise<string | null> {
  return reasonOf(async () => {
    const client = await authClient();
    return withProof(() => client.unlinkIdentity(identity));
  });
}

/**
 * Uses the six digits of a mail in the place of its link, and signs in with them. Null when they
 * were right, else a sentence for people.
 */
export async function enterCode(
  type: "signup" | "recovery",
  email: string,
  token: string,
): Promise<string | null> {
  try {
    const client = await authClient();
    const { error } = await client.verifyOtp({ type, email, token });
    if (error) return error.status === 429 ? codeTexts.tooOften : codeTexts.wrong;
    if (type === "recovery") expectRecovery();
    beginSession();
    return null;
  } catch {
    return codeTexts.unreachable;
  }
}
