import { expect, it } from "vitest";
import { fieldToMend, passwordDraftProblem } from "./change.mutations.ts";
import { newPasswordProblem } from "./reset.mutations.ts";

const longest = "x".repeat(256);
const tooLong = `${longest}x`;

it.each([
  ["", "secret-1", "secret-1", "Please fill in all password fields.", "current"],
  ["old", "", "", "Please fill in all password fields.", "next"],
  ["old", "secret-1", "", "Please fill in all password fields.", "repeated"],
  ["old", "short", "short", "New password must be at least 6 characters long.", "next"],
  ["old", tooLong, tooLong, "Please use a password of at most 256 characters.", "next"],
  ["old", "secret-1", "secret-2", "New password and confirmation don't match.", "repeated"],
])("%j, %j, %j: %s", (current, next, repeated, text, field) => {
  const draft = { current, next, repeated };
  expect(passwordDraftProblem(draft)?.text).toBe(text);
  expect(fieldToMend(draft)).toBe(field);
});

it("lets a whole form pass", () => {
  const draft = { current: "o", next: "secret", repeated: "secret" };
  expect(passwordDraftProblem(draft)).toBeNull();
  const first = { ...draft, current: null };
  expect(passwordDraftProblem(first)).toBeNull();
});

it.each([
  ["short", "short", "Password must be at least 6 characters long."],
  [tooLong, tooLong, "Please use a password of at most 256 characters."],
  ["secret-1", "secret-2", "Please make sure both passwords are the same."],
  [longest, longest, undefined],
])("a new password by a link, %j, %j: %s", (password, repeated, text) => {
  expect(newPasswordProblem(password, repeated)?.text).toBe(text);
});
