import { expect, it } from "vitest";
import { passwordDraftProblem } from "./change.mutations.ts";

it.each([
  ["", "secret-1", "secret-1", "Please fill in all password fields."],
  ["old", "secret-1", "", "Please fill in all password fields."],
  ["old", "short", "short", "New password must be at least 6 characters long."],
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
