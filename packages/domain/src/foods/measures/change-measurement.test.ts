import { expect, test } from "vitest";
import { measurementOf, stepMeasurement } from "./change-measurement.ts";

test.each([
  ["1 medium", 1, "2 medium"],
  ["1 slice", 1, "2 slices"],
  ["3 slices", -1, "2 slices"],
  ["1 slice", -1, "1/2 slice"],
  ["1 1/2 slices", -1, "1 slice"],
  ["1 cup", -1, "3/4 cup"],
  ["1/4 cup", -1, undefined],
  ["1 glass", 1, "1 1/2 glasses"],
  ["1 cup sliced", 1, "1 1/2 cups sliced"],
  ["2 tbsp", 1, "3 tbsp"],
  ["100 g", 1, "110 g"],
  ["100 g", -1, "90 g"],
  ["150g", 1, "160 g"],
  ["118 g", 1, "120 g"],
  ["5 g", -1, undefined],
  ["200 kcal", 1, "225 kcal"],
  ["a handful", 1, "2 handfuls"],
  ["½ cup", 1, "3/4 cup"],
  ["2 cookies", -1, "1 cookie"],
  ["2 pies", -1, "1 pie"],
  ["2 patties", -1, "1 patty"],
  ["1", 1, "2"],
  ["1/2", 1, "1"],
  ["3", -1, "2"],
  ["150", 1, "151"],
  ["2 ×", 1, "3 ×"],
  ["1 heaped tsp", 1, "2 heaped tsp"],
  ["1 miniature box", 1, "2 miniature box"],
  ["1 big", 1, "2 big"],
  ["100 gr", 1, "110 gr"],
  ["1 cup, sliced", 1, "1 1/2 cups, sliced"],
] as const)("%s, %i step: %s", (text, direction, next) => {
  expect(stepMeasurement(text, direction)).toBe(next);
});

test.each([
  ["1", -1, "1 slice", "1/2 slice"],
  ["1", 1, "1 slice", "2"],
  ["1/2", 1, "0.5 piece", "1 whole"],
  ["half", 1, "0.5 serving", "1 serving"],
  ["1", -1, "1 piece", "1/2"],
  ["2", -1, "2 slices", "1"],
  ["1 cup", -1, undefined, "3/4 cup"],
] as const)("%s, %i step, read as %s: %s", (text, direction, readAs, next) => {
  expect(stepMeasurement(text, direction, readAs)).toBe(next);
});

test("a measure that isn't English loses no letter", () => {
  expect(stepMeasurement("1 Glas", -1)).toBe("1/2 glas");
  expect(stepMeasurement("2 Tassen", 1)).toBe("3 tassen");
});

test("what has no number has no steps", () => {
  expect(stepMeasurement("lots", 1)).toBeUndefined();
  expect(stepMeasurement("", 1)).toBeUndefined();
});

test("an amount of a measure is said in its number", () => {
  expect(measurementOf(1.5, "breast")).toBe("1 1/2 breasts");
  expect(measurementOf(0.5, "cups")).toBe("1/2 cup");
  expect(measurementOf(2, "berries")).toBe("2 berries");
  expect(measurementOf(2, "leaf")).toBe("2 leaves");
  expect(measurementOf(1, "halves")).toBe("1 half");
});
