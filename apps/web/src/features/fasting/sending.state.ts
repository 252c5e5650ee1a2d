import type { FastingSessionReply, FastingSettings } from "@morsel/contract/fasting";
import {
  type Change,
  type Device,
  reconcile,
  recordAgain,
  type Step,
  yieldTo,
} from "@morsel/domain/fasting/device";
import { type FastingSession, isRecorded } from "@morsel/domain/fasting/session";
import { ApiFailure, call } from "../../lib/api.ts";
import { judge, outbox } from "../../lib/changes.ts";
import { queryClient } from "../../lib/query-client.ts";
import { type ToastMessage, toast } from "../../lib/toast.ts";
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
import { contract, fastingKeys } from "./queries.ts";

/** All fasting changes go in their order: a fast can't start before the one before has ended. */
const target = "fasting";

/** What was done on this page and whose first failure is worth a word. */
export const unspoken = new Set<string>();
/** The last change didn't reach the server: those behind it wait for it, and fail nothing. */
let isAway = false;

type Notice = Pick<ToastMessage, "title" | "description" | "id">;

/** Sends, and says once that it goes on without the server. */
async function sendOr<T>(mark: string, notice: Notice | null, send: () => Promise<T>) {
  try {
    const reply = await send();
    isAway = false;
    return reply;
  } catch (failure) {
    isAway = judge(failure) !== "refused";
    if (isAway && unspoken.delete(mark) && notice) toast({ ...notice, tone: "info" });
    throw failure;
  }
}

export function queue(kind: string, payload: unknown): void {
  // A visitor's fasts stay on the device.
  if (outbox.person() !== null) void outbox.add({ kind, target, payload });
}

export function queueChange(change: Change): void {
  queue(changeKinds[change.kind], change);
}

export function take({ device, changes }: Step): void {
  setDevice(device);
  changes.forEach(queueChange);
}

/** Takes the place of the word that it ended: that one says less. */
const endedOffline = ({ id, byItself }: Pick<Completion, "id" | "byItself">): Notice => ({
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
    send: (payload) =>
      sendOr("", null, async () => {
        const { id, at } = payload as Moment;
        const routes = await contract();
        return call(routes[moments[kind]], { params: { id }, body: { at } });
      }),
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

export function forgetSession(id: string): void {
  const device = currentDevice();
  setDevice({ ...device, history: device.history.filter((one) => one.id !== id) });
}

/** Says at once what no attempt will say: that of a change which waits behind another. */
export function tellEndOffline(ended: Pick<Completion, "id" | "byItself">): void {
  if (outbox.person() === null || (!isAway && navigator.onLine)) return;
  if (unspoken.delete(`complete ${ended.id}`)) toast({ ...endedOffline(ended), tone: "info" });
}
