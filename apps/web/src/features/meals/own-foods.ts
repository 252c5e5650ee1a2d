import type { Meal } from "@morsel/contract/meals";
import { addDays } from "@morsel/domain/day";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { ownFoods, ownFoodsOfMeal } from "@morsel/domain/meals/own-foods";
import { useMemo } from "react";
import { useToday } from "../../lib/today.ts";
import { useDiary } from "./queries.ts";

/** Days that tell what somebody eats now. */
const days = 14;

const eatenOf = (meal: Meal) => ({
  meal,
  name: meal.name,
  at: Date.parse(meal.timestamp),
  mealType: meal.mealType,
});

/** What can be calculated again: its food and amount are known. */
const ownFoodOf = ({ foodId, name, measurement, calories }: Meal): OwnFood[] =>
  foodId && measurement ? [{ id: foodId, name, measurement, calories }] : [];

const now = (meal?: MealType | null) => ({
  at: Date.now(),
  mealType: meal ?? mealTypeAtHour(new Date().getHours()),
});

/** The person's own foods, likeliest first for a meal, by default that of this hour. */
export function useOwnFoods(meal?: MealType | null): {
  /** To be found while typing. */
  found: readonly OwnFood[];
  /** Entries usual at this meal, to be logged again. */
  ofMeal: readonly Meal[];
  /** Neither is known yet. */
  isLoading: boolean;
} {
  const today = useToday();
  const { data: meals, isLoading } = useDiary(addDays(today, 1 - days), today);
  return useMemo(() => {
    const eaten = (meals ?? []).map(eatenOf);
    const at = now(meal);
    return {
      found: ownFoods(eaten, at).flatMap(({ meal }) => ownFoodOf(meal)),
      ofMeal: ownFoodsOfMeal(eaten, at).map(({ meal }) => meal),
      isLoading,
    };
  }, [meals, meal, isLoading]);
}
