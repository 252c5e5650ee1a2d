import { clampGlasses, isGlassOfWater } from "@morsel/domain/water/glasses";
import { answerNow } from "../../lib/answers.ts";
import { outbox } from "../../lib/changes.ts";
import type { AppEvents } from "../../lib/events.ts";
import { personId } from "../../lib/person.ts";
import { setGlasses, waterPour } from "./changes.ts";
import { glassesOnDevice } from "./device.state.ts";
import { glassesOn, waterQuery } from "./queries.ts";

/** A day's glasses as far as this browser knows. */
function currentGlasses(date: string): number {
  if (personId() === null) return glassesOnDevice(date);
  return glassesOn(answerNow(waterQuery, undefined) ?? [], date);
}

/** Adds or removes glasses, within 0 to 8. */
export function changeGlasses(date: string, by: number): void {
  const before = currentGlasses(date);
  void setGlasses(before, { date, glasses: clampGlasses(before + by) });
}

/**
 * Adds a glass to the day if a logged entry is water without calories. Stored at once, as the page
 * may be closed; the new count is worked out when it is sent.
 */
export function pourLogged(entry: AppEvents["calories-logged"]): void {
  if (!isGlassOfWater(entry) || personId() === null) return;
  void outbox.add(waterPour, { date: entry.date });
}
