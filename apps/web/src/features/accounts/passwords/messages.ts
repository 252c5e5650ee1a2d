/** Texts for setting, changing and resetting a password. */

import { maxPasswordLength } from "@morsel/domain/accounts/password";
import { accountMessages } from "../messages.ts";

const long = {
  title: "Password Too Long",
  text: `Please use a password of at most ${maxPasswordLength} characters.`,
} as const;

const meetsAll = "Password meets all requirements";

/** The change-password form. */
const change = {
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
  failed: accountMessages.somethingWrong,
  success: { title: "Password Changed", text: "Your other devices have been signed out." },
} as const;

/** The same form for people without a password. */
const first = {
  text: "You have none yet. With one you can sign in by email too.",
  submit: "Set Password",
  wrongCode: "That code isn't right, or it is older than ten minutes.",
  success: { title: "Password Set", text: "Your other devices have been signed out." },
} as const;

/** The page behind the reset link. */
const reset = {
  title: "Set a New Password",
  checking: "Checking your link…",
  invalid: "Invalid or expired reset link. Please request a new password reset.",
  newLink: "Request a New Link",
  failedTitle: "Password Reset Failed",
  failed: "Failed to reset password. Please try again.",
  successTitle: "Password Reset Successful",
  success: "Password Reset Successful. You're signed in with your new password.",
  submit: "Reset Password",
  short: { title: "Password Too Short", text: "Password must be at least 6 characters long." },
  differs: {
    title: "Passwords Don't Match",
    text: "Please make sure both passwords are the same.",
  },
} as const;

/** The password fields. */
const fields = {
  current: "Current password",
  next: "New password",
  repeated: "Confirm new password",
  hint: "At least 6 characters.",
  requirements: "Password requirements",
  met: "– met",
  notMet: "– not met yet",
  show: (field: string) => `Show what was typed: ${field}`,
  hide: (field: string) => `Hide what was typed: ${field}`,
} as const;

export const passwordMessages = {
  meetsAll,
  long,
  change,
  first,
  reset,
  fields,
} as const;
