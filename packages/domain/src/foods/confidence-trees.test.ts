import { expect, test } from "vitest";
import { type ConfidenceTree, chanceOf, type Evidence, evidenceNames } from "./confidence-trees.ts";

const tree: ConfidenceTree = {
  splits: [
    ["fit", 0.5],
    ["words", 2],
    ["words", 4],
  ],
  ends: [-1, -2, 1, 2],
};
const nothing = Object.fromEntries(evidenceNames.map((name) => [name, 0])) as Evidence;
const chanceAt = (odds: number) => 1 / (1 + Math.exp(-odds));

test.each([
  [0.2, 1, -1],
  [0.2, 3, -2],
  [0.7, 3, 1],
  [0.5, 4, 2],
])("a fit of %d and %d words end at %d", (fit, words, end) => {
  expect(chanceOf([tree], { ...nothing, fit, words })).toBeCloseTo(chanceAt(end));
});

test("each tree adds to the odds, one without splits the same to all", () => {
  const seen = { ...nothing, fit: 1, words: 9 };
  expect(chanceOf([{ splits: [], ends: [0.5] }, tree, tree], seen)).toBeCloseTo(chanceAt(4.5));
  expect(chanceOf([], seen)).toBe(0.5);
});
