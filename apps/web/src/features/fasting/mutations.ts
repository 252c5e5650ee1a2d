import type { FastingSessionReply, FastingSettings } from "@morsel/contract/fasting";
import {
  type Change,
  type Device,
  endFast,
  letTimePass,
  pauseFast,
  reconcile,
  recordAgain,
  resumeFast,
  type Step,
  startFast,
  yieldTo,
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
import { ApiFailure, call } from "../../lib/api.ts";
import { judge, outbox } from "../../lib/changes.ts";
import { newId } from "../../lib/id.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { momentText } from "./clock.state.ts";
import { currentDevice, onClaim, setDevice } from "./device.state.ts";
import { fastingMessages as texts } from "./messages.ts";
import {
  type Completion,
  changeKinds,
  type Edit,
  type Moment,
  type Removal,
  type Start,
  sessionOf,
  subjectOf,
} from "./pending.state.ts";
import { fastingKeys, keepSettings, keptSettings } from "./queries.ts";

const contract = () => import("@morsel/contract/fasting");
/** All fasting changes go in their order: a fast can't start before the one before has ended. */
const target = "fasting";

/** What was done on this page and whose first failure is worth a word. */
const unspoken = new Set<string>();

/** Sends, and says once that it goes on without the server. */
async function sendOr<T>(
  mark: string,
  message: { title: string; description: string; id?: string },
  send: () => Promise<T>,
) {
  try {
    return await send();
  } catch (failure) {
    if (judge(failure) !== "refused" && unspoken.delete(mark)) toast({ ...message, tone: "info" });
    throw failure;
  }
}

function queue(kind: string, payload: unknown): void {
  // A visitor's fasts stay on the device.
  if (outbox.person() !== null) void outbox.add({ kind, target, payload });
}

function queueChange(change: Change): void {
  queue(changeKinds[change.kind], change);
}

function take({ device, changes }: Step): void {
  setDevice(device);
  changes.forEach(queueChange);
}

/** Takes the place of the word that it ended: that one says less. */
const endedOffline = ({ id, byItself }: Completion) => ({
  ...texts.endedOffline,
  ...(!byItself && { id: `ended ${id}` }),
});

/** Takes the server's answer over, unless more of the same session waits to be sent. */
function applied(reply: unknown): void {
  const session = sessionOf(reply as FastingSessionReply);
  const waiting = outbox.pending().filter((item) => subjectOf(item) === session.id);
  if (waiting.length <= 1) setDevice(reconcile(currentDevice(), session, Date.now()));
  const key = fastingKeys.history(outbox.person());
  if (session.endTime !== null)
    queryClient.setQueryData<FastingSession[]>(
      key,
      (list) =>
        list && [
          ...(isRecorded(session) ? [session] : []),
          ...list.filter(({ id }) => id !== session.id),
        ],
    );
  void queryClient.invalidateQueries({ queryKey: key });
}

/** The fast that the server names as the one that runs. */
function runningElsewhere(failure: ApiFailure): FastingSessionReply | null {
  // The server said it in the form of the contract, as every reply of it.
  const { session } = (failure.data ?? {}) as { session?: FastingSessionReply };
  return failure.code === "FASTING_ALREADY_ACTIVE" && session?.startTime ? session : null;
}

outbox.handle(changeKinds.start, {
  send: (payload) =>
    sendOr(`start ${(payload as Start).session.id}`, texts.offline, async () => {
      const { session } = payload as Start;
      const { startFasting } = await contract();
      return call(startFasting, {
        body: { ...session, pauses: [...session.pauses] },
      });
    }),
  applied: (_, reply) => applied(reply),
  refused(_, failure) {
    const theirs = failure instanceof ApiFailure ? runningElsewhere(failure) : null;
    if (theirs) {
      const session = sessionOf(theirs);
      const mine = currentDevice().session;
      take(yieldTo(currentDevice(), session, Date.now()));
      // Where this device's fast goes on instead, nothing has changed for the eye.
      if (mine?.id === currentDevice().session?.id) return;
      toast({ ...texts.otherDevice(momentText(session.startTime)), tone: "info", duration: 8_000 });
      return;
    }
    const reason = failure instanceof ApiFailure ? `${failure.reason} ` : "";
    toast({ title: texts.notSaved, description: reason + texts.notSavedHint, tone: "error" });
  },
});

const moments = { pause: "pauseFasting", resume: "resumeFasting" } as const;
for (const kind of ["pause", "resume"] as const)
  outbox.handle(changeKinds[kind], {
    async send(payload) {
      const { id, at } = payload as Moment;
      const routes = await contract();
      return call(routes[moments[kind]], { params: { id }, body: { at } });
    },
    applied: (_, reply) => applied(reply),
  });

outbox.handle(changeKinds.complete, {
  send: (payload) =>
    sendOr(`complete ${(payload as Moment).id}`, endedOffline(payload as Completion), async () => {
      const { id, at, byItself } = payload as Completion;
      const { completeFasting } = await contract();
      const body = { endTime: at, ...(byItself && { byItself }) };
      return call(completeFasting, { params: { id }, body });
    }),
  applied: (_, reply) => applied(reply),
  announce(payload, reply) {
    const { id, byItself } = payload as Completion;
    const isBack = byItself && currentDevice().session?.id === id;
    if (isBack && (reply as FastingSessionReply).endTime === null)
      toast({ ...texts.goesOn, tone: "info", duration: 8_000 });
  },
  refused(payload) {
    // The server never had it, as after a start that another device came before.
    const again = recordAgain(currentDevice(), (payload as Completion).id);
    if (again) queueChange(again);
  },
});

outbox.handle(changeKinds.edit, {
  async send(payload) {
    const { id, edit } = payload as Edit;
    const { editFasting } = await contract();
    return call(editFasting, { params: { id }, body: edit });
  },
  applied: (_, reply) => applied(reply),
  refused(_, failure) {
    const reason = failure instanceof ApiFailure ? `${failure.reason} ` : "";
    toast({ title: texts.editRefused, description: reason + texts.editRefusedHint, tone: "error" });
    void queryClient.invalidateQueries({ queryKey: fastingKeys.history(outbox.person()) });
  },
});

outbox.handle(changeKinds.remove, {
  async send(payload) {
    const { removeFasting } = await contract();
    await call(removeFasting, { params: { id: (payload as Removal).id } });
  },
  applied(payload) {
    const { id } = payload as Removal;
    forgetSession(id);
    queryClient.setQueryData<FastingSession[]>(fastingKeys.history(outbox.person()), (list) =>
      list?.filter((one) => one.id !== id),
    );
  },
});

outbox.handle(changeKinds.settings, {
  async send(payload) {
    const { saveFastingSettings } = await contract();
    return call(saveFastingSettings, { body: payload as FastingSettings });
  },
  applied(_, reply) {
    queryClient.setQueryData(fastingKeys.settings(outbox.person()), reply);
  },
  refused(_, failure) {
    const description = failure instanceof ApiFailure ? failure.reason : undefined;
    toast({ title: texts.settingsRefused, ...(description && { description }), tone: "error" });
    void queryClient.invalidateQueries({ queryKey: fastingKeys.settings(outbox.person()) });
  },
});

onClaim((visitors: Device) => {
  for (const session of [...visitors.history].reverse()) queueChange({ kind: "start", session });
  if (visitors.session) queueChange({ kind: "start", session: visitors.session });
});

function forgetSession(id: string): void {
  const device = currentDevice();
  setDevice({ ...device, history: device.history.filter((one) => one.id !== id) });
}

/** Starts a fast now, or in the past where `startTime` says so. */
export function start(planId: string, targetDuration: number, startTime?: number): void {
  const now = Date.now();
  const id = newId();
  unspoken.add(`start ${id}`);
  const source: FastingSource = startTime === undefined ? "timer" : "manual";
  const begin = { id, planId, planName: planName(planId), startTime: startTime ?? now };
  take(startFast(currentDevice(), { ...begin, targetDuration, source }, now));
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
  unspoken.add(`complete ${session.id}`);
  const step = endFast(currentDevice(), Date.now());
  take(step);
  tellEnd(step);
}

/** Completes the running fast where its target has passed; says so. */
export function checkTime(): void {
  const { session } = currentDevice();
  if (session) unspoken.add(`complete ${session.id}`);
  const step = letTimePass(currentDevice(), Date.now());
  take(step);
  tellEnd(step);
}

function tellEnd({ ended }: Step): void {
  if (!ended) return;
  const fasted = inWords(fastedFor(ended, ended.endTime ?? 0));
  if (!isRecorded(ended)) toast({ ...texts.tooShort, tone: "plain" });
  else if (ended.status === "stopped")
    toast({ ...texts.stopped(fasted), tone: "plain", id: `ended ${ended.id}` });
  else
    toast({
      ...(keptSettings()?.hideNumbers ? texts.completedQuietly : texts.completed(fasted)),
      tone: "success",
      duration: 8_000,
    });
}

/** Puts a fast into the history that no timer ran for. */
export function record(
  fast: Pick<FastingSession, "planId" | "startTime" | "targetDuration"> & { endTime: number },
  source: FastingSource,
): void {
  keep(recorded(fast, source));
  toast({ title: texts.added, tone: "success" });
}

/** The session that `record` makes. */
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

/** Corrects the running fast or one of the history; checked before. */
export function edit(id: string, change: SessionEdit): void {
  const device = currentDevice();
  const edited = (session: FastingSession) =>
    session.id === id ? editSession(session, change) : session;
  setDevice({
    ...device,
    session: device.session && edited(device.session),
    history: device.history.map(edited),
  });
  queue(changeKinds.edit, { id, edit: change } satisfies Edit);
  checkTime();
}

/** Takes a fast out of the history; the toast brings it back. */
export function remove(session: FastingSession): void {
  const { id } = session;
  if (outbox.person() === null) forgetSession(id);
  queue(changeKinds.remove, { id } satisfies Removal);
  toast({
    title: texts.removed,
    tone: "plain",
    duration: 8_000,
    // What was removed stays removed on every device, so it comes back as a new one.
    action: { label: texts.undo, run: () => keep({ ...session, id: newId(), localOnly: true }) },
  });
}

/** Puts an ended fast into the history, here and on the server. */
function keep(session: FastingSession): void {
  const device = currentDevice();
  setDevice({ ...device, history: recordOnDevice(device.history, session, keptOnDevice.onEnd) });
  queueChange({ kind: "start", session });
}

export function saveSettings(settings: FastingSettings): void {
  keepSettings(settings);
  queryClient.setQueryData(fastingKeys.settings(outbox.person()), settings);
  queue(changeKinds.settings, settings);
}
