/** Texts about signing in with other services. */

import type { AccountFailure } from "../failure.ts";
import { accountMessages } from "../messages.ts";
import { errorNotice, type Notice } from "../sign-in/notice.ts";

export type Provider = "google" | "github";

const names: Record<Provider, string> = { google: "Google", github: "GitHub" };

/**
 * Why a social sign-in didn't start: nothing was reached, not even for a reason, or by the error's
 * text.
 */
function notice(
  provider: Provider,
  { kind, reason: given }: Pick<AccountFailure, "kind" | "reason">,
): Notice {
  const reason = given ?? "";
  const name = names[provider];
  const title = `${name} Sign-In Failed`;
  if (/fetch|network/i.test(reason) || (kind === "unreachable" && given === null)) {
    return errorNotice(
      title,
      `Unable to connect to ${name}'s authentication. Please try again.`,
      6,
    );
  }
  if (/oauth|provider/i.test(reason)) {
    return errorNotice(
      title,
      `${name} sign-in is not properly configured. Please contact support.`,
      8,
    );
  }
  return errorNotice(title, reason === "" ? accountMessages.somethingWrong : reason, 6);
}

/** The buttons of the sign-in form. */
const buttons = {
  or: "or",
  continueWith: (provider: Provider) => `Continue with ${names[provider]}`,
} as const;

/** The rows on the profile tab. */
const rows = {
  connect: "Connect",
  disconnect: "Disconnect",
  notConnected: "Not connected.",
  connected: (address: string | null) => (address ? `Connected as ${address}.` : "Connected."),
} as const;

const toasts = {
  signInFailed: (reason: string | null) =>
    ({
      title: "Authentication Failed",
      description: reason ?? accountMessages.somethingWrong,
      tone: "error",
      duration: 8_000,
    }) as const,
  /** A signed-in person has connected another sign-in method. */
  connected: {
    title: "Connected",
    description: "From now on you can sign in with it too.",
    tone: "success",
  },
  connectFailed: (reason: string | null) =>
    ({
      title: "Not Connected",
      description: reason ?? accountMessages.somethingWrong,
      tone: "error",
      duration: 8_000,
    }) as const,
} as const;

export const providerMessages = {
  names,
  notice,
  buttons,
  rows,
  toasts,
} as const;
