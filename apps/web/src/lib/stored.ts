import type { StorageKey } from "./storage.ts";

/** Runs when another tab or device has changed what is stored under a key. */
export function onStored(key: StorageKey, changed: () => void): () => void {
  const stored = (event: StorageEvent) => {
    if (event.key === key) changed();
  };
  window.addEventListener("storage", stored);
  return () => window.removeEventListener("storage", stored);
}
