import * as z from "zod/mini";
import { authSession } from "./auth-service.ts";
import { route } from "./route.ts";

/**
 * Second factors, as the auth client's `mfa` calls them: an authenticator app (`totp`) and, with
 * it, a set of recovery codes.
 */

export const factorCodes = {
  unknown: "mfa_factor_not_found",
  nameTaken: "mfa_factor_name_conflict",
  tooMany: "too_many_enrolled_mfa_factors",
  challengeExpired: "mfa_challenge_expired",
  wrongCode: "mfa_verification_failed",
  unreadable: "mfa_factor_unreadable",
  phoneOff: "mfa_phone_enroll_not_enabled",
  webauthnOff: "mfa_webauthn_enroll_not_enabled",
  insufficientLevel: "insufficient_aal",
  recoveryCodesExist: "mfa_verified_factor_exists",
  recoveryCodesAlone: "mfa_recovery_codes_sole_factor",
  recoveryCodesLocked: "mfa_recovery_codes_locked",
} as const;

/** The 403 code of `/api` for a session that has yet to pass its second factor. */
export const secondFactorNeeded = "SECOND_FACTOR_NEEDED";

const id = z.string().check(z.maxLength(100));
const name = z.optional(
  z.nullable(
    z
      .string()
      .check(z.maxLength(60, "Must be at most 60 characters."), z.regex(/^\P{Cc}*$/u, "One line.")),
  ),
);
const code = z.optional(z.string().check(z.maxLength(100)));
const ofFactor = z.object({ factorId: id });

/** Starts setting up a factor. It counts only once one of its codes is verified. */
export const enrollFactor = route({
  method: "POST",
  path: "/auth/v1/factors",
  access: "person",
  summary: "Begin a second factor",
  body: z.object({
    factor_type: z.optional(z.string().check(z.maxLength(40))),
    friendly_name: name,
    issuer: name,
  }),
  status: 200,
  reply: z.object({
    id: z.string(),
    type: z.literal("totp"),
    friendly_name: z.optional(z.string()),
    /** The QR code as SVG, and its content. */
    totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
  }),
});

/** `expires_at` in seconds since 1970. */
export const challengeFactor = route({
  method: "POST",
  path: "/auth/v1/factors/:factorId/challenge",
  access: "person",
  summary: "Ask for a code of a factor",
  params: ofFactor,
  body: z.optional(z.nullable(z.object({}))),
  status: 200,
  reply: z.object({ id: z.string(), type: z.literal("totp"), expires_at: z.number() }),
});

/** Raises the session to `aal2`. A new factor counts from here on and ends all weaker sessions. */
export const verifyFactor = route({
  method: "POST",
  path: "/auth/v1/factors/:factorId/verify",
  access: "person",
  summary: "Answer a factor's challenge",
  params: ofFactor,
  body: z.object({ challenge_id: z.optional(id), code }),
  status: 200,
  reply: authSession,
});

const removed = z.object({ id: z.string() });

export const unenrollFactor = route({
  method: "DELETE",
  path: "/auth/v1/factors/:factorId",
  access: "person",
  summary: "Remove a factor",
  params: ofFactor,
  status: 200,
  reply: removed,
});

const recoveryCodes = "/auth/v1/factors/recovery-codes";
/** The only reply that ever contains the codes. */
const newCodes = z.object({
  id: z.string(),
  type: z.literal("recovery_code"),
  friendly_name: z.optional(z.string()),
  total: z.number(),
  codes: z.array(z.string()),
});

export const countRecoveryCodes = route({
  method: "GET",
  path: recoveryCodes,
  access: "person",
  summary: "How many recovery codes are left",
  status: 200,
  reply: z.object({
    id: z.string(),
    type: z.literal("recovery_code"),
    total: z.number(),
    remaining: z.number(),
  }),
});

export const makeRecoveryCodes = route({
  method: "POST",
  path: recoveryCodes,
  access: "person",
  summary: "Make recovery codes",
  body: z.optional(z.nullable(z.object({ friendly_name: name }))),
  status: 200,
  reply: newCodes,
});

export const remakeRecoveryCodes = route({
  method: "POST",
  path: `${recoveryCodes}/regenerate`,
  access: "person",
  summary: "Replace the recovery codes",
  status: 200,
  reply: newCodes,
});

/** Each code works once, in place of an authenticator code. */
export const verifyRecoveryCode = route({
  method: "POST",
  path: `${recoveryCodes}/verify`,
  access: "person",
  summary: "Use a recovery code",
  body: z.object({ code }),
  status: 200,
  reply: authSession,
});

export const removeRecoveryCodes = route({
  method: "DELETE",
  path: recoveryCodes,
  access: "person",
  summary: "Remove the recovery codes",
  status: 200,
  reply: removed,
});
