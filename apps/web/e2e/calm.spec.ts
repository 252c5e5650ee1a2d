import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";

const celebrations = (page: Page) =>
  page.getByRole("checkbox", { name: "Celebrations, streaks and levels" });

/** The colour of what the dashboard says is over the goal, and the page's red. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const resolve = (token: string) => {
      const probe = document.createElement("span");
      probe.style.color = `var(--color-${token})`;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const label = [...document.querySelectorAll("dt")].find((dt) => dt.textContent === "Over goal");
    const figure = label?.parentElement?.querySelector("dd");
    return { over: figure ? getComputedStyle(figure).color : "", danger: resolve("danger") };
  });

test("who switches celebrations off has neither red nor notices, on no device @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const { token } = person;
  await server.call("PUT", "/api/user/goals", { token, body: { dailyCalorieGoal: 1_000 } });
  const lunch = { name: "Lunch", mealType: "lunch", date: day(), totalCalories: 1_200 };
  await server.call("POST", "/api/meals/logged", { token, body: lunch });
  await server.call("POST", "/api/daily-stats", { token, body: { date: day(), waterGlasses: 7 } });
  await openAs(person);
  await expect(page.getByText("Over goal").first()).toBeVisible();
  const before = await colours(page);
  expect(before.over).toBe(before.danger);

  await page.goto("/profile");
  await expect(page.getByText("Level", { exact: true })).toBeVisible();
  await expect(celebrations(page)).toBeChecked();
  await celebrations(page).uncheck();
  await expect(page.getByText("Level", { exact: true })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole("button", { name: /^Awards/ }).click();
  await expect(page.getByText("Achievements are switched off")).toBeVisible();
  // Another section of the view that is open already.
  await button(page, "Change it in the profile").click();
  await expect(celebrations(page)).toBeVisible();
  await page.goto("/achievements");
  await expect(card(page, "Daily Goals")).toContainText("0/5 complete");
  await expect(page.getByText("Achievements are switched off")).toBeVisible();
  await expect(card(page, "Recent Achievements")).toHaveCount(0);
  await expect(card(page, "Achievements")).toHaveCount(0);
  await button(page, "Change it in the profile").click();
  await expect(celebrations(page)).not.toBeChecked();
  await page.goto("/");
  await expect(page.getByText("Over goal").first()).toBeVisible();
  const after = await colours(page);
  expect(after.over).not.toBe(after.danger);
  await button(card(page, "Water"), "Add a glass").click();
  await expect(card(page, "Water")).toContainText("8 of 8 glasses");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText("All quiet")).toBeVisible();
  await expect(page.getByText("Hydration Goal Achieved")).toHaveCount(0);

  const localStorage = [
    { name: "morsel-auth", value: JSON.stringify(await server.newSession(person)) },
  ];
  const origins = [{ origin: server.url, localStorage }];
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins },
  });
  const other = await context.newPage();
  // What is carried leaves with the next autosave.
  await expect(async () => {
    await other.goto("/profile");
    await expect(celebrations(other)).not.toBeChecked({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await celebrations(other).check();
  await context.close();

  // Signing out takes it along.
  await button(page, "Notifications").click();
  await page.goto("/profile");
  await button(page, "Sign Out").click();
  await expect
    .poll(() =>
      page.evaluate(() => window.localStorage.getItem("morsel-calm")).catch(() => "loading"),
    )
    .toBeNull();
});

test("hiding streaks and targets of fasts includes it @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/fasting");
  await page.getByLabel("Hide streaks and targets").check();
  await expect(page.locator("html")).toHaveAttribute("data-calm");
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(celebrations(page)).not.toBeChecked();
  await expect(celebrations(page)).toBeDisabled();
  await expect(page.getByText("Off, because you hide streaks and targets")).toBeVisible();
  await page.getByRole("link", { name: "Fasting" }).click();
  await page.getByLabel("Hide streaks and targets").uncheck();
  await expect(page.locator("html")).not.toHaveAttribute("data-calm");
});
