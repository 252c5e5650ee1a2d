import { expect, test } from "vitest";
import { isVisible } from "./visible-text.ts";

test.each([
  ["nothing", ""],
  ["spaces", " \t\n\u00a0\u3000"],
  ["a space of no width", "\u200b"],
  ["joiners", "\u200c\u200d\u2060"],
  ["marks of direction", "\u200e\u202e\u2066"],
  ["a soft hyphen", "\u00ad"],
  ["letters of Korean that fill a place", "\u3164\u115f\uffa0"],
  ["braille without dots", "\u2800"],
  ["variation selectors", "\ufe0f"],
  ["a tag", "\u{e0041}"],
])("%s can't be seen", (_, text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(["a", "0", ".", "林", "ب", "👩‍🍳", "\u200bAda", "नि", "\u{1fae9}"])("%s can", (text) => {
  expect(isVisible(text)).toBe(true);
});
