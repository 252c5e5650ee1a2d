import { expect, it } from "vitest";
import { passwordDraftProblem } from "./change.mutations.ts";
import { newPasswordProblem } from "./reset.mutations.ts";

const longest = "x".repeat(256);
const tooLong = `${longest}x`;

it.each([
  ["", "secret-1", "secret-1", "Please fill in all password fields."],
  ["old", "secret-1", "", "Please fill in all password fields."],
  ["old", "short", "short", "New password must be at least 6 characters long."],
  ["old", tooLong, tooLong, "Please use a password of at most 256 characters."],
  ["old", "secret-1", "secret-2", "New password and confirmation don't match."],
])("%j, %j, %j: %s", (current, next, repeated, text) => {
  expect(passwordDraftProblem({ current, next, repeated })?.text).toBe(text);
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
