import { createListeners } from "./listeners.ts";
import type { StorageKey } from "./storage.ts";

/**
 * Listeners of what is stored under a key: `tell` of a change here; they also hear of those in
 * other tabs and on other devices, after `elsewhere` has run.
 */
export function storedListeners(key: StorageKey, elsewhere?: () => void) {
  const { subscribe, tell } = createListeners();
  return {
    tell,
    subscribe(listener: () => void): () => void {
      const stored = (event: StorageEvent) => {
        if (event.key !== key) return;
        elsewhere?.();
        listener();
      };
      const stop = subscribe(listener);
      window.addEventListener("storage", stored);
      return () => {
        stop();
        window.removeEventListener("storage", stored);
      };
    },
  };
}
