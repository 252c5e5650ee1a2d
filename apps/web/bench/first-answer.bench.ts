/** The first answer of a visit with the names that the device has kept, against one that reads them. */
import { chromium, type Page } from "@playwright/test";
import { startBuiltServer } from "../../../scripts/built-server.mjs";
import { chromiumArgs, requireChromium } from "../../../scripts/chromium.mjs";
import { median } from "./median.ts";

const rounds = 5;
const database = "morsel-food-names";

/** Time (ms) from the press of Enter to the answer, in a page whose engine has yet to load. */
async function untilAnswered(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/calculator`);
  await page.getByLabel("Measurement", { exact: true }).fill("1 medium");
  const food = page.getByLabel("Food", { exact: true });
  const began = performance.now();
  await food.fill("banana");
  await food.press("Enter");
  await page.getByRole("article").waitFor();
  return performance.now() - began;
}

const hasKept = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error("It did not open."));
        opening.onsuccess = () => {
          const counting = opening.result.transaction("names").objectStore("names").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result > 0);
          };
        };
      }),
    database,
  );

/** Resolves once a closed page no longer uses them. */
const forgetKept = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(new Error("They were not deleted."));
      }),
    database,
  );

const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: chromiumArgs,
});
const server = await startBuiltServer();
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const times = { read: [] as number[], kept: [] as number[] };
  // In turns, so that a busy moment hits both. The first visit loads the files, and doesn't count.
  for (let round = 0; round <= rounds; round++) {
    for (const how of ["read", "kept"] as const) {
      const page = await context.newPage();
      if (how === "read") {
        await page.goto(`${server.url}/favicon.svg`);
        await forgetKept(page);
      }
      const time = await untilAnswered(page, server.url);
      if (round > 0) times[how].push(time);
      while (!(await hasKept(page))) await page.waitForTimeout(100);
      await page.waitForTimeout(1_000);
      await page.close();
    }
  }
  const [read, kept] = [median(times.read), median(times.kept)];
  console.log(
    `first answer: with kept names a visit's first answer takes ${(kept / read).toFixed(2)} of one that reads them (${kept.toFixed(0)} ms against ${read.toFixed(0)} ms)`,
  );
} finally {
  await server.stop();
  await browser.close();
}
