import { describe, expect, test } from "vitest";
import { nutritionOf } from "../foods/nutrients.ts";
import { exactly, gramsTyped, plateFigures, portionFigures } from "./portion.ts";

/** So many kcal and grams of protein in 100 g; all else is unknown. */
const food = (calories: number | null, protein: number | null = null) =>
  nutritionOf((id) => (id === "calories" ? calories : id === "protein" ? protein : null));

describe("a portion as it was typed", () => {
  test.each([
    ["150", 150],
    [" 12,5 ", 12.5],
    ["1,000", 1_000],
    ["0", 1],
    ["-20", 1],
    ["1000", 1_000],
    ["1001", 1_000],
    ["1e9", 1_000],
    ["", 100],
    ["  ", 100],
    ["some", 100],
    ["12 g", 100],
    ["Infinity", 100],
  ])("%j are %d g", (text, grams) => {
    expect(gramsTyped(text)).toBe(grams);
  });
});

describe("a portion's figures", () => {
  test("follow from its grams", () => {
    const rice = { per100g: food(130, 2.7), grams: 180, gramsRange: { min: 150, max: 220 } };
    const { nutrition, caloriesRange } = portionFigures(rice);
    expect(nutrition).toMatchObject({ calories: 234, carbs: null });
    expect(nutrition.protein).toBeCloseTo(4.86, 9);
    expect(caloriesRange).toEqual({ min: 195, max: 286 });
  });

  test("have no range where the energy isn't known", () => {
    const tea = { per100g: food(null), grams: 200, gramsRange: { min: 150, max: 250 } };
    expect(portionFigures(tea)).toMatchObject({ nutrition: { calories: null } });
    expect(portionFigures(tea).caloriesRange).toBeNull();
  });
});

describe("a plate's figures", () => {
  const guessed = portionFigures({
    ...{ per100g: food(100, 10), grams: 300, gramsRange: { min: 210, max: 390 } },
  });
  const other = portionFigures({
    ...{ per100g: food(200, null), grams: 200, gramsRange: { min: 140, max: 260 } },
  });
  const weighed = portionFigures({ per100g: food(100), grams: 500, gramsRange: exactly(500) });

  test("are the sums of what is known", () => {
    const { total } = plateFigures([guessed, other]);
    expect(total).toMatchObject({ calories: 700, protein: 30, fat: null });
  });

  test("are off by less than all portions to the same side", () => {
    // 90 and 120 kcal: 150 together.
    expect(plateFigures([guessed, other]).caloriesRange).toEqual({ min: 550, max: 850 });
  });

  test("are no less certain for what was weighed", () => {
    expect(plateFigures([guessed, weighed]).caloriesRange).toEqual({ min: 710, max: 890 });
    expect(plateFigures([weighed]).caloriesRange).toEqual({ min: 500, max: 500 });
  });

  test("have no range where no energy is known", () => {
    expect(plateFigures([])).toMatchObject({ total: { calories: null }, caloriesRange: null });
  });
});
