import type { UserIdentity } from "@supabase/auth-js";
import { askAuth } from "../auth-call.ts";
import { AccountFailure } from "../failure.ts";
import { ourAddress } from "../our-address.ts";
import type { Provider } from "./messages.ts";

/**
 * Redirects to the provider's sign-in page.
 * @throws {AccountFailure}, also without a network: leaving would end at the browser's own page
 */
export async function signInWith(provider: Provider): Promise<void> {
  if (!navigator.onLine) throw new AccountFailure("unreachable");
  const queryParams = { access_type: "offline", prompt: "consent" };
  const options = { redirectTo: ourAddress("/"), ...(provider === "google" && { queryParams }) };
  await askAuth((client) => client.signInWithOAuth({ provider, options }));
}

/** Redirects to the provider, to connect it to the account. */
export async function connectProvider(provider: Provider): Promise<void> {
  const options = { redirectTo: ourAddress("/profile") };
  await askAuth((client) => client.linkIdentity({ provider, options }));
}

/** Removes a provider from the account. */
export async function disconnectProvider(identity: UserIdentity): Promise<void> {
  await askAuth((client) => client.unlinkIdentity(identity));
}
