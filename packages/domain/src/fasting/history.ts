import type { FastingSession } from "./session.ts";

/** How many ended sessions a device keeps: after one completed by itself, or was ended. */
export const keptOnDevice = { onCompletion: 10, onEnd: 20 } as const;
/** Length of the Recent Sessions list. */
export const maxRecent = 8;

const keyOf = ({ planId, startTime, status }: FastingSession) => `${planId} ${startTime} ${status}`;

const newestFirst = (a: FastingSession, b: FastingSession) =>
  b.startTime - a.startTime || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * Merges histories, newest first. Sessions are the same by id, or else by plan, start and status;
 * the earlier list wins, so pass the server's first.
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

/** Adds a session to the history and trims it to what a device keeps. */
export function recordOnDevice(
  history: readonly FastingSession[],
  ended: FastingSession,
  max: number,
): FastingSession[] {
  return mergeHistory([ended], history).slice(0, max);
}
