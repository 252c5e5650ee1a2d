import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day } from "../day.ts";
import { type Micronutrient, micronutrients, micronutrientsOf } from "./micronutrients.ts";
import { crossedMilestones } from "./milestone.ts";
import { byNutrient, mealNutrients } from "./nutrition.ts";
import { type MealAmounts, scaleMeal } from "./portion.ts";
import { sumWeek, weekOf } from "./week.ts";

const day = (text: string) => text as Day;

function sums(known: Partial<Record<Micronutrient, [total: number, knownIn: number]>>, meals = 2) {
  const nutrients = Object.fromEntries(
    micronutrients.map(({ id }) => {
      const [total, knownIn] = known[id] ?? [0, 0];
      return [id, { total, knownIn }];
    }),
  ) as Record<Micronutrient, { total: number; knownIn: number }>;
  return { mealCount: meals, totalCalories: 500, nutrients };
}

test("a week runs from Sunday to Saturday", () => {
  expect(weekOf(day("2026-11-21"))).toEqual([
    ...["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"],
    ...["2026-11-20", "2026-11-21"],
  ]);
  expect(weekOf(day("2026-11-22"))[0]).toBe("2026-11-22");
  expect(weekOf(day("2027-01-01"))[0]).toBe("2026-12-27");
});

test("a week is the same whichever of its days is asked", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (count) => {
      const week = weekOf(addDays(day("1990-01-01"), count));
      for (const one of week) expect(weekOf(one)).toEqual(week);
      expect(new Date(`${week[0] ?? ""}T00:00:00Z`).getUTCDay()).toBe(0);
    }),
  );
});

test("a week is measured against seven days, whatever was logged", () => {
  const days = [
    { totalCalories: 1500, mealCount: 3 },
    { totalCalories: 2000, mealCount: 4 },
  ];
  expect(sumWeek(days, 2000)).toEqual({
    total: 3500,
    average: 500,
    goal: 14_000,
    remaining: 10_500,
    mealCount: 7,
  });
  expect(sumWeek([{ totalCalories: 15_000, mealCount: 1 }], 2000).remaining).toBe(-1000);
  // Shown as 9,879 of 11,200, which leaves 1,321; and a third of a kcal isn't over the goal.
  const left = (totalCalories: number) =>
    sumWeek([{ totalCalories, mealCount: 1 }], 1600).remaining;
  expect([left(9878.5), left(11_200.3)]).toEqual([1321, 0]);
});

test("micronutrients are estimated only where no entry carries any", () => {
  const estimate = micronutrientsOf(sums({}));
  expect(estimate.estimated).toBe(true);
  expect(estimate.amounts.map(({ amount }) => amount)).toEqual([40, 1, 1.5, 60, 9, 125, 5.5, 75]);
  expect(estimate.amounts[0]).toMatchObject({ percent: 44, unknownIn: 0 });

  const known = micronutrientsOf(sums({ iron: [9, 1] }));
  expect(known.estimated).toBe(false);
  const of = (id: Micronutrient) => known.amounts.find((one) => one.id === id);
  expect(of("iron")).toEqual({ id: "iron", amount: 9, percent: 50, unknownIn: 1 });
  expect(of("zinc")).toEqual({ id: "zinc", amount: null, percent: null, unknownIn: 2 });
});

test("a known zero is zero, and so is a day without entries", () => {
  const zero = micronutrientsOf(sums({ vitaminC: [0, 2] }));
  expect(zero.amounts[0]).toMatchObject({ amount: 0, percent: 0, unknownIn: 0 });
  const empty = micronutrientsOf({ ...sums({}, 0), totalCalories: 0 });
  expect(empty.estimated).toBe(false);
  for (const { amount } of empty.amounts) expect(amount).toBe(0);
});

test("a milestone is told when it is crossed from below, the highest of several", () => {
  expect(crossedMilestones(0, 999, 2000)).toEqual([]);
  expect(crossedMilestones(999, 1000, 2000)).toEqual([50]);
  expect(crossedMilestones(1000, 1400, 2000)).toEqual([]);
  expect(crossedMilestones(400, 1600, 2000)).toEqual([50, 75]);
  expect(crossedMilestones(1999, 2000, 2000)).toEqual([100]);
  expect(crossedMilestones(2100, 2500, 2000)).toEqual([]);
  expect(crossedMilestones(1600, 900, 2000)).toEqual([]);
  expect(crossedMilestones(0, 10, 0)).toEqual([]);
});

const amounts = (value: number | null): MealAmounts => ({
  ...byNutrient(() => value),
  calories: 101,
});

test("half a portion is half of everything known", () => {
  const half = scaleMeal({ ...amounts(3), zinc: null, iron: 0 }, 0.5);
  expect(half).toMatchObject({ calories: 51, protein: 1.5, zinc: null, iron: 0 });
});

test("scaling never makes an unknown known or a known unknown", () => {
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.option(fc.double({ min: 0, max: 5000, noNaN: true })), factor, (value, by) => {
      const scaled = scaleMeal(amounts(value), by);
      for (const { id } of mealNutrients) expect(scaled[id] === null).toBe(value === null);
      expect(Number.isInteger(scaled.calories)).toBe(true);
    }),
  );
});
