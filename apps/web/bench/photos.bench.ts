/** How long a phone's photo takes until it can be sent, as slow as a phone is: docs/benchmarks.md. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { startBuiltServer } from "../../../scripts/built-server.mjs";
import { chromiumArgs, requireChromium } from "../../../scripts/chromium.mjs";
import { makeAccount, storedSession } from "../../../scripts/demo-person.mjs";
import { detailedPhoto } from "../../server/src/testing/photos.ts";
import { median } from "./median.ts";
import { loopTime, slowed } from "./slow-browser.ts";

const rounds = 7;
/** ms. */
const aims = { ready: 1_500, task: 100 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openAnalyzer(browser: Browser, url: string) {
  const credentials = { email: "sam@example.com", password: "Demo-1234" };
  await makeAccount(url, credentials, { firstName: "Sam", lastName: "Lee", profileIcon: 1 });
  const localStorage = [
    ...(await storedSession(url, credentials)),
    { name: "tour-dismissed", value: "true" },
  ];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(`${url}/nutrition`);
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  await page.getByRole("button", { name: "Agree and continue" }).click();
  return page;
}

/**
 * From the press to the first call of the upload, which is made when the photo is ready (ms), and
 * the longest task of the main thread until then.
 */
async function prepare(browser: Browser, page: Page, buffer: Buffer) {
  const picture = { name: "lunch.jpg", mimeType: "image/jpeg", buffer };
  await page.locator("#content input[type=file]").setInputFiles(picture);
  const send = page.getByRole("button", { name: "Upload & Analyze" });
  await send.waitFor();
  // The dialog has opened, and its preview is drawn.
  await pause(1_000);
  const measured = page.evaluate(
    () =>
      new Promise<{ ready: number; task: number }>((resolve) => {
        performance.clearResourceTimings();
        let [pressed, task] = [0, 0];
        document.addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), {
          ...{ capture: true, once: true },
        });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) task = Math.max(task, duration);
        }).observe({ type: "longtask" });
        const timer = setInterval(() => {
          const [first] = performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.endsWith("/api/objects/upload"));
          if (!first) return;
          clearInterval(timer);
          resolve({ ready: first.startTime - pressed, task });
        }, 100);
      }),
  );
  const figures = await slowed(browser, async () => {
    await send.click();
    return measured;
  });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return figures;
}

/** Time (ms) in which the browser decodes the photo, and nothing else. */
const decode = async (browser: Browser, page: Page, buffer: Buffer) => {
  const file = await page.evaluateHandle(
    (text) => new Blob([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))]),
    buffer.toString("base64"),
  );
  return slowed(browser, () =>
    file.evaluate(async (photo) => {
      const began = performance.now();
      (await createImageBitmap(photo)).close();
      return performance.now() - began;
    }),
  );
};

const photo = await detailedPhoto();
const server = await startBuiltServer({
  // Nobody is asked: the photo isn't sent so far.
  ...{ VISION_API_URL: "http://127.0.0.1:9/v1", VISION_API_MODEL: "none" },
});
const executablePath = await requireChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  const page = await openAnalyzer(browser, server.url);
  await page.route("**/api/objects/upload", (route) => route.fulfill({ status: 500, body: "" }));
  // The first run of it is compiled on the way.
  await loopTime(page);
  const fast = await loopTime(page);
  const slow = await slowed(browser, () => loopTime(page));
  const times = { ready: [] as number[], decode: [] as number[], task: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const { ready, task } = await prepare(browser, page, photo);
    times.ready.push(ready);
    times.task.push(task);
    times.decode.push(await decode(browser, page, photo));
  }
  const [ready, decoded] = [median(times.ready), median(times.decode)];
  const longest = Math.max(...times.task);
  console.log(
    `photos: in a browser ${(slow / fast).toFixed(1)} times slower, a photo of 12 megapixels is ready to be sent after ${(ready / decoded).toFixed(2)} of the time that its decoding takes (${ready.toFixed(0)} ms against ${decoded.toFixed(0)}, aim ${aims.ready})`,
  );
  console.log(
    `photos: meanwhile no task of the page takes longer than ${longest === 0 ? "50" : longest.toFixed(0)} ms (aim ${aims.task})`,
  );
} finally {
  await browser.close();
  await server.stop();
}
