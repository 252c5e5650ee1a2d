import type { Meal } from "@morsel/contract/meals";
import { useSyncExternalStore } from "react";
import { createListeners } from "../../lib/listeners.ts";
import { hideToast, toast } from "../../lib/toast.ts";
import { mealMessages } from "./messages.ts";

/** What one press has logged. */
interface Log {
  meals: readonly Meal[];
  /** Such as "Logged banana to lunch!". */
  title: string;
}

/** What was just logged: several logs within seconds are one. */
export interface Logged extends Log {
  /** Names what was logged before the last. */
  before: string | undefined;
}

/** ms */
const togetherFor = 5_000;
/** ms in which a press that closes the overlay may log the next food. */
const toastAfter = 250;
const toastId = "logged";

let logs: readonly Log[] = [];
let loggedAt = 0;
let undo: (meals: readonly Meal[]) => void = () => undefined;
let shown: Logged | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const { subscribe, tell } = createListeners();

const mealsOf = (some: readonly Log[]) => some.flatMap(({ meals }) => meals);

function together(): Logged | null {
  const last = logs.at(-1);
  if (!last) return null;
  const names = mealsOf(logs.slice(0, -1)).map(({ name }) => name);
  const before = names.length > 0 ? mealMessages.togetherWith(names.join(", ")) : undefined;
  return { meals: mealsOf(logs), title: last.title, before };
}

function show(next: Logged | null): void {
  shown = next;
  clearTimeout(timer);
  tell();
}

/** Shows what was logged over the screen, together with what was logged seconds before. */
export function showLogged(log: Log, undoAll: typeof undo, now = Date.now()): void {
  logs = now - loggedAt < togetherFor ? [...logs, log] : [log];
  loggedAt = now;
  undo = undoAll;
  hideToast(toastId);
  show(together());
}

/** Takes it off the screen; from then on a toast offers to undo it. */
export function closeLogged(): void {
  if (!shown) return;
  const { title, before } = shown;
  show(null);
  timer = setTimeout(() => {
    const action = { label: mealMessages.undo, run: undoLogged };
    const description = before && { description: before };
    // The overlay has been read out.
    toast({ id: toastId, title, ...description, tone: "success", action, isTold: true });
  }, toastAfter);
}

/** Takes what was just logged out of the diary again. */
export function undoLogged(): void {
  const meals = mealsOf(logs);
  const [first, second] = meals;
  logs = [];
  show(null);
  if (!first) return;
  undo(meals);
  const what = second ? mealMessages.foods(meals.length) : first.name;
  toast({ id: toastId, title: mealMessages.undone(what) });
}

/** The server refused these entries: they are no longer celebrated, nor can they be undone. */
export function forgetLogged(ids: readonly string[]): void {
  const isKept = ({ id }: Meal) => !ids.includes(id);
  if (mealsOf(logs).every(isKept)) return;
  logs = logs
    .map(({ meals, title }) => ({ meals: meals.filter(isKept), title }))
    .filter(({ meals }) => meals.length > 0);
  hideToast(toastId);
  show(shown && together());
}

/** What the overlay shows. */
export function useShownLogged(): Logged | null {
  return useSyncExternalStore(subscribe, () => shown);
}
