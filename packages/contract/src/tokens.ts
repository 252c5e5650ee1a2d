import { maxTokenName, tokenScopes } from "@morsel/domain/accounts/personal-token";
import * as z from "zod/mini";
import { timeZone } from "./fasting.ts";
import { route } from "./route.ts";
import { instant, uuid, visibleText } from "./scalars.ts";

/**
 * Personal access tokens: with one, a script or an iOS Shortcut makes the calls whose `access` is
 * `token:read` or `token:write`, and no others. It is sent as `Authorization: Bearer morsel_…`.
 */
export const tokenCodes = {
  /** 403: the call isn't one that tokens open. */
  notAllowed: "TOKEN_NOT_ALLOWED",
  /** 403: the token may only read. */
  readOnly: "TOKEN_READ_ONLY",
  /** 409: more than `maxTokens`. */
  tooMany: "TOKENS_FULL",
} as const;

/** Instants as ISO timestamps, since scripts read them. */
const token = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Accurate to a minute; null if it was never used. */
  lastUsedAt: z.nullable(z.string()),
});
export type TokenEntry = z.infer<typeof token>;

/** Needs a proof of the last day that it's the owner (`contract/auth-proof.ts`). */
export const createToken = route({
  method: "POST",
  path: "/api/user/tokens",
  access: "person",
  summary: "Make a personal access token; the reply is the only one that holds it",
  body: z.object({
    name: visibleText(maxTokenName, undefined, `Must be at most ${maxTokenName} characters.`).check(
      z.regex(/^\P{Cc}*$/u, "Must be one line of text."),
    ),
    /** `write` includes reading. */
    scope: z.enum(tokenScopes),
    /** A year from now if missing. */
    expiresAt: z.optional(instant),
    /** Where the person lives: which day "today" is in calls that don't say. */
    timeZone: z.optional(timeZone),
  }),
  status: 201,
  reply: z.extend(token, { token: z.string() }),
});

export const listTokens = route({
  method: "GET",
  path: "/api/user/tokens",
  access: "person",
  summary: "The person's tokens, newest first, without the secrets",
  status: 200,
  reply: z.object({ tokens: z.array(token) }),
});

/** Ends a token at once. Idempotent. */
export const revokeToken = route({
  method: "DELETE",
  path: "/api/user/tokens/:id",
  access: "person",
  summary: "Revoke a personal access token",
  params: z.object({ id: uuid }),
  status: 204,
});
