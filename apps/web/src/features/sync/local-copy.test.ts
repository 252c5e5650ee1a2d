import type { Meal } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { emptyTotals, totalsByDay } from "@morsel/domain/meals/totals";
import { weekOf } from "@morsel/domain/meals/week";
import { expect, test } from "vitest";
import { mealOf } from "../meals/expected-meal.ts";
import { debounceOf, localCopy, type Shown } from "./local-copy.ts";

const today = "2026-11-19" as Day;

function entry(count: number, given: Partial<Meal> = {}): Meal {
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  const made = mealOf({
    ...{ id, name: `Porridge ${count}`, date: today, mealType: "breakfast" },
    ...{ totalCalories: 200, totalProtein: 7, timestamp: "2026-11-19T08:00:00.000Z" },
    source: "calculator",
  });
  return { ...made, ...given };
}

function shownWith(meals: readonly Meal[]): Shown {
  const eaten = totalsByDay(meals);
  const week = weekOf(today).map(
    (date) => eaten.find((day) => day.date === date) ?? emptyTotals(date),
  );
  const fastingStatus = {
    isActive: false,
    planName: null,
    targetDuration: null,
    timeRemaining: null,
  };
  const fromPhotos = meals.filter(({ photoId }) => photoId !== null);
  return { today, week, meals, fromPhotos, glasses: 3, fastingStatus, calorieGoal: 2000 };
}

const read = (text: string) => JSON.parse(text) as never;

test("each key says what the screen shows, in the specified form", () => {
  const photo = entry(2, {
    ...{ source: "photo", date: "2026-11-16", photoId: "a photo", confidence: 0.8 },
  });
  const copy = localCopy(shownWith([entry(1), photo]));
  expect(read(copy.weeklyMeals)).toMatchObject([
    { name: "Porridge 1", calories: 200, category: "breakfast", mealType: "breakfast" },
    { name: "Porridge 2", date: "2026-11-16" },
  ]);
  expect(read(copy.dailyStats)).toMatchObject({
    ...{ date: today, totalCalories: 200, totalProtein: 7, waterGlasses: 3 },
    fastingStatus: { isActive: false },
  });
  expect(read(copy.weeklyTrackerData)).toMatchObject({
    ...{ weekStart: "2026-11-15", weekEnd: "2026-11-21" },
    ...{ weeklyTotal: 400, weeklyGoal: 14_000, remaining: 13_600 },
  });
  expect(read(copy.calculatedCalories)).toMatchObject([
    { name: "Porridge 1", source: "calculator" },
  ]);
  expect(read(copy.weeklyAnalyzedFoods)).toMatchObject([{ name: "Porridge 2" }]);
});

test("what was calculated on another day is not among today's", () => {
  const copy = localCopy(shownWith([entry(1, { date: "2026-11-18" })]));
  expect(read(copy.calculatedCalories)).toEqual([]);
});

test("what is long or calculated waits longer", () => {
  expect(debounceOf("weeklyMeals", "[]")).toBe(1000);
  expect(debounceOf("calculatedCalories", "[]")).toBe(2000);
  expect(debounceOf("weeklyMeals", "x".repeat(10_000))).toBe(1000);
  expect(debounceOf("weeklyMeals", "x".repeat(10_001))).toBe(1500);
});
