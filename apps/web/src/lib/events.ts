import type { ToastMessage } from "./toast.ts";

/** The app-wide events, named as in the specification, and their payloads. */
export interface AppEvents {
  "auth-state-change": { signedIn: boolean };
  /** Someone has just signed in here, rather than opened the app again. */
  "signed-in": { person: string };
  /** Someone is about to sign out; their session is still valid. */
  "signing-out": { person: string };
  "user-profile-updated": { dailyCalorieGoal?: number };
  "meals-updated": { date?: string };
  /** `replaces` is the deleted entry that this one puts back. */
  "calories-logged": LoggedEntry & { replaces?: string };
  "meal-logged-success": LoggedMeal;
  /** An entry was taken out of the diary; `source` is null where no app or script is known. */
  "entry-removed": LoggedEntry & { source: string | null };
  "refresh-weekly-data": { date?: string };
  /** Something that a phone lets its owner feel, beside a logged meal. */
  "moment-reached": { moment: "fast-started" | "fast-ended" | "achievement" | "water-goal" };
  /** A new day has begun while the app was open. */
  "daily-reset": { date: string };
  "show-toast": ToastMessage;
  "hide-toast": { id: string };
}

interface LoggedEntry {
  id: string;
  name: string;
  calories: number;
  date: string;
}

/** What the Successfully Logged overlay shows; nutrients in grams, `null` if unknown. */
export interface LoggedMeal {
  id: string;
  name: string;
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  mealType: string;
}

/** Whether the event being dispatched is the app's own. */
let isOurs = false;

export function announce<Name extends keyof AppEvents>(name: Name, detail: AppEvents[Name]): void {
  // Listeners may announce something themselves.
  const before = isOurs;
  isOurs = true;
  window.dispatchEvent(new CustomEvent(name, { detail }));
  isOurs = before;
}

/** Subscribes to an event; returns the unsubscribe function. */
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

const fromOutside = [
  ...(["meals-updated", "calories-logged", "refresh-weekly-data"] as const),
  "user-profile-updated",
] as const;
export type OutsideEvent = (typeof fromOutside)[number];

/** Subscribes to what others on the page announce, such as a native shell. */
export function onOutsideEvent(run: (name: OutsideEvent) => void): () => void {
  const stops = fromOutside.map((name) => {
    const listener = () => {
      if (!isOurs) run(name);
    };
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
