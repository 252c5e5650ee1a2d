import { expect, it } from "vitest";
import { openFactor } from "../sessions/stored-session.ts";
import { factorFailureText } from "./mutations.ts";

const token = (claims: object) =>
  `x.${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.y`;
const totp = { id: "f", factor_type: "totp", status: "verified" };
const session = (aal: string | undefined, factors?: (typeof totp)[]) => ({
  access_token: token({ aal, name: "ÿÿ??>>" }),
  refresh_token: "r",
  expires_at: 1,
  user: { id: "1", factors },
});

it("waits for the authenticator of a session that has shown only its password", () => {
  expect(openFactor(session("aal1", [totp]))?.id).toBe("f");
  expect(openFactor({ ...session("aal1", [totp]), access_token: "nonsense" })?.id).toBe("f");
});

it("waits for nothing otherwise", () => {
  expect(openFactor(null)).toBeNull();
  expect(openFactor(session("aal2", [totp]))).toBeNull();
  expect(openFactor(session("aal1"))).toBeNull();
  expect(openFactor(session("aal1", [{ ...totp, status: "unverified" }]))).toBeNull();
  expect(openFactor(session("aal1", [{ ...totp, factor_type: "recovery_code" }]))).toBeNull();
});

it.each([
  ["mfa_verification_failed", false, /newest one/],
  ["mfa_verification_failed", true, /used before/],
  ["mfa_challenge_expired", false, /a little long/],
  ["over_request_rate_limit", false, /Too many/],
  ["mfa_recovery_codes_locked", true, /Too many/],
  [undefined, false, /no connection/],
] as const)("tells %s (recovery: %s)", (code, isRecovery, text) => {
  expect(factorFailureText({ code }, isRecovery)).toMatch(text);
});
