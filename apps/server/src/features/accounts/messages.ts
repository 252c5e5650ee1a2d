/** `a moment`, `15 minutes`: who is told a moment tries again at once, and is refused again. */
function waitOf(seconds: number): string {
  if (seconds < 60) return "a moment";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** The accounts' texts. The web app adds sentences of its own to some. */
export const messages = {
  signedUp: "Please check your email and click the verification link to activate your account.",
  signedIn: "Welcome back!",
  dataDeleted: "Data deleted",
  signedOut: "You are signed out.",
  accountExists: "An account with this email already exists. Please sign in instead.",
  notVerified:
    "Please verify your email before signing in. Check your inbox for the verification link.",
  accountNotFound: "We couldn't find an account with this email.",
  wrongCredentials: "The email or password is not right.",
  busy: "A lot of people are signing in right now. Please try again in a moment.",
  service: "Signing in is not available right now. Please try again in a moment.",
  mailFailed: "We couldn't send the email. Please try again in a moment.",
  tooManyRequests: (seconds: number) =>
    `Too many tries in a short time. Please wait ${waitOf(seconds)} and try again.`,
  tooManyPasswords: (seconds: number) =>
    `Too many wrong passwords in a short time. Please wait ${waitOf(seconds)}, or choose “Forgot password?”.`,
  tooManyMails:
    "We have just sent several emails to this address. Please use the newest one, or try again later.",
  weakLength: (min: number) => `Password should be at least ${min} characters.`,
  weakCharacters:
    "Password should contain an uppercase letter, a lowercase letter, a number and a special character.",
  wrongCurrentPassword: "Current password is incorrect",
  signInFirst: "Please sign in first.",
  accountElsewhere:
    "Your account is kept by another service and can only be deleted there. Your data here can be deleted with Delete All Data.",
  secondFactorNeeded: "Please enter the code from your authenticator app to continue.",
  proofNeeded: "To be sure that it's you, please confirm it first.",
  wrongFactorCode: "That code isn't right. Please enter the newest one.",
  wrongRecoveryCode: "That recovery code isn't right, or it was used before.",
  linkNotValid: "This link was used before, or it is too old.",
  addressTaken: "This address belongs to another account by now.",
  noFactor: "There is no second step on your account.",
  oldFactor:
    "Your second step was set up more than 7 days ago, so a mail is not enough to take it off. Please use one of your recovery codes, or ask whoever runs this server.",
  noPassword: "Your account has no password yet. Please use a mailed code instead.",
  wrongCode: "That code isn't right, or it is older than ten minutes.",
  badToken: "The access token is not valid or has expired.",
  tokens: {
    refused: {
      unknown: "We don't know this token. Please check that it was copied whole.",
      revoked: "This token was revoked. Please make a new one.",
      expired: "This token has expired. Please make a new one.",
    },
    notAllowed: "This call is not open to personal access tokens.",
    readOnly: "This token may only read. Please make one that may write.",
    tooMany: (max: number) => `You have ${max} tokens, which is the most. Please revoke one first.`,
    expiry: "Must be in the future, and within ten years.",
  },
  sessionOver: "Your session has ended. Please sign in again.",
  /** For the operator, at startup. */
  lostKey: (count: number) =>
    `The key of ${count} authenticator${count === 1 ? "" : "s"} is lost: put the right encryption.key (or ENCRYPTION_KEY) in place and restart, or let their owners in with npm run factors:remove -- ADDRESS`,
  /** What `/auth/v1` says, in wording its users know. */
  auth: {
    health: "Accounts and sessions",
    badJson: "Could not parse request body as JSON.",
    invalidEmail: "Unable to validate email address: invalid format",
    passwordMissing: "Signup requires a valid password",
    emailMissing: "An email address is required.",
    emailOrPhoneMissing: "missing email or phone",
    noToken: "This endpoint requires a valid Bearer token",
    badToken: (fault: string) => `invalid JWT: unable to parse or verify signature, ${fault}`,
    /** What may be wrong with a token. */
    faults: {
      malformed: "token is malformed",
      unverifiable: "token is unverifiable",
      signature: "token signature is invalid",
      claims: "token has invalid claims",
      expired: "token has invalid claims: token is expired",
    },
    sessionGone: "Session from session_id claim in JWT does not exist",
    wrongCredentials: "Invalid login credentials",
    notConfirmed: "Email not confirmed",
    emailExists: "A user with this email address has already been registered",
    samePassword: "New password should be different from the old password.",
    reauthenticate: "This change requires reauthentication",
    badNonce: "The code is not right or has expired.",
    metadataTooLarge: "The user's data is too large.",
    conflict: "The account was changed at the same time. Please try again.",
    ssoOff: "SAML 2.0 is disabled",
    web3Off: "Web3 provider is disabled",
    userGone: "User from sub claim in JWT does not exist",
    phoneOff: "Phone sign-ins are disabled",
    anonymousOff: "Anonymous sign-ins are disabled",
    linkExpired: "Email link is invalid or has expired",
    codeExpired: "Token has expired or is invalid",
    malformedRefreshToken: "Refresh token is not valid",
    unknownRefreshToken: "Invalid Refresh Token: Refresh Token Not Found",
    usedRefreshToken: "Invalid Refresh Token: Already Used",
    sessionExpired: "Invalid Refresh Token: Session Expired",
    unknownType: "Only signup and email_change mails can be sent again.",
    unknownGrant: "unsupported_grant_type",
    verificationType: "Verify requires a verification type",
    tokenOrHash: "Verify requires either a token or a token hash",
    challengePair: "PKCE flow requires code_challenge_method and code_challenge",
    tooManyRequests: "Request rate limit reached",
    tooManyMails: "Email rate limit exceeded",
    insufficientLevel: "This needs a session that has shown its second factor (aal2).",
    providerOff: "Unsupported provider: provider is not enabled",
    providerSilent: "The provider does not answer. Please try again in a moment.",
    unverifiedAtProvider: (provider: string) =>
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    challenge: "PKCE needs a code_challenge of 43 characters and the method s256.",
    badState: "The sign-in took too long or began in another browser. Please try again.",
    badCallback: "The provider's answer could not be used. Please try again.",
    codeMissing: "invalid request: both auth code and code verifier should be non-empty",
    flowUnknown: "invalid flow state, no valid flow state found",
    flowExpired: "invalid flow state, flow state has expired",
    badVerifier: "code challenge does not match previously saved code verifier",
    badIdToken: "Bad ID token",
    nonceMissing: "Passed nonce and nonce in id_token should either both exist or not.",
    nonceMismatch: "Nonces mismatch",
    identityUnknown: "Identity doesn't exist",
    identityMine: "Identity is already linked",
    identityTaken: "Identity is already linked to another user",
    identitiesTooMany: (max: number) =>
      `Your account has ${max} ways to sign in, which is the most. Please remove one first.`,
    lastIdentity: "User must have at least 1 identity after unlinking",
    factorUnknown: "Factor not found",
    factorType: "factor_type needs to be totp",
    factorPhoneOff: "MFA enroll is disabled for phone",
    factorWebauthnOff: "MFA enroll is disabled for WebAuthn",
    factorNameTaken: (name: string) =>
      `A factor with the friendly name "${name}" for this user already exists`,
    factorsTooMany: "Maximum number of verified factors reached, unenroll to continue",
    challengeUnknown: "MFA factor with the provided challenge ID not found",
    challengeExpired: "The challenge has expired. Please ask for a new one.",
    wrongFactorCode: "Invalid TOTP code entered",
    factorUnreadable:
      "This authenticator can't be checked any more, since the server lost its key. Please use a recovery code, or ask whoever runs the server.",
    wrongRecoveryCode: "Invalid recovery code entered",
    recoveryCodesExist: "There are recovery codes already. They can be replaced.",
    recoveryCodesAlone: "Recovery codes need another verified factor beside them.",
    recoveryCodesLocked: "Too many wrong recovery codes. Please wait, or use another factor.",
    unexpected: "Unexpected failure, please try again.",
  },
} as const;
