import { toast } from "../../../lib/toast.ts";
import { providerMessages } from "../providers/messages.ts";
import { storedSession } from "../sessions/stored-session.ts";
import { signInMessages } from "../sign-in/messages.ts";
import { arrivalOf, withoutArrival } from "./arrival.ts";
import { linkMessages } from "./messages.ts";
import { spendLink } from "./state.ts";

/** Pages that read the URL themselves. */
const linkPages = ["/verify-email", "/reset-password"];

/**
 * Handles what the URL carries on any other page: the result of a verification, or a finished
 * social sign-in. Announces it and cleans the URL.
 */
export function greetArrival(): void {
  if (linkPages.includes(window.location.pathname)) return;
  const address = window.location.href;
  const arrival = arrivalOf(address);
  if (arrival === null || arrival.kind === "link") return;
  window.history.replaceState(window.history.state, "", withoutArrival(address));
  if (arrival.kind === "verified") {
    toast(linkMessages.toasts.verified);
    return;
  }
  // Already signed in: they left to connect another sign-in method.
  const isIn = storedSession() !== null;
  const failed = isIn
    ? providerMessages.toasts.connectFailed
    : providerMessages.toasts.signInFailed;
  if (arrival.kind === "refused") {
    toast(
      (arrival.ofVerification ? linkMessages.toasts.verificationFailed : failed)(arrival.reason),
    );
    return;
  }
  spendLink(address, "verification").then(
    () => toast(isIn ? providerMessages.toasts.connected : signInMessages.toasts.welcome),
    () => toast(failed(null)),
  );
}
