import type { DailyGoalId, WeeklyGoalId } from "@morsel/domain/achievements/goals-met";
import { balance, metFrom } from "@morsel/domain/achievements/met";
import { metUpTo } from "@morsel/domain/achievements/over";
import { shortDate, wholeText } from "@morsel/domain/english";
import { dayEarned, type EarnedOne, isForWeek } from "./earned-day.ts";

interface GoalTexts {
  name: string;
  unit: string;
  /** When it counts as met. */
  rule: (goal: number) => string;
}

const tenth = (goal: number) => wholeText((goal * metFrom) / 100);

const daily: Record<DailyGoalId, GoalTexts> = {
  calories: {
    name: "Calories",
    unit: "kcal",
    rule: (goal) => `Met from ${tenth(goal)} to ${wholeText((goal * metUpTo) / 100)} kcal`,
  },
  protein: { name: "Protein", unit: "g", rule: (goal) => `Met from ${wholeText(goal)} g` },
  carbs: { name: "Carbs", unit: "g", rule: (goal) => `Met from ${tenth(goal)} g` },
  fat: { name: "Fat", unit: "g", rule: (goal) => `Met from ${tenth(goal)} g` },
  water: {
    name: "Water",
    unit: "glasses",
    rule: (goal) => (goal === 1 ? "Met with 1 glass" : `Met with ${wholeText(goal)} glasses`),
  },
};

const weekly: Record<WeeklyGoalId, GoalTexts> = {
  logged: { name: "Days logged", unit: "days", rule: () => "A missed day can be logged later" },
  average: {
    name: "Balanced average",
    unit: "kcal",
    rule: () => `Of all seven days, met within ${balance} kcal`,
  },
  water: { name: "Water goal", unit: "days", rule: () => "Met with the water goal on every day" },
  perfect: {
    name: "Perfect days",
    unit: "days",
    rule: () => "Calories, protein, carbs, fat and water, all met",
  },
};

/** Texts of the Goals screen. */
export const goalMessages = {
  daily: { title: "Daily Goals", ...{ loading: "Loading today", failed: "Today didn't load" } },
  weekly: {
    title: "Weekly Goals",
    ...{ loading: "Loading the week", failed: "This week didn't load" },
  },
  goals: { daily, weekly },
  complete: (met: number, all: number) => `${met}/${all} complete`,
  progress: (amount: number | null, goal: number, unit: string) =>
    `${amount === null ? "unknown" : wholeText(amount)} of ${wholeText(goal)} ${unit}`,
  met: "met",
  recent: {
    title: "Recent Achievements",
    loading: "Loading achievements",
    earned: (one: EarnedOne) =>
      `Earned ${isForWeek(one) ? "in the week of " : ""}${shortDate(dayEarned(one))}`,
    empty: {
      title: "No Achievements Yet",
      text: "The first one comes with the first food you log.",
      action: "Log Food",
    },
  },
  calm: {
    title: "Achievements are switched off",
    text: "You chose numbers without celebrations, streaks and levels. What you reach is kept, in case you'd like to see it one day.",
    action: "Change it in the profile",
  },
} as const;
