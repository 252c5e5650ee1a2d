import {
  fastCompletion,
  fastEdit,
  fastingSettingsSet,
  fastPause,
  fastRemoval,
  fastResume,
  fastStart,
} from "../features/fasting/changes.ts";
import { mealDeletion, mealEdit, mealLog } from "../features/meals/changes.ts";
import { goalsSet } from "../features/profile/goals.changes.ts";
import { waterPour, waterSet } from "../features/water/changes.ts";
import type { AnyChange } from "../lib/define-change.ts";

/** Every change that a person can make without a network. What isn't here is never sent. */
export const changes: readonly AnyChange[] = [
  mealLog,
  mealEdit,
  mealDeletion,
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
];
