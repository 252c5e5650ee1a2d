import type { Goals } from "@morsel/contract/profile";
import { knownTotal } from "@morsel/domain/meals/known-total";
import { defaultGoals } from "@morsel/domain/profile/goals";
import { cameToNothing } from "../../components/failed-query.tsx";
import { useDay } from "../../features/meals/queries.ts";
import { useUser } from "../../features/profile/queries.ts";
import { usePersonId } from "../../lib/person.ts";

interface Sums {
  calories: number;
  /** Grams; `null` if something was eaten whose amount is unknown. */
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  meals: number;
  /** Whether any of the calories were estimated from a name. */
  estimated: boolean;
}

const nothing: Sums = { calories: 0, protein: 0, carbs: 0, fat: 0, meals: 0, estimated: false };

export type DaySoFar =
  | { state: "loading" }
  | { state: "failed"; query: ReturnType<typeof useDay> }
  | ({ state: "ready"; goal: number; goals: Goals } & Sums);

/** A day's sums next to the goals (the defaults for visitors, whose days are empty). */
export function useDaySoFar(date: string): DaySoFar {
  const person = usePersonId();
  const query = useDay(date);
  const { data } = query;
  const { data: user, isPending: userPending, isError: userFailed } = useUser();
  const goals = user ?? defaultGoals;
  const ready = { state: "ready", goal: goals.dailyCalorieGoal, goals } as const;
  if (person === null) return { ...ready, ...nothing };
  // Wait for the goals, or everything would jump from the defaults when they arrive.
  const goalsKnown = !userPending || userFailed || query.fetchStatus === "paused";
  if (data && goalsKnown)
    return {
      ...ready,
      calories: data.totalCalories,
      protein: knownTotal(data.nutrients.protein, data.mealCount),
      carbs: knownTotal(data.nutrients.carbs, data.mealCount),
      fat: knownTotal(data.nutrients.fat, data.mealCount),
      meals: data.mealCount,
      estimated: data.estimatedCount > 0,
    };
  if (!data && cameToNothing(query)) return { state: "failed", query };
  return { state: "loading" };
}
