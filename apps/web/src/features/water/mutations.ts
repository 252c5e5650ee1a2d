import { clampGlasses } from "@morsel/domain/water/glasses";
import { answerNow } from "../../lib/answers.ts";
import { personId } from "../../lib/person.ts";
import { setGlasses } from "./changes.ts";
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
