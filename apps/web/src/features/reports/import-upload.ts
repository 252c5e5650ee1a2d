import type { ImportReading } from "@morsel/contract/imports";
import { ApiFailure, bearer } from "../../lib/api.ts";
import { sendBytes } from "../../lib/send-bytes.ts";

/** The imports' calls. Not in lib/contract.ts: that is part of the first load. */
export const importContract = () => import("@morsel/contract/imports");

interface Sending {
  /** Told how much of the file has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to be read.
 * @throws {ApiFailure | NoConnection} or the signal's reason
 */
export async function sendImport(
  file: File,
  { onProgress, signal }: Sending,
): Promise<ImportReading> {
  const { readImport } = await importContract();
  const token = await bearer();
  const { method, path: address, bytes: type } = readImport;
  const headers = {
    "content-type": type,
    "x-file-name": encodeURIComponent(file.name.slice(0, 200)),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  // A file without a type of its own would bring the browser's.
  const content = file.slice(0, file.size, type);
  const request = await sendBytes(content, { method, address, headers }, { onProgress, signal });
  const { status, responseText, statusText } = request;
  if (status !== readImport.status) throw new ApiFailure(status, responseText, statusText);
  return readImport.reply.parse(JSON.parse(responseText));
}
