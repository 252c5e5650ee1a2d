import type { HealthPlan, Written } from "@morsel/domain/health/plan";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createListeners } from "../../lib/listeners.ts";
import { personId } from "../../lib/person.ts";
import {
  forget,
  readStored,
  readText,
  storageKeys,
  writeStored,
  writeText,
} from "../../lib/storage.ts";

const { appleHealthAutoSync, pendingHealthKitSync, healthLink } = storageKeys;

const kept = z.object({
  person: z.string(),
  isConnected: z.boolean(),
  /** When everything was last in step (ms since 1970); null: never. */
  syncedAt: z.nullable(z.number()),
  /** Outlives a disconnection: what is deleted meanwhile is deleted there on the next sync. */
  written: z.record(z.string(), z.object({ said: z.string(), day: z.string() })),
});
type Link = z.infer<typeof kept>;

/** How this device's link to the health store stands, for the card. */
export interface HealthLink {
  isConnected: boolean;
  isAutomatic: boolean;
  syncedAt: number | null;
  /** Records that wait to be written or removed. */
  waiting: number;
}

const { subscribe, tell } = createListeners();
let shown: HealthLink | null = null;

function link(): Link {
  const person = personId() ?? "";
  const stored = readStored(healthLink, kept);
  return stored?.person === person
    ? stored
    : { person, isConnected: false, syncedAt: null, written: {} };
}

/** Stores are read once per change: they may hold some thousand records. */
function currentLink(): HealthLink {
  if (shown) return shown;
  const { isConnected, syncedAt } = link();
  const waiting = readStored(pendingHealthKitSync, z.array(z.unknown()))?.length ?? 0;
  const isAutomatic = isConnected && readText(appleHealthAutoSync) === "true";
  shown = { isConnected, isAutomatic, syncedAt, waiting };
  return shown;
}

function changed(): void {
  shown = null;
  tell();
}

export const useHealthLink = (): HealthLink => useSyncExternalStore(subscribe, currentLink);

export const isConnected = (): boolean => link().isConnected;
export const isAutomatic = (): boolean => currentLink().isAutomatic;

/** What this device has written into the health store so far. */
export const written = (): Written => new Map(Object.entries(link().written));

export function noteWritten(next: Written): void {
  writeStored(healthLink, { ...link(), written: Object.fromEntries(next) });
}

export function noteInStep(at: number): void {
  writeStored(healthLink, { ...link(), syncedAt: at });
  changed();
}

/** Keeps what is still to be done, so that others on the page see it, too. */
export function noteWaiting({ save, remove }: HealthPlan): void {
  const records = [
    ...save.map(({ record }) => record),
    // What is to be removed has no value any more.
    ...remove.map((id) => ({ id, type: id.slice(0, id.indexOf(":")), value: null })),
  ];
  if (records.length > 0) writeStored(pendingHealthKitSync, records);
  else forget(pendingHealthKitSync);
  changed();
}

export function setAutomatic(on: boolean): void {
  writeText(appleHealthAutoSync, String(on));
  changed();
}

export function noteConnected(): void {
  writeStored(healthLink, { ...link(), isConnected: true });
  setAutomatic(true);
}

export function noteDisconnected(): void {
  writeStored(healthLink, { ...link(), isConnected: false });
  forget(pendingHealthKitSync);
  forget(appleHealthAutoSync);
  changed();
}

/** Somebody else's link stands differently. */
export const forgetShown = changed;
