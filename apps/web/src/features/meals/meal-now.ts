import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { useSyncExternalStore } from "react";
import { everyMinute } from "../../lib/today.ts";

/** The meal of this hour: what is logged now belongs to it. */
const mealNow = (): MealType => mealTypeAtHour(new Date().getHours());

/** The same for components; they re-render when the time of another meal begins. */
export const useMealNow = (): MealType => useSyncExternalStore(everyMinute, mealNow, mealNow);
