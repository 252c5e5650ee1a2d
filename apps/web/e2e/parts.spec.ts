import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button } from "./locators.ts";

const heading = (page: Page) => page.locator("#screen-title");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

const scripts = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );

/** Waits until the page has fetched no script for a second. */
async function fetchedAll(page: Page): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    await page.waitForTimeout(1_000);
    now = await scripts(page);
  }
}

test("the network goes after the first screen, and every screen opens all the same @any-width", async ({
  page,
  context,
  person,
  openAs,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  await openAs(person);
  await expect(heading(page)).toContainText("Ada");
  await fetchedAll(page);
  await context.setOffline(true);
  for (const [name, title, card] of [
    ["Calorie Tracker", "Calorie Tracker", "Universal Calorie Calculator"],
    ["Fasting", "Fasting", "16:8 Method"],
    ["Meal Journal", "Meal Journal", "Trends"],
    ["Profile", "Profile", "Profile"],
  ] as const) {
    await tab(page, name).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator("#content").getByText(card).first()).toBeVisible();
    await expect(page.getByText("didn't arrive")).toHaveCount(0);
  }
  await tab(page, "Meal Journal").click();
  await button(page, "Show trends").click();
  await expect(page.getByRole("tablist", { name: "Trends" })).toBeVisible();
  await tab(page, "Dashboard").click();
  await button(page, "Details").click();
  await expect(heading(page)).toHaveText("Tracking");
  await expect(page.getByRole("tab", { name: "Weekly" })).toBeVisible();
});

test("a screen that doesn't arrive says so in its own place, and comes when the network does", async ({
  page,
  context,
  person,
  openAs,
  expectAccessible,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/, /dynamically imported module/);
  await page.route(/\/assets\/(journal|fasting)-[^/]+\.js$/, (route) => route.abort());
  await openAs(person);
  await expect(heading(page)).toContainText("Ada");
  await fetchedAll(page);

  await tab(page, "Meal Journal").click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("A part of Morsel didn't arrive");
  await expect(alert).toContainText("Try again, or reload.");
  await expect(heading(page)).toHaveText("Meal Journal");
  await expect(tab(page, "Dashboard")).toBeVisible();
  await expectAccessible();
  await page.unroute(/\/assets\/(journal|fasting)-[^/]+\.js$/);
  await button(page, "Try again").click();
  await expect(page.getByLabel("Search your foods")).toBeVisible();

  await context.setOffline(true);
  await tab(page, "Fasting").click();
  await expect(alert).toContainText("You're offline");
  await expect(alert).toContainText("It opens as soon as the connection is back.");
  await expect(tab(page, "Dashboard")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("tab", { name: "Plans" })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
