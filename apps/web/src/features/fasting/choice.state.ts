import { useSyncExternalStore } from "react";
import { createListeners } from "../../lib/listeners.ts";
import type { Choice } from "./choice.ts";

let chosen: Choice | null = null;
const listeners = createListeners();

/** Chooses the plan of the next fast, until that has started or the app is closed. */
export function choose(next: Choice | null): void {
  chosen = next;
  listeners.tell();
}

export const useChosen = (): Choice | null =>
  useSyncExternalStore(listeners.subscribe, () => chosen);
