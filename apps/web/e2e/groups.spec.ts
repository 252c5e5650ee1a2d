import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, dialogNamed, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";
import { waitingChanges } from "./waiting-changes.ts";

interface Kept {
  name: string;
  date: string;
  time: string | null;
  mealType: string;
}

/** What the server has, such as `Oats 2026-11-22 breakfast 7:45 AM`, sorted. */
async function kept(server: Server, { token }: Person): Promise<string[]> {
  const meals = (await server.call("GET", "/api/meals/logged", { token })) as Kept[];
  return meals
    .map(({ name, date, mealType, time }) => `${name} ${date} ${mealType} ${time ?? ""}`)
    .sort();
}

async function logBreakfast(server: Server, { token }: Person, back = 1): Promise<void> {
  for (const [name, time] of [
    ["Oats", "7:45 AM"],
    ["Milk", "7:50 AM"],
  ]) {
    const at = { date: day(back), time, mealType: "breakfast" };
    const body = { name, ...at, totalCalories: 150, grams: 200 };
    await server.call("POST", "/api/meals/logged", { token, body });
  }
}

const group = (page: Page, meal: string) =>
  page.getByRole("region", { name: /^Logged / }).getByRole("region", { name: meal });

test("yesterday's breakfast is two taps from the dashboard, one change, sent once, and undone", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  await logBreakfast(server, person);
  const before = await kept(server, person);
  await openAs(person);
  await page.getByRole("link", { name: "Meal Journal" }).click();
  const copy = button(group(page, "Breakfast"), "Copy yesterday's breakfast, 2 entries");
  await copy.waitFor();
  // From here on, nothing of the page itself is being fetched.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/toaster-")),
  );
  await quiet(page);

  await context.setOffline(true);
  await copy.click();
  await expect(group(page, "Breakfast").getByRole("listitem")).toHaveCount(2);
  await expect.poll(() => waitingChanges(page)).toBe(1);
  expect(await kept(server, person)).toEqual(before);

  // The server receives the first entry, but the browser never gets the reply.
  let lost = 0;
  await page.route("**/api/meals/logged", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await context.setOffline(false);
  const copied = [`Milk ${day()} breakfast 7:50 AM`, `Oats ${day()} breakfast 7:45 AM`];
  await expect.poll(() => kept(server, person)).toEqual([...before, ...copied].sort());
  expect(lost).toBe(1);
  await expect.poll(() => waitingChanges(page)).toBe(0);
});

test("a meal is copied and moved as one to another day and meal, and that is undone @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await logBreakfast(server, person);
  const before = await kept(server, person);
  await openAs(person, "/daily");
  await button(page, "The day before").click();
  const more = button(group(page, "Breakfast"), "Copy or move breakfast");
  await more.click();
  const window = dialogNamed(page, "Breakfast, Yesterday");
  await expect(window).toContainText("2 entries, 300 kcal");
  await expectAccessible("[role=dialog]");
  await field(window, "To the day").fill(day(1));
  await expect(button(window, "Move")).toBeDisabled();
  await window.getByText("Snack", { exact: true }).click();
  await button(window, "Move").click();
  await expect(page.getByText("Moved 2 entries to snack, Yesterday")).toBeVisible();
  await expect(group(page, "Snack").getByRole("listitem")).toHaveCount(2);
  const moved = [`Milk ${day(1)} snack 3:30 PM`, `Oats ${day(1)} snack 3:30 PM`];
  await expect.poll(() => kept(server, person)).toEqual(moved);
  await button(page, "Undo").click();
  await expect(group(page, "Breakfast").getByRole("listitem")).toHaveCount(2);
  await expect.poll(() => kept(server, person)).toEqual(before);

  await more.click();
  await expect(window).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await more.click();
  await button(window, "Copy").click();
  await expect(page.getByText("Copied 2 entries to breakfast, today")).toBeVisible();
  await expect.poll(() => kept(server, person)).toHaveLength(4);
  await button(page, "Undo").click();
  await expect.poll(() => kept(server, person)).toEqual(before);
});

test("of a copied meal, what the server refuses keeps nothing else back, and can be corrected @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await logBreakfast(server, person);
  await openAs(person, "/daily");
  await page.route("**/api/meals/logged", async (route) => {
    const { name } = (route.request().postDataJSON() ?? {}) as { name?: string };
    if (name !== "Oats") return route.continue();
    const error = {
      code: "INVALID_REQUEST",
      message: "grams must be at most 1.",
      issues: [{ path: "grams", message: "Must be at most 1." }],
    };
    return route.fulfill({ status: 400, json: { error } });
  });
  await button(group(page, "Breakfast"), "Copy yesterday's breakfast, 2 entries").click();
  await expect(page.getByText("Failed to add Oats")).toBeVisible();
  await expect(page.getByText("Something in it is out of bounds.")).toBeVisible();
  await expect(group(page, "Breakfast").getByRole("listitem")).toHaveText([/Milk/]);
  await button(page, "Correct it").click();
  const window = dialogNamed(page, "Correct and log");
  await field(window, "Name").fill("Porridge");
  await button(window, "Log it").click();
  await expect(group(page, "Breakfast").getByRole("listitem")).toHaveCount(2);
  await expect
    .poll(() => kept(server, person))
    .toContainEqual(`Porridge ${day()} breakfast 7:45 AM`);
});

test("an entry's amount is a tap, the number and Save: it is selected when the window opens", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await logBreakfast(server, person, 0);
  await openAs(person, "/daily");
  await page.getByRole("button", { name: /^Oats, .*edit$/ }).click();
  const window = dialogNamed(page, "Edit entry");
  await expect(field(window, "Amount (g)")).toBeFocused();
  await page.keyboard.type("100");
  await expect(field(window, "Amount (g)")).toHaveValue("100");
  await field(window, "Calories").click();
  await page.keyboard.type("80");
  await expect(field(window, "Calories")).toHaveValue("80");
  await button(window, "Save").click();
  await expect(page.getByText("Meal Updated")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Oats, .*edit$/ })).toBeFocused();
});
