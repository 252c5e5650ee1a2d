/** How long (ms) nothing is asked for before a page counts as quiet. */
const silence = 500;

/** @param {import("@playwright/test").Page} page */
const asked = async (page) =>
  (await page.requests()).filter((request) => !request.url().includes("/api/sync/events"));

/**
 * Resolves once all has been answered and nothing more is asked for: Playwright's `networkidle`,
 * but for the stream of events, which stays open as long as the page.
 * @param {import("@playwright/test").Page} page
 */
export async function quiet(page) {
  for (;;) {
    const before = await asked(page);
    await Promise.allSettled(before.map((request) => request.response()));
    await page.waitForTimeout(silence);
    const since = await asked(page);
    if (since.at(-1) === before.at(-1)) return;
  }
}
