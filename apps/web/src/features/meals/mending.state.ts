import type { Meal } from "@morsel/contract/meals";
import { useSyncExternalStore } from "react";
import { createListeners } from "../../lib/listeners.ts";

let refused: readonly Meal[] = [];
const { subscribe, tell } = createListeners();

/** Has entries that the server refused corrected, one after the other. */
export function mend(meals: readonly Meal[]): void {
  refused = [...refused, ...meals];
  tell();
}

/** Goes on to the next one. */
export function mended(): void {
  refused = refused.slice(1);
  tell();
}

/** The refused entry to correct now. */
export function useRefusedMeal(): Meal | undefined {
  return useSyncExternalStore(subscribe, () => refused[0]);
}
