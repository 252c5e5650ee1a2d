import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { keptDatabase } from "./storage.ts";

/** How long (ms) to wait for stored answers before asking the server. */
const patience = 500;

const { subscribe, tell } = createListeners();
let restoring = false;

function set(now: boolean): void {
  restoring = now;
  tell();
}

const isRestoring = (): boolean => restoring;

/** Whether stored answers are still being read; until then nothing is requested. */
export function useRestoring(): boolean {
  return useSyncExternalStore(subscribe, isRestoring, isRestoring);
}

/** Restores stored answers once pending changes are shown (`isShown`), and stores new ones. */
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

/** Deletes all stored answers, whoever's they are. */
export function eraseKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // Storage is switched off, so nothing was stored.
  }
}
