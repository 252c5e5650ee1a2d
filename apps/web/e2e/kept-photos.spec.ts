import type { Locator, Page } from "@playwright/test";
import { chicken, diaryOf, openPhotos, photosOf, rice } from "./analyzer.ts";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import { addPhoto, logFromPhoto } from "./photos.ts";
import { withProvider as provided, says } from "./vision-endpoint.ts";

const toast = (page: Page, text: string | RegExp) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text });
const recent = (page: Page) => card(page, "Recent Analyzed Photos");
const privacy = (page: Page) => card(page, "Privacy & Data Management");
/** A picture that has arrived, not only its place. */
const expectPicture = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

test("the journal shows the picture an entry came from and how sure its analysis was, undone deletions included", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { id } = await addPhoto(server, person, "lunch.jpg");
  await logFromPhoto(server, person, "Chicken and rice", { photoId: id });
  await openAs(person, "/");
  await page.getByRole("link", { name: "Meal Journal" }).click();
  const row = page.getByRole("region", { name: /^Logged / }).getByRole("listitem");
  await expect(row).toContainText("From a photo, 82% sure");
  await expectPicture(row.locator("img"));
  await expectAccessible();

  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
  await toast(page, "Chicken and rice").getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("From a photo, 82% sure");
  await expectPicture(row.locator("img"));
  await expect
    .poll(() => diaryOf(server, person))
    .toMatchObject([{ name: "Chicken and rice", photoId: id, confidence: 0.82 }]);
  expect(await photosOf(server, person)).toMatchObject([{ fileName: "lunch.jpg" }]);
});

test("recent photos are those of seven days; one deleted is gone, and its entry stays @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { id } = await addPhoto(server, person, "lunch.jpg");
  await logFromPhoto(server, person, "Chicken and rice", { photoId: id });
  await logFromPhoto(server, person, "Pasta", { date: day(6) });
  await logFromPhoto(server, person, "Old soup", { date: day(7) });
  await openAs(person, "/nutrition");
  await openPhotos(page);
  const photos = recent(page);
  await expect(photos).toContainText("2 this week");
  await expect(photos.getByRole("listitem")).toHaveText([/Chicken and rice.*82% sure/, /Pasta/]);
  await expectPicture(photos.getByRole("img", { name: "Chicken and rice" }));
  await expect(photos.getByRole("listitem").nth(1)).toContainText(
    "Photo no longer availableUpload a new photo to see it here",
  );
  await expectAccessible();
  // Its words have their room on the smallest phone, too.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  const gone = photos.getByRole("listitem").nth(1);
  // The page takes a moment to be laid out anew.
  await expect(async () => {
    // Both in one look: the page may still scroll between two.
    const room = await gone.evaluate((one) => ({
      above:
        Number(one.querySelector("svg")?.getBoundingClientRect().y) - one.getBoundingClientRect().y,
      tooWide: one.scrollWidth - one.clientWidth,
    }));
    expect(room.above).toBeGreaterThan(0);
    expect(room.tooWide).toBe(0);
  }).toPass();
  await page.setViewportSize({ width, height });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("weeklyAnalyzedFoods")))
    .toContain(`"name":"Chicken and rice"`);

  const remove = photos.getByRole("button", { name: /^Delete the photo of Chicken and rice/ });
  const confirm = dialogNamed(page, "Delete this photo?");
  await page.route(`**/api/user/photos/${id}`, (route) => route.abort());
  await remove.click();
  await button(confirm, "Delete photo").click();
  await expect(toast(page, "Delete Failed")).toContainText(
    "Could not delete the analysis. Please try again.",
  );
  await page.unroute(`**/api/user/photos/${id}`);
  await expect(photos.getByRole("listitem")).toHaveCount(2);

  await remove.click();
  await button(confirm, "Keep it").click();
  expect(await photosOf(server, person)).toHaveLength(1);
  await remove.click();
  await button(confirm, "Delete photo").click();
  await expect(photos.getByRole("listitem")).toHaveText([/Pasta/]);
  await expect(photos).toContainText("1 this week");
  await expect(toast(page, "Photo Deleted")).toBeVisible();
  expect(await photosOf(server, person)).toEqual([]);
  await expect
    .poll(async () => JSON.stringify(await diaryOf(server, person)))
    .toContain(`"name":"Chicken and rice"`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("weeklyAnalyzedFoods")))
    .not.toContain("Chicken");
});

provided(
  "a photo that is opened again is corrected further, from as it was found @any-width",
  async ({ page, person, provider, server, openAs }) => {
    const { id, storageUrl } = await addPhoto(server, person, "lunch.jpg");
    provider.says(says(chicken, rice));
    const body = { imageUrl: storageUrl };
    await server.call("POST", "/api/ai/analyze-food", { token: person.token, body });
    await logFromPhoto(server, person, "Chicken and rice", { photoId: id });
    await openAs(person, "/nutrition");
    await openPhotos(page);
    const open = recent(page).getByRole("button", { name: /, correct$/ });
    await open.click();
    const foods = card(page, "Identified Foods").getByRole("button", { name: /^Remove / });
    await expect(foods).toHaveCount(2);
    await foods.nth(1).click();
    const kcal = async () => (await diaryOf(server, person)).map(({ calories }) => calories);
    await expect.poll(kcal).not.toEqual([540]);
    const [corrected] = await kcal();
    // What somebody has called it is no name of ours.
    expect(await diaryOf(server, person)).toMatchObject([{ name: "Chicken and rice" }]);

    await page.reload();
    await openPhotos(page);
    await open.click();
    await expect(foods).toHaveCount(1);
    await expect(card(page, "On your plate")).toContainText(`${corrected} kcal`);
    expect(provider.requests).toHaveLength(1);

    // A photo that is deleted meanwhile doesn't come back with a correction.
    const forgotten = { photoId: null, confidence: null };
    await recent(page)
      .getByRole("button", { name: /^Delete the photo of/ })
      .click();
    await button(dialogNamed(page, "Delete this photo?"), "Delete photo").click();
    await expect.poll(() => diaryOf(server, person)).toMatchObject([forgotten]);
    await expect(recent(page)).toHaveCount(0);
    await field(page, "Portion of grilled chicken breast").fill("100");
    await expect.poll(() => diaryOf(server, person)).toMatchObject([{ grams: 100, ...forgotten }]);
  },
);

test("a photo that is gone shows what the diary has of it, and the ways on @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await logFromPhoto(server, person, "Chicken and rice");
  await openAs(person, "/nutrition");
  await openPhotos(page);
  const open = () => button(recent(page), "Chicken and rice, correct").click();
  await open();
  const gone = card(page, "In your daily log");
  await expect(gone).toContainText("Photo no longer available");
  await expect(gone).toContainText("Upload a new photo to see it here");
  await expect(gone.getByRole("heading", { name: "Chicken and rice" })).toBeVisible();
  await expect(gone).toContainText("540 kcal");
  await expect(gone).toContainText("Proteinunknown");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAccessible();

  await button(gone, "Use the calculator").click();
  await expect(card(page, "Universal Calorie Calculator")).toBeVisible();
  await openPhotos(page);
  await open();
  await button(gone, "Open the Meal Journal").click();
  await expect(page.getByRole("region", { name: /^Logged / })).toContainText("Chicken and rice");
});

test("uploaded photos are listed with their sizes and deleted, one or several at once", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  for (const name of ["one.jpg", "two.jpg", "three.jpg"]) await addPhoto(server, person, name);
  await openAs(person, "/profile");
  await page.getByRole("button", { name: /^Data/ }).click();
  const photos = privacy(page);
  const rows = photos.getByRole("listitem");
  await expect(rows).toHaveText([/three\.jpg/, /two\.jpg/, /one\.jpg/]);
  const [newest] = await photosOf(server, person);
  const size = `${((newest?.fileSize ?? 0) / 1_048_576).toFixed(2)} MB`;
  expect(size).toMatch(/^0\.\d\d MB$/);
  await expect(rows.first()).toContainText(size);
  await expect(photos).toContainText("3 photos");
  await expectPicture(rows.first().locator("img"));
  await expectAccessible();

  const confirm = page.getByRole("dialog");
  const removeTwo = photos.getByRole("button", { name: /^Delete two\.jpg/ });
  await page.route("**/api/user/photos/*", (route) => route.abort());
  await removeTwo.click();
  await button(confirm, "Delete photo").click();
  await expect(toast(page, "Delete Failed")).toContainText("could not be deleted");
  await page.unroute("**/api/user/photos/*");
  await removeTwo.click();
  await button(confirm, "Delete photo").click();
  await expect(rows).toHaveText([/three\.jpg/, /one\.jpg/]);
  await expect(toast(page, "Photo Deleted")).toContainText("two.jpg");

  await expect(button(photos, "Delete Selected (0)")).toBeDisabled();
  await photos.getByRole("checkbox", { name: "Select all" }).click();
  await page.route("**/api/user/photos", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.continue(),
  );
  await button(photos, "Delete Selected (2)").click();
  await button(confirm, "Delete").click();
  await expect(toast(page, "Batch Delete Failed")).toBeVisible();
  await page.unroute("**/api/user/photos");
  await expect(rows).toHaveCount(2);
  await button(photos, "Delete Selected (2)").click();
  await button(confirm, "Delete").click();
  await expect(toast(page, "Photos Deleted")).toContainText("2 photos");
  await expect(photos).toContainText("No uploaded photos found.");
  expect(await photosOf(server, person)).toEqual([]);
});

test("a list of photos that doesn't load says so, and comes when asked again @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await addPhoto(server, person, "one.jpg");
  await page.route("**/api/user/photos", (route) =>
    route.fulfill({ status: 400, json: { error: { code: "NO", message: "No." } } }),
  );
  await openAs(person, "/profile");
  await page.getByRole("button", { name: /^Data/ }).click();
  await expect(privacy(page)).toContainText("Failed to load photos. Please try again.");
  await page.unroute("**/api/user/photos");
  await button(privacy(page), "Try again").click();
  await expect(privacy(page).getByRole("listitem")).toHaveText([/one\.jpg/]);
});
