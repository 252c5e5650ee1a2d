import type { AccountFailure } from "../failure.ts";
import { linkMessages } from "./messages.ts";

/** What the verification page shows once the link has been used. */
export interface VerificationResult {
  readonly success: boolean;
  readonly text: string;
}

/** Using the link either signed somebody in or failed. */
interface Outcome {
  kind: "session" | AccountFailure["kind"];
  reason?: string | null;
}

/** The page's text for an outcome. */
export function verificationResult(outcome: Outcome): VerificationResult {
  const failed = (text: string): VerificationResult => ({ success: false, text });
  switch (outcome.kind) {
    case "session":
      return { success: true, text: linkMessages.verification.success };
    case "refused":
      return /already verified/i.test(outcome.reason ?? "")
        ? { success: true, text: linkMessages.verification.already }
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
