import { verification } from "../messages.ts";
import type { LinkResult } from "./state.ts";

/** What the verification page shows once the link was used. */
export interface VerificationResult {
  readonly success: boolean;
  readonly text: string;
  /** Whether somebody is signed in now. */
  readonly signedIn: boolean;
}

/** The page's text for a result. */
export function verificationResult(result: LinkResult): VerificationResult {
  const failed = (text: string): VerificationResult => ({ success: false, text, signedIn: false });
  switch (result.kind) {
    case "session":
      return { success: true, text: verification.success, signedIn: true };
    case "refused":
      return /already verified/i.test(result.reason ?? "")
        ? { success: true, text: verification.already, signedIn: false }
        : failed(verification.expired);
    case "invalid":
      return failed(verification.invalid);
    case "missing":
      return failed(verification.missing);
    case "unreachable":
      return failed(verification.failed);
  }
}
