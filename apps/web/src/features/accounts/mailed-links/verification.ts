import type { AccountFailure } from "../failure.ts";
import { verification } from "./messages.ts";

/** What the verification page shows once the link has been used. */
export interface VerificationResult {
  readonly success: boolean;
  readonly text: string;
  /** Whether somebody is signed in now. */
  readonly signedIn: boolean;
}

/** Using the link either signed somebody in or failed. */
interface Outcome {
  kind: "session" | AccountFailure["kind"];
  reason?: string | null;
}

/** The page's text for an outcome. */
export function verificationResult(outcome: Outcome): VerificationResult {
  const failed = (text: string): VerificationResult => ({ success: false, text, signedIn: false });
  switch (outcome.kind) {
    case "session":
      return { success: true, text: verification.success, signedIn: true };
    case "refused":
      return /already verified/i.test(outcome.reason ?? "")
        ? { success: true, text: verification.already, signedIn: false }
        : failed(verification.expired);
    case "invalid":
      return failed(verification.invalid);
    case "missing":
      return failed(verification.missing);
    case "unreachable":
    case "cancelled":
      return failed(verification.failed);
  }
}
