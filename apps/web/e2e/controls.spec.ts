import type { Page } from "@playwright/test";
import { fill } from "./filled.ts";
import { expect, test } from "./fixtures.ts";
import { controlFaults } from "./layout-faults.ts";
import { button, field } from "./locators.ts";

test("every control is 44 px, and has a name of its own that begins with what is seen", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  const check = async (what: string) =>
    expect.soft(await page.evaluate(controlFaults), what).toEqual([]);
  const open = async (to: string, seen: string, on: Page = page) => {
    await on.evaluate((path) => history.pushState(null, "", path), to);
    await expect(on.locator("#content").getByText(seen).first()).toBeVisible();
  };
  await page.goto("/signin");
  await expect(field(page, "Email")).toBeVisible();
  await check("sign-in");
  await openAs(person);
  await expect(page.getByRole("region", { name: "Essential Micronutrients" })).toBeVisible();
  await button(page, "30-day log").click();
  await check("dashboard");
  await open("/daily", "2% milk");
  await check("journal");
  await button(page, "Show trends").click();
  await expect(page.getByText("The numbers, day by day")).toBeVisible();
  await field(page, "Search your foods").fill("milk");
  await check("journal with a search and trends");
  await open("/calculator", "Log Again");
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  await expect(page.getByText("Understood as")).toBeVisible();
  await check("calculator with a result");
  await field(page, "Food").fill("2 eggs and a banana");
  await field(page, "Measurement").fill("");
  await button(page, "Read as a list of foods").click();
  await expect(page.getByRole("button", { name: /^Leave out/ })).toHaveCount(2);
  await check("calculator with a sentence");
  await open("/tracking", "2% milk");
  await check("tracking");
  await open("/fasting", "Recent Sessions");
  await check("fasting");
  await page.getByRole("tab", { name: "Plans" }).click();
  await check("plans");
  await open("/profile", "Daily Goals");
  await check("profile");
  await button(page, "Change: Password").click();
  await check("change of the password");
});

test("what a sentence holds is said: foods, calories, and what was not found @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await field(page, "Food").fill("2 eggs, a banana and 3 flurbs");
  await field(page, "Food").press("Enter");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /2 foods, \d+ kcal: .*egg.* \d+, .*banana \d+\. Not found: .*flurb/ }),
  ).toHaveCount(1);
});

test("a goal's unit is said with its field @any-width", async ({ page, person, openAs }) => {
  await openAs(person, "/profile");
  const goals = page.getByRole("region", { name: "Daily Goals" });
  await expect(field(goals, "Protein")).toHaveAccessibleDescription("g");
  await expect(field(goals, "Water")).toHaveAccessibleDescription("glasses");
});
