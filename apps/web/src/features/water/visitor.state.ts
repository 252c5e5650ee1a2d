import type { GlassesOfDay } from "@morsel/contract/water";
import { addDays, isDay } from "@morsel/domain/day";
import { useSyncExternalStore } from "react";
import { forget, readText, storageKeys, writeStored } from "../../lib/storage.ts";
import { storedListeners } from "../../lib/stored.ts";
import { today } from "../../lib/today.ts";

/** A visitor's glasses of a day, until an account has them or they are declined. */
interface VisitorWater extends GlassesOfDay {
  /** The step's, by which an account counts them once. */
  id: string;
  /** Who was offered them, for nobody else to be. */
  person: string | null;
}

/** Older ones aren't worth asking about (days). */
const worthAsking = 7;
const key = storageKeys.visitorWater;
const { subscribe, tell } = storedListeners(key);

const keptText = () => readText(key);

function waterIn(text: string | null): VisitorWater | null {
  try {
    const { id, date, glasses, person = null } = JSON.parse(text ?? "{}") as Partial<VisitorWater>;
    if (typeof id !== "string" || typeof date !== "string" || !isDay(date)) return null;
    return typeof glasses === "number" && glasses > 0 ? { id, date, glasses, person } : null;
  } catch {
    return null;
  }
}

function keep(water: VisitorWater): void {
  writeStored(key, water);
  tell();
}

/** Notes a visitor's glasses of a day; those of an earlier day give way. */
export function noteVisitorWater({ date, glasses }: GlassesOfDay, newId: () => string): void {
  const before = waterIn(keptText());
  const id = before?.date === date && before.person === null ? before.id : newId();
  keep({ id, date, glasses, person: null });
}

/** What was counted here before this person signed in, if nobody else was offered it. */
export function useVisitorWater(person: string | null): VisitorWater | null {
  const water = waterIn(useSyncExternalStore(subscribe, keptText));
  if (person === null || water === null || water.date < addDays(today(), -worthAsking)) return null;
  return water.person === null || water.person === person ? water : null;
}

/** Keeps the offer for the person who sees it. */
export function offerTo(person: string): void {
  const water = waterIn(keptText());
  if (water?.person === null) keep({ ...water, person });
}

/** Answered, either way. */
export function forgetVisitorWater(): void {
  forget(key);
  tell();
}
