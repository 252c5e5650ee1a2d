/** What three months on the device cost, in a browser as slow as a phone: docs/benchmarks.md. */
import { type Browser, chromium, type Page, type Route } from "@playwright/test";
import { startBuiltServer } from "../../../scripts/built-server.mjs";
import { chromiumArgs, requireChromium } from "../../../scripts/chromium.mjs";
import { makeAccount, storedSession } from "../../../scripts/demo-person.mjs";
import { inLanes } from "../../../scripts/steps.mjs";
import { median } from "./median.ts";

const rounds = 7;
/** Lighthouse's phone has a processor four times slower than ours. */
const slowdown = 4;
const perDay = 11;
const password = "Demo-1234";
const profile = { firstName: "Sam", lastName: "Lee", profileIcon: 1 };

const dayBefore = (back: number) =>
  new Date(Date.now() - back * 86_400_000).toLocaleDateString("en-CA");

/** Someone with so many days of entries. What they log comes in the order of days, today last. */
async function makePerson(url: string, name: string, days: number) {
  const credentials = { email: `${name}@example.com`, password };
  const { call } = await makeAccount(url, credentials, profile);
  const log = async (count: number) => {
    const entries = Array.from({ length: count }, (_, at) => ({
      ...{ name: "Lentil soup", totalCalories: 300, totalProtein: 12, iron: 3, mealType: "lunch" },
      date: dayBefore(Math.floor(at / perDay)),
    })).reverse();
    await inLanes(
      entries.map((entry) => () => call("POST", "/api/meals/logged", entry)),
      32,
    );
  };
  await log(days * perDay);
  return { credentials, log };
}

async function open(
  browser: Browser,
  url: string,
  credentials: { email: string; password: string },
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: await storedSession(url, credentials) }],
    },
  });
  // When the day's number of entries was first on the screen, on the page's clock.
  await context.addInitScript(() => {
    const timer = setInterval(() => {
      if (!/Meals\s+\d/.test(document.querySelector("main")?.innerText ?? "")) return;
      Object.assign(window, { paintedAt: performance.now() });
      clearInterval(timer);
    }, 4);
  });
  const page = await context.newPage();
  await page.goto(url);
  await isWhole(page);
  const { send } = await context.newCDPSession(page).then((session) => ({
    send: (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate }),
  }));
  await send(slowdown);
  return page;
}

/** Waits until the device has all its things. */
const isWhole = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("morsel-replica");
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          if (!names.includes("state")) {
            resolve(false);
            return;
          }
          const state = database.transaction("state").objectStore("state").get("state");
          state.onsuccess = () => {
            database.close();
            resolve((state.result as { isWhole?: boolean } | undefined)?.isWhole === true);
          };
        };
      }),
    undefined,
    { polling: 500 },
  );

async function startTime(page: Page): Promise<number> {
  await page.bringToFront();
  await page.reload();
  await page.waitForFunction(() => "paintedAt" in window);
  return page.evaluate(() => (window as unknown as { paintedAt: number }).paintedAt);
}

const mealsShown = /Meals\s*(\d+)/;

/** From the feed's first reply of 1,000 changes, over all its pages, to the day that shows the last (ms). */
async function catchUpTime(page: Page, log: (count: number) => Promise<void>): Promise<number> {
  await page.bringToFront();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const firstPage = async (route: Route) => {
    await held;
    await route.continue();
  };
  // Playwright's part in a request takes longer than the request.
  await page.route("**/api/sync/changes?*", firstPage, { times: 1 });
  const before = mealsShown.exec((await page.locator("main").textContent()) ?? "")?.[1];
  await page.evaluate(() => {
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(1_000);
  });
  await log(1_000);
  const painted = page.evaluate(
    ([pattern, wanted]) =>
      new Promise<number>((resolve) => {
        const watching = new MutationObserver(() => {
          const text = document.querySelector("main")?.textContent ?? "";
          if (new RegExp(pattern).exec(text)?.[1] !== wanted) return;
          watching.disconnect();
          const [first] = performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.includes("/api/sync/changes"));
          const { responseEnd } = first as PerformanceResourceTiming;
          // Laid out and painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - responseEnd)));
        });
        watching.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    [mealsShown.source, String(Number(before) + perDay)] as const,
  );
  release();
  return painted;
}

const executablePath = await requireChromium();
const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  const month = await makePerson(server.url, "month", 30);
  const years = await makePerson(server.url, "years", 3_640);
  const pages = {
    month: await open(browser, server.url, month.credentials),
    years: await open(browser, server.url, years.credentials),
  };
  const times = { month: [] as number[], years: [] as number[] };
  // Take turns, so that a busy moment of the machine hits both.
  for (let round = 0; round < rounds; round += 1)
    for (const name of ["month", "years"] as const) times[name].push(await startTime(pages[name]));
  const [short, long] = [median(times.month), median(times.years)];
  console.log(
    `replica: with ten years of entries the day is painted in ${(long / short).toFixed(2)} of the time it takes with a month (${long.toFixed(0)} ms against ${short.toFixed(0)} ms)`,
  );
  const caughtUp: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const someone = await makePerson(server.url, `away-${round}`, 30);
    const page = await open(browser, server.url, someone.credentials);
    // The events begin a little after the rest.
    await page.waitForTimeout(3_000);
    caughtUp.push(await catchUpTime(page, someone.log));
    await page.context().close();
  }
  console.log(
    `replica: 1,000 changes show ${median(caughtUp).toFixed(0)} ms after the feed's first reply, at a phone's speed (aim: 300 ms)`,
  );
} finally {
  await browser.close();
  await server.stop();
}
