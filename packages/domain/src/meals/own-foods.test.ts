import { expect, test } from "vitest";
import { ownFoods, ownFoodsOfMeal } from "./own-foods.ts";

const day = 86_400_000;
const now = { at: 100 * day, mealType: "breakfast" } as const;
const eaten = (name: string, daysAgo: number, mealType: "breakfast" | "dinner" = "breakfast") => ({
  name,
  at: now.at - daysAgo * day,
  mealType,
});
const names = (foods: readonly { name: string }[]) => foods.map(({ name }) => name);

test("often, lately and at this meal count together", () => {
  expect(names(ownFoods([eaten("toast", 1), eaten("oats", 1), eaten("oats", 2)], now))).toEqual([
    "oats",
    "toast",
  ]);
  const longAgo = [eaten("oats", 30), eaten("oats", 31)];
  expect(names(ownFoods([eaten("toast", 1), ...longAgo], now))[0]).toBe("toast");
  expect(names(ownFoods([eaten("steak", 1, "dinner"), eaten("toast", 2)], now))[0]).toBe("toast");
});

test("a name once, as its newest entry", () => {
  const [newest, ...others] = ownFoods([eaten("Oats", 1), eaten(" oats ", 2)], now);
  expect(newest).toEqual(eaten("Oats", 1));
  expect(others).toEqual([]);
});

test("a meal's own foods were eaten at that meal", () => {
  const meals = [eaten("steak", 1, "dinner"), eaten("toast", 2)];
  expect(names(ownFoodsOfMeal(meals, now))).toEqual(["toast"]);
});
