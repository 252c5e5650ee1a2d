import {
  fastCompletion,
  fastEdit,
  fastingSettingsSet,
  fastPause,
  fastRemoval,
  fastResume,
  fastStart,
} from "../features/fasting/changes.ts";
import {
  mealDeletion,
  mealEdit,
  mealLog,
  mealsDeletion,
  mealsEdit,
  mealsLog,
} from "../features/meals/changes.ts";
import { goalsSet } from "../features/profile/goals.changes.ts";
import { keptSet } from "../features/sync/changes.ts";
import { waterPour, waterSet, waterStep } from "../features/water/changes.ts";
import type { AnyChange } from "../lib/define-change.ts";

/** Every change a person can make offline. One that isn't listed is never sent. */
export const changes: readonly AnyChange[] = [
  mealLog,
  mealEdit,
  mealDeletion,
  mealsLog,
  mealsEdit,
  mealsDeletion,
  waterStep,
  waterSet,
  waterPour,
  goalsSet,
  fastStart,
  fastPause,
  fastResume,
  fastCompletion,
  fastEdit,
  fastRemoval,
  fastingSettingsSet,
  keptSet,
];
