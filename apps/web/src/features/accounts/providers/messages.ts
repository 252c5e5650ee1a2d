/** Sign-ins of other services: what is said of them, and where they fail. */

import { somethingWrong } from "../messages.ts";
import { errorNotice, type Notice } from "../sign-in/messages.ts";

export type Provider = "google" | "github";

export const providerNames: Record<Provider, string> = { google: "Google", github: "GitHub" };

/** A social sign-in that did not start: `fetch` where it could not be reached, else by its text. */
export function providerNotice(provider: Provider, given: string | null): Notice {
  const reason = given ?? "";
  const name = providerNames[provider];
  const title = `${name} Sign-In Failed`;
  if (/fetch|network/i.test(reason)) {
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
  return errorNotice(title, reason === "" ? somethingWrong : reason, 6);
}

/** The buttons of the sign-in form. */
export const socialTexts = {
  or: "or",
  continueWith: (provider: Provider) => `Continue with ${providerNames[provider]}`,
} as const;

/** What the profile says of each. */
export const identityTexts = {
  connect: "Connect",
  disconnect: "Disconnect",
  notConnected: "Not connected.",
  connected: (address: string | null) => (address ? `Connected as ${address}.` : "Connected."),
} as const;

export const providerToasts = {
  signInFailed: (reason: string | null) =>
    ({
      title: "Authentication Failed",
      description: reason ?? somethingWrong,
      tone: "error",
      duration: 8_000,
    }) as const,
  /** One more way in was added to the account of somebody who is signed in. */
  connected: {
    title: "Connected",
    description: "From now on you can sign in with it too.",
    tone: "success",
  },
  connectFailed: (reason: string | null) =>
    ({
      title: "Not Connected",
      description: reason ?? somethingWrong,
      tone: "error",
      duration: 8_000,
    }) as const,
} as const;
