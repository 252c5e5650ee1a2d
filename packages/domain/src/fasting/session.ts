import { minute } from "../time.ts";

export type FastingStatus = "active" | "paused" | "completed" | "stopped";
/** Where a session comes from: the timer, a later entry by hand, or the diary. */
export type FastingSource = "timer" | "manual" | "diary";

/** A break in a fast; `to` is null while it is open. */
export interface Pause {
  readonly from: number;
  readonly to: number | null;
}

/** One fast. Instants are ms since 1970. Pauses are in order and disjoint. */
export interface FastingSession {
  readonly id: string;
  readonly planId: string;
  readonly planName: string;
  readonly startTime: number;
  /** How long to fast (ms), not counting pauses. */
  readonly targetDuration: number;
  readonly status: FastingStatus;
  readonly pauses: readonly Pause[];
  readonly endTime: number | null;
  readonly source: FastingSource;
  readonly createdAt: number;
  /** The server doesn't know it yet, or not its end. */
  readonly localOnly?: boolean;
}

/** Sessions with less time fasted (ms) are not recorded. */
export const minRecorded = 5_000;

export const isLive = (session: FastingSession): boolean =>
  session.status === "active" || session.status === "paused";

/** A session that begins now, or at `startTime` in the past. */
export function startSession(
  given: Pick<
    FastingSession,
    "id" | "planId" | "planName" | "startTime" | "targetDuration" | "source"
  >,
  now: number,
): FastingSession {
  return { ...given, status: "active", pauses: [], endTime: null, createdAt: now };
}

const openPause = ({ pauses }: FastingSession): Pause | undefined =>
  pauses.at(-1)?.to === null ? pauses.at(-1) : undefined;

/** What time fasted is calculated from. */
export type FastingSpan = Pick<FastingSession, "startTime" | "endTime" | "pauses">;

/** The latest known event; a clock set back can't get before it. */
function lastMoment({ startTime, pauses }: FastingSpan): number {
  const last = pauses.at(-1);
  return last ? (last.to ?? last.from) : startTime;
}

/** Time fasted so far (ms), without pauses. Never negative, never shrinks. */
export function fastedFor(session: FastingSpan, now: number): number {
  const until = session.endTime ?? Math.max(now, lastMoment(session));
  let fasted = Math.max(0, until - session.startTime);
  for (const { from, to } of session.pauses)
    fasted -= Math.max(0, Math.min(to ?? until, until) - from);
  return Math.max(0, fasted);
}

/** Time left until the target (ms); 0 once it is reached. */
export function timeRemaining(session: FastingSession, now: number): number {
  return Math.max(0, session.targetDuration - fastedFor(session, now));
}

/** Fasting's part of a day's totals; `session` is the running one. */
export function fastingStatus(session: FastingSession | null, now: number) {
  return {
    isActive: session !== null,
    planName: session?.planName ?? null,
    targetDuration: session?.targetDuration ?? null,
    timeRemaining: session ? timeRemaining(session, now) : null,
  };
}

/** When the time fasted will reach `duration` (ms); null while paused. */
export function momentOf(session: FastingSession, duration: number): number | null {
  let from = session.startTime;
  let left = duration;
  for (const pause of session.pauses) {
    const span = pause.from - from;
    if (left <= span) break;
    if (pause.to === null) return null;
    left -= span;
    from = pause.to;
  }
  return from + left;
}

/** When the target will be reached; null while paused. */
export function dueAt(session: FastingSession): number | null {
  return momentOf(session, session.targetDuration);
}

/** The pauses up to an instant; an open one ends there. */
function pausesUntil(pauses: readonly Pause[], end: number): readonly Pause[] {
  return pauses
    .filter(({ from }) => from < end)
    .map(({ from, to }) => ({ from, to: Math.min(to ?? end, end) }));
}

function endedAt(session: FastingSession, endTime: number): FastingSession {
  const ended = { ...session, pauses: pausesUntil(session.pauses, endTime), endTime };
  const reached = fastedFor(ended, endTime) >= session.targetDuration;
  return { ...ended, status: reached ? "completed" : "stopped" };
}

/** The session as of `now`: once its target has passed, completed at that very moment. */
export function settle(session: FastingSession, now: number): FastingSession {
  if (!isLive(session)) return session;
  const due = dueAt(session);
  return due !== null && due <= now ? endedAt(session, due) : session;
}

/** Pauses a running session; any other is left alone. */
export function pauseSession(session: FastingSession, now: number): FastingSession {
  const current = settle(session, now);
  if (current.status !== "active") return current;
  const from = Math.max(now, lastMoment(current));
  return { ...current, status: "paused", pauses: [...current.pauses, { from, to: null }] };
}

/** Resumes a paused session, its target moved by the pause; any other is left alone. */
export function resumeSession(session: FastingSession, now: number): FastingSession {
  const open = openPause(session);
  if (session.status !== "paused" || !open) return settle(session, now);
  const pauses = [
    ...session.pauses.slice(0, -1),
    { from: open.from, to: Math.max(now, open.from) },
  ];
  return { ...session, status: "active", pauses };
}

/** Ends a session: completed if the target has been reached, otherwise stopped. */
export function endSession(session: FastingSession, now: number): FastingSession {
  const current = settle(session, now);
  if (!isLive(current)) return current;
  const open = openPause(current);
  // A fast that is ended while paused ended when that pause began.
  return endedAt(current, open ? open.from : Math.max(now, lastMoment(current)));
}

/** Whether a session lasted for seconds only: most likely a slip of the finger. */
export function isSlip({ startTime, endTime }: FastingSpan): boolean {
  return endTime !== null && endTime - startTime < minute;
}

/** Whether an ended session is long enough to record. */
export function isRecorded(session: FastingSession): boolean {
  return session.endTime !== null && fastedFor(session, session.endTime) >= minRecorded;
}
