import { leastOfNewPassword } from "@morsel/domain/accounts/password";

/** Every text that the accounts room answers. The page adds its own sentences to some. */
export const messages = {
  signedUp: "Please check your email and click the verification link to activate your account.",
  signedIn: "Welcome back!",
  signedOut: "You are signed out.",
  accountExists: "An account with this email already exists. Please sign in instead.",
  notVerified:
    "Please verify your email before signing in. Check your inbox for the verification link.",
  accountNotFound: "We couldn't find an account with this email.",
  wrongCredentials: "The email or password is not right.",
  busy: "A lot of people are signing in right now. Please try again in a moment.",
  service: "Signing in is not available right now. Please try again in a moment.",
  mailFailed: "We couldn't send the email. Please try again in a moment.",
  tooManyRequests: "Too many tries in a short time. Please wait a moment and try again.",
  weakLength: `Password should be at least ${leastOfNewPassword} characters.`,
  weakCharacters:
    "Password should contain an uppercase letter, a lowercase letter, a number and a special character.",
  sessionOver: "Your session has ended. Please sign in again.",
} as const;

/** What `/auth/v1` says, in the words that its client's users know. */
export const authMessages = {
  badJson: "Could not parse request body as JSON.",
  invalidEmail: "Unable to validate email address: invalid format",
  passwordMissing: "Signup requires a valid password",
  emailMissing: "An email address is required.",
  noToken: "This endpoint requires a valid Bearer token",
  badToken: "The access token is not valid or has expired.",
  sessionGone: "Session from session_id claim in JWT does not exist",
  wrongCredentials: "Invalid login credentials",
  notConfirmed: "Email not confirmed",
  userGone: "User from sub claim in JWT does not exist",
  phoneOff: "Phone sign-ins are switched off.",
  anonymousOff: "Anonymous sign-ins are switched off.",
  linkExpired: "Email link is invalid or has expired",
  unknownRefreshToken: "Invalid Refresh Token: Refresh Token Not Found",
  usedRefreshToken: "Invalid Refresh Token: Already Used",
  sessionExpired: "Invalid Refresh Token: Session Expired",
  unknownGrant: "unsupported_grant_type",
  tooManyRequests: "Request rate limit reached",
  tooManyMails: "Email rate limit exceeded",
  unexpected: "Unexpected failure, please try again.",
} as const;
