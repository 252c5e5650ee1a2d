import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";

const executablePath = await findChromium();
const inCi = process.env["CI"] === "true";

/** Browser tests: each against a built server of its worker's own (apps/web/e2e/fixtures.ts). */
export default defineConfig({
  testDir: "apps/web/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: inCi,
  // A second try on a machine that nobody can look at; the last line counts it as flaky.
  retries: inCi ? 1 : 0,
  // One more than the two cores of the slowest machine: a worker waits a quarter of its time.
  workers: 3,
  globalTimeout: 39 * 60_000,
  // Where each new page of memory is dear, as on some virtual machines, all takes five times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "line",
  use: {
    browserName: "chromium",
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    locale: "en-US",
    timezoneId: "America/New_York",
    // `page.route` doesn't see what a service worker answers. Specs about the worker allow it.
    serviceWorkers: "block",
    // No press waits for what moves. Specs about looks let it: page, tabs, first-screen.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: inCi ? "off" : "retain-on-failure",
  },
  projects: [
    {
      name: "phone",
      // What says the same at every width is asked once: here only what is done on phones (@phone).
      grepInvert: /@any-width/,
      use: {
        viewport: { width: 390, height: 844 },
        // A browser that paints without a graphics card paints four times as much at 2.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
