import { toast } from "../../../lib/toast.ts";
import { toasts } from "../messages.ts";
import { storedSession } from "../sessions/stored-session.ts";
import { arrivalOf, withoutArrival } from "./arrival.ts";
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
    toast(toasts.verified);
    return;
  }
  // Whoever is in already has been away to connect one more way in.
  const isIn = storedSession() !== null;
  const failed = isIn ? toasts.connectFailed : toasts.signInFailed;
  if (arrival.kind === "refused") {
    toast((arrival.ofVerification ? toasts.verificationFailed : failed)(arrival.reason));
    return;
  }
  spendLink(address, "verification").then(
    () => toast(isIn ? toasts.connected : toasts.welcome),
    () => toast(failed(null)),
  );
}
