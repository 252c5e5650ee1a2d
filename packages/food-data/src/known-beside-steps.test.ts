import { calculate } from "@morsel/domain/foods/calculation";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

const found = (name: string) => {
  const outcome = calculate(catalogue, name, "100 g");
  return outcome.ok ? outcome.calculation.food.name : undefined;
};

test.each([
  // The shop alone goes, not what makes a drink of it.
  ["Aldi hot chocolate", "hot chocolate"],
  ["hot chocolate, organic", "hot chocolate"],
  ["Walmart kosher salami", "kosher salami"],
  ["takeaway pad thai", "pad thai"],
  // Another kind of food has all the words.
  ["gluten free rice", "rice"],
])("%s is %s", (said, name) => {
  expect(found(said)).toBe(found(name));
});

test("a food that has all words of its kind stays", () => {
  expect(found("pasta (homemade)")).not.toBe(found("pasta"));
});

test("popcorn chicken lies in a cup as chicken does", () => {
  const outcome = calculate(catalogue, "popcorn chicken", "1 cup");
  expect(outcome.ok && outcome.calculation.grams).toBeGreaterThan(80);
});
