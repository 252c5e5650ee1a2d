import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail, normalEmail } from "./email.ts";
import { checkPassword, weaknesses, whatPasswordNeeds } from "./password.ts";

const unmet = (password: string) =>
  checkPassword(password)
    .filter((rule) => !rule.met)
    .map((rule) => rule.id);

describe("a new account's password", () => {
  it.each([
    ["", ["length", "uppercase", "lowercase", "number", "special"]],
    ["Abcdef1!", []],
    ["Abcde1!", ["length"]],
    ["abcdef1!", ["uppercase"]],
    ["ABCDEF1!", ["lowercase"]],
    ["Abcdefg!", ["number"]],
    ["Abcdefg1", ["special"]],
    ["Abcdef1 ", ["special"]],
    ["Äbcdéf1–", []],
    ["😀😀😀😀Aa1", ["length"]],
  ])("%j lacks %j", (password, missing) => {
    expect(unmet(password)).toEqual(missing);
  });

  it("says in one line what is missing", () => {
    expect(whatPasswordNeeds("abcdefg1")).toBe(
      "Password needs: one uppercase letter, one special character",
    );
    expect(whatPasswordNeeds("Abcdef1!")).toBeNull();
  });

  it("names weaknesses as the auth service does", () => {
    expect(weaknesses("Aa1!")).toEqual(["length"]);
    expect(weaknesses("abcdefgh")).toEqual(["characters"]);
    expect(weaknesses("abc")).toEqual(["length", "characters"]);
    expect(weaknesses("Abcdef1!")).toEqual([]);
  });

  it("has no message exactly when nothing is weak", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (password) => {
        expect(whatPasswordNeeds(password) === null).toBe(weaknesses(password).length === 0);
      }),
    );
  });
});

describe("an e-mail address", () => {
  it.each(["ana@example.org", "a.b+c@mail.example.co.uk", "üser@exämple.de", "o'hara@example.org"])(
    "%s is one",
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    "",
    "ana",
    "ana@",
    "@example.org",
    "ana@example",
    "a na@example.org",
    "ana@@example.org",
    "ana@example..org",
    "ana@example.o",
    "ana@example.org,eve@example.org",
    "Ana <ana@example.org>",
    "ana@example.org\r\nBcc: eve@example.org",
    `${"a".repeat(250)}@example.org`,
  ])("%j is none", (text) => expect(isEmail(text)).toBe(false));

  it("is compared without case and surrounding space", () => {
    expect(normalEmail("  Ana@Example.ORG ")).toBe("ana@example.org");
  });
});
