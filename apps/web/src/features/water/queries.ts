import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../lib/api.ts";
import { usePending, usePersonId } from "../../lib/changes.ts";
import { useDeviceWater } from "./device.state.ts";
import { glassesOn, type WaterDay, waterWithPending } from "./pending.state.ts";
import { waterKinds } from "./pour.state.ts";

/** Days in the log. */
export const logDays = 30;

/** Where a person's water stands in the cache. */
export const waterKey = (person: string | null) => ["/api/water-history", person] as const;

/**
 * The last days with water, newest first, with what waits to be sent; a visitor's one day from the
 * device. Today's count is in it: the card and its log ask once.
 */
export function useWater() {
  const person = usePersonId();
  const pending = usePending();
  const device = useDeviceWater();
  const query = useQuery({
    queryKey: waterKey(person),
    queryFn: async ({ signal }): Promise<WaterDay[]> => {
      const { waterHistory } = await import("@morsel/contract/water");
      // One day more: the person's today may be tomorrow in UTC, and the log begins a day later.
      const reply = await call(waterHistory, { query: { days: String(logDays + 1) }, signal });
      return reply.data;
    },
    enabled: person !== null,
  });
  const data = useMemo<WaterDay[] | undefined>(() => {
    if (person === null) return device ? [device] : [];
    // A count that waits is the count; a glass more, of an unknown count, is not.
    const isKnown = query.data !== undefined || pending.some(({ kind }) => kind === waterKinds.set);
    return isKnown ? waterWithPending(query.data ?? [], pending) : undefined;
  }, [person, device, query.data, pending]);
  return { ...query, data, glassesOn: (date: string) => glassesOn(data ?? [], date) };
}
