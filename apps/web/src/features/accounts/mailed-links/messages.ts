/** Texts for people coming back with a mailed link or code. */

/** Entering a mail's six digits instead of using its link. */
const code = {
  label: "Or enter the 6-digit code from the email",
  submit: "Use Code",
  missing: "Please enter the 6 digits.",
  wrong: "That code isn't right, or it is older than ten minutes.",
  tooOften: "Too many tries in a short time. Please wait a moment and try again.",
  unreachable: "There is no connection just now. Please try again.",
} as const;

/** The page behind the verification link. */
const verification = {
  titles: {
    verifying: "Email Verification",
    success: "Email Verified!",
    failed: "Verification Failed",
  },
  verifying: "Verifying your email…",
  success: "Email verified successfully! You can now sign in to your account.",
  already: "Your email is already verified. You can sign in to your account.",
  expired: "Failed to verify email. The link may have expired.",
  invalid: "Invalid verification link.",
  failed: "An error occurred during verification. Please try again.",
  missing: "No verification token found. Please check your email for the verification link.",
  goHome: "Go to your dashboard",
  goSignIn: "Go to Sign In",
  /** The success text is the specification's; on this device nothing is left to do. */
  signedIn: "On this device you are signed in already.",
  newLink: "You can ask for a new link there.",
} as const;

/** How long (ms) the verification and reset pages stay before going home. */
const homeAfter = 3_000;

const toasts = {
  verified: {
    title: "Email Verified!",
    description: "Your address is confirmed. You can now sign in to your account.",
    tone: "success",
    duration: 8_000,
  },
  verificationFailed: (reason: string | null) =>
    ({
      title: "Verification Failed",
      description: reason ?? "Failed to verify email. The link may have expired.",
      tone: "error",
      duration: 8_000,
    }) as const,
} as const;

export const linkMessages = {
  code,
  verification,
  homeAfter,
  toasts,
} as const;
