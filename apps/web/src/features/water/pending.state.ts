import type { OutboxItem } from "../../lib/outbox.ts";

/** The one change of this room that goes through the outbox: a day's glasses, whatever they were. */
export const setKind = "water.set";

export interface WaterDay {
  /** `YYYY-MM-DD` */
  date: string;
  glasses: number;
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
  return pending
    .filter(({ kind }) => kind === setKind)
    .reduce<WaterDay[]>((known, { payload }) => withDay(known, payload as WaterDay), [...days]);
}

/** The glasses of a day; none where nothing was set. */
export function glassesOn(days: readonly WaterDay[], date: string): number {
  return days.find((day) => day.date === date)?.glasses ?? 0;
}
