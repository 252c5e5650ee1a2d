import type { Meal } from "@morsel/contract/meals";
import { mealAfter } from "./expected-meal.ts";
import { keepEdits } from "./mutations.ts";

/** Has an entry forget its photo, which is deleted; what was eaten stays. */
export function detachPhoto(before: Meal): Promise<void> {
  const change = { photoId: null, confidence: null };
  return keepEdits([{ before, after: mealAfter(before, change), change }]);
}
