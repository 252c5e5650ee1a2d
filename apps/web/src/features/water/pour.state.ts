import { isGlassOfWater } from "@morsel/domain/water/glasses";
import { outbox } from "../../lib/changes.ts";
import type { AppEvents } from "../../lib/events.ts";

/** This room's changes in the outbox: a day's glasses, whatever they were; and one glass more. */
export const waterKinds = { set: "water.set", pour: "water.pour" } as const;

/** What the changes of a day's glasses change: they are sent in their order. */
export const waterTarget = (date: string): string => `water ${date}`;

/** One glass on a day whose count may not be known here. */
export interface Pour {
  /** `YYYY-MM-DD` */
  date: string;
}

/**
 * A logged entry that is water without calories adds a glass to its day. Kept at once, so that the
 * page may be left; which count it makes is found out when it is sent.
 */
export function pourLogged(entry: AppEvents["calories-logged"]): void {
  if (!isGlassOfWater(entry) || outbox.person() === null) return;
  const payload: Pour = { date: entry.date };
  void outbox.add({ kind: waterKinds.pour, target: waterTarget(entry.date), payload });
}
