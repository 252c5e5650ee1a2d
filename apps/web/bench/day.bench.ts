/** The browser's timings, as ratios to a blank React page: see docs/benchmarks.md. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { startBuiltServer } from "../../../scripts/built-server.mjs";
import { chromiumArgs, requireChromium } from "../../../scripts/chromium.mjs";
import { demoPerson, makeDemoPerson, storedSession } from "../../../scripts/demo-person.mjs";
import { quiet } from "../../../scripts/quiet.mjs";
import { startBlankPage } from "./blank-page.ts";
import { median } from "./median.ts";

const rounds = 7;

/** Time (ms) from an input event (a click, a key) until `text` is laid out in `place`. */
async function untilPainted(
  page: Page,
  event: string,
  text: RegExp,
  act: () => Promise<void>,
  place = "main",
) {
  // Background tabs draw no frames.
  await page.bringToFront();
  // Listen first: the input may overtake a later call into the page.
  const painted = await page.evaluateHandle(
    ([name, wanted, within]) => {
      const pattern = new RegExp(wanted, "s");
      let start = Number.NaN;
      document.addEventListener(name, ({ timeStamp }) => (start = timeStamp), {
        capture: true,
        once: true,
      });
      const time = new Promise<number>((resolve) => {
        const timer = setInterval(() => {
          // `innerText` leaves out what is hidden or not laid out yet.
          const shown = document.querySelector<HTMLElement>(within)?.innerText ?? "";
          if (Number.isNaN(start) || !pattern.test(shown)) return;
          clearInterval(timer);
          resolve(performance.now() - start);
        }, 4);
      });
      return { time };
    },
    [event, text.source, place] as const,
  );
  await act();
  return painted.evaluate(({ time }) => time);
}

async function openApp(browser: Browser, url: string, path: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: await storedSession(url, demoPerson) }],
    },
  });
  const page = await context.newPage();
  await page.goto(url + path);
  await quiet(page);
  return page;
}

async function bench(browser: Browser, app: string, blankUrl: string): Promise<void> {
  const day = /Remaining\s+[\d,]+/;
  const times: Record<string, number[]> = { blank: [], first: [], again: [], search: [], log: [] };
  const blank = await browser.newPage();
  await blank.goto(blankUrl);
  const press = (page: Page, name: string) => () =>
    page.getByRole("link", { name, exact: true }).first().click();

  // Take turns, so that a busy moment of the machine hits them all.
  for (let round = 0; round < rounds; round++) {
    const button = blank.getByRole("button");
    times["blank"]?.push(await untilPainted(blank, "click", /Here/, () => button.click()));
    await button.click();
    // A fresh page: nothing of the day has been fetched or cached.
    const page = await openApp(browser, app, "/fasting");
    times["first"]?.push(await untilPainted(page, "click", day, press(page, "Dashboard")));
    await press(page, "Meal Journal")();
    const box = page.getByLabel("Search your foods");
    await box.fill("rice");
    await page.getByText(/entr(y|ies) found/).waitFor();
    await box.fill("");
    await box.focus();
    times["search"]?.push(
      await untilPainted(page, "keydown", /entries found/, () => page.keyboard.press("s")),
    );
    await press(page, "Profile")();
    await page.getByText("Daily Goals").waitFor();
    times["again"]?.push(await untilPainted(page, "click", day, press(page, "Dashboard")));
    const chip = page.getByRole("button", { name: /, log again$/ }).first();
    const isLogged = /Successfully Logged/;
    const overlay = "[role=dialog]";
    times["log"]?.push(await untilPainted(page, "click", isLogged, () => chip.click(), overlay));
    await page.context().close();
  }
  const base = median(times["blank"] ?? []);
  const line = (what: string, name: string) => {
    const time = median(times[name] ?? []);
    console.log(
      `browser: ${what} takes ${(time / base).toFixed(1)} of a blank React page (${time.toFixed(0)} ms against ${base.toFixed(0)} ms)`,
    );
  };
  line("the first press of the tab to the painted day, with its calls,", "first");
  line("a later press of the tab to the painted day", "again");
  line("a press that logs a food again to the overlay that says so", "log");
  line("a key in the search box to the painted results of a month", "search");
}

const executablePath = await requireChromium();
const server = await startBuiltServer();
const blank = await startBlankPage();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  await makeDemoPerson(server.url);
  await bench(browser, server.url, blank.url);
} finally {
  await browser.close();
  await blank.stop();
  await server.stop();
}
