import { fastingSettingsKind, fastKind } from "../features/fasting/kinds.ts";
import { mealKind } from "../features/meals/kind.ts";
import { userKind } from "../features/profile/kind.ts";
import { keptKind } from "../features/sync/kind.ts";
import { askToPersist, tellTrouble } from "../features/sync/storage.ts";
import { waterKind } from "../features/water/kind.ts";
import type { AnyKind } from "../lib/define-kind.ts";
import { onEvent } from "../lib/events.ts";
import { openReplica } from "../lib/things.ts";

/** Every kind of thing that this device keeps in step. One that isn't listed is asked for. */
const kinds: readonly AnyKind[] = [
  mealKind,
  waterKind,
  fastKind,
  fastingSettingsKind,
  userKind,
  keptKind,
];

onEvent("meal-logged-success", () => void askToPersist().catch(() => undefined));

export const open = (person: string, isShown: Promise<void>): Promise<void> =>
  openReplica(person, isShown, { kinds, onTrouble: tellTrouble });
