import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";

const mark = "Not sent yet: that happens as soon as there is a connection.";

/** Logs from the dashboard, whose list shows the entry. */
async function logBanana(page: Page): Promise<void> {
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await page.keyboard.press("Escape");
}

const row = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: new RegExp(`^${name}.*, edit$`) }) });

const isPost = (method: string) => method === "POST";

test("an entry is marked while it waits, though the browser believes it is online @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  const body = { name: "Soup", date: day(), totalCalories: 300, mealType: "lunch" };
  await server.call("POST", "/api/meals/logged", { token, body });
  await openAs(person, "/");
  await expect(row(page, "Soup")).toBeVisible();
  await page.route("**/api/meals/logged", (route) =>
    isPost(route.request().method()) ? route.abort("connectionrefused") : route.continue(),
  );
  await logBanana(page);
  await expect(row(page, "banana")).toContainText(mark);
  await expect(row(page, "banana").getByText("waiting", { exact: true })).toBeVisible();
  await expect(row(page, "Soup")).not.toContainText(mark);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  await page.unroute("**/api/meals/logged");
  await expect(row(page, "banana")).not.toContainText(mark);
  expect(await server.call("GET", "/api/meals/logged", { token })).toHaveLength(2);
});

test("an entry that is on its way for a second is not marked @any-width", async ({
  page,
  person,
  openAs,
}) => {
  let seen = 0;
  await page.exposeFunction("noteSeen", () => (seen += 1));
  await page.addInitScript((text) => {
    const { noteSeen } = window as unknown as { noteSeen: () => void };
    const look = () => document.documentElement.textContent.includes(text) && noteSeen();
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, mark);
  await openAs(person, "/");
  await page.route("**/api/meals/logged", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const sent = page.waitForResponse((reply) => isPost(reply.request().method()));
  await logBanana(page);
  await expect(row(page, "banana")).toBeVisible();
  await sent;
  expect(seen).toBe(0);
});

test("goals that don't get through say so, and can be changed again meanwhile @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/profile");
  await page.route("**/api/user/goals", (route) => route.abort("connectionrefused"));
  const goals = card(page, "Daily Goals");
  await goals.getByLabel("Calories").fill("2200");
  await button(goals, "Save goals").click();
  await expect(goals.getByRole("status")).toContainText("kept on this device and sent as soon as");
  await goals.getByLabel("Calories").fill("2300");
  await button(goals, "Save goals").click();
  await page.unroute("**/api/user/goals");
  await expect
    .poll(() => server.call("GET", "/api/auth/user", { token: person.token }))
    .toMatchObject({ dailyCalorieGoal: 2300 });
  await expect(goals.getByRole("status")).toBeHidden();
});

test("a glass and a step of a fast that don't get through say so, and no longer once they have @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/fasting");
  await button(page, "Start Fasting").click();
  await expect(button(page, "Pause")).toBeVisible();
  await page.route(/water\/steps|\/pause/, (route) => route.abort("connectionrefused"));
  await button(page, "Pause").click();
  const timer = page.locator("#fasting-timer");
  await expect(timer).toContainText(mark);
  await page.goto("/");
  const water = card(page, "Water");
  await button(water, "Add a glass").click();
  await expect(water).toContainText(mark);
  await page.unroute(/water\/steps|\/pause/);
  await expect(water).toContainText("1 of 8 glasses");
  await expect(water).not.toContainText(mark);
  await page.goto("/fasting");
  await expect(button(page, "Resume")).toBeVisible();
  await expect(timer).not.toContainText(mark);
});
