import type { Browser, Page } from "@playwright/test";

/** Lighthouse's phone has a processor four times slower than ours. */
const slowdown = 4;
/** How long (ms) the slow browser runs, at least, before it is stopped again. */
const turn = 8;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes all that the pages of a browser do slower: their processes run a quarter of the time. The
 * browser's own throttling knows the main thread only, and no worker.
 */
export async function slowed<T>(browser: Browser, work: () => Promise<T>): Promise<T> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const tell = (signal: NodeJS.Signals) => pages.forEach((id) => process.kill(id, signal));
  const over = new AbortController();
  const stopping = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await pause(turn);
      tell("SIGSTOP");
      await pause((performance.now() - began) * (slowdown - 1));
      tell("SIGCONT");
    }
  })();
  try {
    return await work();
  } finally {
    over.abort();
    await stopping;
  }
}

/** Time (ms) of a loop in the page, which tells how slow it is. */
export const loopTime = (page: Page) =>
  page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let at = 0; at < 100_000_000; at++) sum = (sum + at) | 0;
    return performance.now() - began + (sum === 1 ? 1 : 0);
  });
