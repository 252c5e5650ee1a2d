import { ApiFailure, bearer, requestOf } from "../../lib/api.ts";
import { fetchRequest } from "../../lib/api-request.ts";

/** It broke off, or the server couldn't be reached. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

interface Receiving {
  signal: AbortSignal;
  /** Told the bytes received so far. */
  onProgress: (bytes: number) => void;
}

/**
 * The person's export, whole. The browser keeps a large one on the disk. Throws an `ApiFailure` if
 * it was refused, a `ConnectionLost`, or the signal's reason.
 */
export async function download({ signal, onProgress }: Receiving): Promise<Blob> {
  const { exportData } = await import("@morsel/contract/exchange");
  try {
    const response = await fetchRequest(requestOf(exportData, {}), await bearer(), signal);
    if (!response.ok || !response.body)
      throw new ApiFailure(response.status, await response.text(), response.statusText);
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, passedOn) {
        bytes += chunk.length;
        onProgress(bytes);
        passedOn.enqueue(chunk);
      },
    });
    const counted = response.body.pipeThrough(counter);
    return await new Response(counted, { headers: { "content-type": "application/zip" } }).blob();
  } catch (cause) {
    if (cause instanceof ApiFailure || signal.aborted) throw cause;
    throw new ConnectionLost("The export broke off.", { cause });
  }
}
