import { day, minute } from "../time.ts";
import { isTarget, planName, planTarget } from "./plan.ts";
import { type FastingSession, fastedFor, isLive, isRecorded, type Pause } from "./session.ts";

/** How far a device's clock may run ahead of the server's (ms): some people set theirs so. */
export const clockTolerance = 15 * minute;
/**
 * How long two sessions may be at the same time (ms). Times are entered in whole minutes, and a fast
 * ended right after its start must not stand in another one's way.
 */
export const overlapTolerance = minute;
/** The longest a session may span from start to end, pauses included (ms). */
export const longestSpan = 31 * day;

export interface SessionEdit {
  planId?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
  targetDuration?: number | undefined;
}

export type ProblemKind =
  | "target"
  | "future-start"
  | "future-end"
  | "end-before-start"
  | "too-short"
  | "too-long"
  | "still-running"
  | "pauses"
  | "overlap";

/** What is wrong with a session, and in which field. */
export interface Problem {
  kind: ProblemKind;
  field: keyof SessionEdit | "pauses";
  /** The session that it overlaps. */
  other?: FastingSession;
}

function clipped(pauses: readonly Pause[], start: number, end: number | null): Pause[] {
  return pauses.flatMap(({ from, to }) => {
    if (to !== null && to <= start) return [];
    if (end !== null && from >= end) return [];
    const until = end === null ? to : Math.min(to ?? end, end);
    return [{ from: Math.max(from, start), to: until }];
  });
}

/** The session with the edit applied; a new plan brings its own target. Not validated yet. */
export function editSession(session: FastingSession, edit: SessionEdit): FastingSession {
  const planId = edit.planId ?? session.planId;
  const startTime = edit.startTime ?? session.startTime;
  const endTime = edit.endTime ?? session.endTime;
  const ofPlan = planId === session.planId ? session.targetDuration : planTarget(planId);
  const edited: FastingSession = {
    ...session,
    planId,
    planName: planName(planId),
    startTime,
    endTime,
    targetDuration: edit.targetDuration ?? ofPlan,
    pauses: clipped(session.pauses, startTime, endTime),
  };
  if (isLive(session) || endTime === null) return edited;
  const reached = fastedFor(edited, endTime) >= edited.targetDuration;
  return { ...edited, status: reached ? "completed" : "stopped" };
}

function overlapping(session: FastingSession, others: readonly FastingSession[]) {
  const shared = (other: FastingSession) =>
    Math.min(session.endTime ?? Infinity, other.endTime ?? Infinity) -
    Math.max(session.startTime, other.startTime);
  return others.find((other) => other.id !== session.id && shared(other) >= overlapTolerance);
}

/**
 * Whether pauses are in order, disjoint, within the session, and only open at a paused one's end.
 */
function arePausesSound({ pauses, startTime, endTime, status }: FastingSession): boolean {
  let after = startTime;
  return (
    (pauses.at(-1)?.to === null) === (status === "paused") &&
    pauses.every(({ from, to }, index) => {
      const isSound =
        from >= after &&
        (to === null ? index === pauses.length - 1 : to >= from && to <= (endTime ?? Infinity));
      after = to ?? from;
      return isSound;
    })
  );
}

/** The first problem with a session that a person entered or edited, or null. */
export function problemWith(
  session: FastingSession,
  others: readonly FastingSession[],
  now: number,
): Problem | null {
  const { startTime, endTime } = session;
  if (!isTarget(session.targetDuration)) return { kind: "target", field: "targetDuration" };
  if (startTime > now + clockTolerance) return { kind: "future-start", field: "startTime" };
  if (isLive(session) && endTime !== null) return { kind: "still-running", field: "endTime" };
  if (endTime !== null) {
    if (endTime <= startTime) return { kind: "end-before-start", field: "endTime" };
    if (endTime > now + clockTolerance) return { kind: "future-end", field: "endTime" };
    if (endTime - startTime > longestSpan) return { kind: "too-long", field: "startTime" };
  } else if (now - startTime > longestSpan) return { kind: "too-long", field: "startTime" };
  if (!arePausesSound(session)) return { kind: "pauses", field: "pauses" };
  // Only sound pauses tell how long the fast was.
  if (endTime !== null && !isRecorded(session)) return { kind: "too-short", field: "endTime" };
  const other = overlapping(session, others);
  return other ? { kind: "overlap", field: "startTime", other } : null;
}
