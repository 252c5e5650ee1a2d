import type { AccountFailure } from "../failure.ts";
import { linkMessages } from "./messages.ts";

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
      return { success: true, text: linkMessages.verification.success, signedIn: true };
    case "refused":
      return /already verified/i.test(outcome.reason ?? "")
        ? { success: true, text: linkMessages.verification.already, signedIn: false }
        : failed(linkMessages.verification.expired);
    case "invalid":
      return failed(linkMessages.verification.invalid);
    case "missing":
      return failed(linkMessages.verification.missing);
    case "unreachable":
    case "cancelled":
      return failed(linkMessages.verification.failed);
  }
}
