import { achievements } from "@morsel/domain/achievements/catalogue";
import { expect, test } from "vitest";
import { popupsOf } from "./popups.ts";

const earned = (...ids: string[]) =>
  ids.map((id) => {
    const known = achievements.find((one) => one.id === id);
    const { kind = "badge", points = 10 } = known ?? {};
    return { kind, id, title: id, description: "", points };
  });

test("what is worth most comes first; of many, the last popup counts the others", () => {
  const three = earned("water_goal_met", "hundred_meals", "daily_all_macros");
  expect(popupsOf(three)).toMatchObject([
    { id: "hundred_meals" },
    { id: "daily_all_macros" },
    { id: "water_goal_met" },
  ]);
  const four = [...three, ...earned("nutrition_master")];
  expect(popupsOf(four)).toMatchObject([
    { id: "nutrition_master" },
    { id: "hundred_meals" },
    { more: 2 },
  ]);
  expect(popupsOf([])).toEqual([]);
});

test.each([
  ["first_meal_logged", null],
  ["daily_calories_met", null],
  ["three_meals_day", null],
  ["daily_all_macros", { type: "daily-goal", trophy: false }],
  ["three_day_streak", { type: "weekly-goal", trophy: false }],
  ["weekly_perfect_week", { type: "weekly-goal", trophy: true }],
  ["monthly_calorie_goals", { type: "milestone", trophy: true }],
  ["hundred_meals", { type: "milestone", trophy: true }],
  ["fasting_beginner", { type: "special", trophy: false }],
  ["fasting_warrior", { type: "special", trophy: true }],
])("%s is celebrated as %o", (id, celebration) => {
  expect(popupsOf(earned(id))).toMatchObject([{ id, celebration }]);
});

test("what only a newer server knows is announced, too", () => {
  const [popup] = popupsOf([
    { kind: "constructor", id: "toString", title: "New", description: "", points: 60 },
  ]);
  expect(popup).toMatchObject({ title: "New", category: "special", kind: "badge" });
});
