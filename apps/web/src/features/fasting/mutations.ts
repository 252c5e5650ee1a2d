import type { FastingSettings } from "@morsel/contract/fasting";
import {
  continueFast,
  endFast,
  letTimePass,
  pauseFast,
  resumeFast,
  type Step,
  startFast,
} from "@morsel/domain/fasting/device";
import { inWords } from "@morsel/domain/fasting/duration";
import { editSession, type SessionEdit } from "@morsel/domain/fasting/edit";
import { keptOnDevice, recordOnDevice } from "@morsel/domain/fasting/history";
import { planName } from "@morsel/domain/fasting/plan";
import {
  type FastingSession,
  type FastingSource,
  fastedFor,
  isRecorded,
} from "@morsel/domain/fasting/session";
import { announce } from "../../lib/events.ts";
import { newId } from "../../lib/id.ts";
import { type ToastMessage, toast } from "../../lib/toast.ts";
import { fastEdit, fastingSettingsSet, fastRemoval, queue, queueChange, take } from "./changes.ts";
import { choose } from "./choice.state.ts";
import { currentDevice, setDevice } from "./device.state.ts";
import { fastingMessages as texts } from "./messages.ts";
import { tellEndOffline, unspoken } from "./sending.state.ts";
import { keepSettings, keptSettings } from "./settings.state.ts";

/** Starts a fast now, or at `startTime` in the past. */
export function start(planId: string, targetDuration: number, startTime?: number): void {
  const now = Date.now();
  const id = newId();
  unspoken.set(`start ${id}`, undefined);
  const source: FastingSource = startTime === undefined ? "timer" : "manual";
  const begin = { id, planId, planName: planName(planId), startTime: startTime ?? now };
  take(startFast(currentDevice(), { ...begin, targetDuration, source }, now));
  if (currentDevice().session?.id === id) announce("moment-reached", { moment: "fast-started" });
  choose(null);
}

export function pause(): void {
  take(pauseFast(currentDevice(), Date.now()));
}

export function resume(): void {
  take(resumeFast(currentDevice(), Date.now()));
}

/** Ends the running fast and says how it went. */
export function end(): void {
  const { session } = currentDevice();
  if (!session) {
    toast({ ...texts.nothingRunning, tone: "error" });
    return;
  }
  const undo = { label: texts.undo, run: () => goOn(session) };
  const step = endFast(currentDevice(), Date.now());
  const isStopped = step.ended?.status === "stopped" && isRecorded(step.ended);
  unspoken.set(`complete ${session.id}`, isStopped ? undo : undefined);
  take(step);
  tellEnd(step, undo);
  tellEndOffline({ id: session.id });
}

/** Undoes the end of a fast: `session` is the fast as it was before. */
function goOn(session: FastingSession): void {
  if (currentDevice().session) {
    toast({ ...texts.otherRuns, tone: "info" });
    return;
  }
  queue(fastRemoval, { id: session.id });
  take(continueFast(currentDevice(), session, newId(), Date.now()));
  toast({ title: texts.continued });
}

/** Completes the running fast once its target has passed, and says so. */
export function checkTime(): void {
  const { session } = currentDevice();
  if (session) unspoken.set(`complete ${session.id}`, undefined);
  const step = letTimePass(currentDevice(), Date.now());
  take(step);
  tellEnd(step);
  if (step.ended) tellEndOffline({ id: step.ended.id, byItself: true });
}

function tellEnd({ ended }: Step, undo?: ToastMessage["action"]): void {
  if (!ended) return;
  const fasted = inWords(fastedFor(ended, ended.endTime ?? 0));
  if (isRecorded(ended)) announce("moment-reached", { moment: "fast-ended" });
  if (!isRecorded(ended)) toast({ ...texts.tooShort, tone: "plain" });
  else if (ended.status === "stopped")
    toast({
      ...{ ...texts.stopped(fasted), tone: "plain", id: `ended ${ended.id}` },
      ...(undo && { action: undo }),
    });
  else
    toast({
      ...(keptSettings()?.hideNumbers ? texts.completedQuietly : texts.completed(fasted)),
      tone: "success",
      duration: 8_000,
    });
}

/** Adds a past fast to the history. */
export function record(
  fast: Pick<FastingSession, "planId" | "startTime" | "targetDuration"> & { endTime: number },
  source: FastingSource,
): void {
  keep(recorded(fast, source));
  toast({ title: texts.added, tone: "success" });
}

/** The session `record` adds. */
function recorded(
  fast: Pick<FastingSession, "planId" | "startTime" | "targetDuration"> & { endTime: number },
  source: FastingSource,
): FastingSession {
  const reached = fast.endTime - fast.startTime >= fast.targetDuration;
  return {
    ...fast,
    ...{ id: newId(), planName: planName(fast.planId), pauses: [], source, createdAt: Date.now() },
    status: reached ? "completed" : "stopped",
    localOnly: true,
  };
}

/** Edits the running fast or one of the history; the caller has validated it. */
export function edit(id: string, change: SessionEdit): void {
  const device = currentDevice();
  const edited = (session: FastingSession) =>
    session.id === id ? editSession(session, change) : session;
  setDevice({
    ...device,
    session: device.session && edited(device.session),
    history: device.history.map(edited),
  });
  queue(fastEdit, { id, edit: change });
  checkTime();
}

/** Deletes a fast from the history, with a toast to undo it. */
export function remove(session: FastingSession): void {
  const { id } = session;
  const device = currentDevice();
  setDevice({ ...device, history: device.history.filter((one) => one.id !== id) });
  queue(fastRemoval, { id });
  function putBack() {
    // Deleted fasts stay deleted on every device, so it returns under a new id.
    keep({ ...session, id: newId(), localOnly: true });
    toast({ title: texts.putBack });
  }
  toast({ title: texts.removed, tone: "plain", action: { label: texts.undo, run: putBack } });
}

/** Adds a finished fast to the history, here and on the server. */
function keep(session: FastingSession): void {
  const device = currentDevice();
  setDevice({ ...device, history: recordOnDevice(device.history, session, keptOnDevice.onEnd) });
  queueChange({ kind: "start", session });
}

export function saveSettings(settings: FastingSettings): void {
  keepSettings(settings);
  queue(fastingSettingsSet, settings);
}
