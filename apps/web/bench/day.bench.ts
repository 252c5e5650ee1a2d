/** The browser's figures, as ratios to a blank React page: see docs/benchmarks.md. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { startBuiltServer } from "../../../scripts/built-server.mjs";
import { chromiumArgs, requireChromium } from "../../../scripts/chromium.mjs";
import { demoPerson, makeDemoPerson } from "../../../scripts/demo-person.mjs";
import { startBlankPage } from "./blank-page.ts";

const rounds = 7;

/**
 * ms from an event of the person's (a press, a key) until `text` is laid out in the page's main
 * part.
 */
async function untilPainted(page: Page, event: string, text: RegExp, act: () => Promise<void>) {
  // A page behind another one draws no frames.
  await page.bringToFront();
  // Listened for before it happens: an input may overtake a call into the page.
  const painted = await page.evaluateHandle(
    ([name, wanted]) => {
      const pattern = new RegExp(wanted, "s");
      let start = Number.NaN;
      document.addEventListener(name, ({ timeStamp }) => (start = timeStamp), {
        capture: true,
        once: true,
      });
      const time = new Promise<number>((resolve) => {
        const timer = setInterval(() => {
          // The text as it is laid out: what is hidden or not drawn yet is not in it.
          const main = document.querySelector("main");
          if (Number.isNaN(start) || !pattern.test(main?.innerText ?? "")) return;
          clearInterval(timer);
          resolve(performance.now() - start);
        }, 4);
      });
      return { time };
    },
    [event, text.source] as const,
  );
  await act();
  return painted.evaluate(({ time }) => time);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function openApp(browser: Browser, url: string, session: string, path: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: "morsel-auth", value: session }] }],
    },
  });
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: "networkidle" });
  return page;
}

async function bench(browser: Browser, app: string, blankUrl: string): Promise<void> {
  const reply = await fetch(`${app}/api/auth/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(demoPerson),
  });
  const { session } = (await reply.json()) as { session: unknown };
  const day = /Remaining\s+[\d,]+/;
  const times = { blank: [], first: [], again: [], search: [] } as Record<string, number[]>;
  const blank = await browser.newPage();
  await blank.goto(blankUrl);
  const press = (page: Page, name: string) => () =>
    page.getByRole("link", { name, exact: true }).first().click();

  // Each in turn, so that a busy moment of the machine hits all of them.
  for (let round = 0; round < rounds; round++) {
    const button = blank.getByRole("button");
    times["blank"]?.push(await untilPainted(blank, "click", /Here/, () => button.click()));
    await button.click();
    // Nothing of the day has been asked for on this page, nor kept by this browser.
    const page = await openApp(browser, app, JSON.stringify(session), "/fasting");
    times["first"]?.push(await untilPainted(page, "click", day, press(page, "Dashboard")));
    await press(page, "Meal Journal")();
    const box = page.getByLabel("Search your foods");
    await box.fill("almond");
    await page.getByText("entries found").waitFor();
    await box.fill("");
    await box.focus();
    times["search"]?.push(
      await untilPainted(page, "keydown", /entries found/, () => page.keyboard.press("s")),
    );
    await press(page, "Profile")();
    await page.getByText("Daily Goals").waitFor();
    times["again"]?.push(await untilPainted(page, "click", day, press(page, "Dashboard")));
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
