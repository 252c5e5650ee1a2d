/** Texts about the second factor: setting it up, entering it, switching it off. */

const row = {
  title: "Two-step sign-in",
  off: "Off. A code from an authenticator app can guard your account.",
  on: "On. Signing in asks for a code from your authenticator app.",
  codesLeft: (count: number) =>
    count === 1 ? "1 recovery code left." : `${count} recovery codes left.`,
  setUp: "Set up",
  manage: "Manage",
  unknown: "Could not be loaded just now.",
} as const;

/** How to pass the second factor; `rescue` is for those who can't. */
export type FactorWay = "app" | "recovery" | "rescue";

const faces: Record<FactorWay, { title: string; description: string }> = {
  app: {
    title: "One More Step",
    description: "Enter the 6-digit code from your authenticator app.",
  },
  recovery: {
    title: "Use a Recovery Code",
    description: "Enter one of the codes you kept when you set this up. Each works once.",
  },
  rescue: {
    title: "Lost Your Second Step?",
    description:
      "If it was set up in the last 7 days, by you or by somebody else, we can email you a link that removes it a day later.",
  },
};

const challenge = {
  codeLabel: "Code",
  submit: "Continue",
  useRecovery: "Use a recovery code instead",
  recoveryLabel: "Recovery code",
  useApp: "Use the authenticator app instead",
  rescue: "Can't use either?",
} as const;

const rescue = {
  submit: "Email Me a Link",
  mailed: "Check your inbox: open the link we sent you, within an hour.",
  planned: (when: string) =>
    `Your second step will be removed on ${when}. Until then, only its code lets you in.`,
} as const;

/** The set-up dialog. */
const setUp = {
  title: "Set Up Two-Step Sign-In",
  scan: "Scan this with your authenticator app.",
  byHand: "Can't scan it? Type this key instead:",
  qrLabel: "QR code for your authenticator app",
  enter: "Then enter the 6-digit code it shows.",
  submit: "Turn On",
  preparing: "A moment, your key is being made",
  prepareFailed: "The set-up could not be started",
  copy: "Copy",
  copied: "Copied",
  done: { title: "Two-Step Sign-In Is On", description: "Your other devices were signed out." },
} as const;

const codes = {
  title: "Keep These Recovery Codes",
  description:
    "Without your authenticator app, each of these lets you in once. They are shown only now: keep them somewhere safe.",
  copy: "Copy codes",
  download: "Download",
  fileName: "morsel-recovery-codes.txt",
  fileHead: "Recovery codes for Morsel. Each works once.",
  kept: "I've Kept Them",
  failed: "Your recovery codes could not be made just now. You can make them under Manage.",
} as const;

const manage = {
  title: "Two-Step Sign-In",
  description: "Signing in asks for a code from your authenticator app.",
  newCodes: "Make new recovery codes",
  newCodesNote: "The ones you have now stop working.",
  off: "Turn Off",
  offNote: "Then your password alone lets you in.",
  turnedOff: { title: "Two-Step Sign-In Is Off", description: "Your password alone lets you in." },
} as const;

const problem = {
  title: "That Didn't Work",
  wrong: "That code isn't right. Please enter the newest one.",
  wrongRecovery: "That recovery code isn't right, or it was used before.",
  late: "That took a little long. Please enter the newest code.",
  missing: "Please enter the 6 digits.",
  missingRecovery: "Please enter a recovery code.",
  tooOften: "Too many tries in a short time. Please wait a moment and try again.",
  strength: "Please sign in again with your second factor first.",
  unreachable: "There is no connection just now. Please try again.",
} as const;

export const factorMessages = {
  row,
  faces,
  challenge,
  rescue,
  setUp,
  codes,
  manage,
  problem,
} as const;
