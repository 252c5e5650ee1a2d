import { describe, expect, test } from "vitest";
import { asked } from "./told-fixture.ts";

describe("the energy that somebody tells is of its food", () => {
  test.each([
    ["brownie 310, milkshake 420 cal", ["310 kcal: brownie", "420 kcal: milkshake"]],
    ["chilli 380 cal plus a roll about 150", ["380 kcal: chilli", "150 kcal: roll"]],
    ["chicken wrap from costa 410 cal", ["410 kcal: chicken wrap"]],
    ["cereal bar 99 cal x 2", ["198 kcal: cereal bar"]],
    ["pret egg baguette (430 kcal)", ["430 kcal: egg baguette"]],
    ["lunch 600 kcal (soup and a roll)", ["1 serving: soup", "1: roll"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["soup 240 calories, crackers 10", ["240 kcal: soup", "10: crackers"]],
    ["rice 200 g, cod 150, sauce 90 kcal", ["200 g: rice", "150: cod", "90 kcal: sauce"]],
    ["cod 150, rice 200", ["150: cod", "200: rice"]],
  ])("but a small number is a count, and who weighs tells grams: %s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});
