import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";

function log(server: Server, { token }: Person, meal: Record<string, unknown>) {
  const body = { date: day(), mealType: "lunch", totalCalories: 100, ...meal };
  return server.call("POST", "/api/meals/logged", { token, body });
}

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const notices = (page: Page) => card(page, "Notifications").getByRole("listitem");

test("amounts are in the plural, and a dish of our own doesn't pass for the reference's", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await field(page, "Food").fill("2 slice bread, 600 gram potatoes and 3 leaf basil");
  await field(page, "Food").press("Enter");
  const result = page.getByRole("article");
  for (const [name, amount] of [
    ["bread", "2 slices"],
    ["potatoes", "600 grams"],
    ["basil", "3 leaves"],
  ] as const)
    await expect(result.getByLabel(new RegExp(`Measurement of .*${name}`, "i"))).toHaveValue(
      amount,
    );
  const { token } = person;
  const body = { ingredient: "latte", measurement: "1 cup" };
  expect(await server.call("POST", "/api/calculate-calories", { body, token })).toMatchObject({
    food: {
      source: "Morsel dish",
      release: expect.stringMatching(/^ingredients from .+, Release 24 \(2011\)$/),
    },
  });
});

test("calories above the goal are told as that, without a tick, after the steps on the way @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person);
  await expect(card(page, "Today's Progress")).toContainText("of 2,000 kcal");
  await log(server, person, { name: "Feast", totalCalories: 2400 });
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("meals-updated")));
  await expect(bell(page)).toHaveAccessibleName("Notifications, 3 unread");
  await bell(page).click();
  await expect(notices(page)).toContainText([
    "Daily Calorie Goal",
    "75% Complete",
    "Halfway There",
  ]);
  await expect(notices(page).first()).toContainText(
    "You are 400 calories above your goal for today.",
  );
  await expect(notices(page).locator(".lucide-circle-check")).toHaveCount(0);
});

test("water is told by the person's own goal @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await server.call("PUT", "/api/user/goals", {
    token: person.token,
    body: { dailyWaterGoal: 5 },
  });
  await openAs(person);
  const water = card(page, "Water");
  await expect(water).toContainText("0 of 5 glasses");
  for (let glasses = 1; glasses <= 4; glasses++) {
    await button(water, "Add a glass").click();
    await expect(water).toContainText(`${glasses} of 5 glasses`);
    if (glasses === 2) await expect(bell(page)).toHaveAccessibleName("Notifications");
  }
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await button(water, "Add a glass").click();
  await expect(
    page.getByText("5 glasses today. Well done!").filter({ visible: true }),
  ).toBeVisible();
  // Half of it, the goal, and the badge and the award for it.
  await expect(bell(page)).toHaveAccessibleName("Notifications, 4 unread");
  await bell(page).click();
  await expect(notices(page).filter({ hasText: /Hydration|to go/ })).toContainText([
    "Hydration Goal Achieved",
    "3 of 5 glasses, 2 to go.",
  ]);
});

test("a deletion that is refused says only that, and rings the bell @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await log(server, person, { name: "Toast" });
  await openAs(person, "/daily");
  await page.route("**/api/meals/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 400, json: { error: { code: "NO", message: "No." } } })
      : route.fallback(),
  );
  await page.getByRole("button", { name: /^Delete Toast/ }).click();
  await expect(
    page.getByText("Could not delete meal. Please try again.").filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText("Meal Deleted")).toBeHidden();
  await expect(button(page, "Undo")).toBeHidden();
  await bell(page).click();
  await expect(notices(page)).toContainText(["Delete Failed"]);
});

test("the average says how it counts, vitamin C has its decimal, and deleting looks like it", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(server, person, { name: "Orange", totalCalories: 696, vitamin_c: 53.24 });
  await openAs(person);
  await expect(card(page, "Essential Micronutrients")).toContainText("53.2 / 90 mg");
  await expect(card(page, "Weekly Progress")).toContainText(/Avg\/Day.*divided by all 7 days/s);
  await page.goto("/daily");
  await expect(card(page, "This Week")).toContainText(/99 kcal\/day.*divided by all 7 days/s);
  await page.goto("/profile");
  await page.getByRole("button", { name: /^Data/ }).click();
  const colour = (name: string) =>
    button(page, name).evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(button(page, "Delete All Data")).toBeVisible();
  expect(await colour("Delete All Data")).toBe(await colour("Delete Account"));
  await expectAccessible();
});

test("what others on the page announce is fetched again, the week once for many @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  // With all its things a device would ask for what has changed, and for no week.
  await page.route("**/api/sync/**", (route) => route.abort());
  await openAs(person);
  const progress = card(page, "Today's Progress");
  await expect(card(page, "Weekly Progress")).toContainText("Avg/Day");
  await quiet(page);
  const announced = (name: string, detail: object) =>
    page.evaluate(
      ([event, data]) => window.dispatchEvent(new CustomEvent(event, { detail: data })),
      [name, detail] as const,
    );
  await log(server, person, { name: "Pasta", totalCalories: 500 });
  let weeks = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/meals/days")) weeks += 1;
  });
  await Promise.all(
    ["meals-updated", "refresh-weekly-data", "meals-updated"].map((name) => announced(name, {})),
  );
  await expect(progress).toContainText("500");
  await expect(card(page, "Weekly Progress")).toContainText(/Total\s*500|500\s*Total/);
  expect(weeks).toBe(1);

  await log(server, person, { name: "Cake", totalCalories: 300 });
  await announced("calories-logged", { name: "Cake", calories: 300 });
  await expect(progress).toContainText("800");
  await server.call("PUT", "/api/user/goals", {
    token: person.token,
    body: { dailyCalorieGoal: 2345 },
  });
  await announced("user-profile-updated", { dailyCalorieGoal: 2345 });
  await expect(progress).toContainText("of 2,345 kcal");
});
