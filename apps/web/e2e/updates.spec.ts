import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { startPictureProvider } from "../../server/src/testing/picture-provider.ts";
import { chicken, diaryOf, openAnalyzer, send } from "./analyzer.ts";
import { expect } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";
import {
  banner,
  type Installation,
  releaseSecond,
  untilKept,
  withInstallation,
} from "./installation.ts";
import { button, card, field } from "./locators.ts";
import { openSignedIn } from "./open.ts";
import { says } from "./vision-endpoint.ts";

const it = withInstallation.extend({
  installationSettings: async ({}, use) => {
    const provider = await startPictureProvider();
    provider.says(says(chicken));
    await use(provider.vision);
    await provider.stop();
  },
});

// An app is fetched whole for each release.
it.slow();

/** Puts a new release in place. Resolves once it is on the device and waits to be asked for. */
async function release(page: Page, installation: Installation): Promise<void> {
  await releaseSecond(page, installation);
  // The page has heard of it, too.
  await page.waitForTimeout(500);
}

it("an update waits for a photo that is being analyzed, until it is in the diary @any-width", async ({
  page,
  installation,
}) => {
  const person = await installation.server().makePerson();
  await openSignedIn(page, `${installation.url}/nutrition`, person);
  await untilKept(page);
  await openAnalyzer(page);
  const answer = await holdBack(page, "**/api/ai/analyze-food");
  const asked = page.waitForRequest("**/api/ai/analyze-food");
  await send(page);
  await asked;
  await release(page, installation);
  await expect(banner(page)).toHaveCount(0);
  answer();
  await expect(page.getByText("Automatically Added to Daily Log")).toBeVisible();
  await button(page, "Update Now").click();
  await expect(banner(page)).toHaveCount(0);
  expect(await diaryOf(installation.server(), person)).toHaveLength(1);
});

it("an update waits for a file that is looked at before it is imported @any-width", async ({
  page,
  installation,
}, info) => {
  const person = await installation.server().makePerson();
  await openSignedIn(page, `${installation.url}/data`, person);
  await untilKept(page);
  const path = info.outputPath("servings.csv");
  await writeFile(
    path,
    "Day,Group,Food Name,Amount,Energy (kcal)\n2026-03-01,Dinner,Oats,80 g,303",
  );
  const it = card(page, "Import");
  const chooser = page.waitForEvent("filechooser");
  await button(it, "Choose a file").click();
  await (await chooser).setFiles(path);
  await expect(button(it, "Import 1 entry")).toBeVisible();
  await release(page, installation);
  await expect(banner(page)).toHaveCount(0);
  await button(it, "Import 1 entry").click();
  await expect(it).toContainText("1 entry added.");
  await expect(banner(page)).toBeVisible();
});

it("an update waits for details of the profile that are being edited @any-width", async ({
  page,
  installation,
}) => {
  const person = await installation.server().makePerson();
  await openSignedIn(page, `${installation.url}/profile`, person);
  await untilKept(page);
  await button(page, "Edit").first().click();
  await field(page, "Phone").fill("555 0100");
  await release(page, installation);
  await expect(banner(page)).toHaveCount(0);
  await button(page, "Save").click();
  await expect(page.locator("#content").getByText("555 0100")).toBeVisible();
  await expect(banner(page)).toBeVisible();
});
