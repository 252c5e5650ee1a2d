import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { texts } from "./texts.mjs";

const complaintsAbout = (code: string) =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { "no-restricted-syntax": ["error", ...texts] },
  });

test.each([
  `new Failure(404, "NOT_FOUND", "This meal doesn't exist.")`,
  'new TokenFailure("bad", `The token of ${name} is no good.`)',
  `new DatabaseError("The disk is full.")`,
  `invalidRequest([{ path: "date", message: "Must be a day." }])`,
  `unavailable("The database does not answer.")`,
])("refuses a text where it is thrown, and says where it belongs: %s", (code) => {
  expect(complaintsAbout(code).map(({ message }) => message)).toEqual([
    expect.stringContaining("messages.ts"),
  ]);
});

test.each([
  `new Failure(404, "NOT_FOUND", messages.notFound)`,
  `invalidRequest([{ path: "date", message: messages.date }])`,
  `new Error("There is no push key.")`,
])("has nothing against %s", (code) => {
  expect(complaintsAbout(code)).toEqual([]);
});
