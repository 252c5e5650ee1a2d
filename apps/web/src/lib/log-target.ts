import type { Day } from "@morsel/domain/day";
import { onDay } from "@morsel/domain/day-words";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { onNavigation, viewOfPath } from "./tabs.ts";
import { useToday } from "./today.ts";

/** The journal's chosen day and, once its "Add" was pressed, a meal of it. */
export interface LogTarget {
  day: Day;
  mealType: MealType | null;
}

let target: LogTarget | null = null;
const { subscribe, tell } = createListeners();

/** Where new entries go; null for today, at the time of logging. */
export const logTarget = (): LogTarget | null => target;

/** The same for components. */
export const useLogTarget = (): LogTarget | null =>
  useSyncExternalStore(subscribe, logTarget, logTarget);

export function setLogTarget(next: LogTarget | null): void {
  target = next;
  tell();
}

// The dashboard is about today: whoever comes back to it logs to today again.
onNavigation(() => {
  if (target && viewOfPath(window.location.pathname) === "home") setLogTarget(null);
});

/** The day that is logged to, for a button: `yesterday`, `on Sat, Nov 21`; empty for today. */
export function useOtherDay(): string {
  const today = useToday();
  const day = useLogTarget()?.day ?? today;
  return day === today ? "" : onDay(day, today);
}
