import { useSyncExternalStore } from "react";
import { ApiFailure } from "../../lib/api.ts";
import { newId } from "../../lib/id.ts";
import { createListeners } from "../../lib/listeners.ts";
import { alone, otherTabs } from "../../lib/other-tabs.ts";
import { createOutbox } from "../../lib/outbox.ts";
import type { ChangeItem, Note } from "../../lib/outbox-store.ts";
import { photoQueueName, photoQueueStore } from "../../lib/photo-queue-store.ts";
import { toast } from "../../lib/toast.ts";
import { joinPhotoQueue, type WaitingPhoto } from "../../lib/waiting-photos.ts";
import { queueMessages } from "./queue.messages.ts";

const name = photoQueueName;
/** The kind of change that a waiting photo is. */
export const photoKind = "photo.analysis";

/** Trying again won't help: the photo leaves the queue. Null says nothing of it. */
export class GivenUp extends Error {
  override readonly name = "GivenUp";
  readonly told: { title: string; text: string } | null;

  constructor(told: GivenUp["told"], cause?: unknown) {
    super(told?.text ?? "", { cause });
    this.told = told;
  }
}

/** Where a waiting photo stands; `problem` is why the last try failed, in words. */
export type Progress = { is: "waiting"; problem?: string } | { is: "sending" | "analyzing" };

const { subscribe, tell } = createListeners();
const waits: Progress = { is: "waiting" };
let progress: ReadonlyMap<string, Progress> = new Map();

export function showProgress(id: string, next: Progress): void {
  progress = new Map(progress).set(id, next);
  tell();
}

export const useProgress = (id: string): Progress =>
  useSyncExternalStore(subscribe, () => progress.get(id) ?? waits);

const store = photoQueueStore();
const channel = otherTabs<Note>(name);

/** Failures that only the session is to blame for: the photo is sent once it is valid again. */
const isSignedOut = (failure: unknown): boolean =>
  (failure instanceof ApiFailure && failure.status === 401) ||
  (failure instanceof Error && failure.cause !== undefined && isSignedOut(failure.cause));

/**
 * Photos that wait to be sent and analyzed, and plates that were corrected. An outbox of their own,
 * since a photo takes a minute, in which nothing else should wait for it.
 */
export const photoQueue = createOutbox({
  store,
  judge(failure) {
    if (failure instanceof GivenUp) return "refused";
    return isSignedOut(failure) ? "signed-out" : "later";
  },
  newId,
  now: Date.now,
  alone: (work) => alone(name, work),
  askAnew: () => [],
  toast,
  report: (failure) => reportError(failure),
  ...(channel && { channel }),
});

photoQueue.watchUnkept((_, { kind }) => {
  const { title, text } = queueMessages.notKept;
  if (kind === photoKind) toast({ title, description: text, tone: "warning" });
});

/** Remembers which photo an item has become, so that it isn't sent again after a restart. */
export const keepItem = (item: ChangeItem): Promise<void> => store.put(item).catch(() => undefined);

const shareWaiting = joinPhotoQueue(() => photoQueue.retryNow());

/** Tells the rest of the app what waits. */
export function shareQueue(about: (items: readonly ChangeItem[]) => WaitingPhoto[]): void {
  const share = () => shareWaiting(about(photoQueue.pending()));
  share();
  photoQueue.subscribe(share);
}
