import { somethingWrong } from "./messages.ts";

/** What the profile says about the session, the way in, and leaving for good. */

/** The session's status card. */
export const sessionTexts = {
  title: "Session",
  start: "Signed in",
  refresh: "Last refresh",
  activity: "Last activity",
  left: "Time until expiry",
  active: "Active",
  expiringSoon: "Expiring soon",
  note: "Signing out clears this browser. Your diary stays on the server.",
} as const;

/** Where the person is signed in. */
export const deviceTexts = {
  title: "Signed-In Devices",
  thisDevice: "This device",
  lastUsed: (when: string, address: string | null) =>
    `Last used: ${when}${address ? `, from ${address}` : ""}`,
  signOut: "Sign Out",
  signOutOf: (device: string, when: string) => `Sign out: ${device}, last used ${when}`,
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

export const securityTexts = { title: "Security Settings" } as const;

/** The change-password form. */
export const changePassword = {
  title: "Password",
  text: "Changing it signs out your other devices.",
  submit: "Change Password",
  missing: { title: "Missing Information", text: "Please fill in all password fields." },
  short: {
    title: "Password Too Short",
    text: "New password must be at least 6 characters long.",
  },
  differs: {
    title: "Passwords Don't Match",
    text: "New password and confirmation don't match.",
  },
  failedTitle: "Password Change Failed",
  wrongCurrent: "Current password is incorrect.",
  failed: somethingWrong,
  success: { title: "Password Changed", text: "Your other devices have been signed out." },
} as const;

/** The same form for somebody who came in another way and has no password. */
export const firstPassword = {
  text: "You have none yet. With one you can sign in by email too.",
  submit: "Set Password",
  wrongCode: "That code isn't right, or it is older than ten minutes.",
  success: { title: "Password Set", text: "Your other devices have been signed out." },
} as const;

/** The change of the address. */
export const changeAddress = {
  title: "Email",
  submit: "Send Link",
  hint: "We send a link there. Your email changes once you open it.",
  same: { title: "Invalid Email", text: "That is your email already." },
  failedTitle: "Email Change Failed",
  failed: somethingWrong,
  waiting: (email: string, pending: string) =>
    `${email}. Open the link we sent to ${pending} to use that instead.`,
  sent: (pending: string) => ({
    title: "Check Your Inbox",
    description: `Your email changes once you open the link we sent to ${pending}.`,
  }),
} as const;

/** Sign-ins of other services. */
export const identityTexts = {
  connect: "Connect",
  disconnect: "Disconnect",
  notConnected: "Not connected.",
  connected: (address: string | null) => (address ? `Connected as ${address}.` : "Connected."),
} as const;

/** What can't be undone. */
export const deletion = {
  title: "Danger Zone",
  data: {
    text: "Delete everything you have logged and told about yourself. Your account stays, empty.",
    submit: "Delete All Data",
    confirm: "Are you sure you want to delete all your data? This action cannot be undone.",
    done: "Data deleted",
    failedTitle: "Delete failed",
    failed: "Nothing was deleted. Please try again.",
  },
  account: {
    text: "Delete your account and everything in it: meals, goals, fasts, your profile.",
    submit: "Delete Account",
    title: "Delete your account?",
    description:
      "Your account and everything in it goes for good, on every device. This action cannot be undone.",
    confirm: "Delete My Account",
    keep: "Keep my account",
    wrongCode: "That code isn't right, or it is older than ten minutes. Nothing was deleted.",
    failedTitle: "Delete failed",
    wrongPassword: "That password is not right. Nothing was deleted.",
    failed: "Your account could not be deleted. Nothing has changed. Please try again.",
  },
} as const;
