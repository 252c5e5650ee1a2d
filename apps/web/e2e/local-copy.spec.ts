import type { Page, Request } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";

/** What another program on the page reads under a key. */
const under = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);

/** With a clock that stands: lets what runs beside the screen begin. */
async function begun(page: Page) {
  await page.clock.runFor(3_000);
  await quiet(page);
  await page.clock.runFor(3_000);
}

const porridge = () => ({
  ...{ name: "Porridge", mealType: "breakfast", date: day(), time: "8:00 AM" },
  ...{ totalCalories: 300, totalProtein: 10, source: "calculator" },
});

test("the specified keys say what the screen says, offline too, and are gone after signing out @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  await server.call("POST", "/api/meals/logged", { token, body: porridge() });
  await openAs(person, "/daily");
  await expect
    .poll(() => under(page, "weeklyMeals"))
    .toMatchObject([{ name: "Porridge", calories: 300, category: "breakfast", date: day() }]);
  expect(await under(page, "dailyStats")).toMatchObject({
    ...{ date: day(), totalCalories: 300, totalProtein: 10, waterGlasses: 0 },
    fastingStatus: { isActive: false },
  });
  expect(await under(page, "weeklyTrackerData")).toMatchObject({
    ...{ weeklyTotal: 300, weeklyGoal: 14_000 },
  });
  await expect
    .poll(() => under(page, "calculatedCalories"))
    .toMatchObject([{ name: "Porridge", source: "calculator" }]);
  expect(await under(page, "weeklyAnalyzedFoods")).toEqual([]);
  expect(await under(page, "weeklyMeals_timestamp")).toBeGreaterThan(Date.now() - 60_000);
  expect(await under(page, "weeklyMeals_lastSync")).toBeGreaterThan(Date.now() - 60_000);

  await quiet(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Delete Porridge" }).click();
  await expect.poll(() => under(page, "weeklyMeals")).toEqual([]);
  await expect.poll(() => under(page, "calculatedCalories")).toEqual([]);
  await context.setOffline(false);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Sign Up to Track").filter({ visible: true }).first()).toBeVisible();
  for (const key of ["weeklyMeals", "dailyStats", "weeklyTrackerData", "weeklyMeals_timestamp"])
    expect(await under(page, key), key).toBeNull();
});

const isBackup = (request: Request) =>
  request.method() === "POST" && request.url().endsWith("/api/user/goals");

test("the goals are backed up every five minutes and after a change, without undoing another device's @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const set = (dailyCalorieGoal: number) =>
    server.call("PUT", "/api/user/goals", { token: person.token, body: { dailyCalorieGoal } });
  await set(2150);
  await page.clock.install();
  await openAs(person, "/");
  await expect(card(page, "Today's Progress")).toContainText("2,150");
  await begun(page);
  const backedUp = page.waitForRequest(isBackup);
  await set(1850);
  await page.clock.runFor(5 * 60_000 + 1_000);
  const sent = (await backedUp).postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({ dailyProteinGoal: 180, dailyCarbGoal: 200, dailyWaterGoal: 8 });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("lastDataBackup")))
    .toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(await server.call("GET", "/api/auth/user", { token: person.token })).toMatchObject({
    dailyCalorieGoal: 1850,
  });
});

test("goals that nobody has set aren't backed up: an import brings its own @any-width", async ({
  page,
  server,
  openAs,
}) => {
  const backups: Request[] = [];
  page.on("request", (request) => isBackup(request) && backups.push(request));
  const person = await server.makeNewcomer();
  await page.clock.install();
  await openAs(person, "/");
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Park");
  await page.getByText("Female", { exact: true }).click();
  await button(page, "Complete Profile").click();
  await expect(field(page, "First name")).toBeHidden();
  await begun(page);
  await page.clock.runFor(5 * 60_000 + 1_000);
  await quiet(page);
  expect(backups).toEqual([]);
});

test("every twelve minutes what is taken for saved is looked up, and what is missing is told @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const { meal } = (await server.call("POST", "/api/meals/logged", {
    token,
    body: porridge(),
  })) as { meal: { id: string } };
  await page.clock.install();
  await openAs(person, "/daily");
  await expect(page.getByRole("button", { name: "Delete Porridge" })).toBeVisible();
  await begun(page);
  const advice = page.getByText("Data Backup Recommended").filter({ visible: true });
  await page.clock.runFor(12 * 60_000);
  await quiet(page);
  await expect(advice).toBeHidden();

  // A server that lost an entry, and tells nobody but the check: the screen, which asks with a
  // limit, would forget the entry as soon as it heard of that.
  const asCheck = (url: URL) =>
    url.pathname === "/api/meals/logged" && !url.searchParams.has("limit");
  await page.route(asCheck, (route) => route.fulfill({ json: [] }));
  await page.clock.runFor(11 * 60_000);
  // Up to the next look in small steps: a toast is gone after four seconds.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(advice).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0] });
  await expect(page.getByText("Cannot verify meal data persistence")).toBeVisible();
  expect(meal.id).toBeTruthy();
});
