import type { Log } from "./logging/log.ts";

interface Work {
  /** What it does, for the log: "sweeping limits". */
  name: string;
  /** Between the beginnings of two runs, ms. */
  every: number;
  /** Whether it runs now too, and not only after the first wait. */
  atOnce?: boolean;
  log: Pick<Log, "error">;
}

/**
 * Runs work again and again until it's told to stop, which waits for a run that is under way. A run
 * that takes longer than the wait is not run twice at once; one that fails is logged, and the next
 * one comes. It doesn't keep the process alive.
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
