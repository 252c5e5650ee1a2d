import { NoConnection } from "./api.ts";

interface To {
  method: string;
  address: string;
  headers: Record<string, string>;
}

interface Sending {
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends bytes. Not with `fetch`, which doesn't say how much has been sent.
 * @throws {NoConnection} or the signal's reason
 */
export function sendBytes(
  bytes: Blob,
  { method, address, headers }: To,
  { onProgress, signal }: Sending,
): Promise<XMLHttpRequest> {
  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  const sent = new Promise<XMLHttpRequest>((resolve, reject) => {
    request.onload = () => resolve(request);
    request.onerror = () => reject(new NoConnection("The server could not be reached."));
    request.onabort = () => reject(signal?.reason as Error);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    signal?.throwIfAborted();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal?.addEventListener("abort", cancel);
    request.send(bytes);
  });
  return sent.finally(() => signal?.removeEventListener("abort", cancel));
}
