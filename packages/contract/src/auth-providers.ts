import * as z from "zod/mini";
import { route } from "./route.ts";

/** Sign-in through other providers, and the identities of an account. */

export const providerCodes = {
  badState: "bad_oauth_state",
  badCallback: "bad_oauth_callback",
  unverifiedEmail: "provider_email_needs_verification",
  flowUnknown: "flow_state_not_found",
  flowExpired: "flow_state_expired",
  badVerifier: "bad_code_verifier",
  identityExists: "identity_already_exists",
  identityUnknown: "identity_not_found",
  lastIdentity: "single_identity_not_deletable",
} as const;

const text = z.optional(z.string().check(z.maxLength(2_000)));

const query = z.object({
  provider: text,
  redirect_to: text,
  scopes: text,
  code_challenge: text,
  code_challenge_method: text,
  /** Passed on to Google: offline access, and whether to show its consent page. */
  access_type: text,
  prompt: text,
  login_hint: text,
});

/** Redirects to the provider. */
export const authAuthorize = route({
  method: "GET",
  path: "/auth/v1/authorize",
  access: "anyone",
  summary: "Sign in through a provider",
  query,
  status: 302,
});

/** The provider redirects here; continues to `redirect_to` with a code, a session or an error. */
export const authCallback = route({
  method: "GET",
  path: "/auth/v1/callback",
  access: "anyone",
  summary: "Come back from a provider",
  query: z.object({ state: text, code: text, error: text, error_description: text }),
  status: 302,
});

/** The provider's address at which the signed-in person adds an identity. */
export const linkIdentity = route({
  method: "GET",
  path: "/auth/v1/user/identities/authorize",
  access: "person",
  summary: "Add an identity of a provider",
  query,
  status: 200,
  reply: z.object({ url: z.string() }),
});

/** An account's last identity can't be removed. */
export const unlinkIdentity = route({
  method: "DELETE",
  path: "/auth/v1/user/identities/:identityId",
  access: "person",
  summary: "Remove an identity",
  params: z.object({ identityId: z.string().check(z.maxLength(100)) }),
  status: 200,
  reply: z.object({}),
});
