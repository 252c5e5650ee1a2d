import type { AnalysisReply, Photo } from "@morsel/contract/photos";
import { type Day, isDay } from "@morsel/domain/day";
import { mealTypes } from "@morsel/domain/meals/meal-type";
import { beforeAnalysis } from "@morsel/domain/photos/limits";
import { ApiFailure, call } from "../../lib/api.ts";
import { defineChange, isErased } from "../../lib/define-change.ts";
import type { ChangeItem } from "../../lib/outbox-store.ts";
import { personId } from "../../lib/person.ts";
import type { Taken } from "../../lib/taken.ts";
import { isAgreedTo } from "./agreement.state.ts";
import { problemOf } from "./analysis-problem.ts";
import { photoContract } from "./contract.ts";
import { preparePicture } from "./prepare.ts";
import { queueMessages } from "./queue.messages.ts";
import { GivenUp, keepItem, photoKind, shareQueue, showProgress } from "./queue.state.ts";
import { uploadPicture } from "./upload.ts";
import { UploadProblem } from "./upload-problem.ts";

export interface QueuedPhoto {
  id: string;
  picture: Blob;
  /** False if this browser couldn't read it without the network: a decoder has to be loaded. */
  isPrepared: boolean;
  fileName: string;
  taken: Taken;
  /** What it has become on the server; null until it has been sent. */
  photo: Photo | null;
}

/** What the queue asks of the diary, which is another room: to log what was found, and say so. */
export type LogQueued = (reply: AnalysisReply, photoId: string, taken: Taken) => Promise<void>;

let log: LogQueued | null = null;

/** Sets who puts an analyzed photo into the diary, and tells of it. */
export function setDiary(next: LogQueued): void {
  log = next;
}

const running = new Map<string, AbortController>();
const cancelled = new Set<string>();

/** Takes a photo back, also while it is on its way. */
export function cancelPhoto(id: string): void {
  cancelled.add(id);
  running.get(id)?.abort();
}

/** What this page has sent, in case its storage keeps nothing. */
const sent = new Map<string, Photo>();

async function uploaded(queued: QueuedPhoto, item: ChangeItem, signal: AbortSignal) {
  const known = queued.photo ?? sent.get(queued.id);
  if (known) return known;
  const { picture, isPrepared, fileName } = queued;
  const ready = isPrepared ? picture : await preparePicture(picture, signal);
  const photo = await uploadPicture(ready, fileName, { signal, madeAt: item.madeAt });
  sent.set(queued.id, photo);
  await keepItem({ ...item, payload: { ...queued, picture: ready, isPrepared: true, photo } });
  await new Promise((resolve) => setTimeout(resolve, beforeAnalysis));
  return photo;
}

/** Photos go somewhere else than when it was taken, or stay there for another time. */
class NotAgreed extends Error {}

async function analyze(queued: QueuedPhoto, item: ChangeItem): Promise<void> {
  const { id } = queued;
  const controller = new AbortController();
  const { signal } = controller;
  running.set(id, controller);
  if (cancelled.has(id)) controller.abort();
  try {
    signal.throwIfAborted();
    showProgress(id, { is: "sending" });
    const { provider, retentionDays } = await call(photoContract, "getAnalyzer", { signal });
    if (provider === null || !isAgreedTo({ provider, retentionDays })) throw new NotAgreed();
    const photo = await uploaded(queued, item, signal);
    signal.throwIfAborted();
    showProgress(id, { is: "analyzing" });
    const body = { imageUrl: photo.storageUrl };
    const reply = await call(photoContract, "analyzeFood", {
      ...{ body, signal, madeAt: item.madeAt },
    });
    // Somebody else has signed in meanwhile: it isn't logged to their diary.
    if (personId() !== item.person || !log) throw new Error("The photo's person has left.");
    await log(reply, photo.id, queued.taken);
  } catch (failure) {
    throw signal.aborted ? new GivenUp(null, failure) : judged(failure, id);
  } finally {
    running.delete(id);
  }
}

/** The failure, or `GivenUp` if another try won't help; why is shown with the photo. */
function judged(failure: unknown, id: string): unknown {
  // Taken before its person had everything deleted.
  if (isErased(failure instanceof UploadProblem ? failure.cause : failure))
    return new GivenUp(null, failure);
  if (failure instanceof UploadProblem) {
    const { kind, title, message: text } = failure;
    if (kind === "refused") return new GivenUp({ title, text }, failure);
    showProgress(id, kind === "unreachable" ? { is: "waiting" } : { is: "waiting", problem: text });
    return failure;
  }
  if (failure instanceof NotAgreed) {
    showProgress(id, { is: "waiting", problem: queueMessages.notAgreed });
    return failure;
  }
  if (!(failure instanceof ApiFailure)) {
    showProgress(id, { is: "waiting" });
    return failure;
  }
  const { code, title, text } = problemOf(failure);
  if (
    code === "IMAGE_ERROR" ||
    code === "ANALYSIS_FAILED" ||
    (failure.status === 404 && failure.isOurs)
  )
    return new GivenUp({ title, text: queueMessages.analysisFailed(text) }, failure);
  showProgress(id, { is: "waiting", problem: text });
  return failure;
}

/** Sends a photo that waited, has it analyzed and puts it into the diary. */
export const photoAnalysis = defineChange({
  kind: photoKind,
  async schema() {
    const [z, { photo }] = await Promise.all([import("zod/mini"), photoContract()]);
    return z.object({
      id: z.string(),
      picture: z.instanceof(Blob),
      isPrepared: z.boolean(),
      fileName: z.string(),
      taken: z.object({
        day: z.custom<Day>((text) => typeof text === "string" && isDay(text)),
        mealType: z.enum(mealTypes),
        at: z.number(),
      }),
      photo: z.nullable(photo),
    });
  },
  target: ({ id }) => id,
  send: (queued: QueuedPhoto, item) => ({
    make: () => analyze(queued, item),
    // Only the page sends photos.
    requests: async () => [],
  }),
  overlay: [],
  refused(_, failure) {
    if (!(failure instanceof GivenUp) || !failure.told) return null;
    const { title, text } = failure.told;
    return { title, description: text, tone: "error", duration: 20_000 };
  },
});

// With this code, not with the keeper's, which may come later: whoever signs out is asked.
shareQueue((items) =>
  photoAnalysis.among(items).map(({ id, taken: { day, mealType } }) => ({ id, day, mealType })),
);
