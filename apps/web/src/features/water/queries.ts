import type { GlassesOfDay } from "@morsel/contract/water";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { usePersonId } from "../../lib/person.ts";
import { useDeviceWater } from "./device.state.ts";

/** Days shown in the log. */
export const logDays = 30;

/** The last days with water, newest first. Includes today: card and log share this query. */
export const waterQuery = defineQuery({
  name: "/api/water-history",
  async ask(_: undefined, _person, signal): Promise<GlassesOfDay[]> {
    // One day more: today here may be tomorrow in UTC, and the log starts a day later.
    const reply = await call(contract.water, "waterHistory", {
      query: { days: String(logDays + 1) },
      signal,
    });
    return reply.data;
  },
});

/** A day's glasses; 0 if none were set. */
export function glassesOn(days: readonly GlassesOfDay[], date: string): number {
  return days.find((day) => day.date === date)?.glasses ?? 0;
}

/** Days with water, newest first; for visitors the one day stored on the device. */
export function useWater() {
  const person = usePersonId();
  const device = useDeviceWater();
  const query = useAnswer(waterQuery, undefined);
  const data = person === null ? (device ? [device] : []) : query.data;
  return { ...query, data, glassesOn: (date: string) => glassesOn(data ?? [], date) };
}
