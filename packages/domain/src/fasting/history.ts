import type { FastingSession } from "./session.ts";

/** How many ended sessions a device keeps: after one completed by itself, after one was ended. */
export const keptOnDevice = { onCompletion: 10, onEnd: 20 } as const;
/** How many sessions the Recent Sessions list shows. */
export const maxRecent = 8;

const keyOf = ({ planId, startTime, status }: FastingSession) => `${planId} ${startTime} ${status}`;

const newestFirst = (a: FastingSession, b: FastingSession) =>
  b.startTime - a.startTime || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * One history of several: each session once (by id, else by plan, start and status), newest first.
 * Where two tell of the same session, the earlier list wins, so give the server's first.
 */
export function mergeHistory(...lists: readonly (readonly FastingSession[])[]): FastingSession[] {
  const seen = new Set<string>();
  const merged: FastingSession[] = [];
  for (const session of lists.flat()) {
    const id = `id ${session.id}`;
    const key = keyOf(session);
    if (seen.has(id) || seen.has(key)) continue;
    seen.add(id).add(key);
    merged.push(session);
  }
  return merged.sort(newestFirst);
}

/** The history with one more session, cut to what a device keeps. */
export function recordOnDevice(
  history: readonly FastingSession[],
  ended: FastingSession,
  max: number,
): FastingSession[] {
  return mergeHistory([ended], history).slice(0, max);
}
