/** How long the PDF report takes in a browser as slow as a phone: docs/benchmarks.md. */

import { addDays, type Day } from "@morsel/domain/day";
import { type Browser, chromium, type Page } from "@playwright/test";
import { startBuiltServer } from "../../../scripts/built-server.mjs";
import { chromiumArgs, requireChromium } from "../../../scripts/chromium.mjs";
import { makeAccount, storedSession } from "../../../scripts/demo-person.mjs";
import { quiet } from "../../../scripts/quiet.mjs";
import { inLanes } from "../../../scripts/steps.mjs";
import { median } from "./median.ts";
import { loopTime, slowed } from "./slow-browser.ts";

const rounds = 5;
const perDay = 8;
/** ms, by days. */
const aims = { 30: 1_000, 365: 4_000 };
const foods = ["Porridge with berries", "Grilled chicken", "Rye bread", "Crème fraîche", "Apple"];

const today = new Date().toLocaleDateString("en-CA") as Day;

/** Somebody with a year of entries, on the page for data. */
async function openData(browser: Browser, url: string): Promise<Page> {
  const credentials = { email: "sam@example.com", password: "Demo-1234" };
  const profile = { firstName: "Sam", lastName: "Lee", profileIcon: 1 };
  const { call } = await makeAccount(url, credentials, profile);
  const entries = Array.from({ length: 365 * perDay }, (_, at) => ({
    name: `${foods[at % foods.length] ?? ""} ${at % 40}`,
    ...{ totalCalories: 150 + (at % 7) * 40, totalProtein: 12, totalCarbs: 30, totalFat: 8 },
    ...{ iron: 2, calcium: 90, vitaminC: 8, mealType: "lunch" },
    date: addDays(today, -Math.floor(at / perDay)),
  }));
  await inLanes(
    entries.map((entry) => () => call("POST", "/api/meals/logged", entry)),
    32,
  );
  const localStorage = [
    ...(await storedSession(url, credentials)),
    { name: "tour-dismissed", value: "true" },
  ];
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" as const },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(`${url}/data`);
  await quiet(page);
  return page;
}

/** Time (ms) as fast as here that somebody takes to choose: on a slow phone, two seconds. */
const choosing = 500;

interface Making {
  days: number;
  isSlow: boolean;
  /** Time (ms) between the choice and the press. */
  waits?: number;
}

/** Time (ms) from the press to the file. */
async function make(browser: Browser, page: Page, { days, isSlow, waits = 0 }: Making) {
  await page.getByRole("button", { name: "Download PDF Report" }).click();
  const dialog = page.getByRole("dialog");
  if (days === 30) await dialog.getByText("30 days").click();
  else {
    await dialog.getByText("Custom").click();
    await dialog.getByLabel("From", { exact: true }).fill(addDays(today, 1 - days));
    await dialog.getByLabel("To", { exact: true }).fill(today);
  }
  const made = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), {
          ...{ capture: true, once: true },
        });
        const addressOf = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file) => {
          URL.createObjectURL = addressOf;
          resolve(performance.now() - pressed);
          return addressOf(file);
        };
      }),
  );
  const press = async () => {
    await dialog.getByRole("button", { name: "Download" }).click();
    return made;
  };
  await new Promise((resolve) => setTimeout(resolve, waits));
  const time = await (isSlow ? slowed(browser, press) : press());
  await dialog.waitFor({ state: "detached" });
  return time;
}

const server = await startBuiltServer({ RATE_LIMITS: "off" });
const executablePath = await requireChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  const page = await openData(browser, server.url);
  // The first run of it is compiled on the way.
  await loopTime(page);
  const fast = await loopTime(page);
  const slow = await slowed(browser, () => loopTime(page));
  for (const [days, aim] of Object.entries(aims)) {
    const times = { slow: [] as number[], chosen: [] as number[], fast: [] as number[] };
    const making = { days: Number(days), isSlow: true };
    for (let round = 0; round < rounds; round++) {
      times.slow.push(await make(browser, page, making));
      times.chosen.push(await make(browser, page, { ...making, waits: choosing }));
      times.fast.push(await make(browser, page, { ...making, isSlow: false }));
    }
    console.log(
      `report: ${days} days in ${median(times.slow).toFixed(0)} ms, ${median(times.chosen).toFixed(0)} ms if the dialog was looked at first (at most ${aim}), where a loop takes ${(slow / fast).toFixed(1)} times as long, ${median(times.fast).toFixed(0)} ms as fast as here`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
