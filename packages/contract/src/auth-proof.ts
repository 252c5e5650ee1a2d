import { maxPasswordLength } from "@morsel/domain/accounts/password";
import * as z from "zod/mini";
import { route } from "./route.ts";

/**
 * Whatever changes how one signs in, and what can't be undone, needs a recent proof that the
 * account's owner holds the session. Signing in is one; a refresh is not.
 */

/**
 * What `/api` answers, with 403, where the proof is missing or too old; `/auth/v1` says
 * `reauthentication_needed` in its place. Prove it, then repeat the call.
 */
export const reauthenticationNeeded = "REAUTHENTICATION_NEEDED";

/** `factor`: a code of the authenticator or a recovery code; where it is, it is the only way. */
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
    /** Where a mailed code goes. */
    email: z.string(),
  }),
});

const sixDigits = z.string().check(z.regex(/^\d{6}$/, "Please enter the 6 digits."));

/**
 * Proves the session of the token for ten minutes: by the password, by the code that
 * `/auth/v1/reauthenticate` mails, by the authenticator's code or by a recovery code. A wrong one
 * is a 403.
 */
export const prove = route({
  method: "POST",
  path: "/api/auth/proof",
  access: "person",
  summary: "Prove that it's you",
  body: z.union([
    z.object({ password: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)) }),
    z.object({ mailedCode: sixDigits }),
    z.object({ factorCode: sixDigits }),
    z.object({ recoveryCode: z.string().check(z.minLength(1), z.maxLength(100)) }),
  ]),
  status: 204,
});
