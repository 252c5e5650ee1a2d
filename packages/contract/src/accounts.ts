import { isEmail, maxEmailLength, normalEmail } from "@morsel/domain/accounts/email";
import { maxPasswordLength } from "@morsel/domain/accounts/password";
import * as z from "zod/mini";
import { authSession, authUser } from "./auth-service.ts";
import { route } from "./route.ts";

/**
 * The product's own sign-in calls. Their error replies also carry `code` and `message` at the top
 * level.
 */
export const accountCodes = {
  /** 403, with `requiresVerification: true` and `email`. */
  notVerified: "EMAIL_NOT_VERIFIED",
  /** 404, only where the server is set to reveal unknown accounts. */
  unknown: "ACCOUNT_NOT_FOUND",
  /** 401. */
  wrong: "INVALID_CREDENTIALS",
  /** 409, only where the server is set to reveal known accounts. */
  exists: "ACCOUNT_EXISTS",
  /** 422; the message lists what the password lacks. */
  weak: "WEAK_PASSWORD",
  /** 403: the account has no password, so a mailed code takes its place. */
  noPassword: "NO_PASSWORD",
  /** 403: the mailed code is wrong, expired or already used. */
  wrongCode: "CODE_NOT_VALID",
  /** 501: a hosted service keeps the account. */
  elsewhere: "ACCOUNT_KEPT_ELSEWHERE",
  /** 503. */
  service: "SERVICE_ERROR",
} as const;

const bothNeeded = "Please enter both email and password.";
const notAnEmail = "Please enter a valid email address.";
const shorterPassword = `Please use a password of at most ${maxPasswordLength} characters.`;

/** Trimmed and in lower case. */
const email = z.pipe(
  z.string(bothNeeded).check(
    z.refine((text) => text.trim() !== "", { error: bothNeeded, abort: true }),
    // A check without a text of its own would say that of the schema: that both are needed.
    z.maxLength(maxEmailLength, { error: notAnEmail, abort: true }),
    z.refine((text) => isEmail(text.trim()), notAnEmail),
  ),
  z.transform(normalEmail),
);

const credentials = z.object({
  email,
  password: z
    .string(bothNeeded)
    .check(z.minLength(1, bothNeeded), z.maxLength(maxPasswordLength, shorterPassword)),
});

export const signUp = route({
  method: "POST",
  path: "/api/auth/signup",
  access: "anyone",
  summary: "Create an account; its address is verified by mail",
  body: credentials,
  status: 200,
  reply: z.object({
    requiresVerification: z.literal(true),
    email: z.string(),
    message: z.string(),
  }),
});

export const signIn = route({
  method: "POST",
  path: "/api/auth/signin",
  access: "anyone",
  summary: "Sign in with e-mail and password",
  body: credentials,
  status: 200,
  reply: z.object({ session: authSession, user: authUser, message: z.string() }),
});

/** Ends the session of the access token, if one is sent; always succeeds. */
export const signOut = route({
  method: "POST",
  path: "/api/auth/signout",
  access: "anyone",
  summary: "Sign out",
  status: 200,
  reply: z.object({ message: z.string() }),
});

/**
 * Target of the mailed verification link. Mail scanners open links, so this consumes nothing: it
 * redirects to the page `/verify-email` with the same parameters.
 */
export const openVerification = route({
  method: "GET",
  path: "/api/auth/verify-email",
  access: "anyone",
  summary: "Go to the verification page",
  query: z.object({
    token_hash: z.optional(z.string().check(z.maxLength(500))),
    type: z.optional(z.string().check(z.maxLength(50))),
  }),
  status: 303,
});

/** A device on which the person is signed in. Instants in ms. */
const sessionEntry = z.object({
  id: z.string(),
  /** Readable, such as `Firefox on Windows`. */
  device: z.string(),
  /** The network address it was last used from. */
  address: z.nullable(z.string()),
  signedInAt: z.number(),
  /** Accurate to the hour: an active session renews its token that often. */
  lastUsedAt: z.number(),
  /** Whether this session made the call. */
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

export const listSessions = route({
  method: "GET",
  path: "/api/user/sessions",
  access: "person",
  summary: "Where the person is signed in, the last used first",
  status: 200,
  reply: z.object({ sessions: z.array(sessionEntry) }),
});

/** 404 for another person's session, just as for one that doesn't exist. */
export const endSession = route({
  method: "DELETE",
  path: "/api/user/sessions/:sessionId",
  access: "person",
  summary: "Sign one device out",
  params: z.object({ sessionId: z.string().check(z.maxLength(100)) }),
  status: 204,
});

/** Removes everything the person has entered. The account and its sessions stay. */
export const deleteData = route({
  method: "DELETE",
  path: "/api/user/delete-data",
  access: "person",
  summary: "Delete all data of the person",
  status: 200,
  reply: z.object({ message: z.string() }),
});

/**
 * Deletes the account and everything that belongs to it, for good. Needs the password or the code
 * mailed by `/auth/v1/reauthenticate`; a wrong one is a 403.
 */
export const deleteAccount = route({
  method: "DELETE",
  path: "/api/user/account",
  access: "person",
  summary: "Delete the account",
  body: z.union(
    [
      z.object({ password: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)) }),
      z.object({ code: z.string().check(z.regex(/^\d{6}$/, "Please enter the 6 digits.")) }),
    ],
    "Must hold password or code, as text.",
  ),
  status: 204,
});
