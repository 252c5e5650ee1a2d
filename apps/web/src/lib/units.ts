import { useSyncExternalStore } from "react";
import { keepChoice, readText, storageKeys } from "./storage.ts";
import { storedListeners } from "./stored.ts";

/** Feet and pounds, or centimetres and kilograms. */
export const unitSystems = ["imperial", "metric"] as const;
export type Units = (typeof unitSystems)[number];

const { subscribe, tell } = storedListeners(storageKeys.units);

/** Countries where people know their weight in pounds. */
const imperialLands = /-(?:US|LR|MM)\b/;

/** The usual units for a browser language; English without a country counts as American. */
export function unitsOf(language: string): Units {
  return imperialLands.test(language) || language === "en" ? "imperial" : "metric";
}

function currentUnits(): Units {
  const kept = readText(storageKeys.units);
  return kept === "imperial" || kept === "metric" ? kept : unitsOf(navigator.language);
}

function setUnits(units: Units): void {
  keepChoice(storageKeys.units, units);
  tell();
}

/** The units in which body measures are shown and typed, and their setter. */
export function useUnits(): [Units, (units: Units) => void] {
  return [useSyncExternalStore(subscribe, currentUnits), setUnits];
}
