import { calculate } from "@morsel/domain/foods/calculation";
import { expect, test } from "vitest";
import { catalogue, foodInForm } from "./catalogue-fixture.ts";

test.each([
  // The shop alone goes, not what makes a drink of it.
  ["Aldi hot chocolate", "hot chocolate"],
  ["hot chocolate, organic", "hot chocolate"],
  ["Walmart kosher salami", "kosher salami"],
  ["takeaway pad thai", "pad thai"],
  // Another kind of food has all the words.
  ["gluten free rice", "rice"],
])("%s is %s", (said, name) => {
  expect(foodInForm(said)).toBe(foodInForm(name));
});

test("a food that has all words of its kind stays", () => {
  expect(foodInForm("pasta (homemade)")).not.toBe(foodInForm("pasta"));
});

test("popcorn chicken lies in a cup as chicken does", () => {
  const outcome = calculate(catalogue, "popcorn chicken", "1 cup");
  expect(outcome.ok && outcome.calculation.grams).toBeGreaterThan(80);
});
