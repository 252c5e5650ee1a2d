import type { ImportReading } from "@morsel/contract/imports";
import { ApiFailure, bearer, NoConnection } from "../../lib/api.ts";

/** The imports' calls. Not in lib/contract.ts: that is part of the first load. */
export const importContract = () => import("@morsel/contract/imports");

interface Sending {
  /** Told how much of the file has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to be read. Not with `fetch`, which doesn't say how much has been sent.
 * @throws {ApiFailure | NoConnection} or the signal's reason
 */
export async function sendImport(
  file: File,
  { onProgress, signal }: Sending,
): Promise<ImportReading> {
  const { readImport } = await importContract();
  const token = await bearer();
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  signal.addEventListener("abort", cancel);
  try {
    await new Promise<void>((resolve, reject) => {
      request.onload = () => resolve();
      request.onerror = () => reject(new NoConnection("The server could not be reached."));
      request.onabort = () => reject(signal.reason as Error);
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      request.open(readImport.method, readImport.path);
      request.setRequestHeader("content-type", readImport.bytes);
      request.setRequestHeader("x-file-name", encodeURIComponent(file.name.slice(0, 200)));
      if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
      // A file without a type of its own would bring the browser's.
      request.send(file.slice(0, file.size, readImport.bytes));
    });
  } finally {
    signal.removeEventListener("abort", cancel);
  }
  const { status, responseText, statusText } = request;
  if (status !== readImport.status) throw new ApiFailure(status, responseText, statusText);
  return readImport.reply.parse(JSON.parse(responseText));
}
