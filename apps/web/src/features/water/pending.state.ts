import { clampGlasses } from "@morsel/domain/water/glasses";
import type { OutboxItem } from "../../lib/outbox.ts";
import { type Pour, waterKinds } from "./pour.state.ts";

export interface WaterDay {
  /** `YYYY-MM-DD` */
  date: string;
  glasses: number;
}

/** How many changes of a kind wait for a day. */
export function waitingOn(date: string, kind: string, pending: readonly OutboxItem[]): number {
  return pending.filter((item) => item.kind === kind && (item.payload as Pour).date === date)
    .length;
}

/** The days with one set anew, newest first. */
export function withDay(days: readonly WaterDay[], set: WaterDay): WaterDay[] {
  return [...days.filter(({ date }) => date !== set.date), set].sort((a, b) =>
    a.date < b.date ? 1 : -1,
  );
}

/** The days as they are once everything waiting was sent. */
export function waterWithPending(
  days: readonly WaterDay[],
  pending: readonly OutboxItem[],
): WaterDay[] {
  return pending.reduce<WaterDay[]>(
    (known, { kind, payload }) => {
      if (kind === waterKinds.set) return withDay(known, payload as WaterDay);
      if (kind !== waterKinds.pour) return known;
      const { date } = payload as Pour;
      return withDay(known, { date, glasses: clampGlasses(glassesOn(known, date) + 1) });
    },
    [...days],
  );
}

/** The glasses of a day; none where nothing was set. */
export function glassesOn(days: readonly WaterDay[], date: string): number {
  return days.find((day) => day.date === date)?.glasses ?? 0;
}
