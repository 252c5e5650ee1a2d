import { keptOnDevice, recordOnDevice } from "./history.ts";
import { newMilestones, passedMilestones } from "./milestone.ts";
import {
  endSession,
  type FastingSession,
  fastedFor,
  isLive,
  isRecorded,
  pauseSession,
  resumeSession,
  settle,
  startSession,
} from "./session.ts";

/** What one device knows of a person's fasting. It works without a network. */
export interface Device {
  readonly session: FastingSession | null;
  /** Ended sessions, newest first. */
  readonly history: readonly FastingSession[];
  /** Milestones (hours) of the present session that were told. */
  readonly told: readonly number[];
}

export const emptyDevice: Device = { session: null, history: [], told: [] };

/** What the server has to hear. Hearing it twice equals hearing it once. */
export type Change =
  /** A session as it is: one that begins, or an ended one that the server doesn't know. */
  | { kind: "start"; session: FastingSession }
  | { kind: "pause" | "resume"; id: string; at: number }
  /** With `byItself` its target passed here; where it was paused or moved elsewhere it goes on. */
  | { kind: "complete"; id: string; at: number; byItself?: true };

export interface Step {
  readonly device: Device;
  readonly changes: readonly Change[];
  /** The session that this step ended, recorded or too short. */
  readonly ended?: FastingSession;
}

const unchanged = (device: Device): Step => ({ device, changes: [] });

function ended(device: Device, session: FastingSession, max: number): Device {
  const history = isRecorded(session)
    ? recordOnDevice(device.history, { ...session, localOnly: true }, max)
    : device.history;
  return { session: null, history, told: [] };
}

/** Starts a fast. Nothing happens while one is running. */
export function startFast(
  device: Device,
  given: Parameters<typeof startSession>[0],
  now: number,
): Step {
  if (device.session) return unchanged(device);
  const session = startSession(given, now);
  // What a start in the past has already passed is no news.
  const told = passedMilestones(fastedFor(session, now));
  return { device: { ...device, session, told }, changes: [{ kind: "start", session }] };
}

/** Takes time as it is: a fast whose target has passed is complete. */
export function letTimePass(device: Device, now: number): Step {
  if (!device.session) return unchanged(device);
  const session = settle(device.session, now);
  if (isLive(session)) return unchanged(device);
  return {
    device: ended(device, session, keptOnDevice.onCompletion),
    changes: [{ kind: "complete", id: session.id, at: session.endTime ?? now, byItself: true }],
    ended: session,
  };
}

function change(
  device: Device,
  kind: "pause" | "resume",
  apply: (session: FastingSession, now: number) => FastingSession,
  now: number,
): Step {
  const passed = letTimePass(device, now);
  const before = passed.device.session;
  if (!before) return passed;
  const session = apply(before, now);
  if (session === before) return passed;
  const last = session.pauses.at(-1);
  const at = (kind === "pause" ? last?.from : last?.to) ?? now;
  return { device: { ...device, session }, changes: [{ kind, id: session.id, at }] };
}

export const pauseFast = (device: Device, now: number): Step =>
  change(device, "pause", pauseSession, now);

export const resumeFast = (device: Device, now: number): Step =>
  change(device, "resume", resumeSession, now);

/** Ends the running fast: completed where its target has passed, otherwise stopped. */
export function endFast(device: Device, now: number): Step {
  if (!device.session) return unchanged(device);
  const session = endSession(device.session, now);
  return {
    device: ended(device, session, keptOnDevice.onEnd),
    changes: [{ kind: "complete", id: session.id, at: session.endTime ?? now }],
    ended: session,
  };
}

/** The milestones to tell now; each once a session. */
export function tellMilestones(device: Device, now: number): { device: Device; hours: number[] } {
  if (!device.session) return { device, hours: [] };
  const hours = newMilestones(fastedFor(device.session, now), device.told);
  return {
    device: hours.length > 0 ? { ...device, told: [...device.told, ...hours] } : device,
    hours,
  };
}

/** Takes over the server's running session where this device has none and time remains. */
export function adopt(device: Device, session: FastingSession, now: number): Device {
  if (device.session || !isLive(settle(session, now))) return device;
  if (device.history.some(({ id }) => id === session.id)) return device;
  return { ...device, session, told: passedMilestones(fastedFor(session, now)) };
}

/** Takes the server's word for a session that both know: edited, paused or ended elsewhere. */
export function reconcile(device: Device, session: FastingSession, now: number): Device {
  const isCurrent = device.session?.id === session.id;
  const others = device.history.filter(({ id }) => id !== session.id);
  const isKnown = others.length < device.history.length;
  if (!isCurrent && !isKnown) return device;
  if (isLive(session)) {
    // Its end is this device's to notice.
    if (!isLive(settle(session, now))) return device;
    if (isCurrent) return { ...device, session };
    // What ended here by itself goes on: it was paused or moved on another device.
    return adopt({ ...device, history: others }, session, now);
  }
  const history = isRecorded(session)
    ? recordOnDevice(others, session, keptOnDevice.onEnd)
    : others;
  return isCurrent ? { session: null, history, told: [] } : { ...device, history };
}

/**
 * The server holds another running session, begun on another device: that one goes on. What this
 * device fasted before it began is kept as a session of its own. Only one that was paused before
 * this device's began gives way: it ends with its pause.
 */
export function yieldTo(device: Device, theirs: FastingSession, now: number): Step {
  const mine = device.session;
  if (!mine || mine.id === theirs.id) return unchanged(device);
  const pause = theirs.pauses.at(-1);
  if (theirs.status === "paused" && pause && pause.from <= mine.startTime) {
    const end: Change = { kind: "complete", id: theirs.id, at: pause.from };
    return { device, changes: [end, { kind: "start", session: mine }] };
  }
  const cut = endSession(mine, Math.max(mine.startTime, Math.min(now, theirs.startTime)));
  const left = ended(device, cut, keptOnDevice.onEnd);
  return {
    device: adopt(left, theirs, now),
    changes: isRecorded(cut) ? [{ kind: "start", session: cut }] : [],
    ended: cut,
  };
}

/** Brings a session back that the server never took: as it ended, in one piece. */
export function recordAgain(device: Device, id: string): Change | null {
  const session = device.history.find((one) => one.id === id);
  return session ? { kind: "start", session } : null;
}
