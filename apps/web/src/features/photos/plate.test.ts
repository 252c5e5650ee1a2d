import type { CalculationReply } from "@morsel/contract/foods";
import type { AnalysisReply } from "@morsel/contract/photos";
import { nutritionOf } from "@morsel/domain/foods/nutrients";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import { expect, test } from "vitest";
import {
  entryOf,
  figuresOf,
  plateOf,
  withFood,
  withGrams,
  withOtherFood,
  without,
} from "./plate.ts";

/** So many kcal in 100 g, a tenth of that protein; all else is unknown. */
const per100g = (calories: number | null) =>
  nutritionOf((id) =>
    id === "calories" ? calories : id === "protein" && calories !== null ? calories / 10 : null,
  );

const identified = (name: string, kcal: number | null, grams: number, confidence = 0.9) => ({
  ...{ name, confidence, calories: null, ...byNutrient(() => null) },
  ...{ nutritionPer100g: per100g(kcal), adjustedPortion: grams },
  ...{ gramsRange: { min: grams * 0.7, max: grams * 1.3 }, isPortionGuessed: false },
  ...{ caloriesRange: null, matchConfidence: 1, measurements: [], alternatives: [] },
  match: { id: `food:${name}`, name, source: "test", release: "1" },
});

const reply = (
  foods: ReturnType<typeof identified>[],
  unmatched: AnalysisReply["unmatched"] = [],
): AnalysisReply => ({
  ...{ analysisId: "a-1", imageUrl: "/photo.jpg", analysisTime: "2026-11-22T12:00:00.000Z" },
  ...{ identifiedFoods: foods, unmatched, caloriesRange: null },
  ...{ corrected: null, loggedBefore: null },
  totalNutrition: { calories: null, ...byNutrient(() => null) },
});

const photoId = "11111111-1111-4111-8111-111111111111";
const rice = identified("rice", 130, 200);
const chicken = identified("chicken", 170, 150, 0.6);
const plate = plateOf(reply([rice, chicken]), photoId);

const calculation = (name: string, kcal: number, usualGrams?: number) =>
  ({
    ...{ ingredient: name, nutritionPer100g: per100g(kcal), alternatives: [] },
    food: { id: `food:${name}`, name, source: "test", release: "1" },
    measurements:
      usualGrams === undefined ? [] : [{ measurement: "1", grams: usualGrams, calories: 1 }],
  }) as unknown as CalculationReply;

test("a plate is one entry of the sums of its foods", () => {
  expect(entryOf(plate)).toMatchObject({
    ...{ name: "Rice, chicken", source: "photo", photoId, grams: 350 },
    ...{ totalCalories: 515, totalProtein: 51.5, totalCarbs: null },
    // (0.9 × 260 + 0.6 × 255) / 515
    confidence: 0.75,
  });
});

test("its range is told until the portions are", () => {
  expect(figuresOf(plate).caloriesRange?.min).toBeLessThan(450);
  const [first, second] = plate.foods.map(({ key }) => key) as [number, number];
  const half = withGrams(plate, first, 100);
  expect(figuresOf(half).total.calories).toBe(385);
  expect(figuresOf(half).caloriesRange).toEqual({ min: 385 - 76.5, max: 385 + 76.5 });
  expect(figuresOf(withGrams(half, second, 5_000)).caloriesRange).toEqual({
    min: 1_830,
    max: 1_830,
  });
});

test("another food keeps the portion, and nobody doubts what was chosen", () => {
  const changed = withOtherFood(plate, plate.foods[1]?.key ?? -1, calculation("tofu", 80));
  expect(changed.foods[1]).toMatchObject({ name: "tofu", grams: 150, gramsRange: { max: 195 } });
  expect(entryOf(changed)).toMatchObject({ name: "Rice, tofu", totalCalories: 380 });
  expect(entryOf(changed).confidence).toBeCloseTo(0.93, 2);
});

test("foods come and go", () => {
  const fewer = without(plate, plate.foods[0]?.key ?? -1);
  expect(entryOf(fewer)).toMatchObject({ name: "Chicken", totalCalories: 255 });
  const more = withFood(withFood(fewer, calculation("apple", 50, 180)), calculation("oil", 900));
  expect(more.foods.map(({ name, grams }) => [name, grams])).toEqual([
    ["chicken", 150],
    ["apple", 180],
    ["oil", 100],
  ]);
  expect(new Set(more.foods.map(({ key }) => key)).size).toBe(3);
});

test("a name that was no food of ours counts once it is told which", () => {
  const unmatched = [
    { name: "dal makhani", grams: 200, confidence: 0.8 },
    { name: "farro", grams: null, confidence: 0.4 },
  ];
  const asking = plateOf(reply([rice], unmatched), photoId);
  expect(entryOf(asking)).toMatchObject({ name: "Rice", totalCalories: 260 });
  const [dal, farro] = asking.unmatched.map(({ key }) => key) as [number, number];
  const told = withFood(asking, calculation("lentil curry", 100), dal);
  expect(told.unmatched.map(({ name }) => name)).toEqual(["farro"]);
  // As it was seen on the picture.
  expect(told.foods[1]).toMatchObject({ grams: 200, gramsRange: { min: 140, max: 260 } });
  const done = withFood(told, calculation("barley", 120, 160), farro);
  expect(done.foods[2]).toMatchObject({ grams: 160, gramsRange: { min: 160, max: 160 } });
  expect(without(asking, dal).unmatched.map(({ name }) => name)).toEqual(["farro"]);
});

test("unknown energy is left to the diary, and a long plate is named in part", () => {
  expect(entryOf(plateOf(reply([identified("tea", null, 200)]), photoId)).totalCalories).toBeNull();
  const many = Array.from({ length: 20 }, (_, at) =>
    identified(`${"x".repeat(30)} ${at}`, 10, 100),
  );
  const { name } = entryOf(plateOf(reply(many), photoId));
  expect(name.length).toBeLessThanOrEqual(200);
  expect(name).toMatch(/ and 15 more$/);
});
