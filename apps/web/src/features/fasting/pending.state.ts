import type { FastingSessionReply, FastingSettings } from "@morsel/contract/fasting";
import type { Change, Device } from "@morsel/domain/fasting/device";
import { editSession, type SessionEdit } from "@morsel/domain/fasting/edit";
import { mergeHistory } from "@morsel/domain/fasting/history";
import type { FastingSession } from "@morsel/domain/fasting/session";
import type { OutboxItem } from "../../lib/outbox.ts";

/** The changes of fasts that go through the outbox. */
export const changeKinds = {
  start: "fasting.start",
  pause: "fasting.pause",
  resume: "fasting.resume",
  complete: "fasting.complete",
  edit: "fasting.edit",
  remove: "fasting.remove",
  settings: "fasting.settings",
} as const;

export type Start = Extract<Change, { kind: "start" }>;
export type Moment = Extract<Change, { kind: "pause" | "resume" }>;
export type Completion = Extract<Change, { kind: "complete" }>;
export interface Edit {
  id: string;
  edit: SessionEdit;
}
export interface Removal {
  id: string;
}

/** A session as the server tells it, in the domain's own form. */
export function sessionOf(reply: FastingSessionReply): FastingSession {
  return {
    id: reply.id,
    planId: reply.planId,
    planName: reply.planName,
    startTime: Date.parse(reply.startTime),
    targetDuration: reply.targetDuration,
    status: reply.status,
    pauses: reply.pauses.map(({ from, to }) => ({
      from: Date.parse(from),
      to: to === null ? null : Date.parse(to),
    })),
    endTime: reply.endTime === null ? null : Date.parse(reply.endTime),
    source: reply.source,
    createdAt: Date.parse(reply.createdAt),
  };
}

/** The session that a waiting change is about. */
export function subjectOf({ kind, payload }: OutboxItem): string | null {
  if (kind === changeKinds.start) return (payload as Start).session.id;
  if (kind === changeKinds.settings || !kind.startsWith("fasting.")) return null;
  return (payload as Removal).id;
}

/**
 * All fasts that are over: the server's and this device's, each once, newest first, with what waits
 * to be sent already done.
 */
export function historyWithPending(
  server: readonly FastingSession[],
  device: Device,
  pending: readonly OutboxItem[],
): FastingSession[] {
  const removed = new Set(
    pending.flatMap(({ kind, payload }) =>
      kind === changeKinds.remove ? [(payload as Removal).id] : [],
    ),
  );
  const merged = mergeHistory(server, device.history).filter(
    ({ id }) => !removed.has(id) && id !== device.session?.id,
  );
  const edits = pending.filter(({ kind }) => kind === changeKinds.edit);
  if (edits.length === 0) return merged;
  return mergeHistory(
    merged.map((session) =>
      edits
        .map(({ payload }) => payload as Edit)
        .filter(({ id }) => id === session.id)
        .reduce((edited, { edit }) => editSession(edited, edit), session),
    ),
  );
}

/** The settings as they are once what waits was sent. */
export function settingsWithPending(
  settings: FastingSettings,
  pending: readonly OutboxItem[],
): FastingSettings {
  const last = pending.findLast(({ kind }) => kind === changeKinds.settings);
  return last ? (last.payload as FastingSettings) : settings;
}
