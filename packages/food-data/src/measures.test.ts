import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

const of = (ingredient: string, measurement: string) => {
  const outcome = calculate(catalogue, ingredient, measurement);
  if (!outcome.ok) throw new Error(`${ingredient}, ${measurement}: ${outcome.failed}`);
  return outcome.calculation;
};

describe("what a portion weighs", () => {
  test.each([
    ["french bread", "1 linear inch", 20],
    ["tofu", '1 piece (2-1/2" x 2-3/4" x 1")', 117],
    ["roast beef", '1 thin slice (approx 4-1/2" x 2-1/2" x 1/8")', 24],
    ["carrots, cooked", "1 cup, mashed", 232],
    ["white bread", "1 slice, crust not eaten", 16],
    ["peanut butter and jelly sandwich", "1 sandwich (1 slice bread)", 55],
    ["spinach, cooked in oil", "1 cup", 180],
    ["french fries", "1 crinkle cut", 5],
    ["meatballs", "1 cocktail meatball", 13],
    ["walnuts", "1 half", 2],
    ["weetabix", "2", 36],
    ["potato chips", "1 single serving bag", 28],
    ["pancake", "1 large", 73],
    ["oatmeal", "1 serving", 234],
    ["corn dog", "1 serving", 150],
    ["brown rice", "1 oz, dry", 82],
    ["oatmeal", "1 cup, dry, yields", 480],
    ["olive oil", "1 small", 11],
    ["rice with raisins", "1", 140],
    ["oatmeal with blueberries", "1", 300],
    ["toast with jam", "2", 70],
  ])("%s, %s is about %s g", (food, measurement, grams) => {
    const got = of(food, measurement).grams;
    expect(got).toBeGreaterThan(grams * 0.85);
    expect(got).toBeLessThan(grams * 1.2);
  });

  test("what is breaded isn't bread, and no cupcake weighs as much as a cake", () => {
    expect(of("fried fish fillet, breaded", "1 cup").grams).toBeGreaterThan(100);
    expect(of("cupcake, yellow", "1 regular cupcake").grams).toBeLessThan(200);
  });
});

describe("what has less fat or sugar", () => {
  test.each([
    ["fat free salad dressing", "1 tbsp", 20],
    ["light margarine spread", "1 tbsp", 75],
    ["diet fruit drink", "1 cup", 15],
  ])("%s isn't the plain one", (food, measurement, max) => {
    expect(of(food, measurement).nutrition.calories).toBeLessThan(max);
  });
});
