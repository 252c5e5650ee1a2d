import type { Log } from "./logging/log.ts";

interface Work {
  /** For the log: "sweeping limits". */
  name: string;
  /** Time between the starts of two runs (ms). */
  every: number;
  /** Whether to run immediately, too. */
  atOnce?: boolean;
  log: Pick<Log, "error">;
}

/**
 * Runs work repeatedly until stopped; stopping waits for a run in progress. Runs never overlap; a
 * failed one is logged and the next one runs as usual. Doesn't keep the process alive.
 */
export function repeat(
  work: () => Promise<unknown>,
  { name, every, atOnce = false, log }: Work,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .catch((err: unknown) => log.error({ err }, `${name} failed`))
      .then(() => {
        running = null;
      });
  };
  if (atOnce) run();
  const timer = setInterval(run, every).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
