import type { KeptValue } from "@morsel/contract/kept";
import { outbox } from "../../lib/changes.ts";
import { forget, readText, storageKeys, writeText } from "../../lib/storage.ts";
import { replica, unheld } from "../../lib/things.ts";
import { visitorAnalyses } from "../foods/visitor.ts";
import { onAutoSave } from "./auto-save.ts";
import { type Carried, type CarriedKey, carriedKeys, dataOf, laterOf, textOf } from "./carried.ts";
import { keptSet } from "./changes.ts";

/** What each key held when it was last in step with the server, or when this page began. */
const known = new Map<CarriedKey, string | null>();

/** What has been changed here and not been sent yet was changed just now. */
function changedAt(key: CarriedKey): number {
  const isUnsent = known.has(key) && known.get(key) !== readText(key);
  return isUnsent ? Date.now() : Number(readText(`${key}_timestamp`) ?? 0);
}

function adopt(key: CarriedKey, { data, timestamp }: KeptValue): void {
  const text = textOf(data);
  if (text === null) forget(key);
  else if (!writeText(key, text)) return;
  writeText(`${key}_timestamp`, String(timestamp));
  // What follows other tabs follows other devices, too.
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
}

function send(key: CarriedKey, { text, changedAt: at }: Carried): void {
  const timestamp = at || Date.now();
  writeText(`${key}_timestamp`, String(timestamp));
  void outbox.add(keptSet, { key, data: dataOf(text), timestamp });
}

/** Whether a visitor's calculations wait for an answer: neither side may take the other's place. */
const isOpen = (key: CarriedKey): boolean =>
  key === storageKeys.recentAnalyses && visitorAnalyses.now() !== null;

/** Brings this device and what the server has in step, the later value of each key first. */
function meet(values: readonly KeptValue[]): void {
  const waiting = new Set(keptSet.among(outbox.pending()).map(({ key }) => key));
  // What is held here may be from before the server had it.
  const sent = new Set(keptSet.among(unheld()).map(({ key }) => key));
  for (const key of carriedKeys) {
    if (isOpen(key)) continue;
    const theirs = values.find((value) => value.key === key);
    const ours = { text: readText(key), changedAt: changedAt(key) };
    const later = waiting.has(key) ? "same" : laterOf(ours, theirs);
    if (later === "ours" && !sent.has(key)) send(key, ours);
    if (later === "theirs" && theirs) adopt(key, theirs);
    // By a clock that is ahead, ours would seem later than what is set after it.
    else if (theirs && !waiting.has(key) && ours.text === textOf(theirs.data))
      writeText(`${key}_timestamp`, String(theirs.timestamp));
    known.set(key, readText(key));
  }
}

/** Sends what has been changed here since. */
function sendChanged(): void {
  for (const key of carriedKeys) {
    const text = readText(key);
    if (!known.has(key) || known.get(key) === text) continue;
    known.set(key, text);
    send(key, { text, changedAt: Date.now() });
  }
}

/** Carries values between a person's devices from now on; returns what stops it. */
export function startCarrying(): () => void {
  const values = () => replica.all("kept") as readonly KeptValue[];
  const meetServer = () => {
    // Signed out, and the page is only now being closed: what was erased stays so.
    if (readText(storageKeys.session) === null) return;
    // Before that, the server may well have a value that isn't here yet.
    if (!replica.isWhole()) return;
    // What has been changed here since comes later than what the server knows.
    sendChanged();
    meet(values());
  };
  // What is changed before the device's copy is there (a tour reset right after a reload) is the
  // person's latest choice, too: known by what was there before it.
  for (const key of carriedKeys) if (!isOpen(key)) known.set(key, readText(key));
  meetServer();
  // Whatever has changed: the device is in step after it, and may know better than before.
  const stopFollowing = replica.subscribe(meetServer);
  const stopAsking = visitorAnalyses.subscribe(meetServer);
  const stopSaving = onAutoSave(sendChanged);
  return () => {
    stopFollowing();
    stopAsking();
    stopSaving();
    known.clear();
  };
}
