/** Resolves when the browser has nothing better to do, after two seconds at the latest. */
export const untilIdle = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
