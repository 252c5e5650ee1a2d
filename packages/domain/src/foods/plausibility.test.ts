import { expect, test } from "vitest";
import { nutritionOf, sumNutrition } from "./nutrients.ts";
import { doubtAbout, holdsAlcohol } from "./plausibility.ts";

const food = (calories: number, protein: number, carbs: number, fat: number) =>
  nutritionOf((id) => ({ calories, protein, carbs, fat })[id as string] ?? null);

test("doubts energy that its nutrients don't add up to", () => {
  expect(doubtAbout(food(61, 3.2, 4.8, 3.3))).toBeUndefined();
  expect(doubtAbout(food(255, 3.2, 4.8, 3.3))).toBe("kilojoules");
  expect(doubtAbout(food(3000, 0, 0, 100))).toBe("kilojoules");
  expect(doubtAbout(food(400, 60, 60, 10))).toBe("too-much");
  expect(doubtAbout(food(200, 1, 1, 1))).toBe("energy-differs");
  // Alcohol explains it.
  expect(doubtAbout(food(231, 0, 0, 0), 33)).toBeUndefined();
  expect(doubtAbout(food(231, 0, 0, 0), "unknown")).toBeUndefined();
  expect(doubtAbout(food(43, 0.5, 3.6, 0))).toBe("kilojoules");
  expect(doubtAbout(food(43, 0.5, 3.6, 0), "unknown")).toBeUndefined();
  expect(doubtAbout(food(950, 0, 0, 0), "unknown")).toBe("kilojoules");
});

test.each([
  ["Alcoholic beverage, beer, regular, all", true],
  ["Gin and tonic", true],
  ["Carbonated beverage, root beer", false],
  ["Ginger root, raw", false],
  ["Wine, non-alcoholic", false],
])("%s holds alcohol: %s", (name, holds) => {
  expect(holdsAlcohol(name)).toBe(holds);
});

test("what nobody knows stays unknown, and a sum says how much it covers", () => {
  const known = { ...food(100, 5, 5, 5), iron: 2 };
  const { total, coverage } = sumNutrition([known, food(300, 5, 5, 5)]);
  expect(total.iron).toBe(2);
  expect(coverage.iron).toBe(0.25);
  expect(total.zinc).toBeNull();
  expect(coverage.zinc).toBe(0);
  expect(coverage.protein).toBe(1);
});
