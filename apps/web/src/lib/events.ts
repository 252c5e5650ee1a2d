import type { ToastMessage } from "./toast.ts";

/** The app-wide events, named as the specification does, and what each carries. */
export interface AppEvents {
  "auth-state-change": { signedIn: boolean };
  /** A person is about to sign out by themselves; their session is still good. */
  "signing-out": { person: string };
  "user-profile-updated": { dailyCalorieGoal?: number };
  "meals-updated": { date?: string };
  "calories-logged": { id: string; name: string; calories: number; date: string };
  "meal-logged-success": LoggedMeal;
  "refresh-weekly-data": { date?: string };
  /** A new day has begun while the app was open. */
  "daily-reset": { date: string };
  "show-toast": ToastMessage;
}

/** What the Successfully Logged overlay shows; grams, `null` where unknown. */
export interface LoggedMeal {
  id: string;
  name: string;
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  mealType: string;
}

/** Tells everybody on the page. */
export function announce<Name extends keyof AppEvents>(name: Name, detail: AppEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Runs on each event of that name; the answer stops it. */
export function onEvent<Name extends keyof AppEvents>(
  name: Name,
  run: (detail: AppEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) run(event.detail as AppEvents[Name]);
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
