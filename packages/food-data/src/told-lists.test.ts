import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

/** What a list of foods says of all of them, and what only holds them. */

describe("an amount of each behind a list is of each", () => {
  test.each([
    ["rice and beans, half a cup each", ["0.5 cup: rice", "0.5 cup: beans"]],
    [
      "cottage cheese with pineapple, half cup each",
      ["0.5 cup: cottage cheese", "0.5 cup: pineapple"],
    ],
    [
      "salmon, potatoes and peas, 100 g each",
      ["100 grams: salmon", "100 grams: potatoes", "100 grams: peas"],
    ],
    // What is counted has it on each.
    [
      "2 eggs and toast, 1 tbsp butter each",
      ["2: eggs", "1 serving: toast", "2 tablespoons: butter"],
    ],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("a count behind two foods is of what is counted", () => {
  test.each([
    ["caesar salad with grilled shrimp (6 large)", ["caesar salad", "6 large: grilled shrimp"]],
    ["salad with shrimp (6)", ["salad", "6: shrimp"]],
    ["pasta with meatballs (3 large)", ["pasta", "3 large: meatballs"]],
    ["2 cups coffee with coffee mate 2 tbsp each", ["coffee", "4 tablespoons: coffee mate"]],
    ["strawberries 5 and blueberries 1/2 cup", ["5: strawberries", "0.5 cup: blueberries"]],
    ["eggs 2 and rice 1/2 cup", ["2: eggs", "0.5 cup: rice"]],
    ["hummus and pita, 1 pita", ["hummus", "1: pita"]],
    ["soup, salad and breadsticks, 2 breadsticks", ["soup", "salad", "2: breadsticks"]],
  ])("%s", (text, expected) => {
    const found = asked(text);
    expect(found).toHaveLength(expected.length);
    for (const [at, one] of expected.entries()) expect(found[at]).toContain(one);
  });

  test("but a weight is of the whole", () => {
    expect(foods("caesar salad with shrimp 400").map(({ grams }) => grams)).toEqual([400]);
  });
});

test.each([
  ["1% cottage cheese", "Cheese, cottage, lowfat, 1% milkfat"],
  ["mushroom gravy", "Gravy, mushroom, canned"],
  ["whole wheat macaroni", "Macaroni, whole-wheat, cooked"],
  ["green cauliflower", "Cauliflower, green, raw"],
])("%s is what the data calls so, and no two foods", (text, expected) => {
  expect(foods(text).map(({ food }) => food.name)).toEqual([expected]);
});

test("beside salt, pepper is ground", () => {
  expect(foods("2 eggs with salt and pepper").at(-1)?.food.name).toBe("Spices, pepper, black");
  expect(foods("eggs with peppers").at(-1)?.food.name).toContain("Peppers, sweet");
});

describe("what foods are in or on is none of them", () => {
  test.each([
    ["bento box with salmon and rice", ["salmon", "rice"]],
    ["a snack plate of cheese and grapes", ["cheese", "grapes"]],
    [
      "post workout shake 2 scoops whey with banana and 12 oz skim milk",
      ["whey", "banana", "skim milk"],
    ],
    ["a basket of wings (10) with blue cheese", ["wings", "blue cheese"]],
    ["side of bacon 3 strips", ["bacon"]],
    ["1 english muffin pb and honey", ["english muffin", "peanut butter", "honey"]],
  ])("%s", (text, expected) => {
    expect(foods(text)).toHaveLength(expected.length);
    expect(asked(text).map((one) => one.replace(/^.*: /, ""))).toEqual(expected);
  });
});

describe("how much it was", () => {
  test.each([
    ["half a grilled chicken", 450, 600],
    ["quarter bbq chicken", 220, 300],
    ["half grilled chicken breast", 100, 180],
    ["half a grilled chicken sandwich", 150, 280],
    ["shepherd's pie about a cup and a half", 400, 500],
    ["ben and jerrys half baked half pint", 500, 600],
    ["capers", 0, 10],
    ["1 lb crawfish in shell", 40, 80],
    ["ein halbes Hähnchen vom Grill", 450, 600],
    ["drei Frikadellen", 480, 700],
    ["medium fountain coke", 180, 220],
    ["20 gyoza", 900, 1300],
    ["pelmeni 20", 450, 700],
    ["doubles x2", 500, 800],
    ["chirashi", 450, 750],
    ["tofu stir fry with egg noodles and soy sauce", 350, 500],
    ["chicken stir fry with rice and soy sauce", 400, 600],
    ["five guys little fries", 500, 560],
    ["cherry slushie", 100, 250],
    ["spinach and feta wrap from starbucks", 280, 300],
  ])("%s", (text, from, to) => {
    expect(foods(text)).toHaveLength(1);
    expect(kcal(text)).toBeGreaterThanOrEqual(from);
    expect(kcal(text)).toBeLessThanOrEqual(to);
  });
});
