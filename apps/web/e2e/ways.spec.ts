import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";

/** Each view is reached by pressing what is on the screen, from the first screen on. */

const heading = (page: Page) => page.locator("#screen-title");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const section = (page: Page, name: RegExp) => page.locator("main").getByRole("button", { name });

const ways = [
  ["Tracking", (page: Page) => button(page, "Details").click()],
  ["Calorie Tracker", (page: Page) => tab(page, "Calorie Tracker").click()],
  ["Fasting", (page: Page) => tab(page, "Fasting").click()],
  ["Meal Journal", (page: Page) => tab(page, "Meal Journal").click()],
  [
    "Achievements",
    async (page: Page) => {
      await tab(page, "Profile").click();
      await section(page, /^App Tour & Training/).click();
      await button(card(page, "Quick Links"), "Achievements").click();
    },
  ],
  [
    "Data Management",
    async (page: Page) => {
      await tab(page, "Profile").click();
      await section(page, /^Data/).click();
      await button(page, "Open Data Management").click();
    },
  ],
] as const;

for (const [title, go] of ways)
  test(`${title} is reached from the first screen by pressing`, async ({
    page,
    person,
    openAs,
    expectAccessible,
  }) => {
    await openAs(person);
    await go(page);
    await expect(heading(page)).toHaveText(title);
    await expectAccessible();
  });

test("from Data Management it goes on to what the profile keeps of the data @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/data");
  await button(page, "Open in your profile").click();
  await expect(heading(page)).toHaveText("Profile");
  await expect(section(page, /^Data/)).toHaveAttribute("aria-expanded", "true");
  await expect(card(page, "Access Tokens")).toBeVisible();
});
