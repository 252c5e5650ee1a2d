import { readText, storageKeys } from "../../lib/storage.ts";

/** ms: specification 2, section 9. */
const first = 2_000;
const every = 45_000;

/** Saves every 45 seconds, and when the page is hidden or closed. Returns what stops it. */
export function onAutoSave(saveData: () => void): () => void {
  const save = () => {
    // Signed out a moment ago, and the page is only now being closed: what was erased stays so.
    if (readText(storageKeys.session) !== null) saveData();
  };
  let repeat: ReturnType<typeof setInterval> | undefined;
  const begin = setTimeout(() => {
    save();
    repeat = setInterval(save, every);
  }, first);
  const hidden = () => document.visibilityState === "hidden" && save();
  window.addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    clearTimeout(begin);
    clearInterval(repeat);
    window.removeEventListener("pagehide", save);
    document.removeEventListener("visibilitychange", hidden);
  };
}
