import type { FastingSessionReply } from "@morsel/contract/fasting";
import {
  type FastingSession,
  fastedFor,
  momentOf,
  timeRemaining,
} from "@morsel/domain/fasting/session";
import { hour } from "@morsel/domain/time";
import { iso } from "../../platform/clock.ts";
import { isId, isInstant, writeCursor } from "../../platform/http/paging.ts";
import type { Place } from "./repository.ts";

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

/** A cursor that continues after a session. */
export const cursorOf = ({ startTime, id }: FastingSession): string => writeCursor([startTime, id]);

/** Parses a cursor's parts; undefined if they are invalid. */
export function placeOf(parts: readonly unknown[]): Place | undefined {
  const [startTime, id] = parts;
  return parts.length === 2 && isInstant(startTime) && isId(id) ? { startTime, id } : undefined;
}
