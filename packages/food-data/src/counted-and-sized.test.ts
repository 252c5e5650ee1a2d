import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

/** What each of several has, what a size alone is of, and whose pizza it was. */

describe("each drink has its milk and its sugar", () => {
  test.each([
    ["tea x4 with milk", ["4: tea", "8 tbsp: milk"]],
    ["2 teas with milk", ["2: teas", "4 tbsp: milk"]],
    ["4 teas, 2 sugars each", ["4: teas", "8: sugars"]],
    ["3 teas, milk and one sugar in each", ["3: teas", "6 tbsp: milk", "3: sugar"]],
    // One of them, however strong.
    ["double espresso with milk", ["2: espresso", "2 tbsp: milk"]],
    // Several share these.
    ["4 crackers with cheese", ["4: crackers", "1 slice: cheese"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

test("what we assume was added is no portion that is too small", () => {
  for (const text of ["2 teas with milk", "porridge with honey"]) {
    expect(foods(text).at(-1)?.portionInfo).toBeUndefined();
  }
  expect(foods("2 teas and 4 tbsp of milk").at(-1)?.portionInfo?.warning).toContain("too small");
});

describe("so much milk is nearly all of a latte", () => {
  test.each([
    ["latte with 200 ml oat milk", "Oat milk latte", 203],
    ["a latte with 300ml semi skimmed milk", "Latte", 305],
    ["cappuccino with 150ml skim milk", "Skinny latte", 152],
  ])("%s", (text, food, grams) => {
    expect(foods(text)).toMatchObject([{ food: { name: food }, grams: expect.closeTo(grams, -1) }]);
  });

  test("a size that was said stays", () => {
    const [sized] = foods("a large latte with 8 oz oat milk");
    const [plain] = foods("a large oat milk latte");
    expect(sized).toEqual(plain);
  });
});

describe("what is listed of a meal is in it", () => {
  test.each([
    ["full english with eggs, bacon, sausage, beans and toast", "full english"],
    ["full english with beans and toast", "full english"],
    ["ploughman's with cheese and bread", "ploughman's"],
  ])("%s", (text, alone) => {
    expect(kcal(text)).toBe(kcal(alone));
  });

  test.each([
    ["corned beef and cabbage with boiled potatoes", 2],
    ["english breakfast with eggs, bacon, beans, toast, tea", 2],
    ["full english with 2 slices of toast and jam", 2],
  ])("%s: %i foods", (text, count) => {
    expect(foods(text)).toHaveLength(count);
  });
});

describe("a size alone is of a portion where nobody logs a single one", () => {
  test.each([
    ["small tortilla chips", 20, 30],
    ["large peanuts", 30, 60],
    ["chips small and salsa", 60, 120],
    ["medium tots", 80, 110],
    // But these are single ones.
    ["a small tortilla chip", 1, 3],
    ["2 small crisps", 1, 5],
    ["1 large cracker", 5, 15],
    ["a large strawberry", 15, 25],
  ])("%s: %i–%i g", (text, from, to) => {
    const grams = foods(text).reduce((sum, food) => sum + food.grams, 0);
    expect(grams).toBeGreaterThanOrEqual(from);
    expect(grams).toBeLessThanOrEqual(to);
  });
});

describe("a round number that nobody counts to was weighed", () => {
  test.each([
    ["200 strawberries", 200],
    ["100 egg whites", 100],
    ["150 almonds", 180],
    ["24 strawberries", 288],
  ])("%s: %i g", (text, grams) => {
    expect(foods(text)).toMatchObject([{ grams }]);
  });
});

describe("a slice from a pizza chain is of pizza, and the chain is no food beside its own", () => {
  test.each([
    ["pizza hut veg supreme 3 slice med pan", 700, 1100],
    ["4 slices papa johns bbq chicken", 1000, 1500],
    ["3 slices of dominos pepperoni passion", 800, 1100],
    ["dominos garlic bread 2 slices", 200, 400],
    ["papa johns garlic knots 4", 400, 700],
    ["3 slices dominos and a coke", 850, 1150],
  ])("%s: %i–%i kcal", (text, from, to) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(from);
    expect(kcal(text)).toBeLessThanOrEqual(to);
  });

  test("its name puts nothing on a pizza: papas are potatoes elsewhere", () => {
    expect(foods("papa johns bbq chicken pizza")).toMatchObject([
      { food: { name: "Pizza with chicken" } },
    ]);
  });
});
