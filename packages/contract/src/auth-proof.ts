import { maxPasswordLength } from "@morsel/domain/accounts/password";
import * as z from "zod/mini";
import { route } from "./route.ts";

/**
 * Changing how one signs in, or doing what can't be undone, needs recent proof that the account's
 * owner holds the session. Signing in counts as proof; refreshing a token doesn't.
 */

/**
 * The 403 code of `/api` when that proof is missing or too old (`/auth/v1` answers
 * `reauthentication_needed`). Prove it, then repeat the call.
 */
export const reauthenticationNeeded = "REAUTHENTICATION_NEEDED";

/**
 * `factor` is an authenticator code or a recovery code. An account that has one accepts nothing
 * else.
 */
const way = z.enum(["password", "mailed-code", "factor"]);
export type ProofWay = z.infer<typeof way>;

export const listProofWays = route({
  method: "GET",
  path: "/api/auth/proof",
  access: "person",
  summary: "How the person can prove that it's them",
  status: 200,
  reply: z.object({
    ways: z.array(way),
    /** Where the mailed code goes. */
    email: z.string(),
  }),
});

const sixDigits = z.string().check(z.regex(/^\d{6}$/, "Please enter the 6 digits."));

/**
 * Proves the session for ten minutes: by password, by the code mailed by `/auth/v1/reauthenticate`,
 * by an authenticator code or by a recovery code. A wrong one is a 403.
 */
export const prove = route({
  method: "POST",
  path: "/api/auth/proof",
  access: "person",
  summary: "Prove that it's you",
  body: z.union(
    [
      z.object({ password: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)) }),
      z.object({ mailedCode: sixDigits }),
      z.object({ factorCode: sixDigits }),
      z.object({ recoveryCode: z.string().check(z.minLength(1), z.maxLength(100)) }),
    ],
    "Must hold password, mailedCode, factorCode or recoveryCode, as text.",
  ),
  status: 204,
});
