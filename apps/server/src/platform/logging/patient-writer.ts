import { writeSync } from "node:fs";
import type { DestinationStream } from "pino";

const maxBytesWaiting = 256 * 1024;

/**
 * Writes lines to an open file. If that fails (full disk) or would block (stalled reader), it
 * neither throws nor waits, unlike pino's own destination, which ends the process or sleeps: lines
 * are kept for the next write that succeeds, up to a bound; the rest are dropped.
 */
export function patientWriter(file: number): DestinationStream {
  let waiting: Buffer = Buffer.alloc(0);
  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (waiting.length === 0) waiting = bytes;
      else if (waiting.length + bytes.length <= maxBytesWaiting) {
        waiting = Buffer.concat([waiting, bytes]);
      }
      try {
        while (waiting.length > 0) waiting = waiting.subarray(writeSync(file, waiting));
      } catch {
        // The next line tries again.
      }
    },
  };
}
