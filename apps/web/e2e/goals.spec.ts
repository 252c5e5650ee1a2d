import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const goal = (page: Page, period: "Daily Goals" | "Weekly Goals", name: string) =>
  card(page, period)
    .getByRole("listitem")
    .filter({ has: page.getByRole("meter", { name, exact: true }) });

async function eat(server: Server, { token }: Person, totalCalories: number, more = {}, back = 0) {
  const body = { name: "Bowl", mealType: "lunch", date: day(back), totalCalories, ...more };
  await server.call("POST", "/api/meals/logged", { token, body });
}

const drink = (server: Server, { token }: Person, waterGlasses: number) =>
  server.call("POST", "/api/daily-stats", { token, body: { date: day(), waterGlasses } });

/** Days of this week before today. */
const daysBefore = () => new Date(`${day()}T00:00:00Z`).getUTCDay();

/** Looks at another view without loading the page again. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, "", to), path);

test("the day's five goals are met as food and water come, each by its own rule @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/achievements");
  const daily = card(page, "Daily Goals");
  await expect(daily).toContainText("0/5 complete");
  await expect(goal(page, "Daily Goals", "Calories")).toContainText("0 of 2,000 kcal");
  await expect(card(page, "Recent Achievements")).toContainText("No Achievements Yet");
  await button(page, "Log Food").last().click();
  await expect(page).toHaveURL(/\/nutrition$/);
  await go(page, "/achievements");

  // What another device logs is here at once.
  await eat(server, person, 1_790, { totalProtein: 180, totalCarbs: 180, totalFat: 62 });
  await expect(daily).toContainText("2/5 complete");
  await expect(goal(page, "Daily Goals", "Calories")).toContainText("1,790 of 2,000 kcal");
  await expect(goal(page, "Daily Goals", "Calories")).toContainText("Met from 1,800 to 2,200 kcal");
  await expect(goal(page, "Daily Goals", "Carbs")).toContainText("Carbs met");
  await expect(goal(page, "Daily Goals", "Fat")).toContainText("62 of 70 g");
  await eat(server, person, 10, { totalFat: 1 });
  await expect(daily).toContainText("4/5 complete");
  await drink(server, person, 8);
  await expect(daily).toContainText("5/5 complete");
  await expect(goal(page, "Daily Goals", "Water")).toContainText("8 of 8 glasses");

  // More than a tenth above the goal isn't it any more.
  await eat(server, person, 500);
  await expect(daily).toContainText("4/5 complete");
  await expect(goal(page, "Daily Goals", "Calories")).not.toContainText("Calories met");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
});

test("the week's four goals count its days, up to today @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const whole = { totalProtein: 180, totalCarbs: 200, totalFat: 70 };
  const logged = daysBefore() + 1;
  for (let back = 0; back < logged; back += 1) await eat(server, person, 2_000, whole, back);
  await eat(server, person, 2_000, whole, -1);
  await drink(server, person, 8);
  await openAs(person, "/achievements");
  const weekly = card(page, "Weekly Goals");
  const isOver = logged === 7;
  await expect(weekly).toContainText(isOver ? "2/4 complete" : "0/4 complete");
  await expect(goal(page, "Weekly Goals", "Days logged")).toContainText(`${logged} of 7 days`);
  await expect(goal(page, "Weekly Goals", "Balanced average")).toContainText(
    `${Math.round((logged * 2_000) / 7).toLocaleString("en")} of 2,000 kcal`,
  );
  await expect(goal(page, "Weekly Goals", "Water goal")).toContainText("1 of 7 days");
  await expect(goal(page, "Weekly Goals", "Perfect days")).toContainText("1 of 7 days");
});

test("the four achievements earned last stand above all of them", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const recent = card(page, "Recent Achievements");
  await eat(server, person, 2_000, { totalProtein: 180 }, 1);
  await openAs(person, "/achievements");
  await expect(recent.getByRole("listitem")).toHaveCount(4);
  await expect(recent).not.toContainText("Water Reached");
  await drink(server, person, 8);
  await page.reload();
  await expect(recent.getByRole("listitem")).toHaveCount(4);
  await expect(recent.getByRole("listitem").first()).toContainText(/Water Reached|Well Watered/);
  await expect(recent).toContainText(/Earned \w{3} \d+/);
  await expect(card(page, "Achievements").getByRole("listitem")).toHaveCount(23);
});

test("goals that didn't load say so, and are asked for again @any-width", async ({
  page,
  person,
  openAs,
}) => {
  const days = "**/api/meals/days?*";
  await page.route(days, (route) => route.fulfill({ status: 404, json: {} }));
  await page.route("**/api/sync/**", (route) => route.fulfill({ status: 404, json: {} }));
  await openAs(person, "/achievements");
  await expect(card(page, "Weekly Goals")).toContainText("This week didn't load");
  // What runs beside the screen asks once more by itself.
  await quiet(page);
  await page.unroute(days);
  await button(card(page, "Daily Goals"), "Try again").click();
  await expect(card(page, "Daily Goals")).toContainText("0/5 complete");
  await expect(card(page, "Weekly Goals")).toContainText("0/4 complete");
});

test.describe("without a network", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("goals follow what is logged on the device @any-width", async ({
    page,
    context,
    person,
    server,
    openAs,
  }) => {
    await drink(server, person, 7);
    await openAs(person, "/achievements");
    await expect(card(page, "Daily Goals")).toContainText("0/5 complete");
    await go(page, "/");
    await expect(card(page, "Water")).toContainText("7 of 8 glasses");
    await quiet(page);
    await context.setOffline(true);
    await button(card(page, "Water"), "Add a glass").click();
    await go(page, "/achievements");
    await expect(card(page, "Daily Goals")).toContainText("1/5 complete");
    await expect(goal(page, "Weekly Goals", "Water goal")).toContainText("1 of 7 days");
  });
});

test("a tenth above the calories still counts as met, on the dashboard and in the bell too @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person);
  const progress = card(page, "Today's Progress");
  await expect(progress).toContainText("of 2,000 kcal");
  await eat(server, person, 2_150);
  await expect(progress).toContainText("+150");
  await expect(progress.locator(".text-over")).toHaveCount(0);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText("You reached your calorie goal for today.")).toBeVisible();
  await eat(server, person, 100);
  await expect(progress.locator(".text-over")).toHaveCount(2);
});
