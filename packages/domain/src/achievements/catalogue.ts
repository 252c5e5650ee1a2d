export const achievementKinds = ["badge", "award"] as const;
export type AchievementKind = (typeof achievementKinds)[number];

export const categories = ["daily", "weekly", "monthly", "milestone", "special"] as const;
export type Category = (typeof categories)[number];

export const difficulties = ["bronze", "silver", "gold", "platinum"] as const;
export type Difficulty = (typeof difficulties)[number];

type Icon = "target" | "flame" | "zap" | "utensils" | "calendar" | "trophy" | "star" | "medal";

interface Definition {
  id: string;
  target: number;
  points: number;
  category: Category;
  iconName: Icon;
}

/** Earned once. */
export const badges = [
  badge("first_meal_logged", 1, 10, "daily", "bronze", "utensils"),
  badge("calorie_goal_met", 1, 15, "daily", "bronze", "target"),
  badge("protein_goal_met", 1, 10, "daily", "bronze", "zap"),
  badge("water_goal_met", 1, 10, "daily", "bronze", "star"),
  badge("three_meals_day", 3, 20, "daily", "silver", "utensils"),
  badge("three_day_streak", 3, 25, "weekly", "silver", "flame"),
  badge("weekly_consistency", 7, 50, "weekly", "gold", "calendar"),
  badge("weekly_calorie_average", 7, 35, "weekly", "silver", "target"),
  badge("monthly_consistency", 20, 100, "monthly", "gold", "calendar"),
  badge("monthly_calorie_goals", 15, 75, "monthly", "gold", "target"),
  badge("hundred_meals", 100, 150, "milestone", "platinum", "trophy"),
  badge("thousand_calories_tracked", 50_000, 100, "milestone", "gold", "flame"),
  badge("nutrition_master", 30, 200, "milestone", "platinum", "medal"),
  badge("fasting_beginner", 1, 25, "special", "bronze", "star"),
  badge("fasting_warrior", 10, 75, "special", "gold", "medal"),
  badge("ai_food_analyzer", 5, 30, "special", "silver", "zap"),
] as const;

/** Earned once a day or once a week. */
export const awards = [
  award("daily_calories_met", 1, 10, "daily", "target"),
  award("daily_protein_met", 1, 10, "daily", "zap"),
  award("daily_all_macros", 1, 25, "daily", "trophy"),
  award("daily_water_goal", 1, 5, "daily", "star"),
  award("weekly_consistency", 7, 50, "weekly", "calendar"),
  award("weekly_calorie_average", 1, 40, "weekly", "target"),
  award("weekly_perfect_week", 7, 100, "weekly", "trophy"),
] as const;

export type BadgeId = (typeof badges)[number]["id"];
export type AwardId = (typeof awards)[number]["id"];

export interface Badge extends Definition {
  kind: "badge";
  id: BadgeId;
  difficulty: Difficulty;
}
export interface Award extends Definition {
  kind: "award";
  id: AwardId;
  category: "daily" | "weekly";
}
export type Achievement = Badge | Award;

export const achievements: readonly Achievement[] = [...badges, ...awards];

function badge<const Id extends string>(
  id: Id,
  target: number,
  points: number,
  category: Category,
  difficulty: Difficulty,
  iconName: Icon,
) {
  return { kind: "badge", id, target, points, category, difficulty, iconName } as const;
}

function award<const Id extends string>(
  id: Id,
  target: number,
  points: number,
  category: "daily" | "weekly",
  iconName: Icon,
) {
  return { kind: "award", id, target, points, category, iconName } as const;
}

/** What is still to do first, then by category, then what is worth more. */
export function inOrder<
  T extends Pick<Definition, "category" | "points"> & { earnedAt: string | null },
>(list: readonly T[]): T[] {
  const isEarned = ({ earnedAt }: T) => Number(earnedAt !== null);
  return [...list].sort(
    (a, b) =>
      isEarned(a) - isEarned(b) ||
      categories.indexOf(a.category) - categories.indexOf(b.category) ||
      b.points - a.points,
  );
}
