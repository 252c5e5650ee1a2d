import type { Day } from "@morsel/domain/day";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { type MealDraft, mealMoment, newEntry } from "./entry.ts";
import { foresee } from "./foreseen.state.ts";
import { isMeant, keepEntries, removeMeals, tellForeseen } from "./mutations.ts";

interface Taken {
  day: Day;
  mealType: MealType;
  /** ms since 1970. */
  at: number;
}

/**
 * Logs what is on a photo that was analyzed later than it was taken. Resolves to what undoes it;
 * null if it isn't meant or can't be taken.
 */
export async function logTaken(
  draft: MealDraft,
  id: string,
  { day, mealType, at }: Taken,
): Promise<(() => Promise<void>) | null> {
  if (!(await isMeant([draft]))) return null;
  const entry = newEntry({ ...draft, mealType }, mealMoment(day, mealType, new Date(at)), id);
  const { accepted, refused } = foresee([entry]);
  tellForeseen(refused);
  const meals = await keepEntries(accepted);
  return meals.length === 0 ? null : () => removeMeals(meals);
}
