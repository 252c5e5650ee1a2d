import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

/**
 * Dishes of farther kitchens by the names that people type, as energy per 100 g and grams of a usual
 * serving: within a tenth of what composition tables say, so that a recipe may be mended freely.
 */
const found = (name: string, measurement: string) => {
  const outcome = calculate(catalogue, name, measurement);
  if (!outcome.ok) throw new Error(`${name}: no ${outcome.failed}`);
  const { food, grams } = outcome.calculation;
  return { kcal: food.per100g.calories ?? 0, grams: Math.round(grams), name: food.name };
};

const expectFood = (name: string, measurement: string, kcal: number, grams: number) => {
  const food = found(name, measurement);
  expect(food.kcal, food.name).toBeGreaterThan(kcal * 0.9);
  expect(food.kcal, food.name).toBeLessThan(kcal * 1.1);
  expect(food.grams).toBe(grams);
};

describe("Africa and the Arab world", () => {
  test.each([
    ["githeri", "1 serving", 130, 300],
    ["rolex", "2", 240, 360],
    ["mukimo", "1 plate", 110, 300],
    ["ndolé", "1 plate", 150, 300],
    ["muamba de galinha", "1 serving", 160, 250],
    ["funge", "1 serving", 85, 250],
    ["uputhu", "1 serving", 150, 250],
    ["umngqusho", "1 bowl", 130, 250],
    ["mahewu", "1 glass", 50, 250],
    ["kapenta", "1 serving", 200, 100],
    ["mishkaki", "4 skewers", 220, 240],
    ["kitfo", "1 serving", 200, 150],
    ["chicken pastilla", "1 slice", 250, 180],
    ["brik", "1", 260, 120],
    ["bissara", "1 bowl", 90, 300],
    ["musakhan", "1 serving", 230, 350],
    ["maqluba", "1 plate", 160, 400],
    ["luqaimat", "3 pieces", 350, 45],
    ["kashk", "2 tablespoons", 130, 30],
    ["boiled arrowroot", "200 g", 142, 200],
  ])("%s, %s", expectFood);

  test("mala is sour milk only where milk is said", () => {
    expect(found("maziwa mala", "1 cup").name).toMatch(/buttermilk/);
    expect(found("mala", "1 bowl").name).toMatch(/xiang guo/);
  });
});
