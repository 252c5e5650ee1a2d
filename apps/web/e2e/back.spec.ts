import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, dialogNamed, field, popup } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const title = (page: Page) => page.locator("#screen-title");

/** Opens the dashboard, the journal, and a sheet above it. */
async function openSheet(
  page: Page,
  person: Person,
  server: Server,
  openAs: (person: Person, path?: string) => Promise<void>,
) {
  const body = {
    name: "Soup",
    date: day(),
    mealType: "lunch",
    time: "12:30 PM",
    totalCalories: 90,
  };
  await server.call("POST", "/api/meals/logged", { token: person.token, body });
  await openAs(person);
  await page.getByRole("link", { name: "Meal Journal" }).click();
  const opener = page.getByRole("button", { name: /^Soup, .*edit$/ });
  await opener.click();
  const sheet = dialogNamed(page, "Edit entry");
  await expect(sheet).toBeVisible();
  return { sheet, opener };
}

test("Back closes a sheet and the page stays; closed in another way, it leaves nothing for Back", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { sheet, opener } = await openSheet(page, person, server, openAs);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(title(page)).toHaveText("Meal Journal");
  await expect(opener).toBeFocused();

  await opener.click();
  await button(sheet, "Close").click();
  await expect(sheet).toBeHidden();
  await opener.click();
  await field(sheet, "Name").fill("Broth");
  await button(sheet, "Save").click();
  await expect(page.getByRole("button", { name: /^Broth, .*edit$/ })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(title(page)).not.toHaveText("Meal Journal");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("after a reload with an open sheet, Back leaves the page at once @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { sheet } = await openSheet(page, person, server, openAs);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Soup, .*edit$/ })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("Back closes one window after the other @any-width", async ({ page }) => {
  await page.goto("/daily");
  await page.goto("/");
  await button(page.getByRole("main"), "Sign in").click();
  const modal = page.getByRole("dialog");
  await modal.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(popup(page)).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/daily");
});

test("a page that is chosen in a window comes in its place @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/profile");
  await page.getByRole("button", { name: /^App Tour/ }).click();
  await button(page, "Explore Features").click();
  await dialogNamed(page, "Explore Features")
    .getByRole("button", { name: /^Fasting Timer/ })
    .click();
  await expect(title(page)).toHaveText("Fasting");
  await page.goBack();
  await expect(title(page)).toHaveText("Profile");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();
  await expect(title(page)).toHaveText("Fasting");
});
