import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

const read = (text: string) =>
  readFoodSentence(catalogue, text).items.map(({ name, measurement }) => `${name}: ${measurement}`);

describe("numbers behind foods are their kcal where they can't be grams", () => {
  test.each([
    ["big mac 590, medium fries 320", ["big mac: 590 kcal", "medium fries: 320 kcal"]],
    [
      "oatmeal 160, walnuts 185, raisins 55",
      ["oatmeal: 160 kcal", "walnuts: 185 kcal", "raisins: 55 kcal"],
    ],
    ["latte 190, croissant 231", ["latte: 190 kcal", "croissant: 231 kcal"]],
    ["egg 78, banana 105, cashews 160", ["egg: 78 kcal", "banana: 105 kcal", "cashews: 160 kcal"]],
    ["snickers 250", ["snickers: 250 kcal"]],
    [
      "big mac 590, medium fries 320, a venti latte",
      ["big mac: 590 kcal", "medium fries: 320 kcal", "latte: 1 venti"],
    ],
  ])("%s", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ["chicken 200, rice 150, broccoli 100", ["chicken: 200", "rice: 150", "broccoli: 100"]],
    ["yogurt 100, berries 50, granola 30", ["yogurt: 100", "berries: 50", "granola: 30"]],
    ["oats 40, milk 200, banana 100", ["oats: 40", "milk: 200", "banana: 100"]],
    ["pasta 100", ["pasta: 100"]],
    ["banana 105", ["banana: 105"]],
    ["12 strawberries", ["strawberries: 12"]],
    ["rice 200 g, cod 150", ["rice: 200 g", "cod: 150"]],
  ])("but not these: %s", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});
