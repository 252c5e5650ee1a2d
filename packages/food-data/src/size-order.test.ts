import { calculate } from "@morsel/domain/foods/calculation";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { foods } from "./told-fixture.ts";

const grams = (food: string, measurement: string): number => {
  const outcome = calculate(catalogue, food, measurement);
  return outcome.ok ? outcome.calculation.grams : Number.NaN;
};

const sizes = ["mini", "small", "medium", "large", "extra large"];

test.each([
  ...["papaya", "fried egg", "glazed cake donut", "malt loaf", "flour tortilla", "tomatillo"],
  ...["roast potato", "jicama", "cantaloupe", "mushroom", "zucchini", "cauliflower", "latte"],
  ...["cola", "grapefruit", "french fries", "oysters, grilled"],
])("%s is heavier the larger it is", (food) => {
  const each = sizes.map((size) => grams(food, `1 ${size}`));
  expect(each).toEqual(each.toSorted((a, b) => a - b));
});

test("what the data says of a size stays", () => {
  expect(grams("papaya", "1 large")).toBe(781);
  expect(grams("papaya", "1 small")).toBe(157);
  // Between them, and no usual piece of fruit.
  expect(grams("papaya", "1 medium")).toBeCloseTo(350, -1);
  expect(grams("banana", "1 extra large")).toBe(152);
});

test("in a sentence, several at once", () => {
  expect(foods("2 medium papayas")).toMatchObject([{ grams: 700.3 }]);
  expect(foods("a large flour tortilla")).toMatchObject([{ grams: 70 }]);
  expect(foods("an extra large cantaloupe")[0]?.grams).toBeGreaterThan(814);
});
