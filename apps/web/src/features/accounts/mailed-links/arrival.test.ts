import { expect, it } from "vitest";
import { arrivalOf, withoutArrival } from "./arrival.ts";

const home = "https://morsel.example/";

it.each([
  ["", null],
  ["?tab=home#top", null],
  ["?verified=true", { kind: "verified" }],
  [
    "?verified=false&error=Link%20too%20old",
    { kind: "refused", reason: "Link too old", ofVerification: true },
  ],
  ["?verified=false", { kind: "refused", reason: null, ofVerification: true }],
  [
    "?error=access_denied&error_description=You+said+no",
    { kind: "refused", reason: "You said no", ofVerification: false },
  ],
  [
    "#error=access_denied&error_code=otp_expired&error_description=Too+old",
    { kind: "refused", reason: "Too old", ofVerification: false },
  ],
  ["?token_hash=abc&type=recovery", { kind: "link", tokenHash: "abc", type: "recovery" }],
  ["?token_hash=abc", { kind: "link", tokenHash: "abc", type: "signup" }],
  ["?token_hash=", null],
  [
    "#access_token=a&refresh_token=r&type=signup",
    { kind: "session", accessToken: "a", refreshToken: "r", type: "signup" },
  ],
  ["#access_token=a", null],
  ["?code=123", { kind: "code", code: "123" }],
])("reads %j as %j", (end, arrival) => expect(arrivalOf(home + end)).toEqual(arrival));

it("clears what it read from the address and nothing else", () => {
  expect(withoutArrival(`${home}profile?verified=false&error=x&keep=1`)).toBe("/profile?keep=1");
  expect(withoutArrival(`${home}#access_token=a&refresh_token=r`)).toBe("/");
  expect(withoutArrival(`${home}#type=signup&access_token=a`)).toBe("/");
  expect(withoutArrival(`${home}?code=1#section`)).toBe("/#section");
});
