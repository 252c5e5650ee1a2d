import type { AwardId, BadgeId, Category, Difficulty } from "@morsel/domain/achievements/catalogue";

/*
 * Our drawings as paths: one shape for each category, on a field of 64 by 64, and one symbol for
 * each achievement, on a field of 24 by 24 that stands in the shape's middle.
 */

export const shapes: Record<Category, string> = {
  daily: "M32 3a25 25 0 1 1 0 50a25 25 0 1 1 0-50Z",
  // Seven sides, seven days.
  weekly: "M32 2 52.3 11.8 57.3 33.8 43.3 51.4 20.7 51.4 6.7 33.8 11.7 11.8Z",
  monthly: "M17 4h30a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H17a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8Z",
  milestone: "M32 2 55 8v18c0 13-9 21-23 28C18 47 9 39 9 26V8Z",
  special:
    "M32 2 37.6 7.2 45 5.5 47.2 12.8 54.5 15 52.8 22.4 58 28 52.8 33.6 54.5 41 47.2 43.2 45 50.5 37.6 48.8 32 54 26.4 48.8 19 50.5 16.8 43.2 9.5 41 11.2 33.6 6 28 11.2 22.4 9.5 15 16.8 12.8 19 5.5 26.4 7.2Z",
};

/** The two ends of an award's ribbon, behind its shape. */
export const ribbon = "M21 44 15 62l7-2.5L27 64l5-13 5 13 5-4.5 7 2.5-6-18Z";

/** Told apart without colour: one pip for bronze, four for platinum. */
export const pips: Record<Difficulty, number> = { bronze: 1, silver: 2, gold: 3, platinum: 4 };

const star = "m12 3.5 2.6 5.6 6 .7-4.4 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.4 9.8l6-.7Z";

const badges: Record<BadgeId, string> = {
  // A bitten apple
  first_meal_logged:
    "M15.5 7.2c-1.4-.4-2.5.1-3.5.8-1.8-1.4-6.5-1.3-6.5 4.1 0 4.5 2.9 8.4 4.8 8.4.8 0 1-.5 1.7-.5s.9.5 1.7.5c1.6 0 4-2.8 4.6-6.3a3.4 3.4 0 0 1-2.8-7ZM12 8c0-2 .7-3.5 2.5-4.2",
  // A target
  calorie_goal_met:
    "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17ZM12 7.7a4.3 4.3 0 1 1 0 8.6a4.3 4.3 0 1 1 0-8.6ZM12 12h.01",
  // An egg
  protein_goal_met:
    "M12 3c3.6 0 6.7 5.7 6.7 10.2a6.7 6.7 0 0 1-13.4 0C5.3 8.7 8.4 3 12 3ZM12 10.8a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z",
  // A drop
  water_goal_met:
    "M12 3c3.5 4.2 6.4 7.2 6.4 11.3a6.4 6.4 0 0 1-12.8 0C5.6 10.2 8.5 7.2 12 3ZM9 14.5a3 3 0 0 0 2.6 2.9",
  // Fork, knife and spoon
  three_meals_day:
    "M3.5 3.5v4.2a2.2 2.2 0 0 0 4.4 0V3.5M5.7 3.5v17M12 20.5v-17c2.2 1.5 2.8 5.5 2.3 9.5H12M18.8 3.5c1.4 0 2.2 1.6 2.2 3.6s-.9 3.4-2.2 3.4-2.2-1.4-2.2-3.4.8-3.6 2.2-3.6ZM18.8 10.5v10",
  // A flame
  three_day_streak:
    "M12 3c.4 3.4 5.8 5.6 5.8 11.2a5.8 5.8 0 0 1-11.6 0c0-2.2.9-3.9 2.2-5 .1 1.8.8 2.7 1.7 3C9.7 8.8 10 5.4 12 3Z",
  // Seven in a row
  weekly_consistency:
    "M11.6 3.1h.8M18.9 6.6h.8M20.7 14.5h.8M15.6 20.8h.8M7.6 20.8h.8M2.5 14.5h.8M4.3 6.6h.8M8.6 12.4l2.4 2.4 4.4-4.8",
  // Scales
  weekly_calorie_average:
    "M12 3.5v17M8 20.5h8M4.5 7h15M4.5 7 2 13.5a2.7 2.7 0 0 0 5 0ZM19.5 7 17 13.5a2.7 2.7 0 0 0 5 0Z",
  // A moon
  monthly_consistency: "M19.8 14.4A8.3 8.3 0 1 1 9.6 4.2a6.7 6.7 0 0 0 10.2 10.2Z",
  // A month's page with a target
  monthly_calorie_goals:
    "M5 5.5h14v15H5ZM5 9.5h14M8.5 3v4M15.5 3v4M12 12.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6Z",
  // A book
  hundred_meals:
    "M12 6.5c-2-1.7-5-2.2-8.5-1.8v13.6c3.5-.4 6.5.1 8.5 1.7 2-1.6 5-2.1 8.5-1.7V4.7C17 4.3 14 4.8 12 6.5ZM12 6.5V20",
  // A summit with its flag
  thousand_calories_tracked: "M2.5 20.5 10 8.5l4 6 2-2.8 5.5 8.8ZM10 8.5V3l4.5 1.7L10 6.4",
  // A crown
  nutrition_master: "M4 18.5h16l1.2-10.7-5.2 4L12 4.5l-4 7.3-5.2-4ZM8 15.2h8",
  // An hourglass
  fasting_beginner:
    "M7 3.5h10M7 20.5h10M8.3 3.5v3.3c0 2.3 3.7 3.5 3.7 5.2s-3.7 2.9-3.7 5.2v3.3M15.7 3.5v3.3c0 2.3-3.7 3.5-3.7 5.2s3.7 2.9 3.7 5.2v3.3",
  // A stopwatch
  fasting_warrior:
    "M12 6a7.3 7.3 0 1 1 0 14.6a7.3 7.3 0 1 1 0-14.6ZM9.5 3h5M12 9.5v4l2.8 1.7M18 6.5l1.3-1.3",
  // An eye
  ai_food_analyzer:
    "M2.5 12C5 8 8.2 6 12 6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6ZM12 9.3a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4Z",
};

const awards: Record<AwardId, string> = {
  // A gauge
  daily_calories_met: "M3.5 17a8.5 8.5 0 0 1 17 0ZM12 17l3.3-5M12 8.5v1.5M6 11l1.1 1",
  // A fish
  daily_protein_met:
    "M2.5 12C5 8.3 8 6.6 11.2 6.6c3.3 0 5.6 1.8 7.2 3.7l3.1-2.5v8.4l-3.1-2.5c-1.6 1.9-3.9 3.7-7.2 3.7C8 17.4 5 15.7 2.5 12ZM7.8 11h.01",
  // A plate in three parts
  daily_all_macros:
    "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17ZM12 12V3.5M12 12l7.3 4.3M12 12l-7.3 4.3",
  // A glass
  daily_water_goal: "M5.8 3.5h12.4l-1.5 17H7.3ZM6.5 10.5c1.8-1.4 3.7-1.4 5.5 0s3.7 1.4 5.5 0",
  // A list with every line ticked
  weekly_consistency:
    "M3.5 6.2 5 7.7l2.5-2.9M3.5 12.2 5 13.7l2.5-2.9M3.5 18.2 5 19.7l2.5-2.9M11 6.5h9.5M11 12.5h9.5M11 18.5h9.5",
  // Stones that stand on one another
  weekly_calorie_average:
    "M12 16a8 2.6 0 1 1 0 5.2a8 2.6 0 1 1 0-5.2ZM12 10.2a5.6 2.9 0 1 1 0 5.8a5.6 2.9 0 1 1 0-5.8ZM12 4.4a3.4 2.9 0 1 1 0 5.8a3.4 2.9 0 1 1 0-5.8Z",
  // A sun with seven rays
  weekly_perfect_week:
    "M12 8.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6ZM12 5.4V2.4M17 8l2.3-1.9M18.2 13.4l3 .7M14.8 17.8l1.3 2.7M9.2 17.8l-1.3 2.7M5.8 13.4l-3 .7M7 8 4.7 6.1",
};

const symbols = {
  badge: new Map<string, string>(Object.entries(badges)),
  award: new Map<string, string>(Object.entries(awards)),
};

/** A star for what only a newer server knows. */
export const symbolOf = ({ kind, id }: { kind: "badge" | "award"; id: string }): string =>
  symbols[kind].get(id) ?? star;

/** On a field of 24 by 24, as the symbols. */
export const padlock = "M6.5 11h11v8.5h-11ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3";
