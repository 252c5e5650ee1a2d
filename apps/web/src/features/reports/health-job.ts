import type { HealthFault } from "./health-reader.ts";

/** Why Apple Health's export can't be read on this device. */
export type HealthFileFault = HealthFault | "brokenZip" | "noExport";

/** What the worker says. */
export type FromHealthWorker =
  /** How much of the file is read, 0 to 1. */
  { done: number } | { file: Blob } | { fault: HealthFileFault };
