import type { FromHealthWorker, HealthFileFault } from "./health-job.ts";

/** Apple Health's export can't be read. */
export class HealthFailure extends Error {
  readonly fault: HealthFileFault;

  constructor(fault: HealthFileFault) {
    super(fault);
    this.fault = fault;
  }
}

interface Reading {
  /** Told how much of the file is read, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Whether a file is Apple Health's export: an XML, or a ZIP that begins with its folder. */
export async function isHealthExport(file: File): Promise<boolean> {
  const beginning = await file.slice(0, 200).text();
  if (/^\ufeff?\s*<(?:\?xml|!DOCTYPE|HealthData)/.test(beginning)) return true;
  return (
    beginning.startsWith("PK\u0003\u0004") && beginning.slice(26).includes("apple_health_export")
  );
}

/**
 * Reads Apple Health's export in a worker of its own; what comes of it is a small file to send.
 * @throws {HealthFailure} or the signal's reason
 */
export async function readHealth(file: File, { onProgress, signal }: Reading): Promise<File> {
  const worker = new Worker(new URL("./health.worker.ts", import.meta.url), { type: "module" });
  try {
    const read = await new Promise<Blob>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromHealthWorker>) => {
        if ("done" in data) onProgress(data.done);
        else if ("file" in data) resolve(data.file);
        else reject(new HealthFailure(data.fault));
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      worker.postMessage(file);
    });
    return new File([read], file.name);
  } finally {
    worker.terminate();
  }
}
