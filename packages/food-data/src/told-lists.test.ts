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
    ["2 eggs and toast, 1 tbsp butter each", ["2: eggs", "1 serving: toast", "2 tablespoons: butter"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
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
    ["un bocadillo de calamares", 280, 450],
    ["medium fountain coke", 180, 220],
  ])("%s", (text, from, to) => {
    expect(foods(text)).toHaveLength(1);
    expect(kcal(text)).toBeGreaterThanOrEqual(from);
    expect(kcal(text)).toBeLessThanOrEqual(to);
  });
});
