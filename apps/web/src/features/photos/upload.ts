import type { Photo } from "@morsel/contract/photos";
import { ApiFailure, call, NoConnection } from "../../lib/api.ts";
import { sendBytes } from "../../lib/send-bytes.ts";
import { photoContract } from "./contract.ts";
import { photoMessages } from "./messages.ts";
import { keepThumbnail } from "./thumbnails.ts";
import { UploadProblem, uploadCancelled } from "./upload-problem.ts";

const texts = photoMessages.upload;
const type = "image/jpeg";

interface Sending {
  /** Told how much of the picture has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** When it was taken (ms since 1970), for a picture that has waited. */
  madeAt?: number | undefined;
}

/**
 * Sends a picture that `preparePicture` has made, and has the server record it as a photo.
 * @throws {UploadProblem}
 */
export async function uploadPicture(
  picture: Blob,
  fileName: string,
  { onProgress, signal, madeAt }: Sending = {},
): Promise<Photo> {
  const given = { ...(signal && { signal }), ...(madeAt !== undefined && { madeAt }) };
  const to = await step(texts.noAddress, signal, () =>
    call(photoContract, "requestUpload", { body: { contentType: type }, ...given }),
  );
  await put(picture, to.uploadURL, { onProgress, signal });
  const { storagePath, storageUrl } = to;
  // Analyzed only once it is recorded.
  const body = {
    ...{ fileName, storagePath, storageUrl },
    ...{ mimeType: type, fileSize: picture.size, analysisId: null },
  };
  const { photo } = await step(texts.untracked, signal, () =>
    call(photoContract, "trackUpload", { body, ...given }),
  );
  void keepThumbnail(photo.id, picture).catch(() => undefined);
  return photo;
}

/** Makes one call; `words` say what is wrong if the server doesn't say it better. */
async function step<Reply>(
  words: { title: string; text: string },
  signal: AbortSignal | undefined,
  run: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await run();
  } catch (cause) {
    if (signal?.aborted) throw uploadCancelled();
    if (cause instanceof NoConnection) throw new UploadProblem("unreachable", words, cause);
    if (!(cause instanceof ApiFailure)) throw new UploadProblem("failed", words, cause);
    const { code, reason } = cause;
    const { imageError, tooLarge, tooMany } = (await photoContract()).photoCodes;
    if (code === imageError || code === tooLarge) {
      throw new UploadProblem("refused", { ...texts.unreadable, text: reason }, cause);
    }
    throw code === tooMany
      ? new UploadProblem("failed", { ...words, text: reason }, cause)
      : new UploadProblem("failed", words, cause);
  }
}

async function put(picture: Blob, address: string, sending: Sending): Promise<void> {
  const headers = { "content-type": picture.type };
  const to = { method: "PUT", address, headers };
  const { status } = await sendBytes(picture, to, sending).catch((cause: unknown) => {
    if (sending.signal?.aborted) throw uploadCancelled();
    throw new UploadProblem("unreachable", texts.network, cause);
  });
  if (status < 200 || status >= 300) throw new UploadProblem("failed", texts.status(status));
}
