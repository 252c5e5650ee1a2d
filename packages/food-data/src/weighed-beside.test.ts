import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { asked } from "./told-fixture.ts";

describe("a weight in brackets counts, rather than what its glass or slice usually holds", () => {
  test.each([
    ["small glass of milk (150ml)", ["150 ml: milk"]],
    ["2 slices of bread (80g)", ["80 g: bread"]],
    ["1 bar of dark chocolate (100g)", ["100 g: dark chocolate"]],
    ["handful of almonds (25g)", ["25 g: almonds"]],
    ["tin of tuna (drained 112g)", ["112 g: tuna"]],
    ["1 chicken breast (180g raw)", ["180 grams: raw chicken breast"]],
    ["small bowl of oatmeal (40g dry)", ["40 grams: dry oatmeal"]],
    ["1 cup of rice (dry, 180g)", ["180 grams: dry rice"]],
    ["chickpeas (half a can)", ["half a can: chickpeas"]],
    ["glass of milk 200ml", ["200 milliliters: milk"]],
    ["orange juice small glass 150ml", ["150 ml: orange juice"]],
    ["2 slices bread 80g", ["80 grams: bread"]],
    ["1 banana 120g", ["120 g: banana"]],
    [
      "a portion of spaghetti with tomato sauce (90g dry pasta)",
      ["90 grams: dry spaghetti", "1/2 cup: marinara sauce"],
    ],
    ["75g dry chickpeas, cooked", ["75 grams: dry chickpeas"]],
    // Of each, where that is likelier.
    ["2 cans of coke (330ml)", ["660 ml: coke"]],
    ["2 eggs (50g)", ["100 g: eggs"]],
    ["2 eggs (100g)", ["100 g: eggs"]],
    // No piece of it weighs so little: what was told are its carbs.
    ["1 apple (25g)", ["1: apple"]],
    ["1 quest bar (21g protein)", ["1: quest bar"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("what was put into it is counted once", () => {
  test.each([
    [
      "bowl of porridge made with 40g oats and 250ml milk",
      ["40 grams: oats", "250 milliliters: milk"],
    ],
    ["150g tofu fried in 1 tbsp oil", ["150 grams: tofu", "1 tablespoon: oil"]],
    ["2 eggs fried in 1 tsp butter", ["2: eggs", "1 teaspoon: butter"]],
    ["2 weetabix with milk", ["2: weetabix", "1/2 cup: milk"]],
    ["tea made with oat milk", ["1 serving: tea with oat milk"]],
    ["1 cup cheerios with 1/2 cup milk", ["1 cup: cheerios", "0.5 cup: milk"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("who had it, how it was cut and what was left out are no foods", () => {
  test.each([
    ["toddler had half a banana", ["0.5: banana"]],
    ["hubby had 2 beers", ["2: beers"]],
    ["1 cup cantaloupe cubes", ["1 cup cubed: cantaloupe"]],
    ["edamame, 1 cup shelled", ["1 cup: shelled edamame"]],
    ["whopper with cheese no mayo", ["1 serving: whopper with cheese no mayo"]],
    ["2/3 rice pudding pot", ["2/3 pot: rice pudding"]],
    ["a heaped teaspoon of sugar", ["1 heaped teaspoon: sugar"]],
    ["1 cornish pasty small", ["1 small: cornish pasty"]],
    ["1 croissant, mini", ["1 mini: croissant"]],
    ["1 tbsp ketchup x2", ["2 tablespoon: ketchup"]],
    ["a single vodka", ["25 milliliters: vodka"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("what a tin, a glass and a spoon hold", () => {
  test.each([
    ["baked beans", "1 tin", 400, 420],
    ["sweetcorn", "1 tin", 150, 180],
    ["canned corn", "1 can", 240, 300],
    ["canned tomatoes", "1 tin", 390, 410],
    ["red wine", "1 large glass", 245, 255],
    ["red wine", "1 glass", 140, 160],
    ["peanut butter", "2 heaped tbsp", 44, 52],
    ["popcorn", "1 handful", 6, 12],
    ["grapes", "1 handful", 60, 90],
    ["almonds", "1 handful", 25, 35],
    ["sugar-free vanilla pudding", "1/2 cup", 110, 135],
    ["sugar-free vanilla pudding", "1 cup", 85, 100],
  ])("%s, %s weighs %d to %d g", (food, measurement, from, to) => {
    const outcome = calculate(catalogue, food, measurement);
    const grams = outcome.ok ? outcome.calculation.grams : 0;
    expect(grams).toBeGreaterThanOrEqual(from);
    expect(grams).toBeLessThanOrEqual(to);
  });
});

describe("what a food hardly has changes nothing when it is left out", () => {
  test.each([
    ["baked potato no butter", /^Potato, baked/],
    ["porridge without sugar", /^Cereals, oats/],
    ["broccoli no oil", /^Broccoli/],
    ["granola no sugar", /granola/],
  ])("%s", (text, name) => {
    const outcome = calculate(catalogue, text, "1 serving");
    expect(outcome.ok && outcome.calculation.food.name).toMatch(name);
  });
});

describe("what one chain alone sells tells whose the rest is", () => {
  test.each([
    ["big mac, medium fries", ["1: big mac", "1 medium: mcdonalds fries"]],
    ["burger and fries", ["1 serving: burger", "1 serving: fries"]],
    ["greek yogurt full fat", ["1 serving: greek yogurt full fat"]],
    ["1 flour tortilla 8 inch", ["46 grams: flour tortilla"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});
