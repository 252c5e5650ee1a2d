import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

describe("a cheese of two words in a dish is one cheese", () => {
  test.each([
    ["salad with goat cheese and walnuts", "goat cheese, walnuts", /lamb|cheddar/],
    ["salad with feta cheese", "feta", /cheddar/],
    ["omelette with cottage cheese", "cottage", /cheddar/],
    ["sandwich with turkey swiss cheese", "turkey, swiss", /cheddar/],
  ])("%s", (text, has, not) => {
    const [dish, ...others] = foods(text);
    expect(others).toEqual([]);
    expect(dish?.food.name).toContain(has);
    expect(dish?.food.name).not.toMatch(not);
  });

  test("but meat and cheese are two", () => {
    expect(foods("sandwich with ham cheese")[0]?.food.name).toContain("ham, cheddar");
  });
});

test("a slice of pizza with meat is no slice of sausage", () => {
  expect(foods("2 slices meat pizza")[0]?.grams).toBeGreaterThan(180);
});

describe("what a filling of a dish is called by besides its name is no other food", () => {
  test.each([
    ["pizza with green peppers and red onion", "Pizza with pepper"],
    ["salad with cherry tomatoes", "Salad with lettuce, tomato, vinaigrette"],
    ["salad with green olives", "Salad with lettuce, olives, vinaigrette"],
    ["poke bowl with ahi tuna", "Bowl with rice, tuna, lettuce, salsa"],
    [
      "burrito with refried beans and beef",
      "Burrito with flour tortilla, ground beef, refried beans",
    ],
  ])("%s", (text, name) => {
    expect(foods(text).map(({ food }) => food.name)).toEqual([name]);
  });
});

describe("a salad that is put on bread is what a sandwich is with", () => {
  test.each([
    ["2 sandwiches with egg salad", ["2: egg salad sandwiches"]],
    ["sandwich with chicken salad on whole wheat bread", ["1 sandwich: chicken salad sandwich"]],
    ["croissant with egg salad", ["1 serving: egg salad croissant"]],
    ["sandwich with a side salad", ["1 sandwich: sandwich", "1: side salad"]],
  ])("%s", (text, said) => {
    expect(asked(text)).toEqual(said);
  });
});

describe("a share, or a whole, behind with is of what follows it", () => {
  test("toast with half an avocado", () => {
    expect(kcal("toast with half avocado")).toBe(kcal("toast with half an avocado"));
  });
  test("cereal with whole milk", () => {
    expect(asked("cereal with whole milk")).toEqual(["1 serving: cereal", "1/2 cup: whole milk"]);
  });
});
