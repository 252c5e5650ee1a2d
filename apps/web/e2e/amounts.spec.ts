import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";

async function calculate(page: Page, name: string, amount: string) {
  await field(page, "Food").fill(name);
  await field(page, "Measurement").fill(amount);
  await field(page, "Measurement").press("Enter");
}

test("what can't be read is never a usual portion; a near miss is one tap", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "milk", "lots");
  await expect(page.getByRole("alert")).toContainText("We couldn't read this measurement.");
  await expect(page.getByRole("alert")).toContainText("100 g");
  await expect(page.getByRole("article")).toHaveCount(0);

  await calculate(page, "milk", "1 cpu");
  await expect(page.getByRole("alert")).toContainText("Did you mean 1 cup?");
  await expectAccessible();
  await button(page, "Use 1 cup").click();
  await expect(page.getByRole("article")).toContainText("149 kcal");
});

test("the same for a visitor, from the browser's own engine @any-width", async ({ page }) => {
  await page.goto("/calculator");
  await calculate(page, "milk", "100 gg");
  await expect(page.getByRole("alert")).toContainText("Did you mean 100 g?");
  await button(page, "Use 100 g").click();
  await expect(page.getByRole("article")).toContainText("61 kcal");
});

test("a number alone says what it was taken for, and the diary keeps that @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "chicken breast", "150");
  await expect(page.getByRole("article")).toContainText("150 · read as 150 g");
  await expect(page.getByRole("article")).toContainText("248 kcal");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await page.goto("/daily");
  await expect(card(page, "Logged Today").getByRole("listitem")).toContainText("150 g");
});

test("a number alone has more and less of it @any-width", async ({ page, person, openAs }) => {
  await openAs(person, "/calculator");
  await calculate(page, "egg", "1");
  await expect(page.getByRole("article")).toContainText("72 kcal");
  await button(page, "More egg").click();
  await expect(field(page, "Amount")).toHaveValue("2");
  await expect(page.getByRole("article")).toContainText("143 kcal");
});

test("more than 5,000 kcal in one entry is logged only after a yes @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "butter", "1 kg");
  const question = dialogNamed(page, "butter: 7,170 kcal?");
  const log = page.getByRole("button", { name: /^Log to/ });
  await log.click();
  await expect(question).toBeVisible();
  await expectAccessible("[role=dialog]");
  // Enter alone means no.
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(page.getByRole("article")).toContainText("7,170 kcal");

  await log.click();
  await button(question, "Yes, really").click();
  await expect(page.getByText(/^Logged butter/)).toBeVisible();
  await page.goto("/daily");
  await expect(card(page, "Logged Today").getByRole("listitem")).toContainText("7,170 kcal");

  await page.goto("/calculator");
  await calculate(page, "butter", "3 kg");
  await log.click();
  await expect(page.getByText("One entry holds up to 20,000 kcal.")).toBeVisible();
  await expect(question).toBeHidden();
});
