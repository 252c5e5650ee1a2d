import { describe, expect, test } from "vitest";
import type { Day } from "../day.ts";
import { defaultGoals } from "../profile/goals.ts";
import { hour } from "../time.ts";
import { achievements, inOrder } from "./catalogue.ts";
import { levelOf } from "./level.ts";
import { caloriesMet, macrosMet, proteinMet, waterMet, weekBalanced } from "./met.ts";
import { reachedDay } from "./reached-day.ts";
import { currentStreak, runDays, withDay, withoutDay } from "./runs.ts";

const d = (text: string) => text as Day;

describe("met", () => {
  test("calories from 90 to 110 % of the goal, both ends included", () => {
    expect([1799.9, 1800, 2000, 2200, 2200.1].map((kcal) => caloriesMet(kcal, 2000))).toEqual([
      ...[false, true, true, true, false],
    ]);
  });

  test("protein and water at their goals or above, also where decimals don't add up exactly", () => {
    expect([179.9, 59.9 + 60.2 + 59.9, 250].map((grams) => proteinMet(grams, 180))).toEqual([
      ...[false, true, true],
    ]);
    expect([7, 8].map((glasses) => waterMet(glasses, 8))).toEqual([false, true]);
  });

  test("macros with carbs and fat at nine tenths of their goals", () => {
    const eaten = { calories: 2000, protein: 180, carbs: 180, fat: 63 };
    expect(macrosMet(eaten, defaultGoals)).toBe(true);
    for (const short of [{ calories: 1799 }, { protein: 179 }, { carbs: 179 }, { fat: 62 }])
      expect(macrosMet({ ...eaten, ...short }, defaultGoals)).toBe(false);
  });

  test("a goal of zero is never met", () => {
    expect([caloriesMet(0, 0), proteinMet(0, 0), waterMet(0, 0), weekBalanced(0, 0)]).toEqual([
      ...[false, false, false, false],
    ]);
  });

  test("a week's average within 100 kcal of the goal, but never below nine tenths of it", () => {
    const averages = [1899, 1900, 2000, 2100, 2101];
    expect(averages.map((kcal) => weekBalanced(kcal * 7, 2000))).toEqual([
      ...[false, true, true, true, false],
    ]);
    expect([449, 450, 600].map((kcal) => weekBalanced(kcal * 7, 500))).toEqual([false, true, true]);
  });
});

describe("runs", () => {
  const runs = [
    { first: d("2026-02-26"), last: d("2026-02-28") },
    { first: d("2026-03-02"), last: d("2026-03-02") },
  ];

  test("a missed day logged later joins what is beside it", () => {
    const [run, ...others] = withDay(runs, d("2026-03-01"));
    expect([run, others]).toEqual([{ first: "2026-02-26", last: "2026-03-02" }, []]);
    expect(run && runDays(run)).toBe(5);
  });

  test("a day emptied parts its run, or ends it", () => {
    expect(withoutDay(runs, d("2026-02-27"))).toEqual([
      runs[1],
      { first: "2026-02-26", last: "2026-02-26" },
      { first: "2026-02-28", last: "2026-02-28" },
    ]);
    expect(withoutDay(runs, d("2026-03-02"))).toEqual([runs[0]]);
  });

  test("a streak isn't broken by today, which isn't over, but by a whole day without", () => {
    const streaks = ["2026-02-28", "2026-03-01", "2026-03-03", "2026-03-04"];
    expect(streaks.map((today) => currentStreak(runs, d(today)))).toEqual([3, 3, 1, 0]);
  });
});

describe("the day that a person has come to", () => {
  const noon = Date.UTC(2026, 10, 22, 12);
  const reached = (known: Parameters<typeof reachedDay>[0], said?: string, now = noon) =>
    reachedDay(known, said === undefined ? undefined : d(said), now);

  test("is what their device says, as far as it is that day somewhere on earth", () => {
    expect(reached(null, "2026-11-23").reached).toBe("2026-11-23");
    expect(reached(null, "2027-11-22").reached).toBe("2026-11-23");
    expect(reached(null, "2025-11-22").reached).toBe("2026-11-22");
    expect(reached(null, "2026-11-23", noon - 3 * hour).reached).toBe("2026-11-22");
  });

  test("is UTC's where no device has said it lately", () => {
    expect(reached(null)).toEqual({ reached: "2026-11-22", toldAt: null });
    const told = { reached: d("2026-11-21"), toldAt: noon - 14 * hour };
    expect(reached(told)).toBe(told);
    expect(reached({ ...told, toldAt: noon - 27 * hour }).reached).toBe("2026-11-22");
  });

  test("never goes back, whichever way the person travels", () => {
    const told = { reached: d("2026-11-23"), toldAt: noon - hour };
    expect(reached(told, "2026-11-22")).toBe(told);
    expect(reached({ ...told, toldAt: null }, "2026-11-22").reached).toBe("2026-11-23");
  });
});

test("a level is a hundred points", () => {
  expect([0, 99, 100, 250].map(levelOf)).toEqual([
    { level: 1, pointsForNextLevel: 100 },
    { level: 1, pointsForNextLevel: 100 },
    { level: 2, pointsForNextLevel: 200 },
    { level: 3, pointsForNextLevel: 300 },
  ]);
});

test("what is still to do comes first, by category, then by points", () => {
  const states = achievements.map((one) => ({
    ...one,
    earnedAt: one.id === "monthly_consistency" || one.id === "first_meal_logged" ? "then" : null,
  }));
  const ids = inOrder(states).map(({ kind, id }) => `${kind} ${id}`);
  expect(ids.slice(0, 3)).toEqual([
    ...["award daily_all_macros", "badge three_meals_day", "badge calorie_goal_met"],
  ]);
  expect(ids.slice(-3)).toEqual([
    ...["badge fasting_beginner", "badge first_meal_logged", "badge monthly_consistency"],
  ]);
  expect(new Set(ids).size).toBe(23);
});
