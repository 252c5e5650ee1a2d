import { maxEmailLength } from "@morsel/domain/accounts/email";
import { maxPasswordLength } from "@morsel/domain/accounts/password";
import * as z from "zod/mini";
import { route } from "./route.ts";

/**
 * The calls of `/auth/v1`, made by the unmodified auth client. Errors are `{code, message}` when
 * the request names API version 2024-01-01, else `{code, error_code, msg}`.
 */

/** The error codes that our own code checks for; the client knows them all. */
export const authCodes = {
  badJson: "bad_json",
  invalid: "validation_failed",
  noAuthorization: "no_authorization",
  badToken: "bad_jwt",
  sessionGone: "session_not_found",
  sessionExpired: "session_expired",
  userGone: "user_not_found",
  wrongCredentials: "invalid_credentials",
  wrongCurrentPassword: "current_password_invalid",
  notConfirmed: "email_not_confirmed",
  emailExists: "email_exists",
  weakPassword: "weak_password",
  linkExpired: "otp_expired",
  unknownRefreshToken: "refresh_token_not_found",
  usedRefreshToken: "refresh_token_already_used",
  samePassword: "same_password",
  reauthenticate: "reauthentication_needed",
  badNonce: "reauthentication_not_valid",
  conflict: "conflict",
  ssoOff: "saml_provider_disabled",
  web3Off: "web3_provider_disabled",
  phoneOff: "phone_provider_disabled",
  anonymousOff: "anonymous_provider_disabled",
  tooManyRequests: "over_request_rate_limit",
  tooManyMails: "over_email_send_rate_limit",
  unexpected: "unexpected_failure",
} as const;

const weakPassword = z.optional(z.object({ reasons: z.array(z.string()) }));

/** Every error of `/auth/v1`: the older form, and that of API version 2024-01-01. */
export const authError = z.union([
  z.object({
    code: z.number(),
    error_code: z.string(),
    msg: z.string(),
    weak_password: weakPassword,
  }),
  z.object({ code: z.string(), message: z.string(), weak_password: weakPassword }),
]);

/** The reply of `/auth/v1/verify` to a link that has already been used successfully. */
export const alreadyVerified = "Email already verified. You can sign in to your account.";

const text = z.string().check(z.maxLength(2_000));
const json = z.record(z.string(), z.unknown());
/** Checks the length only: the service itself rejects a malformed address, in its own words. */
const email = z.string().check(z.maxLength(maxEmailLength));
const password = z.string().check(z.maxLength(maxPasswordLength));

const identity = z.object({
  identity_id: z.string(),
  id: z.string(),
  user_id: z.string(),
  identity_data: json,
  provider: z.string(),
  last_sign_in_at: z.optional(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  email: z.optional(z.string()),
});

const factor = z.object({
  id: z.string(),
  friendly_name: z.optional(z.string()),
  factor_type: z.string(),
  status: z.enum(["verified", "unverified"]),
  created_at: z.string(),
  updated_at: z.string(),
});

export const authUser = z.object({
  id: z.string(),
  aud: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  email_confirmed_at: z.optional(z.string()),
  confirmed_at: z.optional(z.string()),
  confirmation_sent_at: z.optional(z.string()),
  recovery_sent_at: z.optional(z.string()),
  email_change_sent_at: z.optional(z.string()),
  new_email: z.optional(z.string()),
  last_sign_in_at: z.optional(z.string()),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: json,
  identities: z.array(identity),
  factors: z.optional(z.array(factor)),
  created_at: z.string(),
  updated_at: z.string(),
  is_anonymous: z.boolean(),
});
export type AuthUser = z.infer<typeof authUser>;
export type AuthIdentity = z.infer<typeof identity>;
export type AuthFactor = z.infer<typeof factor>;

/** `expires_in` is in seconds, `expires_at` in seconds since 1970. */
export const authSession = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.literal("bearer"),
  user: authUser,
});
export type AuthSession = z.infer<typeof authSession>;

const redirect = z.object({ redirect_to: z.optional(text) });

/**
 * The client's PKCE: both fields or neither. Our links don't need it: the page itself exchanges
 * their secret.
 */
const challenge = {
  code_challenge: z.optional(z.nullable(text)),
  code_challenge_method: z.optional(z.nullable(text)),
};

/** Creates an account. For an address that already has one it pretends to, with zero identities. */
export const authSignUp = route({
  method: "POST",
  path: "/auth/v1/signup",
  access: "anyone",
  summary: "Create an account and mail its verification link",
  query: redirect,
  body: z.object({
    email: z.optional(email),
    phone: z.optional(text),
    password: z.optional(password),
    data: z.optional(z.nullable(json)),
    ...challenge,
  }),
  status: 200,
  reply: authUser,
});

/** Every way to get a session; the grant decides which fields are read. */
export const authToken = route({
  method: "POST",
  path: "/auth/v1/token",
  access: "anyone",
  summary: "Trade a password, a refresh token, a code or an ID token for a session",
  query: z.object({ grant_type: z.optional(text) }),
  body: z.object({
    email: z.optional(email),
    phone: z.optional(text),
    password: z.optional(password),
    refresh_token: z.optional(text),
    auth_code: z.optional(text),
    code_verifier: z.optional(text),
    provider: z.optional(text),
    id_token: z.optional(z.string().check(z.maxLength(10_000))),
    nonce: z.optional(z.nullable(text)),
    link_identity: z.optional(z.nullable(z.boolean())),
  }),
  status: 200,
  reply: authSession,
});

/** Uses up a mailed link (`token_hash`), or the code of its mail (`token` and `email`). */
export const authVerify = route({
  method: "POST",
  path: "/auth/v1/verify",
  access: "anyone",
  summary: "Use a mailed link or code once",
  query: redirect,
  body: z.object({
    type: text,
    token_hash: z.optional(text),
    token: z.optional(text),
    email: z.optional(email),
    phone: z.optional(text),
  }),
  status: 200,
  reply: authSession,
});

/** The reply of every call below that may send mail, so that it reveals nothing. */
const empty = z.object({});

/** May create the account, with `data` about it. */
export const authOtp = route({
  method: "POST",
  path: "/auth/v1/otp",
  access: "anyone",
  summary: "Mail a link and a code to sign in with",
  query: redirect,
  body: z.object({
    email: z.optional(email),
    phone: z.optional(text),
    create_user: z._default(z.boolean(), true),
    data: z.optional(z.nullable(json)),
    ...challenge,
  }),
  status: 200,
  reply: empty,
});

export const authRecover = route({
  method: "POST",
  path: "/auth/v1/recover",
  access: "anyone",
  summary: "Mail the link to a new password",
  query: redirect,
  body: z.object({ email: z.optional(email), ...challenge }),
  status: 200,
  reply: empty,
});

export const authResend = route({
  method: "POST",
  path: "/auth/v1/resend",
  access: "anyone",
  summary: "Mail an unused link once more",
  query: redirect,
  body: z.object({
    type: text,
    email: z.optional(email),
    phone: z.optional(text),
    ...challenge,
  }),
  status: 200,
  reply: empty,
});

export const authReauthenticate = route({
  method: "GET",
  path: "/auth/v1/reauthenticate",
  access: "person",
  summary: "Mail a code that stands for a fresh sign-in",
  status: 200,
  reply: empty,
});

/**
 * Changes only the fields sent; in `data`, null removes a field. A new password ends the person's
 * other sessions. The address that the account has takes back a change that waits to be confirmed.
 */
export const authPutUser = route({
  method: "PUT",
  path: "/auth/v1/user",
  access: "person",
  summary: "Change password, e-mail or data of the account",
  query: redirect,
  body: z.object({
    email: z.optional(z.nullable(email)),
    phone: z.optional(z.nullable(text)),
    password: z.optional(z.nullable(password)),
    current_password: z.optional(z.nullable(password)),
    nonce: z.optional(z.nullable(text)),
    data: z.optional(z.nullable(json)),
    ...challenge,
  }),
  status: 200,
  reply: authUser,
});

export const authSso = route({
  method: "POST",
  path: "/auth/v1/sso",
  access: "anyone",
  summary: "Single sign-on, switched off",
  status: 200,
  reply: empty,
});

export const authGetUser = route({
  method: "GET",
  path: "/auth/v1/user",
  access: "person",
  summary: "The account of the access token",
  status: 200,
  reply: authUser,
});

export const authSignOut = route({
  method: "POST",
  path: "/auth/v1/logout",
  access: "person",
  summary: "End this session, the others, or all",
  query: z.object({ scope: z._default(z.enum(["global", "local", "others"]), "global") }),
  status: 204,
});

export const authSettings = route({
  method: "GET",
  path: "/auth/v1/settings",
  access: "anyone",
  summary: "What the auth service offers",
  status: 200,
  reply: z.object({
    external: z.record(z.string(), z.boolean()),
    disable_signup: z.boolean(),
    mailer_autoconfirm: z.boolean(),
    phone_autoconfirm: z.boolean(),
    sms_provider: z.string(),
    saml_enabled: z.boolean(),
  }),
});

export const authHealth = route({
  method: "GET",
  path: "/auth/v1/health",
  access: "anyone",
  summary: "Name and version of the auth service",
  status: 200,
  reply: z.object({ name: z.string(), version: z.string(), description: z.string() }),
});

/** Public keys that verify access tokens. */
export const authKeys = route({
  method: "GET",
  path: "/auth/v1/.well-known/jwks.json",
  access: "anyone",
  summary: "Public keys for access tokens",
  status: 200,
  reply: z.object({
    keys: z.array(
      z.object({
        kty: z.literal("EC"),
        crv: z.literal("P-256"),
        x: z.string(),
        y: z.string(),
        kid: z.string(),
        alg: z.literal("ES256"),
        use: z.literal("sig"),
        key_ops: z.array(z.string()),
      }),
    ),
  }),
});
