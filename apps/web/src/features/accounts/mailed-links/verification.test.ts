import { expect, it } from "vitest";
import { verificationResult } from "./verification.ts";

it.each([
  [{ kind: "session" }, true, "Email verified successfully! You can now sign in to your account."],
  [
    { kind: "refused", reason: "Token has expired" },
    false,
    "Failed to verify email. The link may have expired.",
  ],
  [{ kind: "refused", reason: null }, false, "Failed to verify email. The link may have expired."],
  [{ kind: "invalid" }, false, "Invalid verification link."],
  [{ kind: "unreachable" }, false, "An error occurred during verification. Please try again."],
  [
    { kind: "missing" },
    false,
    "No verification token found. Please check your email for the verification link.",
  ],
] as const)("says of %j", (result, success, text) => {
  expect(verificationResult(result)).toMatchObject({ success, text });
});

it("knows a link that did its work before", () => {
  const reason = "Email already verified. You can sign in to your account.";
  const result = verificationResult({ kind: "refused", reason });
  expect(result.success).toBe(true);
  expect(result.text).toMatch(/already verified/);
});
