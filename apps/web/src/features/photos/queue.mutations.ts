import { newId } from "../../lib/id.ts";
import { personId } from "../../lib/person.ts";
import { takenNow } from "../../lib/taken.ts";
import { toast } from "../../lib/toast.ts";
import { cancelPhoto, photoAnalysis, type QueuedPhoto } from "./changes.ts";
import { preparePicture } from "./prepare.ts";
import { queueMessages } from "./queue.messages.ts";
import { photoQueue } from "./queue.state.ts";
import { UploadProblem } from "./upload-problem.ts";

/** The picture as it is sent; as it is, if that takes code that isn't on this device. */
async function prepared(file: Blob): Promise<Pick<QueuedPhoto, "picture" | "isPrepared">> {
  try {
    return { picture: await preparePicture(file), isPrepared: true };
  } catch (failure) {
    if (failure instanceof UploadProblem && failure.kind === "failed")
      return { picture: file, isPrepared: false };
    throw failure;
  }
}

/**
 * Keeps a picture until it can be sent and analyzed. Its entry will belong to the time of now, or
 * to the day and meal that the journal's "Add" has chosen.
 * `why` says what kept it from going now.
 * @throws {UploadProblem} if it is no picture
 */
export async function analyzeLater(file: Blob, fileName: string, why?: string): Promise<void> {
  const taken = takenNow();
  const picture = await prepared(file);
  // The keeper, which opens it for whoever is signed in, may not have loaded yet.
  await photoQueue.use(personId());
  await photoQueue.add(photoAnalysis, { id: newId(), ...picture, fileName, taken, photo: null });
  const { title, text, because } = queueMessages.kept;
  toast({ title, description: why ? because(why, text) : text, tone: "success" });
}

/** Takes a waiting photo out of the queue, with a toast to undo it. */
export function removeWaiting(queued: QueuedPhoto): void {
  cancelPhoto(queued.id);
  void photoQueue.retryNow();
  const { title, text, undo } = queueMessages.removed;
  const putBack = () => void photoQueue.add(photoAnalysis, { ...queued, id: newId() });
  toast({ title, description: text, action: { label: undo, run: putBack } });
}
