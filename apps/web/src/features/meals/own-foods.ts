import type { Meal } from "@morsel/contract/meals";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { ownFoods, ownFoodsOfMeal } from "@morsel/domain/meals/own-foods";
import { useMemo } from "react";
import { type AskedAgain, cameToNothing } from "../../components/failed-query.tsx";
import { usePersonId } from "../../lib/person.ts";
import { useToday } from "../../lib/today.ts";
import { recentSpan } from "./history.ts";
import { useMealNow } from "./meal-now.ts";
import { useDiary } from "./queries.ts";

/**
 * The entries that tell what somebody eats now, newest first. Everything that offers own foods asks
 * this one question.
 */
export function useRecentMeals(): {
  meals: readonly Meal[];
  /** They may still come. */
  isLoading: boolean;
  /** The question, where it came to nothing. */
  failed: AskedAgain | null;
} {
  const today = useToday();
  const { from, to } = recentSpan(today);
  const diary = useDiary(from, to);
  const isVisitor = usePersonId() === null;
  const isMissing = !diary.data && !isVisitor;
  return {
    meals: diary.data ?? nothing,
    isLoading: isMissing && !cameToNothing(diary),
    failed: isMissing && cameToNothing(diary) ? diary : null,
  };
}

const nothing: readonly Meal[] = [];

const eatenOf = (meal: Meal) => ({
  meal,
  name: meal.name,
  at: Date.parse(meal.timestamp),
  mealType: meal.mealType,
});

/** What can be calculated again: its food and amount are known. */
const ownFoodOf = ({ foodId, name, measurement, calories }: Meal): OwnFood[] =>
  foodId && measurement ? [{ id: foodId, name, measurement, calories }] : [];

/** Of when it is asked. */
const now = (mealType: MealType) => ({ at: Date.now(), mealType });

/** The person's own foods, likeliest first for a meal, by default that of this hour. */
export function useOwnFoods(meal?: MealType | null): {
  /** To be found while typing. */
  found: readonly OwnFood[];
  /** Entries usual at this meal, to be logged again. */
  ofMeal: readonly Meal[];
  /** Neither is known yet. */
  isLoading: boolean;
  /** Neither could be loaded. */
  isFailed: boolean;
} {
  const { meals, isLoading, failed } = useRecentMeals();
  const isFailed = failed !== null;
  const thisHours = useMealNow();
  const mealType = meal ?? thisHours;
  return useMemo(() => {
    const eaten = meals.map(eatenOf);
    const at = now(mealType);
    return {
      found: ownFoods(eaten, at).flatMap(({ meal }) => ownFoodOf(meal)),
      ofMeal: ownFoodsOfMeal(eaten, at).map(({ meal }) => meal),
      ...{ isLoading, isFailed },
    };
  }, [meals, mealType, isLoading, isFailed]);
}
