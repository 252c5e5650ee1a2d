import type { KeptMealEdit, Meal } from "@morsel/contract/meals";
import { personId } from "../../lib/person.ts";
import { replica } from "../../lib/things.ts";
import { mealAfter } from "./expected-meal.ts";

/** The id of an entry whose deletion was undone after it was sent: the same on each device. */
export function idAfter(id: string): string {
  const next = (Number.parseInt(id.slice(-12), 16) + 1) % 2 ** 48;
  return id.slice(0, -12) + next.toString(16).padStart(12, "0");
}

/**
 * The edits of deleted entries, made again on those that another device has put back in their
 * places; null for those that stay deleted, as far as this device can tell.
 */
export async function followed(edits: readonly KeptMealEdit[]): Promise<(KeptMealEdit | null)[]> {
  const person = personId();
  await replica.catchUp().catch(() => undefined);
  if (personId() !== person) return edits.map(() => null);
  const meals = replica.all("meal") as readonly Meal[];
  return edits.map(({ before: { id }, change }) => {
    const back = meals.find((meal) => meal.id === idAfter(id));
    return back ? { before: back, after: mealAfter(back, change), change } : null;
  });
}
