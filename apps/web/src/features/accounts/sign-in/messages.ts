/** The sign-in form's texts: what popups say, how long they stay, what they offer. */

import { accountMessages } from "../messages.ts";
import { errorNotice, type Mode, type Notice, type Refusal } from "./notice.ts";

const about = (field: "email" | "password", notice: Notice): Notice => ({ ...notice, field });

/** What the form says before anything is sent. */
const input = {
  missing: errorNotice("Missing Information", "Please enter both email and password."),
  email: about("email", errorNotice("Invalid Email", "Please enter a valid email address.")),
  shortPassword: about(
    "password",
    errorNotice("Password Too Short", "Password must be at least 6 characters long."),
  ),
  resetNeedsEmail: errorNotice(
    "Email Required",
    "Please enter your email address to reset your password.",
  ),
  resendNeedsEmail: errorNotice(
    "Email required",
    "Please enter your email address to resend verification.",
  ),
  resendNeedsSignUp: errorNotice("Email Required", "Please try signing up again."),
} as const;

/** Sign-up waits until the password meets its rules. */
const passwordNeeds = (unmet: readonly string[]): Notice =>
  about("password", errorNotice("Password Requirements", `Password needs: ${unmet.join(", ")}`, 6));

const passwordMustInclude =
  "Password must include: uppercase letter, lowercase letter, number, and special character (!@#$%^&* etc.)";

/** Adds a full stop if the server's sentence has none, so that ours can follow. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The popup for a refused sign-in or sign-up, by the server's error code. */
function refusal({ code, message, requiresVerification }: Refusal): Notice {
  if (requiresVerification || code === "EMAIL_NOT_VERIFIED") {
    return {
      title: "Email Verification Required",
      description:
        message ??
        "Please verify your email before signing in. Check your inbox for the verification link.",
      tone: "warning",
      duration: 12_000,
      next: { mode: "verification-required", after: 0 },
    };
  }
  switch (code) {
    case "ACCOUNT_NOT_FOUND":
      return {
        title: "Account Not Found",
        description: `${sentence(message ?? "No account uses this email address.")} Would you like to create a new account?`,
        tone: "warning",
        duration: 10_000,
        action: { label: "Create Account", mode: "sign-up" },
        next: { mode: "sign-up", after: 3_000 },
      };
    case "INVALID_CREDENTIALS":
      return {
        ...errorNotice(
          "Incorrect Credentials",
          `${sentence(message ?? "The email or password is incorrect.")} You can reset your password if needed.`,
          8,
        ),
        field: "password",
        action: { label: "Reset Password", mode: "forgot-password" },
      };
    case "ACCOUNT_EXISTS":
      return {
        ...errorNotice(
          "Account exists",
          "An account with this email already exists. Please sign in instead.",
          8,
        ),
        action: { label: "Sign In", mode: "sign-in" },
      };
    case "SERVICE_ERROR":
      return errorNotice("Service Unavailable", message ?? accountMessages.somethingWrong, 6);
    default: {
      const text = message ?? accountMessages.somethingWrong;
      return errorNotice(
        "Authentication Failed",
        text.includes("Password should contain") ? passwordMustInclude : text,
        6,
      );
    }
  }
}

/** Outcomes other than a refusal with an error code. */
const outcome = {
  /** Offline, or no answer for another reason. */
  unreachable: errorNotice("Authentication Failed", accountMessages.somethingWrong, 6),
  accountCreated: {
    title: "Account Created!",
    description:
      "Please check your email and click the verification link to activate your account.",
    tone: "success",
    duration: 10_000,
    next: { mode: "sign-in", after: 0 },
  },
  /** The auth client couldn't take the session; the page reloads with it after a second. */
  signingIn: {
    title: "Signing in...",
    description: "One moment, we're opening your diary.",
    tone: "info",
    duration: 3_000,
  },
  verificationSent: {
    title: "Verification Email Sent",
    description: "Please check your inbox, and the spam folder too, for the verification link.",
    tone: "success",
    duration: 8_000,
  },
  resetSent: {
    title: "Password Reset Email Sent",
    description: "If an account uses this address, a link to set a new password is on its way.",
    tone: "success",
    duration: 8_000,
  },
} as const satisfies Record<string, Notice>;

/** The service's own sentence; ours if it has none, or one that means nothing to people. */
const sayable = (reason: string | null, ours: string): string =>
  reason === null || /^$|fetch|network|^[{[]/i.test(reason) ? ours : reason;

const resendFailed = (reason: string | null): Notice =>
  errorNotice("Failed to Resend", sayable(reason, "Failed to resend verification email"), 6);

const resetFailed = (reason: string | null): Notice =>
  errorNotice("Password Reset Failed", sayable(reason, accountMessages.somethingWrong), 6);

interface Face {
  title: string;
  description: string;
  submit: string;
}

/** The form's wording in each mode. */
const faces: Record<Mode, Face> = {
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

/** The form's wording; once a reset mail is sent, it says what to do with that. */
function face({ mode, resetSentTo }: { mode: Mode; resetSentTo: string | null }): Face {
  if (mode !== "forgot-password" || !resetSentTo) return faces[mode];
  return {
    ...faces[mode],
    description: `If ${resetSentTo} has an account, our mail is there or on its way. Open its link, or type its code here.`,
    submit: "Send It Again",
  };
}

const toasts = {
  welcome: { title: "Welcome back!", tone: "success" },
} as const;

/** Labels, and what is written around the fields. */
const form = {
  email: "Email",
  password: "Password",
  forgot: "Forgot password?",
  back: "Back to Sign In",
  linkSentTo: "We sent a verification link to",
  linkSent: "We sent you a verification link.",
  linkNote: "It may take a minute, and it may be in the spam folder.",
  mustVerify: "Your email must be verified before you can sign in.",
  resend: "Resend verification email",
  close: "Close",
  otherWay: {
    "sign-in": { ask: "New here?", label: "Create an account", mode: "sign-up" },
    "sign-up": { ask: "Already have an account?", label: "Sign in instead", mode: "sign-in" },
  },
} as const;

export const signInMessages = {
  input,
  passwordNeeds,
  refusal,
  outcome,
  resendFailed,
  resetFailed,
  face,
  toasts,
  form,
} as const;
