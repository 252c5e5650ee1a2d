/** Texts about the session and signed-in devices. */

import { accountMessages } from "../messages.ts";

/** The session's status card. */
const card = {
  signOut: "Sign Out",
  title: "Session",
  start: "Signed in",
  refresh: "Last refresh",
  activity: "Last activity",
  left: "Time until expiry",
  active: "Active",
  expiringSoon: "Expiring soon",
  note: "Signing out clears this browser. Your diary stays on the server.",
} as const;

/** The signed-in devices. */
const devices = {
  title: "Signed-In Devices",
  thisDevice: "This device",
  lastUsed: (when: string, address: string | null) =>
    `Last used: ${when}${address ? `, from ${address}` : ""}`,
  signOut: "Sign Out",
  signOutOf: (device: string, when: string) => `Sign out: ${device}, last used ${when}`,
  /** Sessions that can't be told apart otherwise. */
  oneOf: (name: string, nth: number, count: number) => `${name}, ${nth} of ${count}`,
  signedOut: (device: string) => ({
    title: "Signed Out",
    description: `${device} is signed out.`,
  }),
  failed: {
    title: "Sign Out Failed",
    description: "That device is still signed in. Please try again.",
  },
  note: "You don't know one of them? Sign it out, then change your password.",
  unknown: "Your devices didn't load",
} as const;

/** Asked before signing out with changes that the server doesn't have yet. */
const unsent = {
  title(count: number) {
    if (count === 0) return "Everything is sent";
    return count === 1 ? "1 change is not sent yet" : `${count} changes are not sent yet`;
  },
  text(count: number) {
    if (count === 0) return "You can sign out now.";
    const [they, stay, are] = count === 1 ? ["it", "stays", "is"] : ["they", "stay", "are"];
    return `If you sign out now, ${they} ${stay} on this device and ${are} sent when you sign in here again.`;
  },
  sending: (count: number) => `Sending… ${count} left`,
  offline: "You're offline. Waiting for the connection to come back…",
  wait: "Wait and send",
  leave: "Sign out anyway",
  cancel: "Cancel",
} as const;

const toasts = {
  signOutFailed: {
    title: "Sign Out Failed",
    description: accountMessages.somethingWrong,
    tone: "error",
  },
  accountDeleted: {
    title: "Account Deleted",
    description: "Everything of yours is gone from this server. Goodbye, and eat well.",
    tone: "success",
    duration: 8_000,
  },
  expired: {
    title: "Session Expired",
    description: "You were away for more than 24 hours. Please sign in again.",
    tone: "warning",
    duration: 8_000,
  },
  /** The server no longer knows the session: signed out elsewhere, or the password was changed. */
  ended: {
    title: "Session Expired",
    description: "Please sign in again. What you logged is safe.",
    tone: "warning",
    duration: 8_000,
  },
  expiringSoon: {
    title: "Session Expiring Soon",
    description: "You'll be signed out within 30 minutes unless you carry on.",
    tone: "warning",
    duration: 10_000,
  },
} as const;

export const sessionMessages = {
  card,
  devices,
  toasts,
  unsent,
} as const;
