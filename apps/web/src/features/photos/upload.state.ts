import type { Photo } from "@morsel/contract/photos";
import { useEffect, useRef, useState } from "react";
import { photoMessages } from "./messages.ts";
import { pictureProblem } from "./picture-rules.ts";
import { preparePicture } from "./prepare.ts";
import { analyzeLater } from "./queue.mutations.ts";
import { uploadPicture } from "./upload.ts";
import { UploadProblem } from "./upload-problem.ts";

/** How far a picture has got; `share` from 0 to 1. */
export type Upload =
  | { is: "choosing" }
  | { is: "chosen"; file: File }
  | { is: "preparing" | "recording"; file: File }
  | { is: "sending"; file: File; share: number };

interface Problem {
  /** Null where the text says it all. */
  title: string | null;
  text: string;
}

/** Whether nothing is wrong but the network: the photo goes when it is back. */
const canWait = ({ kind }: UploadProblem): boolean =>
  kind === "unreachable" || (kind === "failed" && !navigator.onLine);

/** What is to be said of a failure; null if the photo waits for the network instead. */
async function problemAfter(failure: unknown, file: File): Promise<UploadProblem | null> {
  if (!(failure instanceof UploadProblem))
    return new UploadProblem("failed", photoMessages.upload.unprepared, failure);
  if (!canWait(failure)) return failure;
  try {
    // Without a network there is nothing to explain.
    await analyzeLater(file, file.name, navigator.onLine ? failure.message : undefined);
    return null;
  } catch (notKept) {
    return notKept instanceof UploadProblem ? notKept : failure;
  }
}

/** One picture on its way from a person's choice to a photo of theirs. */
export function useUpload(onUploaded: (photo: Photo, picture: Blob) => void, onKept: () => void) {
  const [upload, setUpload] = useState<Upload>({ is: "choosing" });
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(new AbortController());
  // Whoever leaves takes the picture back.
  useEffect(() => () => running.current.abort(), []);

  function choose(file: File) {
    const text = pictureProblem(file);
    setProblem(text === null ? null : { title: null, text });
    if (text === null) setUpload({ is: "chosen", file });
  }

  async function send() {
    if (upload.is !== "chosen") return;
    const { file } = upload;
    const { signal } = (running.current = new AbortController());
    setProblem(null);
    setUpload({ is: "preparing", file });
    try {
      const picture = await preparePicture(file, signal);
      const onProgress = (share: number) =>
        setUpload(share < 1 ? { is: "sending", file, share } : { is: "recording", file });
      onProgress(0);
      onUploaded(await uploadPicture(picture, file.name, { onProgress, signal }), picture);
    } catch (failure) {
      const left = await problemAfter(failure, file);
      if (!left) {
        onKept();
        return;
      }
      const { title, message: text } = left;
      setProblem({ title, text });
      setUpload({ is: "chosen", file });
    }
  }

  return {
    upload,
    problem,
    choose,
    send,
    /** Takes it back while it is under way; it stays chosen. */
    cancel: () => running.current.abort(),
    /** Back to choosing, or with `text` to say why the camera didn't work. */
    chooseAgain(text?: string) {
      setProblem(text === undefined ? null : { title: null, text });
      setUpload({ is: "choosing" });
    },
  };
}
