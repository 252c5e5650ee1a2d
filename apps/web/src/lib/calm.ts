import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { keepChoice, readText, storageKeys } from "./storage.ts";
import { storedListeners } from "./stored.ts";

/**
 * Calm: no celebrations, streaks and levels, no notices of progress, no red above a goal. Chosen in
 * the profile, or along with hiding streaks and targets of fasts (docs/decisions/0044).
 */
export type CalmReason = "chosen" | "fasting";

const choice = storedListeners(storageKeys.calm);
const fasting = createListeners();

/** The fasting room says so when it has stored its settings, which this reads. */
export const noteFastingSettings = fasting.tell;

function hidesFastingNumbers(): boolean {
  try {
    const settings = JSON.parse(readText(storageKeys.fastingSettings) ?? "null") as {
      hideNumbers?: unknown;
    } | null;
    return settings?.hideNumbers === true;
  } catch {
    return false;
  }
}

function calmReason(): CalmReason | null {
  if (hidesFastingNumbers()) return "fasting";
  return readText(storageKeys.calm) === "on" ? "chosen" : null;
}

function subscribe(listener: () => void): () => void {
  const stops = [choice.subscribe(listener), fasting.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

export function setCalm(on: boolean): void {
  keepChoice(storageKeys.calm, on ? "on" : null);
  choice.tell();
}

export const isCalm = (): boolean => calmReason() !== null;

/** Why the app is calm; null if it isn't. */
export const useCalmReason = (): CalmReason | null => useSyncExternalStore(subscribe, calmReason);

/** Whether there are no celebrations, streaks and levels. */
export const useCalm = (): boolean => useCalmReason() !== null;
