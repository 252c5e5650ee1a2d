import type { Locator, Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const board = (page: Page) => card(page, "Achievements");
const titles = (place: Locator) => place.getByRole("heading", { level: 3 });
const achievement = (page: Page, title: string) =>
  board(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const tile = (page: Page, name: string) =>
  card(page, "Your Statistics")
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) });

/** An entry on each of these days, and a day's water. */
async function live(server: Server, { token }: Person, daysBack: number[], glasses = 0) {
  for (const back of daysBack) {
    const body = { name: "Toast", date: day(back), totalCalories: 100, source: "calculator" };
    await server.call("POST", "/api/meals/logged", { token, body });
  }
  const body = { date: day(), waterGlasses: glasses };
  if (glasses > 0) await server.call("POST", "/api/daily-stats", { token, body });
}

test("the board shows points, streaks and level, and every achievement with what is missing", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await live(server, person, [1, 0], 8);
  await openAs(person, "/achievements");
  await expect(tile(page, "Total points")).toContainText("25");
  await expect(tile(page, "Unlocked")).toContainText("3");
  await expect(tile(page, "Current streak")).toContainText("2 days");
  await expect(tile(page, "Longest streak")).toContainText("2 days");
  await expect(tile(page, "Level")).toContainText("75 points to level 2");
  const overall = page.getByRole("progressbar", { name: "Overall progress" });
  await expect(overall).toHaveAttribute("aria-valuetext", "3 of 23 unlocked");

  await expect(achievement(page, "Three in a Row")).toContainText("2 of 3 days");
  await expect(achievement(page, "Fifty Thousand")).toContainText("200 of 50,000 kcal");
  await expect(achievement(page, "First Fast")).toContainText("0 of 1 fast");
  await expect(achievement(page, "Three in a Row").getByRole("img")).toHaveAccessibleName(
    "Silver badge, locked",
  );
  const year = day().slice(0, 4);
  await expect(achievement(page, "First Bite")).toContainText(
    new RegExp(`Earned \\w{3} \\d+, ${year}`),
  );
  await expect(achievement(page, "Water Reached")).toContainText("Last earned");
  await expect(achievement(page, "Water Reached").getByRole("img")).toHaveAccessibleName("Award");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
});

test("the six filters keep the order: what is to do first, by category, by points", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await live(server, person, [0], 8);
  await openAs(person, "/achievements");
  await expect(titles(board(page))).toHaveCount(23);
  const all = await titles(board(page)).allTextContents();
  expect(all.slice(0, 3)).toEqual(["All Macros", "Three Square Meals", "On Target"]);
  expect(all.slice(-3)).toEqual(["First Bite", "Well Watered", "Water Reached"]);

  const tabs = board(page).getByRole("tab");
  await expect(tabs).toHaveText(["All", "Daily", "Weekly", "Monthly", "Milestones", "Special"]);
  const counts = { Daily: 9, Weekly: 6, Monthly: 2, Milestones: 3, Special: 3 };
  await tabs.first().focus();
  for (const [name, count] of Object.entries(counts)) {
    await page.keyboard.press("ArrowRight");
    await expect(board(page).getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    await expect(board(page).getByRole("tab", { name })).toBeFocused();
    await expect(titles(board(page))).toHaveCount(count);
    const shown = await titles(board(page)).allTextContents();
    expect(shown).toEqual(all.filter((title) => shown.includes(title)));
  }
});

test("visitors are asked to sign in", async ({ page, expectAccessible }) => {
  await page.goto("/achievements");
  await expect(page.getByText("Sign in to track your achievements")).toBeVisible();
  await expectAccessible();
  await button(page.locator("main"), "Sign in").last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a board that didn't load says so, and is asked for again", async ({
  page,
  person,
  openAs,
}) => {
  await page.route("**/api/achievements?*", (route) => route.fulfill({ status: 404, json: {} }));
  await openAs(person, "/achievements");
  await expect(page.getByText("Your achievements didn't load")).toBeVisible();
  await page.unroute("**/api/achievements?*");
  await button(page, "Try again").click();
  await expect(titles(board(page))).toHaveCount(23);
});

test.describe("without a network", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("the board says where achievements are kept, and comes back", async ({
    page,
    context,
    person,
    openAs,
  }) => {
    await openAs(person);
    await quiet(page);
    await context.setOffline(true);
    await page.evaluate(() => history.pushState(null, "", "/achievements"));
    await expect(page.getByText("They are kept with your account")).toBeVisible();
    await context.setOffline(false);
    await expect(titles(board(page))).toHaveCount(23);

    // What was seen stays.
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await expect(titles(board(page))).toHaveCount(23);
  });
});
