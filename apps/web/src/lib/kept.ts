import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { keptDatabase } from "./storage.ts";

/** The page waits this long (ms) for what is kept, before it asks the server without it. */
const patience = 500;

const { subscribe, tell } = createListeners();
let restoring = false;

function set(now: boolean): void {
  restoring = now;
  tell();
}

const isRestoring = (): boolean => restoring;

/** Whether the kept answers are still on their way: until then nothing is asked. */
export function useRestoring(): boolean {
  return useSyncExternalStore(subscribe, isRestoring, isRestoring);
}

/**
 * Brings back what this browser keeps for a person, once their waiting changes are shown (`isShown`),
 * and keeps what is answered from now on.
 */
export function startKeeping(person: string, isShown: Promise<void>): void {
  set(true);
  const timer = setTimeout(set, patience, false);
  import("./kept-answers.ts")
    .then(({ restore }) => restore(person, isShown))
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      set(false);
    });
}

/** Erases what this browser keeps of anybody's answers. */
export function eraseKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
