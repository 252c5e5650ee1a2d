import type { AwardId, BadgeId } from "@morsel/domain/achievements/catalogue";

interface Text {
  title: string;
  description: string;
}

const badges: Record<BadgeId, Text> = {
  first_meal_logged: { title: "First Bite", description: "Log your first meal." },
  calorie_goal_met: {
    title: "On Target",
    description: "End up within 10% of your calorie goal on a day.",
  },
  protein_goal_met: { title: "Protein Power", description: "Reach your protein goal on a day." },
  water_goal_met: { title: "Well Watered", description: "Reach your water goal on a day." },
  three_meals_day: {
    title: "Three Square Meals",
    description: "Log breakfast, lunch and dinner on one day.",
  },
  three_day_streak: { title: "Three in a Row", description: "Log on 3 days in a row." },
  weekly_consistency: { title: "A Week in a Row", description: "Log on 7 days in a row." },
  weekly_calorie_average: {
    title: "Balanced Week",
    description: "Log all 7 days of a week with an average within 100 kcal of your goal.",
  },
  monthly_consistency: { title: "Steady Month", description: "Log on 20 days of a month." },
  monthly_calorie_goals: {
    title: "Month on Target",
    description: "Meet your calorie goal on 15 days of a month.",
  },
  hundred_meals: { title: "A Hundred Entries", description: "Have 100 entries in your diary." },
  thousand_calories_tracked: {
    title: "Fifty Thousand",
    description: "Track 50,000 kcal altogether.",
  },
  nutrition_master: {
    title: "Nutrition Master",
    description: "Meet your calorie goal on 30 days.",
  },
  fasting_beginner: { title: "First Fast", description: "Complete a fast." },
  fasting_warrior: { title: "Ten Fasts", description: "Complete 10 fasts." },
  ai_food_analyzer: { title: "Sharp Eye", description: "Log 5 meals from photos." },
};

const awards: Record<AwardId, Text> = {
  daily_calories_met: {
    title: "Calories on Target",
    description: "Within 10% of the day's calorie goal.",
  },
  daily_protein_met: { title: "Protein Reached", description: "The day's protein goal reached." },
  daily_all_macros: {
    title: "All Macros",
    description: "Calories, protein, carbs and fat on target on the same day.",
  },
  daily_water_goal: { title: "Water Reached", description: "The day's water goal reached." },
  weekly_consistency: { title: "Whole Week Logged", description: "Every day of the week logged." },
  weekly_calorie_average: {
    title: "Week in Balance",
    description: "The week's average within 100 kcal of your goal.",
  },
  weekly_perfect_week: {
    title: "Perfect Week",
    description: "All macros and water on target on all 7 days of the week.",
  },
};

export const messages = { badge: badges, award: awards } as const;
