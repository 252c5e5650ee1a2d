import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  clearPng,
  detailedPhoto,
  factsOf,
  hugePng,
  largePhoto,
  phonePhoto,
} from "../../server/src/testing/photos.ts";
import { choose, openAnalyzer, send, uploads } from "./analyzer.ts";
import { expect } from "./fixtures.ts";
import { button } from "./locators.ts";
import { withProvider as test } from "./vision-endpoint.ts";

// The browser's own line where the preview is a picture that it can't show.
test.use({ expectedComplaints: [/^Connecting to 'blob:/] });

/** Sends a picture; resolves to the bytes that leave the device. */
async function sent(page: Page, picture: Parameters<typeof send>[1]): Promise<Buffer> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sentPicture: body });
      send.call(this, body);
    };
  });
  await send(page, picture);
  await page.waitForFunction(() => "sentPicture" in window);
  const bytes = await page.evaluate(async () => {
    const { sentPicture } = window as unknown as { sentPicture: Blob };
    return [...new Uint8Array(await sentPicture.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test("a phone's photo leaves the device upright, small and without where it was taken @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  const buffer = await largePhoto();
  expect(buffer.includes("at home")).toBe(true);
  const bytes = await sent(page, { name: "lunch.jpg", mimeType: "image/jpeg", buffer });
  expect(bytes.includes("at home")).toBe(false);
  expect(await factsOf(bytes)).toMatchObject({
    ...{ format: "jpeg", width: 1_200, height: 1_600, hasMetadata: false },
  });
});

test("the page moves while a photo of 12 megapixels is made ready @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  const picture = { name: "lunch.jpg", mimeType: "image/jpeg", buffer: await detailedPhoto() };
  await choose(page, picture);
  await expect(button(uploads(page), "Upload & Analyze")).toBeVisible();
  // From the press to the first call, which is made when the photo is ready.
  const longest = page.evaluate(async () => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
    const isAsked = () =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/objects/upload"));
    while (!isAsked()) await new Promise((later) => setTimeout(later, 50));
    return longest;
  });
  await button(uploads(page), "Upload & Analyze").click();
  // Decoding it takes three times as long.
  expect(await longest).toBeLessThan(100);
});

test("what is transparent leaves the device white, as on paper @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  const picture = { name: "plate.png", mimeType: "image/png", buffer: await clearPng() };
  expect(await factsOf(await sent(page, picture))).toMatchObject({
    ...{ format: "jpeg", width: 640, height: 480, red: 255, green: 255, blue: 255 },
  });
});

test("HEIC is read where the browser doesn't, with a decoder loaded only then @any-width", async ({
  page,
  person,
  openAs,
}) => {
  const decoders: string[] = [];
  page.on("request", (request) => {
    if (/heic\.worker|\.wasm/.test(request.url())) decoders.push(request.url());
  });
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  expect(decoders).toEqual([]);
  const buffer = readFileSync(new URL("plate.heic", import.meta.url));
  const bytes = await sent(page, { name: "IMG_0001.HEIC", mimeType: "", buffer });
  expect(decoders.length).toBeGreaterThan(0);
  const { red = 0, green = 255, ...facts } = await factsOf(bytes);
  expect(facts).toMatchObject({ format: "jpeg", width: 320, height: 240 });
  expect(red - green).toBeGreaterThan(80);
});

test("what is no picture is refused before anything is sent @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  const puts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/objects/")) puts.push(request.url());
  });
  const photo = await phonePhoto();
  const bad: readonly (readonly [string, Buffer])[] = [
    ["a renamed PDF", Buffer.from("%PDF-1.7 no picture")],
    ["a truncated JPEG", photo.subarray(0, photo.length / 2)],
    ["a bomb", hugePng(30_000)],
  ];
  for (const [what, buffer] of bad) {
    await send(page, { name: "lunch.jpg", mimeType: "image/jpeg", buffer });
    const problem = uploads(page).getByRole("alert");
    await expect(problem, what).toContainText("Image Processing Error");
    await page.keyboard.press("Escape");
    await expect(uploads(page)).toHaveCount(0);
  }
  expect(puts).toEqual([]);
});
