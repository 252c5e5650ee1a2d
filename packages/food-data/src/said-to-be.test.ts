import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { asked, foods, kcal, read } from "./told-fixture.ts";

/** How a food was made, cut or packed: behind it, before it, or with no food at all. */

const only = (text: string, food: RegExp) => {
  const found = read(text);
  expect(found).toHaveLength(1);
  expect(foods(text).map(({ food: { name } }) => name)).toEqual([expect.stringMatching(food)]);
};

describe("what is said of a food behind a pause is no further food", () => {
  test.each([
    ["oatmeal, prepared", /oats.*cooked/i],
    ["chicken noodle soup from a packet, prepared", /soup/i],
    ["green beans, microwaved", /beans, snap/i],
    ["apple, cut up", /^apples, raw/i],
    ["chicken breast, in chunks", /breast/i],
    ["crackers, assorted", /crackers/i],
    ["fried fish fillet, breaded", /fish fillet/i],
    ["coffee, instant", /coffee, instant/i],
    ["milk, condensed, 2 tbsp", /condensed/i],
    ["salmon, smoked, 3 oz", /salmon.*smoked/i],
    ["cocoa mix, powder, made with milk", /cocoa mix/i],
  ])("%s", only);

  test("unless it is said with an amount", () => {
    expect(asked("bob evans mashed 1/2 cup, 1/2 c mashed")).toHaveLength(2);
    expect(asked("ofada rice with ayamase, 2 assorted")).toHaveLength(2);
  });
});

describe("nor is it one by itself", () => {
  test.each([
    ...["prepared", "reconstituted", "pieces", "2 slices", "individual", "as served", "1 cup"],
    ...["a bowl", "1 1/2 cups", "edible portion", "in chunks", "divided", "thick cut"],
  ])("%s", (text) => {
    expect(foods(text)).toEqual([]);
    expect(catalogue.search(text, 5)).toEqual([]);
  });
});

describe("before a name it is of that", () => {
  test.each([
    ["microwaved oatmeal", /oats.*cooked/i],
    ["vegan oatmeal", /oats.*cooked/i],
    ["unsweetened green beans", /beans, snap/i],
    ["1 cup sugar free green beans", /beans, snap/i],
    ["unsweetened oatmeal", /oats.*cooked/i],
    ["cut up mango", /^mangos/i],
    ["burnt toast", /toasted/i],
    ["heated up soup", /soup/i],
  ])("%s", only);

  test("what was burnt in sport is still no food", () => {
    expect(foods("burned 300 calories")).toEqual([]);
  });
});

test.each([
  ["chili, a cup", "1 cup"],
  ["spaghetti, a big plate of it", "1 big plate"],
  ["ice cream, two bowls of it", "2 bowls"],
  ["oatmeal, bowl", "1 bowl"],
])("a measure behind a food is its amount: %s", (text, amount) => {
  expect(read(text)).toHaveLength(1);
  expect(asked(text)[0]).toContain(`${amount}:`);
});

test.each([
  ["cup noodles, beef flavor", /cup noodles/i],
  ["yogurt, strawberry flavored", /yogurt, fruit/i],
  ["protein shake, chocolate flavor", /protein shake/i],
])("a flavour behind a food is of it: %s", only);

test("milk behind a comma is in the coffee, of whatever size", () => {
  for (const text of ["a large coffee, with milk", "coffee, large, with milk"])
    expect(kcal(text)).toBeCloseTo(kcal("a large coffee with milk"), 0);
});

test("what comes from a can is canned, where we know it so", () => {
  only("2 peaches, from a can", /peaches, canned/i);
  only("oatmeal, from a can", /oats.*cooked/i);
});

test.each([
  ["200g flour, 100g butter, 100g sugar, made 20 cookies, I ate 3", 275],
  ["pancakes: 2 cups flour, 2 eggs, 2 cups milk, makes 8 pancakes, had 4", 693],
])("a recipe is shared by the pieces it made: %s", (text, energy) => {
  expect(kcal(text)).toBeGreaterThan(energy * 0.9);
  expect(kcal(text)).toBeLessThan(energy * 1.1);
});

test.each([
  ["I picked at a bowl of oatmeal and 2 eggs", ["1 bowl: oatmeal", "2: eggs"]],
  ["nibbled at a bagel", ["1: bagel"]],
  ["reheated a bowl of soup", ["1 bowl: soup"]],
])("however it was eaten: %s", (text, expected) => {
  expect(asked(text)).toEqual(expected);
});
