import type { Meal } from "@morsel/contract/meals";
import type { Photo } from "@morsel/contract/photos";
import { ApiFailure, call } from "../../lib/api.ts";
import { ask } from "../../lib/question.ts";
import { type ToastMessage, toast } from "../../lib/toast.ts";
import { photoContract } from "./contract.ts";
import { askForPhotos } from "./kept-photos.queries.ts";
import { forgetPlates } from "./kept-plates.ts";
import { keptPhotoMessages } from "./photos.messages.ts";
import { forgetThumbnails } from "./thumbnails.ts";

const texts = keptPhotoMessages;

interface Words {
  title: string;
  text: string;
}
const told = ({ title, text }: Words, tone: ToastMessage["tone"]) =>
  toast({ title, description: text, ...(tone && { tone }) });

/** Deletes one photo; that somebody else has done so already is fine. */
async function deleteOne(id: string): Promise<void> {
  try {
    await call(photoContract, "deletePhoto", { params: { id } });
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure;
  }
  await deleted([id]);
}

async function deleted(ids: readonly string[]): Promise<void> {
  await Promise.all([forgetThumbnails(ids), forgetPlates(ids), askForPhotos()]);
}

/** Deletes what an entry came from, once confirmed; `detach` has the entry forget it. */
export async function deleteAnalysis(
  { photoId }: Meal,
  detach: () => Promise<void>,
): Promise<void> {
  const { ask: question, deleted: done, failed } = texts.recent;
  if (photoId === null || !(await ask(question))) return;
  try {
    await deleteOne(photoId);
    await detach();
    told(done, "success");
  } catch {
    told(failed, "error");
  }
}

/** Deletes a photo, once confirmed. */
export async function deletePhoto({ id, fileName }: Photo): Promise<void> {
  const { askOne, deleted: done, failed } = texts.privacy;
  if (!(await ask(askOne(fileName)))) return;
  try {
    await deleteOne(id);
    told(done(fileName), "success");
  } catch {
    told(failed, "error");
  }
}

/** Deletes several photos, once confirmed. Resolves with whether they are gone. */
export async function deletePhotos(photoIds: string[]): Promise<boolean> {
  const { askSeveral, deletedSeveral, failedSeveral } = texts.privacy;
  if (!(await ask(askSeveral(photoIds.length)))) return false;
  try {
    const { deletedCount } = await call(photoContract, "deletePhotos", { body: { photoIds } });
    await deleted(photoIds);
    told(deletedSeveral(deletedCount), "success");
    return true;
  } catch {
    told(failedSeveral, "error");
    return false;
  }
}
