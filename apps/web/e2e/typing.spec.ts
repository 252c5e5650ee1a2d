import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { field, logged } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const food = (page: Page) => field(page, "Food");
const measurement = (page: Page) => field(page, "Measurement");
const log = (page: Page) => page.getByRole("button", { name: /^Log (\d+ foods )?to/ });

const diary = async (server: Server, { token }: Person) =>
  (await server.call("GET", "/api/meals/logged", { token })) as {
    name: string;
    measurement: string;
    calories: number;
  }[];

async function calculate(page: Page, name: string, amount: string) {
  await food(page).fill(name);
  await measurement(page).fill(amount);
  await measurement(page).press("Enter");
}

/** What counts is what was pressed last, however soon: as fast as a page can be told. */
const typeAndPress = (page: Page, label: string, text: string) =>
  page.evaluate(
    ([name, typed]) => {
      const box = [...document.querySelectorAll<HTMLInputElement>("article input")].find(
        ({ labels }) => labels?.[0]?.textContent === name,
      );
      box?.focus();
      // As a key does it, so that React notices.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, typed);
      box?.dispatchEvent(new Event("input", { bubbles: true }));
      const press = [...document.querySelectorAll("article button")].find(({ textContent }) =>
        textContent.startsWith("Log "),
      );
      if (press instanceof HTMLElement) {
        press.focus();
        // Also by who presses twice.
        press.click();
        press.click();
      }
    },
    [label, text] as const,
  );

test("what is logged is the amount that the box shows, however soon Log is pressed @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "banana", "1 medium");
  await expect(page.getByRole("article")).toContainText("105 kcal");
  await typeAndPress(page, "Amount", "3");
  await expect(logged(page)).toContainText("315 kcal");
  await expect
    .poll(() => diary(server, person))
    .toMatchObject([{ measurement: "3 pieces", calories: 315 }]);
  await page.keyboard.press("Escape");

  // What can't be read is said, and nothing is logged.
  await calculate(page, "banana", "1 medium");
  await expect(page.getByRole("article")).toContainText("105 kcal");
  await typeAndPress(page, "Amount", "3 cpu");
  await expect(page.getByRole("alert")).toContainText("couldn't read this measurement");
  await expect(log(page)).toBeDisabled();
  expect(await diary(server, person)).toHaveLength(1);
});

test("after logging both boxes are free for the next food, also where the portion was doubtful @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "chips", "200 g");
  await expect(page.getByRole("article")).toContainText("7.1x larger");
  await expect(food(page), "kept to be corrected").toHaveValue("chips");
  await log(page).click();
  await expect(logged(page)).toBeVisible();
  await expect(food(page)).toHaveValue("");
  await expect(measurement(page)).toHaveValue("");

  // What was typed for the next food meanwhile stays.
  await page.keyboard.press("Escape");
  await calculate(page, "chips", "200 g");
  await expect(page.getByRole("article")).toContainText("7.1x larger");
  await food(page).fill("potato chips");
  await expect(measurement(page), "still the same food").toHaveValue("200 g");
  await food(page).fill("banana and chips");
  await expect(measurement(page), "isn't the amount of others").toHaveValue("");
  await food(page).fill("banana");
  await log(page).click();
  await expect(logged(page)).toBeVisible();
  await expect(food(page)).toHaveValue("banana");
});

test("one press logs a sentence as its boxes show it, also right after a change @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await food(page).fill("2 eggs and a banana");
  await food(page).press("Enter");
  const list = page.getByRole("article");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  // A box that was emptied shows again what counts.
  await list.getByLabel("Measurement of eggs").fill("");
  await list.getByLabel("Measurement of banana").fill("3");
  await expect(list.getByLabel("Measurement of eggs")).toHaveValue("2");
  await log(page).click();
  await expect(logged(page)).toBeVisible();
  await expect
    .poll(async () =>
      (await diary(server, person)).map(({ name, calories }) => `${name} ${calories}`),
    )
    .toContain("banana 315");
  await page.keyboard.press("Escape");

  // What turns out not to be readable is shown instead, and nothing is logged.
  await food(page).fill("2 eggs and a banana");
  await food(page).press("Enter");
  await list.getByLabel("Measurement of banana").fill("3 cpu");
  await log(page).click();
  await expect(list).toContainText("couldn't read this measurement");
  expect(await diary(server, person)).toHaveLength(2);
});

test("what is typed and corrected is still there after another view, and nothing is scrolled to", async ({
  page,
  person,
  openAs,
}) => {
  const look = async (name: string) => page.getByRole("link", { name }).click();
  await openAs(person, "/nutrition");
  await food(page).fill("chicken br");
  await measurement(page).fill("150");
  const journal = page.getByRole("region", { name: "Logged Today" });
  await look("Meal Journal");
  await expect(journal).toBeVisible();
  await look("Calorie Tracker");
  await expect(food(page)).toHaveValue("chicken br");
  await expect(measurement(page)).toHaveValue("150");
  await measurement(page).fill("");

  await food(page).fill("2 eggs, toast and 1 tsp butter");
  await food(page).press("Enter");
  const list = page.getByRole("article");
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await list.getByRole("button", { name: "Leave out toast" }).click();
  const butter = list.getByLabel("Measurement of butter");
  await butter.fill("2 tbsp");
  await butter.press("Enter");
  await expect(list).toContainText("28 g");
  await look("Meal Journal");
  await expect(journal).toBeVisible();
  await look("Calorie Tracker");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(butter).toHaveValue("2 tbsp");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // Recent Analyses has it as it was corrected, also on the next visit.
  await page.reload();
  await expect(list).toBeHidden();
  await page
    .getByRole("region", { name: "Recent Analyses" })
    .getByRole("button", { name: /2 eggs, toast.*2 foods/ })
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(butter).toHaveValue("2 tbsp");
});
