import { expect, test } from "vitest";
import { estimateCalories } from "./estimate.ts";
import { mealTypeAtHour } from "./meal-type.ts";

test("the meal follows the local hour", () => {
  const hours = { 4: "snack", 5: "breakfast", 10: "breakfast", 11: "lunch", 15: "lunch" };
  const later = { 16: "dinner", 20: "dinner", 21: "snack", 0: "snack" };
  for (const [hour, meal] of Object.entries({ ...hours, ...later }))
    expect(mealTypeAtHour(Number(hour))).toBe(meal);
});

test("missing calories are estimated by name", () => {
  expect(estimateCalories("Beef Empanada")).toBe(250);
  expect(estimateCalories("Green apple")).toBe(95);
  expect(estimateCalories("Sparkling water")).toBe(0);
  expect(estimateCalories("Grilled chicken")).toBe(300);
  expect(estimateCalories("Popsicle")).toBe(150);
  expect(estimateCalories("Something else")).toBe(100);
});
