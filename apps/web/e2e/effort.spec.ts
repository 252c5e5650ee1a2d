import { monthBefore } from "@morsel/domain/day";
import { monthAndYear } from "@morsel/domain/english";
import type { Locator } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";

/** Presses what can be seen without scrolling. */
async function press(target: Locator) {
  await expect(target).toBeInViewport({ ratio: 1 });
  await target.click();
}

test("a glass of water is one press on the dashboard, at first sight", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person);
  await press(page.getByRole("button", { name: /^Water 0\/8/ }));
  await expect(card(page, "Water")).toContainText("1 of 8 glasses");
  await expect(page.getByRole("button", { name: /^Water 1\/8/ })).toBeVisible();
  await expectAccessible();
});

test("the week's protein and last month's average are two presses away", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const lastMonth = monthBefore(day());
  const log = (date: string, totalCalories: number, totalProtein: number) =>
    server.call("POST", "/api/meals/logged", {
      token: person.token,
      body: { name: "Dinner", date, mealType: "dinner", totalCalories, totalProtein },
    });
  await log(day(), 800, 61);
  await log(lastMonth, 1700, 40);
  await openAs(person);
  await press(button(page, "Trends"));
  const trends = card(page, "Trends");
  await expect(trends).toBeFocused();
  await press(trends.getByText("Protein", { exact: true }).first());
  await expect(trends).toContainText(/Average of logged days\s*61 g/);

  await page.goto("/");
  await press(button(page, "Trends"));
  await press(trends.getByRole("tab", { name: monthAndYear(lastMonth) }));
  await expect(trends).toContainText(/Average of logged days\s*1,700 kcal/);
  await expectAccessible();
});

test("the calorie goal is three presses away: the number is selected, the button in sight", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person);
  await press(page.getByRole("link", { name: "Profile" }));
  await press(field(page, "Calories"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page, "Calories")).toHaveValue("2100");
  await field(page, "Protein").focus();
  await field(page, "Calories").focus();
  await page.keyboard.type("1850");
  await expectAccessible();
  await press(button(page, "Save goals"));
  await expect(page.getByText("Your daily goals are saved.")).toBeVisible();
  await expect(field(page, "Calories")).toHaveValue("1850");
});
