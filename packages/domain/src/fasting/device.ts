import { minute } from "../time.ts";
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

/** What one device knows of a person's fasting. Works offline. */
export interface Device {
  readonly session: FastingSession | null;
  /** Ended sessions, newest first. */
  readonly history: readonly FastingSession[];
  /** Milestones (hours) already announced in the current session. */
  readonly announced: readonly number[];
}

export const emptyDevice: Device = { session: null, history: [], announced: [] };

/** A change to send to the server. Repeating it is harmless. */
export type Change =
  /** A session that has just begun, or an ended one that the server doesn't know. */
  | { kind: "start"; session: FastingSession }
  | { kind: "pause" | "resume"; id: string; at: number }
  /**
   * `byItself`: the target passed on this device. If another one paused or moved it, it continues.
   */
  | { kind: "complete"; id: string; at: number; byItself?: true };

export interface Step {
  readonly device: Device;
  readonly changes: readonly Change[];
  /** The session that this step ended, even if it was too short to record. */
  readonly ended?: FastingSession;
}

const unchanged = (device: Device): Step => ({ device, changes: [] });

function ended(device: Device, session: FastingSession, max: number): Device {
  const history = isRecorded(session)
    ? recordOnDevice(device.history, { ...session, localOnly: true }, max)
    : device.history;
  return { session: null, history, announced: [] };
}

/** Starts a fast. Does nothing while one is running. */
export function startFast(
  device: Device,
  given: Parameters<typeof startSession>[0],
  now: number,
): Step {
  if (device.session) return unchanged(device);
  const session = { ...startSession(given, now), localOnly: true };
  // A fast that began in the past has already passed some milestones: don't announce those.
  const announced = passedMilestones(fastedFor(session, now));
  return { device: { ...device, session, announced }, changes: [{ kind: "start", session }] };
}

/** Completes a fast whose target has passed. */
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

/** Ends the running fast: completed if its target has passed, otherwise stopped. */
export function endFast(device: Device, now: number): Step {
  if (!device.session) return unchanged(device);
  const session = endSession(device.session, now);
  return {
    device: ended(device, session, keptOnDevice.onEnd),
    changes: [{ kind: "complete", id: session.id, at: session.endTime ?? now }],
    ended: session,
  };
}

/**
 * Undoes the end of a fast: it goes on as it was before, under a new id, as an ended one stays ended
 * on every device. Does nothing while another fast is running.
 */
export function continueFast(
  device: Device,
  before: FastingSession,
  id: string,
  now: number,
): Step {
  if (device.session) return unchanged(device);
  const session = { ...before, id, localOnly: true };
  const history = device.history.filter((one) => one.id !== before.id);
  const announced = passedMilestones(fastedFor(session, now));
  return { device: { session, history, announced }, changes: [{ kind: "start", session }] };
}

/** The milestones to announce now, each once a session. */
export function tellMilestones(device: Device, now: number): { device: Device; hours: number[] } {
  if (!device.session) return { device, hours: [] };
  const hours = newMilestones(fastedFor(device.session, now), device.announced);
  return {
    device: hours.length > 0 ? { ...device, announced: [...device.announced, ...hours] } : device,
    hours,
  };
}

/** Takes over the server's running session if this device has none and time remains. */
export function adopt(device: Device, session: FastingSession, now: number): Device {
  if (device.session || !isLive(settle(session, now))) return device;
  if (device.history.some(({ id }) => id === session.id)) return device;
  return { ...device, session, announced: passedMilestones(fastedFor(session, now)) };
}

/** Takes the server's version of a session that both know: edited, paused or ended elsewhere. */
export function reconcile(device: Device, session: FastingSession, now: number): Device {
  const isCurrent = device.session?.id === session.id;
  const others = device.history.filter(({ id }) => id !== session.id);
  const isKnown = others.length < device.history.length;
  if (!isCurrent && !isKnown) return device;
  if (isLive(session)) {
    // This device completes it itself, and announces that.
    if (!isLive(settle(session, now))) return device;
    if (isCurrent) return { ...device, session };
    // It completed here, but another device had paused or moved it: it continues.
    return adopt({ ...device, history: others }, session, now);
  }
  // By a clock that is a day behind, the server ends a fast of 16 hours as soon as it starts.
  if (isCurrent && (session.endTime ?? now) > now + minute) return device;
  const history = isRecorded(session)
    ? recordOnDevice(others, session, keptOnDevice.onEnd)
    : others;
  return isCurrent ? { session: null, history, announced: [] } : { ...device, history };
}

/** Drops what the server had and has no more: it was deleted on another device. */
export function dropRemoved(device: Device, isRemoved: (id: string) => boolean): Device {
  const isLeft = ({ id, localOnly }: FastingSession) => localOnly === true || !isRemoved(id);
  const history = device.history.filter(isLeft);
  if (device.session && !isLeft(device.session)) return { session: null, history, announced: [] };
  return history.length < device.history.length ? { ...device, history } : device;
}

/**
 * Gives way to another running session on the server, begun on another device. What this device
 * fasted before that began is kept as a session of its own. Only a session that was paused before
 * this device's began loses: it ends where its pause began.
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

/**
 * Has a session here again that was sent only now and refused, if this device has forgotten it
 * meanwhile: its person was signed out before it could be sent.
 */
export function takeBack(device: Device, session: FastingSession, now: number): Device {
  if (sessionIn(device, session.id)) return device;
  const mine = { ...session, localOnly: true };
  if (isLive(settle(mine, now))) return adopt(device, mine, now);
  const history = recordOnDevice(device.history, settle(mine, now), keptOnDevice.onEnd);
  return { ...device, history };
}

/** A session of this device, ended or running. */
const sessionIn = ({ session, history }: Device, id: string): FastingSession | undefined =>
  [...(session ? [session] : []), ...history].find((one) => one.id === id);

/** Whether the server never told of it as this device has it. */
export const isOnlyHere = (device: Device, id: string): boolean =>
  sessionIn(device, id)?.localOnly === true;

/** Sends a session again that the server never accepted, as it is now and in one piece. */
export function recordAgain(device: Device, id: string): Change | null {
  const session = sessionIn(device, id);
  return session ? { kind: "start", session } : null;
}
