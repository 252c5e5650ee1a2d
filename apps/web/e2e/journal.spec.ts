import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import type { Person, Server } from "./server.ts";
import { storedThings } from "./stored-things.ts";

interface Kept {
  id: string;
  name: string;
  date: string;
  time: string | null;
  mealType: string;
  calories: number;
}

const diary = async (server: Server, { token }: Person) =>
  (await server.call("GET", "/api/meals/logged", { token })) as Kept[];

/** Logs entries through the API, like another device. */
async function log(server: Server, { token }: Person, ...meals: object[]): Promise<void> {
  for (const meal of meals) {
    const body = { date: day(), mealType: "lunch", time: "12:30 PM", totalCalories: 100, ...meal };
    await server.call("POST", "/api/meals/logged", { token, body });
  }
}

const list = (page: Page) => page.getByRole("region", { name: /^Logged / });
const group = (page: Page, meal: string) => list(page).getByRole("region", { name: meal });
const strip = (page: Page) => page.getByRole("list", { name: "Seven days" });

/** The strip's button of a day, such as `Tue 17 Nov`. */
function inStrip(page: Page, back: number) {
  const at = new Date(`${day(back)}T12:00:00Z`);
  const part = (options: object) => at.toLocaleDateString("en", { timeZone: "UTC", ...options });
  const name = `${part({ weekday: "short" })} ${at.getUTCDate()} ${part({ month: "short" })}`;
  return strip(page).getByRole("button", { name });
}

test("an entry that another client logged without a time is named by its meal @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await log(server, person, { name: "Soup", time: undefined, totalCalories: 220 });
  await openAs(person, "/daily");
  await expect(button(page, "Soup, 220 kcal, lunch, edit")).toBeVisible();
  await button(page, "Delete Soup, lunch").click();
  await expect(page.getByText("Removed Soup from your log.")).toBeVisible();
});

test("a day is grouped by meal with sums, each can be folded, and a day of the week is two taps away", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(
    server,
    person,
    { name: "Oats", mealType: "breakfast", time: "7:45 AM", totalCalories: 310, totalProtein: 9 },
    { name: "Milk", mealType: "breakfast", time: "7:45 AM", totalCalories: 120, totalProtein: 8 },
    { name: "Soup", totalCalories: 220 },
    { name: "Fish", date: day(5), mealType: "dinner", totalCalories: 400 },
  );
  await openAs(person);
  await page.getByRole("link", { name: "Meal Journal" }).click();
  const breakfast = group(page, "Breakfast");
  await expect(breakfast).toContainText("430 kcal");
  await expect(breakfast).toContainText(/Protein P 17 g/);
  await expect(breakfast.getByRole("listitem")).toHaveCount(2);
  await expect(group(page, "Lunch").getByRole("listitem")).toHaveText([/Soup/]);
  await expect(group(page, "Dinner").getByRole("listitem")).toHaveCount(0);
  await expectAccessible();

  const fold = breakfast.getByRole("button", { name: "Breakfast 430 kcal" });
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(breakfast.getByRole("listitem")).toHaveCount(0);
  await fold.click();
  await expect(breakfast.getByRole("listitem")).toHaveCount(2);

  await inStrip(page, 5).click();
  await expect(inStrip(page, 5)).toHaveAttribute("aria-pressed", "true");
  await expect(group(page, "Dinner").getByRole("listitem")).toHaveText([/Fish/]);
  await expect(strip(page).getByRole("button")).toHaveCount(7);
});

test("what is added in the journal goes to that day and meal until one returns to today", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(server, person, { name: "Stew", date: day(9), mealType: "dinner", totalCalories: 450 });
  await openAs(person, "/daily");
  await inStrip(page, 1).click();
  await button(group(page, "Dinner"), "Add to dinner").click();

  // A known food is the second tap.
  const target = card(page, "Logging to Dinner, Yesterday");
  await expect(target).toBeVisible();
  await expectAccessible();
  await target.getByRole("button", { name: "Stew 450 kcal" }).click();
  await expect.poll(() => diary(server, person)).toHaveLength(2);
  const [again] = await diary(server, person);
  expect(again).toMatchObject({ name: "Stew", date: day(1), mealType: "dinner", time: "6:30 PM" });
  await page.keyboard.press("Escape");

  // A new one is typed at once, and its button names the day.
  await page.getByLabel("Food", { exact: true }).fill("banana");
  await page.getByLabel("Measurement", { exact: true }).fill("1 medium");
  await page.getByLabel("Measurement", { exact: true }).press("Enter");
  await button(page, "Log to dinner yesterday").click();
  await expect.poll(() => diary(server, person)).toHaveLength(3);
  await expect
    .poll(async () => (await diary(server, person)).map(({ name, date }) => `${name} ${date}`))
    .toContain(`banana ${day(1)}`);
  await page.keyboard.press("Escape");

  await button(target, "Back to today").click();
  await expect(target).toBeHidden();
  await page.getByLabel("Food", { exact: true }).fill("milk");
  await page.getByLabel("Measurement", { exact: true }).fill("1 cup");
  await page.getByLabel("Measurement", { exact: true }).press("Enter");
  await button(page, "Log to dinner yesterday").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Log to (breakfast|lunch|dinner|snack)$/ }).click();
  await expect
    .poll(async () => (await diary(server, person)).map(({ name, date }) => `${name} ${date}`))
    .toContain(`milk ${day()}`);
});

test("the day that is looked at is logged to from the journal's Log Food too, and the dashboard is today @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/daily");
  await inStrip(page, 3).click();
  await button(page, "Log Food").click();
  const target = page.getByRole("region", { name: /^Logging to / });
  await expect(target).toBeVisible();
  await page.getByLabel("Food", { exact: true }).fill("banana");
  await page.getByLabel("Measurement", { exact: true }).fill("1 medium");
  await page.getByLabel("Measurement", { exact: true }).press("Enter");
  await page.getByRole("button", { name: /^Log to/ }).click();
  const dates = async () => (await diary(server, person)).map(({ date }) => date);
  await expect.poll(dates).toEqual([day(3)]);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Meal Journal" }).click();
  await expect(inStrip(page, 3)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(card(page, "Today's Progress")).toBeVisible();
  await page.getByRole("link", { name: "Calorie Tracker" }).click();
  await expect(card(page, "Universal Calorie Calculator")).toBeVisible();
  await expect(target).toBeHidden();
});

test("a day of another year says which @any-width", async ({ page, person, openAs }) => {
  await page.clock.setFixedTime(new Date(`${day()}T12:00:00-05:00`));
  await openAs(person, "/daily");
  const pick = page.locator("input[type=date]");
  await expect(page.getByRole("region", { name: "Logged Today" })).toBeVisible();
  await pick.fill("2024-02-29");
  await expect(
    page.getByRole("region", { name: "Logged Thursday, February 29, 2024" }),
  ).toBeVisible();
  await expect(page.getByText("Feb 29, 2024", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Calorie Tracker" }).click();
  await expect(page.getByRole("region", { name: "Logging to Thu, Feb 29, 2024" })).toBeVisible();
});

test("a week of long ago is the server's to sum, before and after the last months are here @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  for (const back of [0, 200, 800]) await log(server, person, { name: "Soup", date: day(back) });
  await openAs(person, "/daily");
  const pick = page.locator("input[type=date]");
  const week = page.getByRole("region", { name: "That Week" });
  await pick.fill(day(200));
  await expect(week).toContainText("1 meal");
  await expect.poll(() => storedThings(page)).toBeGreaterThan(0);
  await pick.fill(day(800));
  await expect(week).toContainText("1 meal");
  await pick.fill(day(200));
  await expect(week).toContainText("1 meal");

  await page.route("**/api/meals/days*", (route) => route.fulfill({ status: 400 }));
  await pick.fill(day(400));
  await expect(week).toContainText("This week didn't load");
  await expect(week).not.toContainText("0 kcal");
});

test("what is planned for later today comes after what was eaten, and says so @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  // In the past, so that the session is still fresh by the browser's clock.
  const date = "2026-10-30";
  await page.clock.install({ time: new Date(`${date}T10:00:00-04:00`) });
  const at = (time: string) => ({ date, timestamp: `${date}T${time}:00-04:00` });
  await log(
    server,
    person,
    { name: "Dinner planned", mealType: "dinner", time: "6:30 PM", ...at("18:30") },
    { name: "Lunch planned", time: "12:30 PM", ...at("12:30") },
    { name: "Early bird", mealType: "breakfast", time: "6:00 AM", ...at("06:00") },
    { name: "Second", mealType: "breakfast", time: "9:00 AM", ...at("09:00") },
  );
  await openAs(person, "/tracking");
  const entries = card(page, "Logged Today").getByRole("listitem");
  await expect(entries).toHaveText([/Second/, /Early bird/, /Lunch planned/, /Dinner planned/]);
  await expect(entries.nth(2)).toContainText("12:30 PM · Lunch · later today");
  await expect(entries.nth(0)).not.toContainText("later today");
});

test("an empty meal of today takes yesterday's in one tap, and nothing moves while the list loads @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await log(
    server,
    person,
    { name: "Oats", date: day(1), mealType: "breakfast", time: "7:45 AM" },
    { name: "Milk", date: day(1), mealType: "breakfast", time: "7:45 AM" },
  );
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/api/meals/logged?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await openAs(person, "/daily");
  const copy = group(page, "Breakfast").getByRole("button", {
    name: "Copy yesterday's breakfast, 2 entries",
  });
  await expect(copy).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  await copy.click();
  await expect(group(page, "Breakfast").getByRole("listitem")).toHaveCount(2);
  await expect
    .poll(async () => (await diary(server, person)).map(({ date }) => date))
    .toEqual([day(), day(), day(1), day(1)]);
});

test("from the dashboard: a new food for yesterday's dinner in four presses, a lunch to dinner in three", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await log(server, person, { name: "Soup" });
  await openAs(person);
  await page.getByRole("link", { name: "Meal Journal" }).click();
  await inStrip(page, 1).click();
  await button(group(page, "Dinner"), "Add to dinner").click();
  await expect(page.getByLabel("Food", { exact: true })).toBeFocused();
  await page.keyboard.type("banana");
  await page.keyboard.press("Enter");
  await button(page, "Log to dinner yesterday").click();
  await expect
    .poll(() => diary(server, person))
    .toContainEqual(expect.objectContaining({ name: "banana", date: day(1), mealType: "dinner" }));

  await page.getByRole("link", { name: "Dashboard" }).click();
  await card(page, "Logged Today")
    .getByRole("button", { name: /^Soup, .*edit$/ })
    .click();
  const window = page.getByRole("dialog", { name: "Edit entry" });
  await window.getByText("Dinner", { exact: true }).click();
  await button(window, "Save").click();
  await expect
    .poll(() => diary(server, person))
    .toContainEqual(expect.objectContaining({ name: "Soup", date: day(), mealType: "dinner" }));
});

test("what offers Undo covers neither the bell nor what the journal begins with @phone", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await log(server, person, { name: "Chicken salad with dressing" }, { name: "Soup" });
  await openAs(person, "/daily");
  for (const name of ["Soup", "Chicken salad with dressing"])
    await page.getByRole("button", { name: `Delete ${name}` }).tap();
  await expect(page.getByText("Removed Chicken salad with dressing from your log.")).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  // Those that are pressed reach what is pressed.
  await page.getByRole("button", { name: /^Notifications/ }).tap({ trial: true });
  await button(page, "Log Food").tap({ trial: true });
  await page.getByRole("button", { name: "Undo" }).first().tap({ trial: true });
});

test("a day and a search with more than fifty entries say that not all are listed @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await log(server, person, ...Array.from({ length: 52 }, (_, at) => ({ name: `Bite ${at}` })));
  await openAs(person, "/daily");
  await expect(list(page)).toContainText("50 of 52 entries are listed, the newest first.");
  await expect(list(page).getByRole("listitem")).toHaveCount(50);
  await page.getByLabel("Search your foods").fill("bite");
  const results = page.getByRole("region", { name: "Search Results" });
  await expect(results).toContainText("52 entries found. The newest 50 are listed.");
});
