import { openAnalyzer, rice, send } from "./analyzer.ts";
import { expect } from "./fixtures.ts";
import { untilKept } from "./installation.ts";
import { button, card } from "./locators.ts";
import { says, withProvider as test } from "./vision-endpoint.ts";

test.use({
  serviceWorkers: "allow",
  // What can't be loaded without a network is what this is about.
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED/],
});

test("with no network at all a photo is taken, outlives a cold start, and is logged later; its picture stays @phone", async ({
  page,
  context,
  person,
  provider,
  openAs,
}) => {
  test.slow();
  provider.says(says(rice));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await untilKept(page);
  await context.setOffline(true);
  await send(page);
  const waiting = card(page, "A photo to analyze");
  await expect(waiting).toContainText("Waits for the network");

  await page.goto("/daily");
  await expect(waiting.getByRole("img", { name: "Your photo" })).toBeVisible();
  expect(provider.requests).toHaveLength(0);

  await context.setOffline(false);
  await expect(page.getByText("Automatically Added to Daily Log")).toBeVisible({ timeout: 30_000 });
  await expect(waiting).toHaveCount(0);
  const entry = page
    .locator("#content")
    .getByRole("listitem")
    .filter({ hasText: /white rice/i });
  await expect(entry).toContainText("From a photo");
  await expect(entry.locator("img")).toBeVisible();

  await context.setOffline(true);
  await page.goto("/daily");
  await expect(entry.locator("img")).toBeVisible();
});

test("with no network what only the server knows is said: who analyzes photos, and the second factor @any-width", async ({
  page,
  context,
  person,
  openAs,
}) => {
  await openAs(person);
  await untilKept(page);
  await context.setOffline(true);
  await page.goto("/profile");
  const security = card(page, "Security Settings");
  await expect(security).toContainText("Two-step sign-inCould not be loaded just now.");
  await page.goto("/nutrition");
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  const analyzer = card(page, "AI Food Analyzer");
  await expect(analyzer.getByRole("alert")).toContainText("You're offline");
  await context.setOffline(false);
  await expect(button(page, "Agree and continue")).toBeVisible();
});
