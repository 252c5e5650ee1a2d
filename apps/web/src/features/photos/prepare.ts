import { photoMessages } from "./messages.ts";
import { UploadProblem, uploadCancelled } from "./upload-problem.ts";

/** What the worker answers: null if the browser can't read the picture. */
export type Prepared = Blob | null;

/**
 * A picture as it is sent: upright, at most 1,600 pixels wide and high, a JPEG of pixels only. The
 * work is done in a worker of its own, which ends with it, and so does the memory that it took.
 * @throws {UploadProblem}
 */
export async function preparePicture(file: Blob, signal?: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL("./prepare.worker.ts", import.meta.url), { type: "module" });
  const picture =
    (await preparedBy(worker, file, signal)) ??
    ((await isHeic(file)) ? await preparedBy(heicWorker(), file, signal) : null);
  if (!picture) throw new UploadProblem("refused", photoMessages.upload.unreadable);
  return picture;
}

/** For browsers that don't read HEIC themselves: loads the decoder, half a megabyte. */
const heicWorker = () =>
  new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });

/** By its first bytes: the file's type is what somebody called it. */
async function isHeic(file: Blob): Promise<boolean> {
  const start = await file
    .slice(4, 12)
    .text()
    .catch((cause: unknown) => {
      // Since it was chosen it was moved, or its disk was taken out.
      throw new UploadProblem("refused", photoMessages.upload.moved, cause);
    });
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(start);
}

function preparedBy(worker: Worker, file: Blob, signal?: AbortSignal): Promise<Prepared> {
  let cancel = () => {};
  const answer = new Promise<Prepared>((resolve, reject) => {
    cancel = () => reject(uploadCancelled());
    worker.onmessage = ({ data }: MessageEvent<Prepared>) => resolve(data);
    worker.onerror = ({ message }) =>
      reject(new UploadProblem("failed", photoMessages.upload.unprepared, message));
    signal?.addEventListener("abort", cancel);
    if (signal?.aborted) cancel();
    else worker.postMessage(file);
  });
  return answer.finally(() => {
    signal?.removeEventListener("abort", cancel);
    worker.terminate();
  });
}
