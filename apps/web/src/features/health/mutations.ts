import { type HealthPlan, planOf, writtenAfter } from "@morsel/domain/health/plan";
import { type HealthType, healthTypes } from "@morsel/domain/health/record";
import { onlineManager } from "@tanstack/react-query";
import { outbox } from "../../lib/changes.ts";
import { alone } from "../../lib/other-tabs.ts";
import { replica } from "../../lib/things.ts";
import { toast } from "../../lib/toast.ts";
import { sharedDiary } from "./diary.ts";
import { type HealthStore, healthStore } from "./health-store.ts";
import {
  forgetShown,
  isAutomatic,
  isConnected,
  noteConnected,
  noteDisconnected,
  noteInStep,
  noteWaiting,
  noteWritten,
  setAutomatic,
  written,
} from "./link.state.ts";
import { healthMessages as texts } from "./messages.ts";

/** Samples given to the phone at once: what was written is noted after each. */
const batch = 200;
/** How long (ms) to wait after a change: several come together, and a sent one returns. */
const settleAfter = 1_000;

const isOnline = () => onlineManager.isOnline();

/** What is to be done now, of the types that may be written; null while that can't be said. */
function planNow(types: readonly HealthType[]): { plan: HealthPlan; from: string } | null {
  const diary = sharedDiary();
  if (!diary) return null;
  const { shared, from } = diary;
  return { plan: planOf(shared, written(), { from, types: new Set(types) }), from };
}

async function carryOut(store: HealthStore, plan: HealthPlan, from: string): Promise<void> {
  const note = (done: HealthPlan) => noteWritten(writtenAfter(written(), done, from));
  for (let start = 0; start < plan.remove.length; start += batch) {
    const remove = plan.remove.slice(start, start + batch);
    await store.remove({ ids: remove });
    note({ save: [], remove });
  }
  for (let start = 0; start < plan.save.length; start += batch) {
    const save = plan.save.slice(start, start + batch);
    // Grows from edit to edit, and from device to device.
    const version = Date.now();
    await store.save({ samples: save.map(({ record }) => ({ ...record, version })) });
    note({ save, remove: [] });
  }
}

/** Brings the health store in step. Throws if it can't be, and keeps what waits. */
async function sync(): Promise<void> {
  const { plugin: store } = await healthStore();
  const { types } = await store.writableTypes();
  const next = planNow(types);
  if (!next) throw new Error("The diary isn't on this device yet");
  noteWaiting(next.plan);
  if (types.length === 0) throw new Error("Nothing may be written");
  await carryOut(store, next.plan, next.from);
  if (!isConnected()) return;
  noteWaiting({ save: [], remove: [] });
  noteInStep(Date.now());
}

/** Two runs at once would write the same twice, though only one of each would stay. */
const syncAlone = () => alone("morsel-health", sync);

/** Notes what changed, and passes it on if that is wanted and there is a network. */
async function follow(): Promise<void> {
  if (!isConnected()) return;
  if (isAutomatic() && isOnline()) return syncAlone();
  const next = planNow(healthTypes);
  if (next) noteWaiting(next.plan);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function followSoon(): void {
  clearTimeout(timer);
  // A phone that is locked refuses: the next change, or opening the app, tries again.
  timer = setTimeout(() => void follow().catch(() => undefined), settleAfter);
}

/** Follows what changes here, for as long as somebody is signed in. */
export function startFollowing(): () => void {
  forgetShown();
  const looked = () => document.visibilityState === "visible" && followSoon();
  const stops = [
    replica.subscribe(followSoon),
    outbox.subscribe(followSoon),
    onlineManager.subscribe(followSoon),
  ];
  document.addEventListener("visibilitychange", looked);
  followSoon();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", looked);
    for (const stop of stops) stop();
  };
}

export async function connectHealth(): Promise<void> {
  try {
    const { plugin: store } = await healthStore();
    const { available } = await store.isAvailable();
    if (available) await store.requestAuthorization({ types: healthTypes });
    // The request succeeds whatever the person answers.
    const { types } = available ? await store.writableTypes() : { types: [] };
    if (types.length === 0) {
      toast({ ...texts.connectionFailed, tone: "error" });
      return;
    }
  } catch {
    toast({ ...texts.connectionError, tone: "error" });
    return;
  }
  noteConnected();
  toast({ ...texts.connected, tone: "success" });
  followSoon();
}

export async function syncNow(): Promise<void> {
  if (!isOnline()) {
    await follow();
    toast({ ...texts.offline, tone: "error" });
    return;
  }
  try {
    await syncAlone();
    toast({ ...texts.syncedNow, tone: "success" });
  } catch {
    toast({ ...texts.syncFailed, tone: "error" });
  }
}

export function switchAutomatic(on: boolean): void {
  setAutomatic(on);
  if (on) followSoon();
}

/** What is in the health store stays there. */
export function disconnectHealth(): void {
  clearTimeout(timer);
  noteDisconnected();
  toast(texts.disconnected);
}
