import { readFile } from "node:fs/promises";
import { type Exchange, exchange } from "@morsel/contract/exchange";
import type { Page } from "@playwright/test";
import { unzipped } from "../../server/src/testing/archive.ts";
import { noisyPhoto } from "../../server/src/testing/photos.ts";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { addPhoto } from "./photos.ts";
import type { Person, Server } from "./server.ts";

const log = (server: Server, { token }: Person, name: string) =>
  server.call("POST", "/api/meals/logged", {
    token,
    body: { name, date: day(), totalCalories: 1 },
  });

async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 0, uploadThroughput: -1 },
    downloadThroughput: bytesPerSecond,
  });
}

const exportButton = (page: Page) => button(card(page, "Export Your Data"), "Export Data");

async function saved(page: Page): Promise<{ name: string; document: Exchange }> {
  const downloading = page.waitForEvent("download");
  await exportButton(page).click();
  const download = await downloading;
  const files = await unzipped(await readFile(await download.path()));
  const document: unknown = JSON.parse(files.get("morsel.json")?.toString() ?? "");
  return { name: download.suggestedFilename(), document: exchange.parse(document) };
}

test("everything is saved as a file that is called by its day @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(server, person, "Lentil soup");
  await openAs(person, "/data");
  const { name, document } = await saved(page);
  expect(name).toBe(`morsel-${day()}.zip`);
  expect(document.meals.map((meal) => meal.name)).toEqual(["Lentil soup"]);
  await expect(page.getByText("Data Exported")).toBeVisible();
  await expect(exportButton(page)).toBeEnabled();
  await expectAccessible();
});

test("an export tells how far it is, goes on elsewhere, and is cancelled without a trace @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const picture = { bytes: await noisyPhoto(), contentType: "image/jpeg" };
  for (const name of ["1.jpg", "2.jpg"]) await addPhoto(server, person, name, picture);
  await openAs(person, "/data");
  await expect(exportButton(page)).toBeEnabled();
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await slowDown(page, 50_000);
  await exportButton(page).click();
  const progress = card(page, "Export Your Data").getByRole("progressbar");
  await expect(progress).toHaveText(/^\d+ kB received so far$/);
  await expect(exportButton(page)).toBeDisabled();
  await expectAccessible();
  await page.getByRole("link", { name: "Profile" }).first().click();
  await page.goBack();
  await expect(progress).toHaveText(/received so far$/);
  await button(page, "Cancel Export").click();
  await expect(page.getByText("Export Cancelled")).toBeVisible();
  await expect(progress).toHaveCount(0);
  await slowDown(page, -1);
  expect((await saved(page)).document.photos).toHaveLength(2);
  expect(downloads).toBe(1);
});

test.describe("an export that comes to nothing", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|ERR_CONNECTION|ERR_INTERNET/] });

  test("says so, and the next one works @any-width", async ({ page, person, openAs }) => {
    await openAs(person, "/data");
    await page.route("**/api/user/export", (route) => route.abort());
    await exportButton(page).click();
    await expect(page.getByText("Export Failed")).toBeVisible();
    await expect(page.getByText("The connection was lost, so nothing was saved.")).toBeVisible();
    await page.unroute("**/api/user/export");
    await page.route("**/api/user/export", (route) => route.fulfill({ status: 500, body: "" }));
    await exportButton(page).click();
    await expect(page.getByText("Unable to export your data. Please try again.")).toBeVisible();
    await page.unroute("**/api/user/export");
    expect((await saved(page)).document.meals).toEqual([]);
  });

  test("isn't begun without a network @any-width", async ({ page, context, person, openAs }) => {
    await openAs(person, "/data");
    await expect(exportButton(page)).toBeEnabled();
    await context.setOffline(true);
    await expect(exportButton(page)).toBeDisabled();
    await expect(card(page, "Export Your Data")).toContainText(
      "An export comes from the server, which can't be reached just now.",
    );
    await context.setOffline(false);
    await expect(exportButton(page)).toBeEnabled();
  });
});
