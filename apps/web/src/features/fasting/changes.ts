import type { FastingSessionReply, FastingSettings } from "@morsel/contract/fasting";
import {
  type Change as DeviceChange,
  endFast,
  isOnlyHere,
  reconcile,
  recordAgain,
  type Step,
  takeBack,
  yieldTo,
} from "@morsel/domain/fasting/device";
import { editSession, type SessionEdit } from "@morsel/domain/fasting/edit";
import { mergeHistory } from "@morsel/domain/fasting/history";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { ApiFailure } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { contract } from "../../lib/contract.ts";
import { type Change, defineChange, on } from "../../lib/define-change.ts";
import type { ChangeItem } from "../../lib/outbox-store.ts";
import { personId, usePersonId } from "../../lib/person.ts";
import { planCall } from "../../lib/planned-call.ts";
import { type ToastMessage, toast } from "../../lib/toast.ts";
import { momentText } from "./clock.state.ts";
import { currentDevice, setDevice } from "./device.state.ts";
import { fastingMessages as texts } from "./messages.ts";
import { fastsQuery, fetchSession, sessionOf, settingsQuery } from "./queries.ts";
import { endedOffline, orSay } from "./sending.state.ts";
import { instant, storedSession } from "./stored.state.ts";

type Start = Extract<DeviceChange, { kind: "start" }>;
type Moment = Extract<DeviceChange, { kind: "pause" | "resume" }>;
type Completion = Extract<DeviceChange, { kind: "complete" }>;
interface Edit {
  id: string;
  edit: SessionEdit;
}
interface Removal {
  id: string;
}

/** One target for all: a fast can't start before the previous one has ended. */
const target = () => "fasting";
/** Shown on the device already; listed so that the server's history is fetched again. */
const inHistory = [on(fastsQuery, (fasts) => fasts)];

const notTaken = (title: string, failure: unknown, hint = ""): ToastMessage => {
  let reason = "";
  // Where a field is at fault, the server's sentence names it as programs do: "startTime must not …".
  if (failure instanceof ApiFailure)
    reason = failure.issues.length > 0 ? texts.doesntFit : failure.reason;
  const description = `${reason} ${hint}`.trim();
  // A start and its end, refused one after the other, are said once.
  return { id: title, title, description, tone: "error", duration: 8_000 };
};

/** Adopts the server's version of a session, unless more changes to it are pending. */
function takeReply(reply: FastingSessionReply): void {
  const session = sessionOf(reply);
  if (!waitingFasts(outbox.pending()).includes(session.id))
    setDevice(reconcile(currentDevice(), session, Date.now()));
}

/** After a refusal, adopts the server's version of the fast, if it has one. */
async function followServer(id: string): Promise<void> {
  const person = personId();
  const session = await fetchSession(id).catch(() => null);
  if (session && personId() === person && !waitingFasts(outbox.pending()).includes(id))
    setDevice(reconcile(currentDevice(), session, Date.now()));
}

/** Whether the server says that it has no such fast: it never had, or it was deleted elsewhere. */
const isUnknown = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 404 && failure.isOurs;

/**
 * Sends a fast once more that the server never had, as it is now: its start was refused, for example
 * because another device had a fast then. Returns whether there was one to send.
 */
export function sendAgain(id: string): boolean {
  const again = recordAgain(currentDevice(), id);
  if (again) queueChange(again);
  return again !== null;
}

/** What to say when the server refuses a step or an edit. */
function stepRefused(title: string, id: string, failure: unknown, hint: string): ToastMessage {
  if (isUnknown(failure)) return notTaken(texts.notSaved, null, texts.notSavedHint);
  void followServer(id);
  return notTaken(title, failure, hint);
}

/** The running fast that a refused start names, if it does. */
async function runningElsewhere(failure: unknown): Promise<FastingSessionReply | null> {
  const { fastingCodes, fastingSession } = await contract.fasting();
  if (!(failure instanceof ApiFailure) || failure.code !== fastingCodes.running) return null;
  const { data } = z.object({ session: fastingSession }).safeParse(failure.data);
  return data?.session ?? null;
}

/** Starts a fast, or adds a finished one that the server doesn't know. */
export const fastStart: Change<Start> = defineChange({
  kind: "fasting.start",
  schema: async () => z.object({ kind: z.literal("start"), session: storedSession }),
  target,
  send: ({ session }: Start) =>
    orSay(
      `start ${session.id}`,
      texts.offline,
      planCall(contract.fasting, "startFasting", {
        body: { ...session, pauses: [...session.pauses] },
      }),
    ),
  overlay: inHistory,
  sent: (_, reply) => takeReply(reply),
  async refused({ session: started }, failure) {
    const theirs = await runningElsewhere(failure);
    // Its person has thrown it away meanwhile.
    if (fastRemoval.among(outbox.pending()).some(({ id }) => id === started.id)) return null;
    setDevice(takeBack(currentDevice(), started, Date.now()));
    if (!theirs) return notTaken(texts.notSaved, failure, texts.notSavedHint);
    const session = sessionOf(theirs);
    const mine = currentDevice().session;
    take(yieldTo(currentDevice(), session, Date.now()));
    // If this device's fast goes on, nothing visible has changed.
    if (mine?.id === currentDevice().session?.id) return null;
    return { ...texts.otherDevice(momentText(session.startTime)), tone: "info", duration: 8_000 };
  },
});

/** Says where a pause came to nothing, as the fast had ended elsewhere: it is no refusal. */
function tellIfLost({ kind, at }: Moment, reply: FastingSessionReply): void {
  const { endTime, pauses } = sessionOf(reply);
  if (kind !== "pause" || endTime === null || pauses.some(({ from }) => from >= at)) return;
  const title = texts.momentRefused.pause;
  toast({ title, description: texts.pausedTooLate, tone: "info", duration: 8_000 });
}

const momentChange = (kind: Moment["kind"]) =>
  defineChange({
    kind: `fasting.${kind}`,
    schema: async () =>
      z.object({ kind: z.enum(["pause", "resume"]), id: z.string(), at: instant }),
    target,
    send({ id, at }: Moment) {
      const sent = { params: { id }, body: { at } };
      const planned =
        kind === "pause"
          ? planCall(contract.fasting, "pauseFasting", sent)
          : planCall(contract.fasting, "resumeFasting", sent);
      return orSay("", null, planned);
    },
    overlay: inHistory,
    sent(moment, reply) {
      takeReply(reply);
      tellIfLost(moment, reply);
    },
    refused: ({ id }, failure) =>
      stepRefused(texts.momentRefused[kind], id, failure, texts.momentRefusedHint),
  });
export const fastPause = momentChange("pause");
export const fastResume = momentChange("resume");

export const fastCompletion = defineChange({
  kind: "fasting.complete",
  schema: async () =>
    z.object({
      kind: z.literal("complete"),
      id: z.string(),
      at: instant,
      byItself: z.optional(z.literal(true)),
    }),
  target,
  send(completion: Completion) {
    const { id, at, byItself } = completion;
    const body = { endTime: at, ...(byItself && { byItself }) };
    const planned = planCall(contract.fasting, "completeFasting", { params: { id }, body });
    return orSay(`complete ${id}`, endedOffline(completion), planned);
  },
  overlay: inHistory,
  sent({ id, byItself }, reply) {
    takeReply(reply);
    const isBack = byItself && currentDevice().session?.id === id;
    if (isBack && reply.endTime === null) toast({ ...texts.goesOn, tone: "info", duration: 8_000 });
  },
  refused({ id, at }, failure) {
    // Taken back as it began, it has ended since.
    if (currentDevice().session?.id === id) setDevice(endFast(currentDevice(), at).device);
    return sendAgain(id) ? null : notTaken(texts.notSaved, failure);
  },
});

/** Edits a running or a finished fast. */
export const fastEdit = defineChange({
  kind: "fasting.edit",
  async schema() {
    const { editFasting } = await contract.fasting();
    return z.object({ id: z.string(), edit: editFasting.body });
  },
  target,
  send: ({ id, edit }: Edit) =>
    planCall(contract.fasting, "editFasting", { params: { id }, body: edit }),
  overlay: [
    on(fastsQuery, (fasts, { id, edit }: Edit) => {
      if (!fasts?.some((fast) => fast.id === id)) return fasts;
      return mergeHistory(fasts.map((fast) => (fast.id === id ? editSession(fast, edit) : fast)));
    }),
  ],
  sent: (_, reply) => takeReply(reply),
  refused: ({ id }, failure) =>
    // This is how a refused fast is corrected.
    isUnknown(failure) && isOnlyHere(currentDevice(), id) && sendAgain(id)
      ? null
      : stepRefused(texts.editRefused, id, failure, texts.editRefusedHint),
});

export const fastRemoval = defineChange({
  kind: "fasting.remove",
  schema: async () => z.object({ id: z.string() }),
  target,
  send: ({ id }: Removal) => planCall(contract.fasting, "removeFasting", { params: { id } }),
  overlay: [on(fastsQuery, (fasts, { id }: Removal) => fasts?.filter((fast) => fast.id !== id))],
  refused: (_, failure) =>
    isUnknown(failure) ? null : notTaken(texts.removalRefused, failure, texts.editRefusedHint),
});

export const fastingSettingsSet = defineChange({
  kind: "fasting.settings",
  schema: async () => (await contract.fasting()).fastingSettings,
  target,
  send: (settings: FastingSettings) =>
    planCall(contract.fasting, "saveFastingSettings", { body: settings }),
  overlay: [on(settingsQuery, (_, settings: FastingSettings) => settings)],
  refused: (_, failure) => notTaken(texts.settingsRefused, failure),
});

/** The ids of the fasts these changes affect. */
export function waitingFasts(items: readonly ChangeItem[]): string[] {
  const moments = [...fastPause.among(items), ...fastResume.among(items)];
  const others = [fastCompletion, fastEdit, fastRemoval].flatMap((change) =>
    change.among(items).map(({ id }: Removal) => id),
  );
  const started = fastStart.among(items).map(({ session }) => session.id);
  return [...started, ...moments.map(({ id }) => id), ...others];
}

/**
 * Tells whether the server has refused a fast: it is only here, and nothing waits that would send
 * it. Those of a visitor aren't meant for the server.
 */
export function useIsRefused(): (fast: FastingSession) => boolean {
  const person = usePersonId();
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending);
  const waiting = new Set(waitingFasts(pending));
  return ({ id, localOnly }) => person !== null && localOnly === true && !waiting.has(id);
}

/** Queues a signed-in person's change; a visitor's fasts stay on the device. */
export function queue<Payload>(change: Change<Payload>, payload: Payload): void {
  if (personId() !== null) void outbox.add(change, payload);
}

export function queueChange(change: DeviceChange): void {
  if (change.kind === "start") queue(fastStart, change);
  else if (change.kind === "complete") queue(fastCompletion, change);
  else queue(change.kind === "pause" ? fastPause : fastResume, change);
}

/** Applies a step: on the device at once, on the server when possible. */
export function take({ device, changes }: Step): void {
  setDevice(device);
  changes.forEach(queueChange);
}
