import { expect, test } from "vitest";
import { openSuggestions } from "./suggestion.ts";

const suggest = openSuggestions(
  ["fried banana", "banana"],
  [["banana bread"], ["garbanzo beans"], ["bananas", "banana"], ["urban salad"], ["Crème brûlée"]],
);

test("the usual ones first, names that begin with it before those with such a word", () => {
  expect(suggest("ban", 6)).toEqual(["banana", "fried banana", "bananas", "banana bread"]);
  expect(suggest("Ban", 1)).toEqual(["banana"]);
  expect(suggest("creme bru", 6)).toEqual(["Crème brûlée"]);
});

test("nothing for one letter, for space, for the middle of a word", () => {
  expect(suggest("b", 6)).toEqual([]);
  expect(suggest("   ", 6)).toEqual([]);
  expect(suggest("anan", 6)).toEqual([]);
});
