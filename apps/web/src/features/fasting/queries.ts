import type { FastingSettings } from "@morsel/contract/fasting";
import { addDays } from "@morsel/domain/day";
import { emptyWeek } from "@morsel/domain/fasting/schedule";
import type { FastingSession } from "@morsel/domain/fasting/session";
import type { EatenMeal } from "@morsel/domain/fasting/suggestion";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../lib/api.ts";
import { outbox, usePending, usePersonId } from "../../lib/changes.ts";
import { queryClient } from "../../lib/query-client.ts";
import { readText, storageKeys, writeStored } from "../../lib/storage.ts";
import { useToday } from "../../lib/today.ts";
import { useDevice } from "./device.state.ts";
import { historyWithPending, sessionOf, settingsWithPending } from "./pending.state.ts";

/** The contract's schemas come with the first question: the page is drawn without them. */
export const contract = () => import("@morsel/contract/fasting");

/** How long the answers stay fresh (ms): specification 2, section 9. */
const fresh = { history: 30_000, active: 10_000 } as const;

export const fastingKeys = {
  history: (person: string | null) => ["/api/fasting/history", person] as const,
  active: (person: string | null) => ["/api/fasting/active", person] as const,
  settings: (person: string | null) => ["/api/fasting/settings", person] as const,
  diary: (person: string | null, from: string) =>
    ["/api/meals/logged", person, from, "fasting"] as const,
};

const none: FastingSession[] = [];

/** Fasts that are over, the server's and this device's, newest first. */
export function useHistory() {
  const person = usePersonId();
  const pending = usePending();
  const device = useDevice();
  const query = useQuery({
    queryKey: fastingKeys.history(person),
    queryFn: async ({ signal }) => {
      const { fastingHistory, fastingPage } = await contract();
      const limit = String(fastingPage.most);
      return (await call(fastingHistory, { query: { limit }, signal })).map(sessionOf);
    },
    enabled: person !== null,
    staleTime: fresh.history,
    retry: 1,
  });
  const history = useMemo(
    () => historyWithPending(query.data ?? none, device, pending),
    [query.data, device, pending],
  );
  return {
    history,
    isLoading: person !== null && query.isPending && query.fetchStatus === "fetching",
    query,
  };
}

/** The server's running fast, asked for only where this device has none. */
export function fetchActive(person: string): Promise<FastingSession | null> {
  return queryClient.query({
    queryKey: fastingKeys.active(person),
    queryFn: async ({ signal }) => {
      const { activeFasting } = await contract();
      const active = await call(activeFasting, { signal });
      return active && sessionOf(active);
    },
    staleTime: fresh.active,
    retry: false,
  });
}

/** How the server has a session that this device knows. */
export async function fetchSession(id: string): Promise<FastingSession> {
  const { readFasting } = await contract();
  return sessionOf(await call(readFasting, { params: { id } }));
}

/**
 * Quiet: no reminders, nothing planned, nothing hidden. The zone is that of the plan, which is empty:
 * asking the browser for its own takes a phone 150 ms. Whoever plans a week sets it.
 */
const defaultSettings = (): FastingSettings => ({
  week: [...emptyWeek],
  timeZone: "UTC",
  reminders: { start: false, milestones: false, end: false },
  hideNumbers: false,
});

/** Keeps them in this browser, for where there is no network and for what draws nothing. */
export function keepSettings(settings: FastingSettings): void {
  writeStored(storageKeys.fastingSettings, { ...settings, person: outbox.person() });
}

/** As this browser kept them last for this person; the server has checked them, or this page made them. */
export function keptSettings(): FastingSettings | undefined {
  try {
    const { person, ...kept } = JSON.parse(
      readText(storageKeys.fastingSettings) ?? "{}",
    ) as Partial<FastingSettings> & { person?: string | null };
    const isWhole = Array.isArray(kept.week) && kept.week.length === 7 && kept.reminders;
    const isTheirs = (person ?? null) === outbox.person();
    return isWhole && isTheirs ? { ...defaultSettings(), ...kept } : undefined;
  } catch {
    return undefined;
  }
}

export function useSettings(): FastingSettings {
  const person = usePersonId();
  const pending = usePending();
  const { data } = useQuery({
    queryKey: fastingKeys.settings(person),
    queryFn: async ({ signal }) => {
      const { readFastingSettings } = await contract();
      const settings = await call(readFastingSettings, { signal });
      keepSettings(settingsWithPending(settings, outbox.pending()));
      return settings;
    },
    enabled: person !== null,
  });
  return useMemo(
    () => settingsWithPending(data ?? keptSettings() ?? defaultSettings(), pending),
    [data, pending],
  );
}

const noMeals: EatenMeal[] = [];

/** The diary of the last days, as far as it tells when something was eaten. */
export function useEatenMeals(): EatenMeal[] {
  const person = usePersonId();
  const today = useToday();
  const from = addDays(today, -9);
  const { data } = useQuery({
    queryKey: fastingKeys.diary(person, from),
    queryFn: async ({ signal }): Promise<EatenMeal[]> => {
      const { listMeals } = await import("@morsel/contract/meals");
      const meals = await call(listMeals, { query: { from, to: addDays(today, 1) }, signal });
      return meals.map(({ date, time, timestamp, calories }) => ({
        date,
        time,
        timestamp,
        calories,
      }));
    },
    enabled: person !== null,
  });
  return data ?? noMeals;
}
