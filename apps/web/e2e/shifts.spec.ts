import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { fill } from "./filled.ts";
import { expect, test } from "./fixtures.ts";

// With animations, as most people have them.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

declare global {
  interface Window {
    shifted: { value: number; what: string }[];
  }
}

/** Notes every layout shift that no input caused, from the next page load on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    window.shifted = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        const what = shift.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const said = node?.textContent?.trim().slice(0, 40) ?? "";
          return `"${said}" ${Math.round(from.y)}→${Math.round(to.y)} ${Math.round(from.height)}→${Math.round(to.height)}`;
        });
        window.shifted.push({ value: shift.value, what: what.join("; ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Opens screens one by one, each as if for the first time, until `last` is on it. */
async function expectStill(
  page: Page,
  screens: readonly (readonly [path: string, last: string])[],
) {
  await watchShifts(page);
  // Slow enough that everything is drawn once without its data.
  await page.route(/\/(api|auth)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => undefined);
  });
  for (const [path, last] of screens) {
    await page.goto(path);
    await expect(page.getByText(last, { exact: true }).first()).toBeAttached();
    await quiet(page);
    const shifted = await page.evaluate(() => window.shifted);
    const sum = shifted.reduce((all, { value }) => all + value, 0);
    expect.soft(sum, `${path}: ${JSON.stringify(shifted, null, 1)}`).toBeLessThanOrEqual(0.02);
    // Nothing is known from the visit before.
    await page.goto("/favicon.svg");
    await page.evaluate(() => void indexedDB.deleteDatabase("morsel-replica"));
  }
}

/** Each with what is on it last. Four a test: on a slow machine a screen takes over ten seconds. */
const screens = {
  "days and their foods": [
    ["/", "Essential Micronutrients"],
    ["/nutrition", "How to Use"],
    ["/daily", "Trends"],
    ["/tracking", "Search your foods"],
  ],
  "fasts and the account": [
    ["/fasting", "Recent Sessions"],
    ["/profile", "Daily Goals"],
    ["/signin", "Dashboard"],
    ["/achievements", "Your Statistics"],
  ],
} as const;

for (const [of, some] of Object.entries(screens)) {
  test(`nothing jumps while a screen loads: ${of}`, async ({ page, person, server, openAs }) => {
    await fill(server, person, "usual");
    await openAs(person, "/favicon.svg");
    await expectStill(page, some);
  });
}

test("nothing jumps for somebody who has no entries yet", async ({ page, person, openAs }) => {
  await openAs(person, "/favicon.svg");
  await expectStill(page, [
    ["/", "Water"],
    ["/nutrition", "How to Use"],
    ["/fasting", "Recent Sessions"],
    ["/daily", "Trends"],
    ["/tracking", "Search your foods"],
  ]);
});
