import { toast } from "../../../lib/toast.ts";
import { providerToasts } from "../providers/messages.ts";
import { storedSession } from "../sessions/stored-session.ts";
import { signInToasts } from "../sign-in/messages.ts";
import { arrivalOf, withoutArrival } from "./arrival.ts";
import { linkToasts } from "./messages.ts";
import { spendLink } from "./state.ts";

/** Pages that read the address themselves. */
const linkPages = ["/verify-email", "/reset-password"];

/**
 * Takes in what the address carries on any page but those of mailed links: the result of a
 * verification, or a finished social sign-in. Says it and clears the address.
 */
export function greetArrival(): void {
  if (linkPages.includes(window.location.pathname)) return;
  const address = window.location.href;
  const arrival = arrivalOf(address);
  if (arrival === null || arrival.kind === "link") return;
  window.history.replaceState(window.history.state, "", withoutArrival(address));
  if (arrival.kind === "verified") {
    toast(linkToasts.verified);
    return;
  }
  // Whoever is in already has been away to connect one more way in.
  const isIn = storedSession() !== null;
  const failed = isIn ? providerToasts.connectFailed : providerToasts.signInFailed;
  if (arrival.kind === "refused") {
    toast((arrival.ofVerification ? linkToasts.verificationFailed : failed)(arrival.reason));
    return;
  }
  spendLink(address, "verification").then(
    () => toast(isIn ? providerToasts.connected : signInToasts.welcome),
    () => toast(failed(null)),
  );
}
