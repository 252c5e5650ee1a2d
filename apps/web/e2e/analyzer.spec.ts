import type { Response } from "@playwright/test";
import {
  chicken,
  choose,
  diaryOf,
  kcalOf,
  kcalShown,
  openAnalyzer,
  photosOf,
  rice,
  row,
  send,
  summary,
  test,
  uploads,
} from "./analyzer.ts";
import { day } from "./day.ts";
import { expect, test as plain } from "./fixtures.ts";
import { controlFaults } from "./layout-faults.ts";
import { button, card, field } from "./locators.ts";
import { freshPicture, says } from "./vision-endpoint.ts";

test("a plate's photo becomes one entry, computed from the food data", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/nutrition");
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  // Nothing can be sent before it is agreed where it goes.
  await expect(page.getByText(/Your photo goes to 127\.0\.0\.1/)).toContainText(
    "is kept on this server until you delete it.",
  );
  await expect(button(page, "Choose from library")).toHaveCount(0);
  await expect(button(page, "Take a photo")).toHaveCount(0);
  await expectAccessible();
  await button(page, "Agree and continue").click();
  await page.reload();
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  await expect(button(page, "Choose from library")).toBeVisible();
  await expectAccessible();

  provider.says(says(chicken, rice));
  await choose(page, await freshPicture());
  await expect(uploads(page)).toContainText("lunch.jpg, <0.01 MB");
  expect(await photosOf(server, person)).toEqual([]);
  await expectAccessible("[role=dialog]");
  const recorded = page.waitForResponse("**/api/objects/track-upload");
  const analyzed = page.waitForResponse("**/api/ai/analyze-food");
  await button(uploads(page), "Upload & Analyze").click();
  await expect(page.getByRole("heading", { name: "Analyzing..." })).toBeVisible();
  const said = page.getByRole("status").filter({ hasText: "Analyzing..." });
  await expect(said).toHaveCount(1);
  const place = await said.elementHandle();
  await expectAccessible();
  // The photo has three seconds before it is analyzed, however long axe took.
  const startOf = async (reply: Promise<Response>) => (await reply).request().timing().startTime;
  expect((await startOf(analyzed)) - (await startOf(recorded))).toBeGreaterThanOrEqual(3_000);
  const record = (await recorded).request().postDataJSON() as object;
  const told = ["fileName", "storagePath", "storageUrl", "mimeType", "fileSize", "analysisId"];
  expect(Object.keys(record)).toEqual(told);

  await expect(summary(page)).toBeVisible();
  await expect(summary(page)).toContainText("Adding to your daily log…");
  // Said where it was said that it is analyzed: what comes with a place of its own isn't heard.
  await expect.poll(() => place.innerText()).toMatch(/^2 foods: \d+ kcal, likely \d+ to \d+$/);
  const ring = await summary(page).locator(".animate-spin").boundingBox();
  expect(ring?.width).toBeGreaterThan(15);
  expect(await diaryOf(server, person)).toEqual([]);
  const expected =
    (await kcalOf(server, person, ...chicken)) + (await kcalOf(server, person, ...rice));
  expect(Math.abs((await kcalShown(page)) - expected)).toBeLessThanOrEqual(1);
  await expect(summary(page)).toContainText(/\d kcal, likely \d+ to \d+/);
  await expect(row(page, "grilled chicken breast")).toContainText("90% sure");
  await expectAccessible();
  expect(await page.evaluate(controlFaults)).toEqual([]);
  const portion = field(page, "Portion of grilled chicken breast");
  await expect(portion).toHaveAccessibleDescription("g");

  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  await expectAccessible();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(1);
  const [photo] = await photosOf(server, person);
  const [entry] = await diaryOf(server, person);
  expect(entry).toMatchObject({
    ...{ id: photo?.id, photoId: photo?.id, source: "photo", grams: 330, confidence: 0.9 },
    ...{ name: "Grilled chicken breast, steamed white rice", totalCalories: await kcalShown(page) },
  });

  // The largest portion is seen whole.
  await portion.fill("1000");
  expect(await portion.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await button(page, "Analyze Another Food Photo").click();
  await expect(button(page, "Take a photo")).toBeVisible();
});

test("a failure is told by the code in its message, whichever server says it @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await page.route("**/api/ai/analyze-food", (route) =>
    route.fulfill({ status: 429, json: { error: "QUOTA_EXCEEDED: monthly limit" } }),
  );
  await send(page);
  await expect(
    page.getByRole("alert").getByRole("heading", { name: "Imagga API Quota Exceeded" }),
  ).toBeVisible();
  await page.unroute("**/api/ai/analyze-food");
  await expect(button(page, "Try Another Photo")).toBeVisible();
  await button(page, "Retry Analysis").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("each failure of an analysis says what happened, and the ways on @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  const fails = (status: number) => ({ status, body: "{}" });
  for (const [answer, title, text, mayRetry] of [
    [fails(401), "API Configuration Error", "The provider doesn't accept", false],
    [fails(413), "Image Processing Error", "Please try a clearer photo, JPG or PNG.", false],
    [null, "Connection Error", "Please try again soon.", true],
    [
      ...[says(), "Analysis Failed"],
      "Unable to analyze the image. Please try uploading a clearer photo with better lighting.",
      false,
    ],
    [fails(429), "Imagga API Quota Exceeded", "still search for your food manually", true],
  ] as [Parameters<typeof provider.says>[0], string, string, boolean][]) {
    provider.says(answer);
    await send(page);
    const alert = page.getByRole("alert").filter({ hasText: title });
    await expect(alert).toContainText(text, { timeout: 20_000 });
    // The code in a message is for programs.
    await expect(alert).not.toContainText(/[A-Z]_[A-Z]/);
    await expect(button(page, "Retry Analysis")).toHaveCount(mayRetry ? 1 : 0);
    await expectAccessible();
    if (title !== "Imagga API Quota Exceeded") await button(page, "Try Another Photo").click();
  }
  provider.says(says(rice));
  await button(page, "Retry Analysis").click();
  await expect(row(page, "steamed white rice")).toBeVisible();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(1);
});

test("what was gone on from is logged where it belongs, told, and undone there @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  provider.says(says(rice));
  await openAs(person, "/daily");
  await button(page, "The day before").click();
  await button(page, "Add to breakfast").click();
  await openAnalyzer(page);
  await send(page);
  await expect(page.getByRole("heading", { name: "Analyzing..." })).toBeVisible();
  // Whose new entries are today's.
  await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("Automatically Added to Daily Log");
  await expect
    .poll(() => diaryOf(server, person))
    .toMatchObject([{ date: day(1), mealType: "breakfast" }]);
  await expect(toast).toContainText(/Steamed white rice: \d+ kcal, likely/);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(0);
});

plain(
  "without a provider there are other ways on, in the same card @any-width",
  async ({ page, person, server, openAs, expectAccessible }) => {
    await openAs(person, "/nutrition");
    await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
    const way = card(page, "Quick Calorie Calculator");
    await expect(way.getByRole("heading", { name: "API Not Configured" })).toBeVisible();
    await expectAccessible();
    await field(way, "Food").fill("2 eggs and a slice of toast");
    await field(way, "Food").press("Enter");
    await way.getByRole("button", { name: /^Log 2 foods/ }).click();
    await expect.poll(async () => (await diaryOf(server, person)).length).toBe(2);
  },
);

plain("a visitor is told what photos need @any-width", async ({ page, expectAccessible }) => {
  await page.goto("/nutrition");
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  await expect(page.getByText("Photos need an account")).toBeVisible();
  await expectAccessible();
  await card(page, "AI Food Analyzer").getByRole("button", { name: "Sign Up to Track" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
