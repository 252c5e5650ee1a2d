import type { GlassesOfDay } from "@morsel/contract/water";
import { addDays, isDay } from "@morsel/domain/day";
import { storageKeys } from "../../lib/storage.ts";
import { today } from "../../lib/today.ts";
import { leftByVisitor } from "../../lib/visitor.ts";

/** A visitor's glasses of a day. */
export interface VisitorWater extends GlassesOfDay {
  /** The step's, by which an account counts them once. */
  id: string;
}

/** Older ones aren't worth asking about (days). */
const worthAsking = 7;

export const visitorWater = leftByVisitor<VisitorWater>(
  storageKeys.visitorWater,
  ({ id, date, glasses }) => {
    if (typeof id !== "string" || typeof date !== "string" || !isDay(date)) return null;
    return typeof glasses === "number" && glasses > 0 ? { id, date, glasses } : null;
  },
);

/** Notes a visitor's glasses of a day; those of an earlier day give way. */
export function noteVisitorWater({ date, glasses }: GlassesOfDay, newId: () => string): void {
  const before = visitorWater.now();
  const id = before?.date === date && before.person === null ? before.id : newId();
  visitorWater.note({ id, date, glasses });
}

/** What was counted here before this person signed in, if nobody else was offered it. */
export function useVisitorWater(person: string | null): VisitorWater | null {
  const water = visitorWater.useFor(person);
  return water && water.date >= addDays(today(), -worthAsking) ? water : null;
}
