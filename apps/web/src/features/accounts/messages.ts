/** Every text of the accounts room: what a dialog says, how long it stays, what it offers. */

/** The four faces of the one sign-in form. */
export type Mode = "sign-in" | "sign-up" | "forgot-password" | "verification-required";

/** What the popup dialog shows, and what it does to the form behind it. */
export interface Notice {
  readonly title: string;
  readonly description: string;
  readonly tone: "success" | "error" | "warning" | "info";
  /** Milliseconds after which it closes by itself. */
  readonly duration: number;
  /** A button beside Close: takes the form to that mode at once. */
  readonly action?: { readonly label: string; readonly mode: Mode };
  /** A mode that the form takes by itself, after so many milliseconds (0: at once, behind it). */
  readonly next?: { readonly mode: Mode; readonly after: number };
}

const seconds = (count: number) => count * 1000;

const error = (title: string, description: string, lasts = 5): Notice => ({
  title,
  description,
  tone: "error",
  duration: seconds(lasts),
});

export const somethingWrong = "Something went wrong. Please try again.";

/** What the form says of its own accord, before anything is sent. */
export const inputNotices = {
  missing: error("Missing Information", "Please enter both email and password."),
  email: error("Invalid Email", "Please enter a valid email address."),
  shortPassword: error("Password Too Short", "Password must be at least 6 characters long."),
  resetNeedsEmail: error(
    "Email Required",
    "Please enter your email address to reset your password.",
  ),
  resendNeedsEmail: error(
    "Email required",
    "Please enter your email address to resend verification.",
  ),
  resendNeedsSignUp: error("Email Required", "Please try signing up again."),
} as const;

/** Sign-up is held back until the password meets its rules. */
export const passwordNeeds = (unmet: readonly string[]): Notice =>
  error("Password Requirements", `Password needs: ${unmet.join(", ")}`, 6);

export const passwordMeetsAll = "Password meets all requirements";

const passwordMustInclude =
  "Password must include: uppercase letter, lowercase letter, number, and special character (!@#$%^&* etc.)";

/** The server's refusal of a sign-in or sign-up. */
export interface Refusal {
  readonly code: string | null;
  readonly message: string | null;
  readonly requiresVerification?: boolean;
}

/** A full stop where the server's sentence lacks one, so that ours can follow. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The popup for a refused sign-in or sign-up, by the server's code. */
export function refusalNotice({ code, message, requiresVerification }: Refusal): Notice {
  if (requiresVerification || code === "EMAIL_NOT_VERIFIED") {
    return {
      title: "Email Verification Required",
      description:
        message ??
        "Please verify your email before signing in. Check your inbox for the verification link.",
      tone: "warning",
      duration: seconds(12),
      next: { mode: "verification-required", after: 0 },
    };
  }
  switch (code) {
    case "ACCOUNT_NOT_FOUND":
      return {
        title: "Account Not Found",
        description: `${sentence(message ?? "No account uses this email address.")} Would you like to create a new account?`,
        tone: "warning",
        duration: seconds(10),
        action: { label: "Create Account", mode: "sign-up" },
        next: { mode: "sign-up", after: seconds(3) },
      };
    case "INVALID_CREDENTIALS":
      return {
        ...error(
          "Incorrect Credentials",
          `${sentence(message ?? "The email or password is incorrect.")} You can reset your password if needed.`,
          8,
        ),
        action: { label: "Reset Password", mode: "forgot-password" },
      };
    case "ACCOUNT_EXISTS":
      return {
        ...error(
          "Account exists",
          "An account with this email already exists. Please sign in instead.",
          8,
        ),
        action: { label: "Sign In", mode: "sign-in" },
      };
    case "SERVICE_ERROR":
      return error("Service Unavailable", message ?? somethingWrong, 6);
    default: {
      const text = message ?? somethingWrong;
      return error(
        "Authentication Failed",
        text.includes("Password should contain") ? passwordMustInclude : text,
        6,
      );
    }
  }
}

/** What came of a call that was not refused by a code. */
export const outcomeNotices = {
  /** Network or anything else that brought no answer. */
  unreachable: error("Authentication Failed", somethingWrong, 6),
  accountCreated: {
    title: "Account Created!",
    description:
      "Please check your email and click the verification link to activate your account.",
    tone: "success",
    duration: seconds(10),
    next: { mode: "sign-in", after: 0 },
  },
  /** The session could not be set in the auth client; the page reloads with it after a second. */
  signingIn: {
    title: "Signing in...",
    description: "One moment, we're opening your diary.",
    tone: "info",
    duration: seconds(3),
  },
  verificationSent: {
    title: "Verification Email Sent",
    description: "Please check your inbox, and the spam folder too, for the verification link.",
    tone: "success",
    duration: seconds(8),
  },
  resetSent: {
    title: "Password Reset Email Sent",
    description: "If an account uses this address, a link to set a new password is on its way.",
    tone: "success",
    duration: seconds(8),
  },
} as const satisfies Record<string, Notice>;

/** The six digits of a mail, in the place of its link. */
export const codeTexts = {
  label: "Or enter the 6-digit code from the email",
  submit: "Use Code",
  missing: "Please enter the 6 digits.",
  wrong: "That code isn't right, or it is older than ten minutes.",
  tooOften: "Too many tries in a short time. Please wait a moment and try again.",
  unreachable: "There is no connection just now. Please try again.",
} as const;

/** Milliseconds before the page reloads where the session could not be set. */
export const reloadAfter = seconds(1);

/** The service's own sentence; ours where it has none, or one that tells people nothing. */
const sayable = (reason: string | null, ours: string): string =>
  reason === null || /^$|fetch|network|^[{[]/i.test(reason) ? ours : reason;

export const resendFailed = (reason: string | null): Notice =>
  error("Failed to Resend", sayable(reason, "Failed to resend verification email"), 6);

export const resetFailed = (reason: string | null): Notice =>
  error("Password Reset Failed", sayable(reason, somethingWrong), 6);

export type Provider = "google" | "github";
export const providerNames: Record<Provider, string> = { google: "Google", github: "GitHub" };

/** A social sign-in that did not start: `fetch` where it could not be reached, else by its text. */
export function providerNotice(provider: Provider, given: string | null): Notice {
  const reason = given ?? "";
  const name = providerNames[provider];
  const title = `${name} Sign-In Failed`;
  if (/fetch|network/i.test(reason)) {
    return error(title, `Unable to connect to ${name}'s authentication. Please try again.`, 6);
  }
  if (/oauth|provider/i.test(reason)) {
    return error(title, `${name} sign-in is not properly configured. Please contact support.`, 8);
  }
  return error(title, reason === "" ? somethingWrong : reason, 6);
}

/** The form's own words, for each of its faces. */
export const faces: Record<Mode, { title: string; description: string; submit: string }> = {
  "sign-in": {
    title: "Sign In",
    description: "Good to see you. Your day is waiting.",
    submit: "Sign In",
  },
  "sign-up": {
    title: "Create Account",
    description: "Your days, on every device you use.",
    submit: "Create Account",
  },
  "forgot-password": {
    title: "Reset Password",
    description: "Enter your email and we'll send you a link to set a new password.",
    submit: "Send Reset Link",
  },
  "verification-required": {
    title: "Verify Your Email",
    description: "Open the link in the email we sent you, then sign in.",
    submit: "Resend Verification Email",
  },
};

/** Short messages that stand in the corner and not in the dialog. */
export const toasts = {
  welcome: { title: "Welcome back!", tone: "success" },
  verified: {
    title: "Email Verified!",
    description: "Your address is confirmed. You can now sign in to your account.",
    tone: "success",
    duration: seconds(8),
  },
  verificationFailed: (reason: string | null) =>
    ({
      title: "Verification Failed",
      description: reason ?? "Failed to verify email. The link may have expired.",
      tone: "error",
      duration: seconds(8),
    }) as const,
  signInFailed: (reason: string | null) =>
    ({
      title: "Authentication Failed",
      description: reason ?? somethingWrong,
      tone: "error",
      duration: seconds(8),
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
      duration: seconds(8),
    }) as const,
  signOutFailed: {
    title: "Sign Out Failed",
    description: somethingWrong,
    tone: "error",
  },
  accountDeleted: {
    title: "Account Deleted",
    description: "Everything of yours is gone from this server. Goodbye, and eat well.",
    tone: "success",
    duration: seconds(8),
  },
  expired: {
    title: "Session Expired",
    description: "You were away for more than 24 hours. Please sign in again.",
    tone: "warning",
    duration: seconds(8),
  },
  /** The server no longer knows the session: signed out elsewhere, or the password changed. */
  ended: {
    title: "Session Expired",
    description: "Please sign in again. What you logged is safe.",
    tone: "warning",
    duration: seconds(8),
  },
  expiringSoon: {
    title: "Session Expiring Soon",
    description: "You'll be signed out within 30 minutes unless you carry on.",
    tone: "warning",
    duration: seconds(10),
  },
} as const;

/** The page behind the verification link. */
export const verification = {
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
  newLink: "You can ask for a new link there.",
} as const;

/** The page behind the password-reset link. */
export const reset = {
  title: "Set a New Password",
  checking: "Checking your link…",
  invalid: "Invalid or expired reset link. Please request a new password reset.",
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

/** Milliseconds before the verification and reset pages lead home. */
export const homeAfter = seconds(3);
