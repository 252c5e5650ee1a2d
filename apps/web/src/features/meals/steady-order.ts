import type { Meal } from "@morsel/contract/meals";
import { useState } from "react";
import { nameOf } from "./history.ts";

/**
 * Foods in the places where they are shown already, whatever their new order; a food that wasn't
 * there takes the place of one that is gone, else comes last.
 */
export function inPlace(meals: readonly Meal[], places: readonly string[]): Meal[] {
  const byName = new Map(meals.map((meal) => [nameOf(meal), meal]));
  const fresh = meals.filter((meal) => !places.includes(nameOf(meal)));
  const kept = places.flatMap((name) => byName.get(name) ?? fresh.shift() ?? []);
  return [...kept, ...fresh];
}

/**
 * Keeps foods where they are while they are looked at: logging one makes it the newest, and would
 * put another under the finger.
 */
export function useSteadyOrder(meals: readonly Meal[]): Meal[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const steady = inPlace(meals, places);
  const names = steady.map(nameOf);
  if (names.join("\n") !== places.join("\n")) setPlaces(names);
  return steady;
}
