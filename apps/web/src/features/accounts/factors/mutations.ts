import { askAuth } from "../auth-call.ts";
import { attempt } from "../failure.ts";
import { proofMessages } from "../proofs/messages.ts";
import { openFactor, storedSession } from "../sessions/stored-session.ts";
import { type FactorWay, factorMessages } from "./messages.ts";

/** The message for a refusal of the auth service. */
export function factorFailureText(
  { code, status }: { code?: string | undefined; status?: number | undefined },
  isRecovery = false,
): string {
  switch (code) {
    case "mfa_verification_failed":
      return isRecovery ? factorMessages.problem.wrongRecovery : factorMessages.problem.wrong;
    case "mfa_challenge_expired":
    case "mfa_factor_not_found":
      return factorMessages.problem.late;
    case "mfa_recovery_codes_locked":
    case "over_request_rate_limit":
      return factorMessages.problem.tooOften;
    case "reauthentication_needed":
      return proofMessages.cancelled;
    case "insufficient_aal":
      return factorMessages.problem.strength;
    default:
      return status === 429 ? factorMessages.problem.tooOften : factorMessages.problem.unreachable;
  }
}

const ask: typeof askAuth = (run) => attempt(() => askAuth(run), factorFailureText);

/** An unfinished factor: its QR code as an image URL, and the key to type. */
export interface NewFactor {
  id: string;
  picture: string;
  secret: string;
}

/** Starts setting up an authenticator, which counts once one of its codes is verified. */
export async function beginFactor(): Promise<NewFactor> {
  const { id, totp } = await ask((client) =>
    client.mfa.enroll({ factorType: "totp", issuer: "Morsel", friendlyName: "Authenticator" }),
  );
  const svg = totp.qr_code.replace(/^data:image\/svg\+xml;utf-8,/, "");
  return { id, picture: `data:image/svg+xml,${encodeURIComponent(svg)}`, secret: totp.secret };
}

/** Verifies a factor with its app's code, which raises the session's assurance level. */
export async function verifyFactor(factorId: string, code: string): Promise<void> {
  await ask((client) => client.mfa.challengeAndVerify({ factorId, code }));
}

/** Answers the factor the stored session is waiting for. */
async function answerChallenge(code: string): Promise<void> {
  const factor = openFactor(storedSession());
  if (factor) await verifyFactor(factor.id, code);
}

/** The same with a recovery code. */
async function answerWithRecoveryCode(code: string): Promise<void> {
  await attempt(
    () => askAuth((client) => client.mfa.recoveryCodes.verify({ code })),
    (failure) => factorFailureText(failure, true),
  );
}

/** Answers the second factor of a sign-in. */
export const answerWith = (way: FactorWay) =>
  way === "recovery" ? answerWithRecoveryCode : answerChallenge;

/** Creates recovery codes, replacing any existing ones. They can't be read again. */
export async function makeRecoveryCodes(replace: boolean): Promise<readonly string[]> {
  const { codes } = await ask((client) =>
    replace ? client.mfa.recoveryCodes.regenerate() : client.mfa.recoveryCodes.generate(),
  );
  return codes;
}

/** How many recovery codes are left; null if there are none. */
export async function countRecoveryCodes(): Promise<number | null> {
  return (await askAuth((client) => client.mfa.recoveryCodes.getStatus())).remaining;
}

/** Removes the authenticators; the password alone is enough afterwards. */
export async function removeFactors(ids: readonly string[]): Promise<void> {
  for (const factorId of ids) await ask((client) => client.mfa.unenroll({ factorId }));
  // The stored session lists them until it is refreshed.
  await ask((client) => client.refreshSession());
}
