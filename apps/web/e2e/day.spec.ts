import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { card } from "./locators.ts";
import type { Person, Server } from "./server.ts";
import { traveller } from "./traveller.ts";

interface Sent {
  name: string;
  date?: string;
  [field: string]: unknown;
}

/** Logs entries through the API, like another device. */
async function log(server: Server, { token }: Person, ...meals: Sent[]): Promise<void> {
  for (const meal of meals) {
    const body = { date: day(), mealType: "lunch", time: "12:30 PM", totalCalories: 100, ...meal };
    await server.call("POST", "/api/meals/logged", { token, body });
  }
}

const entries = (page: Page) => card(page, "Logged Today").getByRole("listitem");

interface Kept {
  id: string;
  name: string;
  date: string;
  [field: string]: unknown;
}
const diary = async (server: Server, { token }: Person) =>
  (await server.call("GET", "/api/meals/logged", { token })) as Kept[];

test("the dashboard sums the day and the week, and says what is over and what is unknown", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(
    server,
    person,
    {
      name: "Steak",
      totalCalories: 1200,
      totalProtein: 190,
      totalCarbs: 0,
      iron: 9,
      vitaminB12: 24,
    },
    { name: "Rice", totalCalories: 300, totalProtein: 6, totalCarbs: 60, totalFat: 70.3 },
  );
  await openAs(person);
  const progress = card(page, "Today's Progress");
  await expect(progress).toContainText("of 2,000 kcal");
  await expect(progress).toContainText(/Meals\s*2/);
  await expect(progress).toContainText(/Remaining\s*500/);
  await expect(progress).toContainText(/Complete\s*75%/);
  const macros = card(page, "Macros");
  await expect(macros).toContainText("+16 g over");
  await expect(macros).toContainText("140 g left");
  await expect(macros).toContainText(/Fat\s*0 g left/);
  const week = card(page, "Weekly Progress");
  await expect(week).toContainText(/Days\s*7/);
  await expect(week).toContainText(/Total\s*1,500/);
  await expect(week).toContainText(/Avg\/Day\s*214/);
  await expect(week).toContainText(/Remain\s*12,500 kcal/);
  const micronutrients = card(page, "Essential Micronutrients");
  await expect(micronutrients.getByRole("listitem")).toHaveCount(8);
  await expect(micronutrients).toContainText(/Iron\s*9 \/ 18 mg\s*50% · unknown in 1/);
  await expect(micronutrients).toContainText(/Vitamin B12\s*24 \/ 2.4 μg\s*1,000%/);
  await expect(micronutrients).not.toContainText("estimated");
  await expectAccessible();
});

test("micronutrients that nobody knows are estimated, and say so @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await log(server, person, { name: "Mystery stew", totalCalories: 500 });
  await openAs(person);
  const micronutrients = card(page, "Essential Micronutrients");
  await expect(micronutrients).toContainText("estimated");
  await expect(micronutrients).toContainText(/Vitamin C\s*~40 \/ 90 mg\s*44%/);
});

test("water goes up to 8 and no further, and has a log of 30 days", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const body = { waterGlasses: 8, date: day(1) };
  await server.call("POST", "/api/daily-stats", { token: person.token, body });
  await openAs(person);
  const water = card(page, "Water");
  const plus = water.getByRole("button", { name: "Add a glass" });
  const minus = water.getByRole("button", { name: "Take a glass away" });
  await expect(minus).toBeDisabled();
  for (let glasses = 1; glasses <= 8; glasses++) {
    await plus.click();
    await expect(water).toContainText(`${glasses} of 8 glasses`);
  }
  await expect(plus).toBeDisabled();
  await expect(page.getByText("Hydration Goal Achieved").filter({ visible: true })).toBeVisible();
  await water.getByRole("button", { name: "30-day log" }).click();
  await expect(water).toContainText(/Goal Days\s*2/);
  await expect(water).toContainText(/Total\s*16/);
  await expect(water).toContainText(/Avg\/Day\s*0\.5/);
  await expect(water.getByRole("listitem")).toHaveCount(30);
  await expectAccessible();
  await page.reload();
  await expect(water).toContainText("8 of 8 glasses");
});

test("the bell counts what was reached today, each once", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const body = { waterGlasses: 3, date: day() };
  await server.call("POST", "/api/daily-stats", { token: person.token, body });
  await openAs(person);
  const water = card(page, "Water");
  const plus = water.getByRole("button", { name: "Add a glass" });
  await expect(water).toContainText("3 of 8 glasses");
  for (let glasses = 4; glasses <= 8; glasses++) await plus.click();
  const bell = page.getByRole("button", { name: /^Notifications/ });
  // Half of the goal, the goal, and the badge and the award for it.
  await expect(bell).toHaveAccessibleName("Notifications, 4 unread");
  await bell.click();
  const list = card(page, "Notifications");
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list).toContainText("Halfway There");
  await expectAccessible();
  await list.getByRole("button", { name: "Mark all read" }).click();
  await expect(bell).toHaveAccessibleName("Notifications");
  await list.getByRole("button", { name: "Dismiss Hydration Goal Achieved" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  await water.getByRole("button", { name: "Take a glass away" }).click();
  await plus.click();
  await expect(bell, "each once a day").toHaveAccessibleName("Notifications");
});

test("water that the server refuses goes back, and says so @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  await page.route("**/api/water/steps", (route) =>
    route.fulfill({ status: 400, json: { error: { code: "NO", message: "No." } } }),
  );
  const water = card(page, "Water");
  await water.getByRole("button", { name: "Add a glass" }).click();
  await expect(page.getByText("Failed to update water consumption")).toBeVisible();
  await expect(water).toContainText("0 of 8 glasses");
});

test("a visitor sees the day with ways to sign up, and keeps water on the device", async ({
  page,
  expectAccessible,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(daily-stats|water)/.test(request.url())) calls.push(request.url());
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign Up to Track" })).toBeVisible();
  const water = card(page, "Water");
  await water.getByRole("button", { name: "Add a glass" }).click();
  await expect(water).toContainText("1 of 8 glasses");
  await expect(card(page, "Essential Micronutrients")).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(water).toContainText("1 of 8 glasses");
  expect(calls).toEqual([]);
  await page.goto("/tracking");
  await page.getByRole("button", { name: "Sign Up to Track" }).last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("each step of the calories that is reached rings the bell once @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await log(server, person, { name: "Toast", totalCalories: 900 });
  await openAs(person, "/calculator");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications");
  await page.getByLabel("Search your meals").fill("toast");
  await page
    .getByRole("button", { name: /^Toast.*log again/i })
    .last()
    .click();
  await expect(page.getByRole("dialog", { name: "Successfully Logged" })).toBeVisible();
  await page.keyboard.press("Escape");
  // Two steps at once, and the badge and the award for a day within a tenth of the goal.
  await expect(bell).toHaveAccessibleName("Notifications, 4 unread");
  await bell.click();
  const list = card(page, "Notifications");
  await expect(
    list.getByRole("listitem").filter({ hasText: /75% Complete|Halfway There/ }),
  ).toContainText(["75% Complete", "Halfway There"]);
  await expect(list).toContainText("200 calories to go today.");
});

test("an entry is edited, the change is undone, and it is logged as a copy", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(server, person, { name: "Porridge", totalCalories: 158, grams: 200, totalProtein: 6 });
  await openAs(person, "/daily");
  await entries(page)
    .getByRole("button", { name: /^Porridge, .*edit$/ })
    .click();
  const window = page.getByRole("dialog", { name: "Edit entry" });
  await window.getByLabel("Amount (g)").fill("0");
  await window.getByRole("button", { name: "Save" }).click();
  await expect(window).toContainText("Please enter an amount above 0.");
  await window.getByLabel("Amount (g)").fill("100");
  await expect(window.getByLabel("Calories")).toHaveValue("79");
  await expect(window).toContainText("Protein 3 g");
  await window.getByText("Dinner", { exact: true }).click();
  await window.getByLabel("Time").fill("18:05");
  await expectAccessible("[role=dialog]");
  await window.getByRole("button", { name: "Save" }).click();
  await expect(entries(page)).toContainText(/79 kcal.*6:05 PM · Dinner · 100 g/s);
  await expect
    .poll(async () => (await diary(server, person))[0])
    .toMatchObject({
      name: "Porridge",
      calories: 79,
      protein: 3,
      grams: 100,
      mealType: "dinner",
      time: "6:05 PM",
    });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entries(page)).toContainText(/158 kcal.*12:30 PM · Lunch/s);
  await expect.poll(async () => (await diary(server, person))[0]?.["calories"]).toBe(158);

  await entries(page)
    .getByRole("button", { name: /^Porridge, .*edit$/ })
    .click();
  await window.getByLabel("Day").fill(day(1));
  await window.getByRole("button", { name: "Log as a copy" }).click();
  await expect(page.getByText("Copied Porridge to Yesterday")).toBeVisible();
  await expect
    .poll(async () => (await diary(server, person)).map(({ date }) => date))
    .toEqual([day(), day(1)]);
});

test("a deletion is undone @any-width", async ({ page, person, server, openAs }) => {
  await log(server, person, { name: "Soup" });
  await openAs(person, "/daily");
  await entries(page).getByRole("button", { name: "Delete Soup" }).click();
  await expect(entries(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entries(page)).toHaveCount(1);
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
});

test("a double click deletes one entry, and another press the next @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  for (const name of ["Soup", "Bread", "Rice", "Tea"]) await log(server, person, { name });
  await openAs(person, "/daily");
  await expect(entries(page)).toHaveCount(4);
  const bin = (name: string) =>
    entries(page).getByRole("button", { name: new RegExp(`^Delete ${name}`) });
  await bin("Rice").dblclick();
  await expect(bin("Rice")).toHaveCount(0);
  await expect(entries(page)).toHaveCount(3);
  // Keys say what they act on by the focus, and wait for nothing.
  await bin("Tea").press("Enter");
  await expect(bin("Bread")).toBeFocused();
  await bin("Bread").press("Enter");
  await expect(entries(page)).toHaveCount(1);
  await page.waitForTimeout(700);
  await bin("Soup").click();
  await expect(entries(page)).toHaveCount(0);
  await expect.poll(async () => diary(server, person)).toEqual([]);
});

test("the journal goes to any day, copies one, searches a month, shows the week", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(
    server,
    person,
    { name: "Soup", date: day(1), totalCalories: 220, iron: 3 },
    { name: "Bread", date: day(1), totalCalories: 180 },
    { name: "Soup", date: day(20), totalCalories: 150 },
  );
  await openAs(person, "/daily");
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
  await page.getByRole("button", { name: "The day before" }).click();
  await expect(page.getByRole("main")).toContainText("Yesterday");
  const list = page.getByRole("region", { name: /^Logged / });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectAccessible();
  await list.getByRole("button", { name: "Copy to today" }).click();
  await expect(page.getByText("Copied 2 entries to today")).toBeVisible();
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(card(page, "This Week")).toContainText(/Today\s*400 kcal\s*2 meals/);
  await expect(card(page, "This Week").getByRole("listitem")).toHaveCount(7);

  const said = page.getByRole("search").getByRole("status");
  await expect(said, "there before its first words, which may not be read out else").toHaveText("");
  await page.getByLabel("Search your foods").fill("SOUP");
  await expect(said).toHaveText("3 entries found");
  const results = card(page, "Search Results");
  await expect(results.getByRole("listitem")).toHaveCount(3);
  await expect(results.getByRole("listitem").nth(1)).toContainText("Yesterday · 12:30 PM · Lunch");
  await expectAccessible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(entries(page)).toHaveCount(2);
});

test("trends are drawn when opened, over days that have entries", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(
    server,
    person,
    { name: "Soup", totalCalories: 500, iron: 3 },
    { name: "Soup", date: day(1), totalCalories: 300 },
    { name: "Soup", date: day(20), totalCalories: 150 },
  );
  await openAs(person, "/daily");
  await page.getByRole("button", { name: "Show trends" }).click();
  const trends = card(page, "Trends");
  await expect(trends).toContainText("2 / 7");
  await trends.getByRole("tab", { name: "30 days" }).click();
  await expect(trends).toContainText("3 / 30");
  await trends.getByRole("tab", { name: "7 days" }).click();
  await expect(trends).toContainText(/Average of logged days\s*400 kcal/);
  await trends.getByLabel("What to look at").selectOption("Iron");
  await expect(trends).toContainText(/Goal\s*18 mg/);
  await expect(trends.locator("canvas")).toBeVisible();
  const chart = trends.getByRole("slider", { name: "Iron by day" });
  await expect(chart).toHaveAttribute("aria-valuetext", /: 3 mg$/);
  await trends.getByLabel("What to look at").selectOption("Calories");
  const calories = trends.getByRole("slider", { name: "Calories by day" });
  await calories.press("ArrowLeft");
  await expect(calories).toHaveAttribute("aria-valuetext", /: 300 kcal$/);
  await expect(trends.getByRole("figure")).toContainText("300 kcal");
  await trends.getByText("The numbers, day by day").click();
  await expect(trends.getByRole("row")).toHaveCount(8);
  await expect(trends.getByRole("row").nth(1)).toContainText("500 kcal");
  await expectAccessible();

  // The chart follows the width and the theme.
  const drawn = () => trends.locator("canvas").evaluate((it: HTMLCanvasElement) => it.toDataURL());
  const light = await drawn();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(drawn).not.toBe(light);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect
    .poll(async () => (await trends.locator("canvas").boundingBox())?.width ?? 0)
    .toBeLessThan(280);
  await expectAccessible();
});

test("the tracking view shows the day with its micronutrients, and the week", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(server, person, { name: "Spinach", totalCalories: 23, iron: 2.7, folate: 194 });
  await openAs(person, "/tracking");
  await expect(entries(page)).toContainText("Iron 2.7 mg");
  await expect(entries(page)).toContainText("Folate 194 μg");
  await expectAccessible();
  await page.getByRole("tab", { name: "Weekly" }).click();
  await expect(card(page, "This Week")).toContainText("23 of 14,000 kcal");
  const summary = card(page, "Weekly Summary");
  await expect(summary.getByRole("listitem")).toHaveCount(7);
  await expect(summary.getByText("No meals logged")).toHaveCount(6);
  await expect(summary).toContainText(/Today\s*23 kcal\s*1 meal/);
  await expect(summary).toContainText("3 kcal/day");
  await expectAccessible();

  await page.getByRole("tab", { name: "Daily" }).click();
  await entries(page).getByRole("button", { name: "Delete Spinach" }).click();
  await expect(page.getByText("Meal Deleted")).toBeVisible();
  await expect(page.getByText("Removed Spinach from your log.")).toBeVisible();
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
});

test("a search in the tracking view counts what it finds and shows fifty, newest first @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const soups = Array.from({ length: 55 }, (_, n) => ({ name: `Soup ${n}`, date: day(n % 28) }));
  await log(server, person, ...soups, { name: "Soup of old", date: day(40) }, { name: "Bread" });
  await openAs(person, "/tracking");
  await page.getByLabel("Search your foods").fill("soup");
  const results = card(page, "Search Results");
  await expect(results.getByText("55 entries found")).toBeVisible();
  await expect(results.getByRole("listitem")).toHaveCount(50);
  await expect(results.getByRole("listitem").first()).toContainText("Today · 12:30 PM · Lunch");
  await expect(results).not.toContainText("Soup of old");
  await expectAccessible();
});

test("at midnight the open app begins a new day @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  // In the past, so that the session is still fresh by the browser's clock.
  await log(server, person, { name: "Supper", date: "2026-10-31", totalCalories: 500 });
  await page.clock.install({ time: new Date("2026-10-31T23:58:00-04:00") });
  await openAs(person);
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*1/);
  await page.clock.runFor(3 * 60_000);
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*0/);
  await expect(page.getByText("Sunday, November 1")).toBeVisible();
  // The clocks go back at two, so this day has 25 hours.
  await page.clock.fastForward(24 * 3_600_000 - 2 * 60_000);
  await expect(page.getByText("Sunday, November 1")).toBeVisible();
  await page.clock.fastForward(3_600_000 + 2 * 60_000);
  await expect(page.getByText("Monday, November 2")).toBeVisible();
});

test("after a flight the day is that of the place @any-width", async ({
  browser,
  person,
  server,
}) => {
  const { page, flyTo, openAs, close } = await traveller(browser);
  await log(server, person, { name: "Supper", date: "2026-10-21", totalCalories: 500 });
  await flyTo("America/New_York");
  await page.clock.install({ time: new Date("2026-10-21T20:00:00-04:00") });
  await openAs(person, "/");
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*1/);
  await flyTo("Asia/Tokyo");
  await page.clock.runFor(61_000);
  await expect(page.getByText("Thursday, October 22")).toBeVisible();
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*0/);
  await flyTo("America/Los_Angeles");
  await page.clock.runFor(61_000);
  await expect(page.getByText("Wednesday, October 21")).toBeVisible();
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*1/);
  await close();
});

test("the tracker is the calculator, and says that photos are coming @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/nutrition");
  await expect(page.getByRole("tab", { name: "USDA Calculator" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(card(page, "Universal Calorie Calculator")).toBeVisible();
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  await expect(page.getByText("API Not Configured")).toBeVisible();
  await expectAccessible();
});
