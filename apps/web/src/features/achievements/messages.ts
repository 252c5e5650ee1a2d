import type { AwardId, BadgeId, Category, Difficulty } from "@morsel/domain/achievements/catalogue";
import { shortDate, wholeText } from "@morsel/domain/english";
import { dayEarned, type EarnedOne, isForWeek } from "./earned-day.ts";

/** What an achievement counts: one of it, and several. */
const units = {
  entry: ["entry", "entries"],
  meal: ["meal", "meals"],
  day: ["day", "days"],
  week: ["week", "weeks"],
  kcal: ["kcal", "kcal"],
  fast: ["fast", "fasts"],
  photo: ["photo", "photos"],
} as const;
type Unit = keyof typeof units;

const badges: Record<BadgeId, Unit> = {
  first_meal_logged: "entry",
  calorie_goal_met: "day",
  protein_goal_met: "day",
  water_goal_met: "day",
  three_meals_day: "meal",
  three_day_streak: "day",
  weekly_consistency: "day",
  weekly_calorie_average: "day",
  monthly_consistency: "day",
  monthly_calorie_goals: "day",
  hundred_meals: "entry",
  thousand_calories_tracked: "kcal",
  nutrition_master: "day",
  fasting_beginner: "fast",
  fasting_warrior: "fast",
  ai_food_analyzer: "photo",
};

const awards: Record<AwardId, Unit> = {
  daily_calories_met: "day",
  daily_protein_met: "day",
  daily_all_macros: "day",
  daily_water_goal: "day",
  weekly_consistency: "day",
  weekly_calorie_average: "week",
  weekly_perfect_week: "day",
};

/** Looked up by any id: a newer server may know more of them. */
const counted = {
  badge: new Map<string, Unit>(Object.entries(badges)),
  award: new Map<string, Unit>(Object.entries(awards)),
};

interface Counted {
  kind: "badge" | "award";
  id: string;
  progress: number;
  target: number;
}

const days = (count: number) => (count === 1 ? "1 day" : `${wholeText(count)} days`);

const difficulties: Record<Difficulty, string> = {
  bronze: "Bronze",
  silver: "Silver",
  gold: "Gold",
  platinum: "Platinum",
};

const filters: Record<Category | "all", string> = {
  all: "All",
  daily: "Daily",
  weekly: "Weekly",
  monthly: "Monthly",
  milestone: "Milestones",
  special: "Special",
};

function whenEarned(one: EarnedOne): string {
  const day = dayEarned(one);
  return `${isForWeek(one) ? "in the week of " : ""}${shortDate(day)}, ${day.slice(0, 4)}`;
}

export const achievementMessages = {
  signedOut: {
    title: "Sign in to track your achievements",
    text: "Badges and awards come with the meals, water and fasts that an account keeps.",
  },
  loading: "Loading achievements",
  failed: "Your achievements didn't load",
  offline:
    "They are kept with your account and show once the connection is back. What you log until then counts.",
  statistics: {
    title: "Your Statistics",
    points: "Total points",
    unlocked: "Unlocked",
    currentStreak: "Current streak",
    longestStreak: "Longest streak",
    level: "Level",
    days,
    toNext: (points: number, level: number) => `${wholeText(points)} points to level ${level}`,
  },
  overall: {
    label: "Overall progress",
    text: (unlocked: number, all: number) => `${unlocked} of ${all} unlocked`,
  },
  board: "Achievements",
  filter: "Which achievements",
  filters,
  difficulties,
  award: "Award",
  /** How often an award can be earned. */
  often: { daily: "Once a day", weekly: "Once a week" },
  picture: (what: string, locked: boolean) => (locked ? `${what}, locked` : what),
  badgeOf: (difficulty: Difficulty) => `${difficulties[difficulty]} badge`,
  popup: {
    unlocked: "Achievement unlocked",
    reached: {
      "daily-goal": "Daily goal reached",
      "weekly-goal": "Weekly goal reached",
      milestone: "Milestone reached",
      special: "Something special",
    },
    more: (count: number) => (count === 1 ? "1 more achievement" : `${count} more achievements`),
    moreText: "They are on your achievements page.",
    seeAll: "See all",
    worth: (points: number) => `+${points} points`,
    close: "Close achievement",
    share: "Share",
    keys: "Alt+T leads to it, Escape closes it.",
  },
  share: {
    text: (emoji: string, title: string, description: string) =>
      `${emoji} I earned “${title}” in Morsel: ${description}`,
    file: "achievement.png",
    copied: "Copied to the clipboard",
    failed: "That couldn't be shared or copied",
  },
  points: (points: number) => `${points} points`,
  progress({ kind, id, progress, target }: Counted) {
    const unit = counted[kind].get(id);
    const what = unit ? ` ${units[unit][target === 1 ? 0 : 1]}` : "";
    return `${wholeText(progress)} of ${wholeText(target)}${what}`;
  },
  lastEarned: (one: EarnedOne) => `Last earned ${whenEarned(one)}`,
  earned: (one: EarnedOne) => `Earned ${whenEarned(one)}`,
} as const;
