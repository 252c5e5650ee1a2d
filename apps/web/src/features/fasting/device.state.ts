import { type Device, emptyDevice } from "@morsel/domain/fasting/device";
import { useSyncExternalStore } from "react";
import { outbox } from "../../lib/changes.ts";
import { createListeners } from "../../lib/listeners.ts";
import { personId } from "../../lib/person.ts";
import { storageKeys } from "../../lib/storage.ts";
import { readDevice, writeDevice } from "./stored.state.ts";

let device: Device = emptyDevice;
let owner: string | null | undefined;
const here = createListeners();
let claim: ((visitors: Device) => void) | null = null;
/** A visitor's fasts that no `onClaim` listener has taken yet. */
let unclaimed: Device | null = null;

function show(next: Device): void {
  device = next;
  here.tell();
}

function load(): void {
  owner = personId();
  const kept = readDevice(owner);
  device = kept.device;
  const { visitors } = kept;
  if (owner === null || !visitors) return;
  writeDevice(device, owner);
  // What a visitor did before signing in becomes theirs; the server doesn't know it yet.
  if (!visitors.session && visitors.history.length === 0) return;
  if (claim) claim(visitors);
  else unclaimed = visitors;
}

/** The current person's fasting data in this browser. */
export function currentDevice(): Device {
  if (owner !== personId()) load();
  return device;
}

/** Stores new fasting data and shows it, in other tabs too. */
export function setDevice(next: Device): void {
  if (next === currentDevice()) return;
  writeDevice(next, owner ?? null);
  show(next);
}

/** Runs when a visitor's fasts become a person's; returns the unsubscribe function. */
export function onClaim(run: (visitors: Device) => void): () => void {
  claim = run;
  if (unclaimed && personId() === owner) run(unclaimed);
  unclaimed = null;
  return () => {
    claim = null;
  };
}

const keys: readonly (string | null)[] = [
  null,
  storageKeys.fastingStatus,
  storageKeys.fastingHistory,
  storageKeys.fastingOwner,
];

function subscribe(listener: () => void): () => void {
  const stop = here.subscribe(listener);
  const elsewhere = ({ key }: StorageEvent) => {
    if (!keys.includes(key)) return;
    owner = undefined;
    listener();
  };
  window.addEventListener("storage", elsewhere);
  const stopOutbox = outbox.subscribe(listener);
  return () => {
    stop();
    window.removeEventListener("storage", elsewhere);
    stopOutbox();
  };
}

export function useDevice(): Device {
  return useSyncExternalStore(subscribe, currentDevice);
}
