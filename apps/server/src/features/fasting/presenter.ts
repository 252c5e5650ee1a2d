import type { FastingSessionReply } from "@morsel/contract/fasting";
import { hour } from "@morsel/domain/fasting/plan";
import {
  type FastingSession,
  fastedFor,
  momentOf,
  timeRemaining,
} from "@morsel/domain/fasting/session";
import type { Place } from "./repository.ts";

const iso = (instant: number) => new Date(instant).toISOString();
const inHours = (duration: number) => Math.round((duration / hour) * 100) / 100;

/** A session as the contract shows it at `now`. */
export function presentFast(session: FastingSession, now: number): FastingSessionReply {
  const { endTime } = session;
  const wasCompleted = session.status === "completed";
  const actual = endTime === null ? null : fastedFor(session, endTime);
  const completed = wasCompleted ? momentOf(session, session.targetDuration) : null;
  return {
    id: session.id,
    planId: session.planId,
    planName: session.planName,
    startTime: iso(session.startTime),
    targetDuration: session.targetDuration,
    status: session.status,
    pauses: session.pauses.map(({ from, to }) => ({
      from: iso(from),
      to: to === null ? null : iso(to),
    })),
    endTime: endTime === null ? null : iso(endTime),
    completedAt: completed === null ? null : iso(completed),
    actualDuration: actual,
    actualHoursFasted: actual === null ? null : inHours(actual),
    targetHours: inHours(session.targetDuration),
    wasCompleted,
    remainingHours: inHours(timeRemaining(session, endTime ?? now)),
    localOnly: false,
    source: session.source,
    createdAt: iso(session.createdAt),
  };
}

/** The place after a session, as text for a link. */
export function writeCursor({ startTime, id }: FastingSession): string {
  return Buffer.from(JSON.stringify([startTime, id])).toString("base64url");
}

/** The place that a cursor names; undefined where it was tampered with. */
export function readCursor(cursor: string): Place | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(place) || place.length !== 2) return undefined;
    const [startTime, id] = place as unknown[];
    if (typeof startTime !== "number" || !Number.isSafeInteger(startTime)) return undefined;
    if (typeof id !== "string" || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
    return { startTime, id };
  } catch {
    return undefined;
  }
}
