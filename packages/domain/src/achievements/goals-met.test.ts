import { describe, expect, test } from "vitest";
import type { Day } from "../day.ts";
import { weekOf } from "../meals/week.ts";
import { defaultGoals } from "../profile/goals.ts";
import { dailyGoals, recentlyEarned, type WeekDay, weeklyGoals } from "./goals-met.ts";

const full = { calories: 2000, protein: 180, carbs: 200, fat: 70, glasses: 8 };
const nothing = { calories: 0, protein: 0, carbs: 0, fat: 0, glasses: 0 };

const metOf = (progress: readonly { id: string; met: boolean }[]) =>
  progress.filter(({ met }) => met).map(({ id }) => id);

describe("the five goals of a day", () => {
  test("each is met by its own rule", () => {
    expect(metOf(dailyGoals(full, defaultGoals))).toEqual([
      ...["calories", "protein", "carbs", "fat", "water"],
    ]);
    expect(metOf(dailyGoals(nothing, defaultGoals))).toEqual([]);
    const nearly = { calories: 1800, protein: 179, carbs: 180, fat: 62.9, glasses: 7 };
    expect(metOf(dailyGoals(nearly, defaultGoals))).toEqual(["calories", "carbs"]);
  });

  test("more than a tenth above the calories is over, more protein or water isn't", () => {
    const over = (calories: number) =>
      dailyGoals({ ...full, calories, protein: 400 }, defaultGoals)
        .filter((goal) => goal.over)
        .map(({ id }) => id);
    expect([2000, 2200, 2201].map(over)).toEqual([[], [], ["calories"]]);
  });

  test("what is unknown is neither met nor nothing", () => {
    const [, protein] = dailyGoals({ ...full, protein: null }, defaultGoals);
    expect(protein).toEqual({ id: "protein", amount: null, goal: 180, met: false, over: false });
  });
});

describe("the four goals of a week", () => {
  const today = "2026-11-28" as Day;
  const week = (...days: Partial<WeekDay>[]): WeekDay[] =>
    weekOf(today).map((date, at) => ({ date, ...nothing, entries: 0, ...days[at] }));
  const days = (count: number, day: Partial<WeekDay>) => Array.from({ length: count }, () => day);
  const logged = { ...full, entries: 1 };

  test("seven whole days meet them all", () => {
    expect(metOf(weeklyGoals(week(...days(7, logged)), defaultGoals, today))).toEqual([
      ...["logged", "average", "water", "perfect"],
    ]);
  });

  test("each counts what it is about", () => {
    const some = week(
      ...days(3, logged),
      { ...logged, glasses: 2 },
      { ...logged, protein: 20 },
      { ...logged, fat: null },
      { glasses: 8 },
    );
    const amounts = weeklyGoals(some, defaultGoals, today).map(({ id, amount }) => [id, amount]);
    expect(amounts).toEqual([
      ["logged", 6],
      ["average", 12_000 / 7],
      ["water", 6],
      ["perfect", 3],
    ]);
  });

  test("days to come wait, though something is planned for them", () => {
    const monday = weekOf(today)[1] ?? today;
    const [first, average] = weeklyGoals(week(...days(7, logged)), defaultGoals, monday);
    expect(first?.amount).toBe(2);
    expect(average?.amount).toBe(4000 / 7);
  });

  test("an average far below the goal isn't met, far above it is over", () => {
    const averaged = (calories: number) => {
      const goals = weeklyGoals(week(...days(7, { calories, entries: 1 })), defaultGoals, today);
      return goals.flatMap(({ id, met, over }) => (id === "average" ? [met, over] : []));
    };
    expect([1890, 1950, 2101].map(averaged)).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });
});

test("what was earned last comes first, whatever the order", () => {
  const at = [null, "2026-11-20T10:00:00Z", "2026-11-22T09:00:00Z", null, "2026-11-21T09:00:00Z"];
  const list = at.map((earnedAt) => ({ earnedAt }));
  expect(recentlyEarned(list, 2)).toEqual([{ earnedAt: at[2] }, { earnedAt: at[4] }]);
  expect(recentlyEarned([{ earnedAt: null }], 4)).toEqual([]);
});
