import type { FastingSessionReply, FastingSettings } from "@morsel/contract/fasting";
import type { Device } from "@morsel/domain/fasting/device";
import { mergeHistory } from "@morsel/domain/fasting/history";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { useEffect, useMemo } from "react";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { usePersonId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useDevice } from "./device.state.ts";
import { keepSettings, useKeptSettings } from "./settings.state.ts";

/** How long answers stay fresh (ms): specification 2, section 9. */
const fresh = { history: 30_000, active: 10_000 } as const;

/** The domain's form of the server's session. */
export function sessionOf(reply: FastingSessionReply): FastingSession {
  return {
    id: reply.id,
    planId: reply.planId,
    planName: reply.planName,
    startTime: Date.parse(reply.startTime),
    targetDuration: reply.targetDuration,
    status: reply.status,
    pauses: reply.pauses.map(({ from, to }) => ({
      from: Date.parse(from),
      to: to === null ? null : Date.parse(to),
    })),
    endTime: reply.endTime === null ? null : Date.parse(reply.endTime),
    source: reply.source,
    createdAt: Date.parse(reply.createdAt),
  };
}

/** The server's finished fasts, newest first. */
export const fastsQuery = defineQuery({
  name: "/api/fasting/history",
  async ask(_: undefined, _person, signal): Promise<FastingSession[]> {
    const { fastingPage } = await contract.fasting();
    const limit = String(fastingPage.max);
    return (await call(contract.fasting, "fastingHistory", { query: { limit }, signal })).map(
      sessionOf,
    );
  },
  staleTime: fresh.history,
  retry: 1,
});

const none: FastingSession[] = [];

/** The server's finished fasts and this device's, without duplicates, newest first. */
export function historyOf(server: readonly FastingSession[], device: Device): FastingSession[] {
  return mergeHistory(server, device.history).filter(({ id }) => id !== device.session?.id);
}

/** The same for the current person. */
export function useHistory() {
  const person = usePersonId();
  const device = useDevice();
  const query = useAnswer(fastsQuery, undefined);
  const history = useMemo(() => historyOf(query.data ?? none, device), [query.data, device]);
  return {
    history,
    isLoading: person !== null && query.isPending && query.fetchStatus === "fetching",
    query,
  };
}

/** The server's running fast; asked only if this device has none. */
export function fetchActive(person: string): Promise<FastingSession | null> {
  return queryClient.query({
    queryKey: ["/api/fasting/active", person],
    queryFn: async ({ signal }) => {
      const active = await call(contract.fasting, "activeFasting", { signal });
      return active && sessionOf(active);
    },
    staleTime: fresh.active,
    retry: false,
  });
}

/** The server's version of a session this device knows. */
export async function fetchSession(id: string): Promise<FastingSession> {
  return sessionOf(await call(contract.fasting, "readFasting", { params: { id } }));
}

export const settingsQuery = defineQuery({
  name: "/api/fasting/settings",
  async ask(_: undefined, _person, signal): Promise<FastingSettings> {
    return call(contract.fasting, "readFastingSettings", { signal });
  },
});

export function useSettings(): FastingSettings {
  const kept = useKeptSettings();
  const { data } = useAnswer(settingsQuery, undefined);
  useEffect(() => {
    if (data) keepSettings(data);
  }, [data]);
  return data ?? kept;
}
