import type { DailyStats, DayTotals, Meal } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { sumWeek } from "@morsel/domain/meals/week";

/** What the screen shows, which the copy is made of. */
export interface Shown {
  today: Day;
  /** The current week, Sunday first; days without entries have empty totals. */
  week: readonly DayTotals[];
  /** The week's entries, newest first. */
  meals: readonly Meal[];
  /** Entries of the last seven days that show their photo, newest first. */
  fromPhotos: readonly Meal[];
  /** Today's glasses. */
  glasses: number;
  fastingStatus: DailyStats["fastingStatus"];
  /** kcal a day */
  calorieGoal: number;
}

/** What is longer (in characters) isn't written: specification 2, sections 5 and 9. */
export const maxCopied = 50_000;

/** The prefixes tell them where an entry comes from: specification 1, section 3. */
const localId = ({ id, clientRef }: Meal) =>
  clientRef && /^(?:calc|relogged)-/.test(clientRef) ? clientRef : id;

/** An entry as other programs on the page read it: specification 1, section 3. */
function localMeal(meal: Meal) {
  const { name, calories, protein, carbs, fat, date, time, timestamp, mealType, source } = meal;
  const { iron, calcium, zinc, magnesium, vitaminC, vitaminD, vitaminB12, folate } = meal;
  return {
    ...{ id: localId(meal), name, calories, protein, carbs, fat },
    ...{ iron, calcium, zinc, magnesium, vitaminC, vitaminD, vitaminB12, folate },
    ...{ date, time, timestamp, mealType, category: mealType, source },
  };
}

/** An analyzed photo: its entry, how sure the analysis was, and what the picture is known by. */
const analyzedPhoto = (meal: Meal) => ({
  ...localMeal(meal),
  ...{ confidence: meal.confidence, photoId: meal.photoId },
});

/** A calculated-calorie entry: specification 2, section 3. */
function calculatedEntry(meal: Meal) {
  const { name, calories, protein, carbs, fat, date, time, source } = meal;
  const { fiber, sugar, sodium } = meal;
  const id = localId(meal);
  return { id, name, calories, protein, carbs, fat, date, time, source, fiber, sugar, sodium };
}

const totalsOf = ({ date, mealCount, totalCalories, nutrients }: DayTotals) => ({
  ...{ date, mealCount, totalCalories },
  totalProtein: nutrients.protein.total,
  totalCarbs: nutrients.carbs.total,
  totalFat: nutrients.fat.total,
});

function weeklyTracker({ week, calorieGoal }: Shown) {
  const { total, average, goal, remaining } = sumWeek(week, calorieGoal);
  return {
    weekStart: week[0]?.date ?? null,
    weekEnd: week.at(-1)?.date ?? null,
    days: week.map(totalsOf),
    ...{ weeklyTotal: total, weeklyAverage: average, weeklyGoal: goal, remaining },
  };
}

/**
 * What stands in local storage for other programs on the page, by key, as JSON. It is made of what
 * the screen shows, so it can never tell something else.
 */
export function localCopy(shown: Shown): Record<CopiedKey, string> {
  const { today, week, meals, fromPhotos, glasses, fastingStatus } = shown;
  const totals = week.map(totalsOf).find(({ date }) => date === today);
  const ofToday = meals.filter(({ date }) => date === today);
  return {
    weeklyMeals: JSON.stringify(meals.map(localMeal)),
    dailyStats: JSON.stringify({
      ...totals,
      ...{ date: today, waterGlasses: glasses, fastingStatus },
    }),
    weeklyTrackerData: JSON.stringify(weeklyTracker(shown)),
    calculatedCalories: JSON.stringify(
      ofToday.filter(({ source }) => source === "calculator").map(calculatedEntry),
    ),
    weeklyAnalyzedFoods: JSON.stringify(fromPhotos.map(analyzedPhoto)),
  };
}
export const copiedKeys = [
  ...(["weeklyMeals", "dailyStats", "weeklyTrackerData"] as const),
  ...(["calculatedCalories", "weeklyAnalyzedFoods"] as const),
] as const;
export type CopiedKey = (typeof copiedKeys)[number];

/** ms: specification 2, section 9. */
const debounce = { usual: 1000, calculatedCalories: 2000, long: 500 } as const;
const longFrom = 10_000;

/** How long (ms) to wait for further changes before a key is written. */
export function debounceOf(key: CopiedKey, text: string): number {
  const wait = key === "calculatedCalories" ? debounce.calculatedCalories : debounce.usual;
  return text.length > longFrom ? wait + debounce.long : wait;
}
