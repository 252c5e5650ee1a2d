import { expect, test } from "vitest";
import type { Day } from "../day.ts";
import { byNutrient } from "./nutrition.ts";
import { calendarMonth, lastDays, trendNutrients, trendOf } from "./trend.ts";

const today = "2026-03-02" as Day;

function sums(date: string, totalCalories: number, iron?: { total: number; knownIn: number }) {
  const nutrients = byNutrient(() => ({ total: 0, knownIn: 0 }));
  return { date, mealCount: 2, totalCalories, nutrients: { ...nutrients, ...(iron && { iron }) } };
}

test("a trend has one point a day up to today, over the end of a month, with gaps", () => {
  const { points, average, known } = trendOf(
    [sums("2026-02-27", 1500), sums("2026-03-02", 2000)],
    "calories",
    lastDays(7, today),
  );
  expect(points.map(({ date }) => date)).toEqual([
    ...["2026-02-24", "2026-02-25", "2026-02-26", "2026-02-27", "2026-02-28"],
    ...["2026-03-01", "2026-03-02"],
  ]);
  expect(points.map(({ amount }) => amount)).toEqual([null, null, null, 1500, null, null, 2000]);
  expect({ average, known }).toEqual({ average: 1750, known: 2 });
});

test("days before the span don't count, nor do days whose entries are all gone", () => {
  const emptied = { ...sums("2026-03-01", 0), mealCount: 0 };
  const trend = trendOf([sums("2026-02-23", 9000), emptied], "calories", lastDays(7, today));
  expect(trend).toMatchObject({ average: null, known: 0, logged: 0 });
});

test("a day on which nobody knows a nutrient is a gap; a known 0 is 0", () => {
  const days = [
    sums("2026-02-28", 500),
    sums("2026-03-01", 500, { total: 0, knownIn: 1 }),
    sums("2026-03-02", 500, { total: 9, knownIn: 2 }),
  ];
  const trend = trendOf(days, "iron", lastDays(7, today));
  expect(trend.points.slice(-3).map(({ amount }) => amount)).toEqual([null, 0, 9]);
  expect(trend.average).toBe(4.5);
});

test("calories, each macronutrient and each of the eight micronutrients can be looked at", () => {
  expect(trendNutrients).toHaveLength(4 + 8);
  for (const nutrient of trendNutrients)
    expect(trendOf([sums("2026-03-02", 1)], nutrient, lastDays(90, today)).points).toHaveLength(90);
});

test("a calendar month has all its days, and this one those up to today", () => {
  expect(calendarMonth(0, today)).toEqual({ from: "2026-03-01", to: today });
  expect(calendarMonth(1, today)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(calendarMonth(2, today)).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(calendarMonth(2, "2026-01-31" as Day)).toEqual({ from: "2025-11-01", to: "2025-11-30" });
  const days = [sums("2026-01-31", 900), sums("2026-02-01", 100), sums("2026-02-28", 300)];
  const february = trendOf(days, "calories", calendarMonth(1, today));
  expect(february).toMatchObject({ average: 200, known: 2 });
  expect(february.points).toHaveLength(28);
});
