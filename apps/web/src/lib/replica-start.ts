import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { handoverDatabase } from "./outbox-store.ts";
import { replicaDatabase } from "./storage.ts";

/** How long (ms) to wait for what is stored before asking the server. */
const patience = 500;

const { subscribe, tell } = createListeners();
let restoring = false;
let load: () => Promise<{ open: (person: string, isShown: Promise<void>) => Promise<void> }>;

function set(now: boolean): void {
  restoring = now;
  tell();
}

const isRestoring = (): boolean => restoring;

/** Whether this device's things are still being read; until then nothing is requested. */
export function useRestoring(): boolean {
  return useSyncExternalStore(subscribe, isRestoring, isRestoring);
}

/** Sets where the code of the replica comes from. */
export function registerReplica(from: typeof load): void {
  load = from;
}

/** Shows what this device has of a person's things, once pending changes are shown. */
export function startReplica(person: string, isShown: Promise<void>): void {
  set(true);
  const go = () => set(false);
  setTimeout(go, patience);
  load()
    .then(({ open }) => open(person, isShown))
    .then(go, go);
}

/** Deletes everything stored, whoever's it is, but changes that aren't sent yet. */
export function eraseStored(): void {
  try {
    for (const name of [replicaDatabase, handoverDatabase]) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is switched off, so nothing was stored.
  }
}
