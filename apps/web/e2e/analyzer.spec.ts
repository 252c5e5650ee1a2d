import type { Page } from "@playwright/test";
import { expect, test as plain } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";
import { freshPicture, says, withProvider as test } from "./vision-endpoint.ts";

const chicken = ["grilled chicken breast", 150] as const;
const rice = ["steamed white rice", 180] as const;

const uploads = (page: Page) => dialogNamed(page, "Upload a photo of your food");
const summary = (page: Page) => card(page, "On your plate");
const foods = (page: Page) => card(page, "Identified Foods");
const row = (page: Page, name: string) =>
  foods(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

/** Opens the analyzer, and agrees to where photos go. */
async function openAnalyzer(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  await button(page, "Agree and continue").click();
  await expect(button(page, "Choose from library")).toBeVisible();
}

type Picture = Awaited<ReturnType<typeof freshPicture>>;

const choose = async (page: Page, picture: Picture | string) =>
  page.locator("#content input[type=file]").setInputFiles(picture);

async function send(page: Page, picture?: Picture): Promise<void> {
  await choose(page, picture ?? (await freshPicture()));
  await button(uploads(page), "Upload & Analyze").click();
}

/** kcal as the summary shows them. */
const kcalShown = async (page: Page) =>
  Number(/([\d,]+) kcal/.exec(await summary(page).innerText())?.[1]?.replace(",", ""));

interface Logged {
  id: string;
  name: string;
  source: string;
  photoId: string;
  totalCalories: number;
  grams: number;
  confidence: number;
}

const diaryOf = async (server: Server, { token }: Person) =>
  (await server.call("GET", "/api/meals/logged", { token })) as Logged[];

const photosOf = async (server: Server, { token }: Person) =>
  ((await server.call("GET", "/api/user/photos", { token })) as { photos: { id: string }[] })
    .photos;

/** What the food data says of an amount. */
async function kcalOf(server: Server, { token }: Person, name: string, grams: number) {
  const body = { ingredient: name, measurement: `${grams} g` };
  const reply = await server.call("POST", "/api/calculate-calories", { token, body });
  return (reply as { nutrition: { calories: number } }).nutrition.calories;
}

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
  const picture = await freshPicture();
  await choose(page, picture);
  const megabytes = (picture.buffer.length / 1_048_576).toFixed(2);
  await expect(uploads(page)).toContainText(`lunch.jpg, ${megabytes} MB`);
  expect(await photosOf(server, person)).toEqual([]);
  await expectAccessible("[role=dialog]");
  await button(uploads(page), "Upload & Analyze").click();
  await expect(page.getByRole("heading", { name: "Analyzing..." })).toBeVisible();
  await expectAccessible();
  // The photo has three seconds before it is analyzed.
  expect(provider.requests).toHaveLength(0);

  await expect(summary(page)).toBeVisible();
  await expect(summary(page)).toContainText("Adding to your daily log…");
  expect(await diaryOf(server, person)).toEqual([]);
  const expected =
    (await kcalOf(server, person, ...chicken)) + (await kcalOf(server, person, ...rice));
  expect(Math.abs((await kcalShown(page)) - expected)).toBeLessThanOrEqual(1);
  await expect(summary(page)).toContainText(/\d kcal, likely \d+ to \d+/);
  await expect(row(page, "grilled chicken breast")).toContainText("90% sure");
  await expectAccessible();

  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  await expectAccessible();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(1);
  const [photo] = await photosOf(server, person);
  const [entry] = await diaryOf(server, person);
  expect(entry).toMatchObject({
    ...{ id: photo?.id, photoId: photo?.id, source: "photo", grams: 330, confidence: 0.9 },
    ...{ name: "Grilled chicken breast, steamed white rice", totalCalories: await kcalShown(page) },
  });

  await button(page, "Analyze Another Food Photo").click();
  await expect(button(page, "Take a photo")).toBeVisible();
});

test("a photo is taken with the camera", async ({
  page,
  context,
  person,
  provider,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await button(page, "Take a photo").click();
  await expect(uploads(page).getByRole("alert")).toContainText("may not use the camera");
  await context.grantPermissions(["camera"]);
  await button(uploads(page), "Take a photo").click();
  const shutter = button(uploads(page), "Take photo");
  await expect(shutter).toBeEnabled();
  await expectAccessible("[role=dialog]");
  await shutter.click();
  await expect(uploads(page)).toContainText(/photo-\d{14}\.jpg, 0\.\d\d MB/);
  await expect(page.locator("video")).toHaveCount(0);
  provider.says(says(rice));
  await button(uploads(page), "Upload & Analyze").click();
  await expect(row(page, "steamed white rice")).toBeVisible();
});

test("an upload tells how far it is, and can be cancelled", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  provider.says(says(rice));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  let isHeld = true;
  await page.route("**/api/objects/upload/*", async (route) => {
    if (!isHeld) await route.continue();
  });
  await send(page);
  await expect(uploads(page).getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await expect(uploads(page).getByRole("status")).toHaveText(/Uploading… \d+%|Almost there…/);
  await expectAccessible("[role=dialog]");
  await button(uploads(page), "Cancel").click();
  await expect(uploads(page).getByRole("alert")).toContainText("Upload was cancelled");
  await expect(uploads(page)).toContainText("lunch.jpg");
  expect(await photosOf(server, person)).toEqual([]);
  // Closing the window takes it back, too.
  await button(uploads(page), "Upload & Analyze").click();
  await expect(uploads(page).getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(uploads(page)).toHaveCount(0);
  await expect(button(page, "Choose from library")).toBeVisible();
  expect(await photosOf(server, person)).toEqual([]);
  expect(provider.requests).toHaveLength(0);

  isHeld = false;
  await send(page);
  await expect(row(page, "steamed white rice")).toBeVisible();
});

test("what can't be uploaded says why", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
  expectedComplaints,
}) => {
  // The test's own trace fetches the picture that the page can't draw.
  expectedComplaints.push(/Connecting to 'blob:/);
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  const alert = uploads(page).getByRole("alert");
  const refused = async (mimeType: string, buffer: Buffer, text: string) => {
    await choose(page, { name: "a.file", mimeType, buffer });
    await expect(alert).toContainText(text);
    await expect(button(uploads(page), "Upload & Analyze")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(uploads(page)).toHaveCount(0);
  };
  const notAnImage = "Please select an image file (JPG, PNG, HEIC, WEBP)";
  await refused("application/pdf", Buffer.from("%PDF-1.7"), notAnImage);
  const tooLarge = "File size (10.00 MB) exceeds maximum allowed size (10 MB)";
  await refused("image/jpeg", Buffer.alloc(10_485_761), tooLarge);

  for (const [address, text] of [
    ["**/api/objects/upload", "Failed to get upload URL. Please try again."],
    ["**/api/objects/upload/*", "Upload failed with status 500"],
    [
      "**/api/objects/track-upload",
      "Upload completed but failed to process the image URL. Please try again.",
    ],
  ] as const) {
    await page.route(address, (route) => route.fulfill({ status: 500, body: "" }));
    await send(page);
    await expect(alert).toContainText(text);
    await expect(button(uploads(page), "Upload & Analyze")).toBeVisible();
    await expectAccessible("[role=dialog]");
    await page.keyboard.press("Escape");
    await page.unroute(address);
  }
  await page.route("**/api/objects/upload/*", (route) => route.abort());
  await send(page);
  await expect(alert).toContainText("Upload failed due to network error");
  await page.unroute("**/api/objects/upload/*");
  await page.keyboard.press("Escape");

  await send(page, { ...(await freshPicture()), buffer: Buffer.from("no picture at all") });
  await expect(alert).toContainText("Image Processing Error");
  expect(await photosOf(server, person)).toEqual([]);
});

test("each failure of an analysis says what happened, and the ways on", async ({
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
  for (const [answer, title, mayRetry] of [
    [fails(401), "API Configuration Error", false],
    [fails(413), "Image Processing Error", false],
    [null, "Connection Error", true],
    [says(), "Analysis Failed", false],
    [fails(429), "Imagga API Quota Exceeded", true],
  ] as const) {
    provider.says(answer);
    await send(page);
    const alert = page.getByRole("alert").filter({ hasText: title });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    // The code in a message is for programs.
    await expect(alert).not.toContainText(/[A-Z]_[A-Z]/);
    await expect(button(page, "Retry Analysis")).toHaveCount(mayRetry ? 1 : 0);
    await expectAccessible();
    if (title !== "Imagga API Quota Exceeded") await button(page, "Try Another Photo").click();
  }
  await expect(page.getByRole("alert")).toContainText("still search for your food manually");
  provider.says(says(rice));
  await button(page, "Retry Analysis").click();
  await expect(row(page, "steamed white rice")).toBeVisible();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(1);
});

test("corrections rescale all at once, and change the entry that was logged", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  provider.says(says(chicken, rice));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await send(page);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  const onlyEntry = async () => {
    const all = await diaryOf(server, person);
    expect(all).toHaveLength(1);
    return { ...all[0], isAsShown: all[0]?.totalCalories === (await kcalShown(page)) };
  };
  const expectLogged = (logged: Partial<Logged>) =>
    expect.poll(onlyEntry).toMatchObject({ ...logged, isAsShown: true });

  const portion = field(page, "Portion of steamed white rice");
  const before = await kcalShown(page);
  // In the very next frame.
  const after = await portion.evaluate(async (box: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setValue?.call(box, "360");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const total = document.querySelector("section:has(dl) .text-display")?.textContent ?? "";
    return Number(total.replace(",", ""));
  });
  const riceKcal = await kcalOf(server, person, ...rice);
  expect(Math.abs(after - before - riceKcal)).toBeLessThanOrEqual(1);
  await expectLogged({ grams: 510 });

  // Blank is 100, and what is out of bounds is the nearest that isn't.
  await portion.fill("");
  await expectLogged({ grams: 250 });
  await portion.blur();
  await expect(portion).toHaveValue("100");
  await portion.fill("4000");
  await portion.blur();
  await expect(portion).toHaveValue("1000");
  await expectLogged({ grams: 1_150 });
  const measures = row(page, "steamed white rice").getByRole("button", { name: /^1 cup/ });
  await measures.first().click();
  await expect(portion).not.toHaveValue("1000");
  await expectLogged({ grams: 150 + Number(await portion.inputValue()) });

  await button(page, "Another food for steamed white rice").click();
  const search = page.getByRole("combobox", { name: "Another food for steamed white rice" });
  await expect(search).toBeFocused();
  await expectAccessible();
  await search.fill("brown rice");
  await search.press("Enter");
  await expect(row(page, "brown rice")).toContainText("Chosen by you");
  await expect(button(page, "Another food for brown rice")).toBeFocused();
  await expectLogged({ name: "Grilled chicken breast, brown rice" });
  await button(page, "Food to add").click();
  await page.getByRole("combobox", { name: "Food to add" }).fill("apple");
  await button(page, "Use it").click();
  await expectLogged({ name: "Grilled chicken breast, brown rice, apple" });
  await button(page, "Remove grilled chicken breast").click();
  await expectLogged({ name: "Brown rice, apple", confidence: 1 });
  await expect(summary(page)).not.toContainText("likely");
  await expectAccessible();
});

test("one Undo takes the entry out, and it can be added again", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  provider.says(says(chicken, rice));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await send(page);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  const count = async () => (await diaryOf(server, person)).length;
  await expect.poll(count).toBe(1);
  await expect(button(page, "Undo")).toHaveCount(1);
  await button(page, "Undo").click();
  await expect(summary(page)).toContainText("Taken out of your daily log");
  await expect.poll(count).toBe(0);
  // Corrections alone bring nothing back.
  await field(page, "Portion of steamed white rice").fill("90");
  await button(page, "Add to Daily Log").click();
  await expect(summary(page)).toContainText("Added to Daily Log");
  await expect.poll(count).toBe(1);
  expect((await diaryOf(server, person))[0]).toMatchObject({ grams: 240 });
  for (const name of ["grilled chicken breast", "steamed white rice"])
    await button(page, `Remove ${name}`).click();
  await expect.poll(count).toBe(0);
  await expect(button(page, "Add to Daily Log")).toBeDisabled();
});

test("what was gone on from is told, and undone there", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  provider.says(says(rice));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await send(page);
  await expect(page.getByRole("heading", { name: "Analyzing..." })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Fasting" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("Automatically Added to Daily Log");
  await expect(toast).toContainText(/Steamed white rice: \d+ kcal, likely/);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(0);
});

test("a name that is none of our foods is asked, not invented", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  provider.says(says(rice, ["zorgblatt", 120], ["quuxberry", 50]));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await send(page);
  const asked = card(page, "What are these?");
  await expect(asked).toContainText("zorgblatt, about 120 g");
  await expect(foods(page).getByRole("heading", { level: 3 })).toHaveCount(1);
  await expectAccessible();
  await button(page, "Leave out quuxberry").click();
  await button(page, "Choose a food for zorgblatt").click();
  const search = page.getByRole("combobox", { name: "Choose a food for zorgblatt" });
  await search.fill("lentil soup");
  await search.press("Enter");
  await expect(asked).toHaveCount(0);
  await expect(field(page, "Portion of lentil soup")).toHaveValue("120");
  await expect
    .poll(async () => (await diaryOf(server, person))[0])
    .toMatchObject({ name: "Steamed white rice, lentil soup", grams: 300 });
});

test("the same picture is asked about before it is logged twice", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  const picture = await freshPicture();
  provider.says(says(rice));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await send(page, picture);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  await button(page, "Analyze Another Food Photo").click();
  await send(page, picture);
  await expect(summary(page)).toContainText("You logged this picture before");
  await expect(summary(page)).toContainText(
    /Steamed white rice, \d+ kcal, today\. Log it once more/,
  );
  await expectAccessible();
  await page.waitForTimeout(3_500);
  expect(await diaryOf(server, person)).toHaveLength(1);
  await button(page, "Leave it out").click();
  await expect(summary(page)).toContainText("Not in your daily log");
  await button(page, "Add to Daily Log").click();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(2);
});

plain(
  "without a provider there are other ways on, in the same card",
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

plain("a visitor is told what photos need", async ({ page, expectAccessible }) => {
  await page.goto("/nutrition");
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  await expect(page.getByText("Photos need an account")).toBeVisible();
  await expectAccessible();
  await card(page, "AI Food Analyzer").getByRole("button", { name: "Sign Up to Track" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
