import type { Page } from "@playwright/test";
import { chicken, diaryOf, openAnalyzer, openPhotos, photosOf, rice, send } from "./analyzer.ts";
import { expect } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";
import { button, card, dialogNamed } from "./locators.ts";
import { says, withProvider as test } from "./vision-endpoint.ts";

const plate = says(chicken, rice);
const waiting = (page: Page) => card(page, "A photo to analyze");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

const calls = /\/api\/(objects|ai)\//;
const goAway = (page: Page) => page.route(calls, (route) => route.abort());
const comeBack = (page: Page) => page.unroute(calls);

/** The photo is told to go. On a slow machine it has gone before. */
const tryNow = (page: Page) =>
  button(waiting(page), "Try now")
    .click({ timeout: 5_000 })
    .catch(() => undefined);

/** The server can be reached again, and the photo is told to go. */
async function comeBackAndTry(page: Page): Promise<void> {
  await comeBack(page);
  await tryNow(page);
}

/** Chooses a picture while the server is out of reach. */
async function takeAway(page: Page): Promise<void> {
  await goAway(page);
  await send(page);
  await expect(waiting(page)).toContainText("To analyze");
}

test("a photo taken offline waits, outlives a restart, and is logged when the network is back @phone", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await takeAway(page);
  await expect(page.getByText("Photo kept")).toBeVisible();
  await expectAccessible();
  await tab(page, "Meal Journal").click();
  await expect(waiting(page)).toContainText("To analyze");
  await expect(waiting(page).getByRole("img", { name: "Your photo" })).toBeVisible();
  await expectAccessible();

  await page.goto("/nutrition");
  await openPhotos(page);
  await expect(waiting(page)).toContainText("Will be sent soon");
  expect(await photosOf(server, person)).toEqual([]);

  provider.says(plate);
  const analyze = await holdBack(page, "**/api/ai/analyze-food");
  await comeBackAndTry(page);
  await expect(waiting(page)).toContainText(/Sending…|Analyzing…/);
  analyze();
  await expect(page.getByText("Automatically Added to Daily Log")).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(1);
  const [[entry], photos] = [await diaryOf(server, person), await photosOf(server, person)];
  expect(photos).toHaveLength(1);
  expect(entry).toMatchObject({
    ...{ id: photos[0]?.id, photoId: photos[0]?.id },
    name: "Grilled chicken breast, steamed white rice",
  });

  await button(page, "Undo").click();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(0);
  await page.reload();
  await openPhotos(page);
  await expect(button(page, "Choose from library")).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test("a waiting photo can be taken back, and put back @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  provider.says(plate);
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await takeAway(page);
  await button(page, "Remove this photo").click();
  await expect(waiting(page)).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(waiting(page)).toBeVisible();
  await button(page, "Remove this photo").click();
  await expect(waiting(page)).toHaveCount(0);
  await comeBack(page);
  await page.reload();
  await openPhotos(page);
  await expect(button(page, "Choose from library")).toBeVisible();
  expect(await photosOf(server, person)).toEqual([]);
  expect(provider.requests).toHaveLength(0);
});

test("a waiting photo can be taken back while it is analyzed @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await takeAway(page);
  provider.says(plate);
  // However it comes to go, its analysis takes long.
  await page.route("**/api/ai/analyze-food", () => undefined);
  await comeBackAndTry(page);
  await expect(waiting(page)).toContainText(/Sending…|Analyzing…/);
  await button(page, "Remove this photo").click();
  await expect(waiting(page)).toHaveCount(0);
  await page.waitForTimeout(4_000);
  expect(await diaryOf(server, person)).toEqual([]);
});

test("a photo that waited while all data was deleted stays gone, without a word @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  provider.says(plate);
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await takeAway(page);
  await page.waitForTimeout(2_000);
  await server.call("DELETE", "/api/user/delete-data", { token: person.token });
  await comeBackAndTry(page);
  await expect(waiting(page)).toHaveCount(0);
  expect(await photosOf(server, person)).toEqual([]);
  expect(await diaryOf(server, person)).toEqual([]);
  expect(provider.requests).toHaveLength(0);
  await expect(page.getByText(/Upload Error|Analysis Failed/)).toHaveCount(0);
});

test("a waiting photo stays its person's: it is asked about before signing out, and kept @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  test.slow();
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await takeAway(page);
  await tab(page, "Profile").click();
  await button(page, "Sign Out").first().click();
  const asked = dialogNamed(page, "1 change is not sent yet");
  await expect(asked).toBeVisible();
  await button(asked, "Sign out anyway").click();
  await page.waitForURL("/");
  await comeBack(page);

  const eve = await server.makePerson();
  await openAs(eve, "/nutrition");
  await openPhotos(page);
  await expect(button(page, "Agree and continue")).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await photosOf(server, eve)).toEqual([]);

  provider.says(plate);
  const session = await server.newSession(person);
  await openAs({ ...person, session: session }, "/nutrition");
  await openPhotos(page);
  // Whoever is new on a device agrees anew.
  await expect(waiting(page)).toContainText("Not sent before you agree to where photos go");
  await button(page, "Agree and continue").click();
  await tryNow(page);
  await expect(page.getByText("Automatically Added to Daily Log")).toBeVisible();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(1);
  expect(await diaryOf(server, eve)).toEqual([]);
});

test("where the device keeps nothing, a photo waits as long as the page @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.transaction.db.name === "morsel-photo-queue")
        throw new DOMException("Full.", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await takeAway(page);
  await expect(page.getByText("Keep this page open until your photo is sent.")).toBeVisible();
  provider.says(plate);
  await comeBack(page);
  await expect
    .poll(async () => (await diaryOf(server, person)).length, { timeout: 20_000 })
    .toBe(1);
});
