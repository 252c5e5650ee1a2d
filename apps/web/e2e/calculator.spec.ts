import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { card, field, logged, suggestions } from "./locators.ts";

const food = (page: Page) => field(page, "Food");
const measurement = (page: Page) => field(page, "Measurement");
const amount = (page: Page) => field(page, "Amount");

/** Enters a food and an amount with the keyboard alone, as people in a hurry do. */
async function calculate(page: Page, name: string, howMuch: string) {
  await food(page).fill(name);
  await food(page).press("Tab");
  await expect(measurement(page)).toBeFocused();
  await measurement(page).fill(howMuch);
  await measurement(page).press("Enter");
}

test("a new food is typed, understood, logged, listed and deleted", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await expect(page.getByText("How to Use")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recent Analyses" })).toBeVisible();
  const button = page.getByRole("button", { name: "Calculate Calories" });
  await expect(button).toBeDisabled();
  await food(page).fill("banana");
  await measurement(page).fill("   ");
  await expect(button).toBeDisabled();
  await expectAccessible();

  await measurement(page).fill("");
  await calculate(page, " banana ", "1 medium");
  const result = page.getByRole("article");
  await expect(result).toContainText("105 kcal");
  await expect(result).toContainText("Bananas, raw");
  await expect(result).toContainText("118 g");
  await expect(result).toContainText(/sure\s*\d+%/);
  // Of 10.27 and 0.31: whole but for iron, zinc, vitamin D and B12.
  await expect(result).toContainText(/Vitamin C\s*10 mg/);
  await expect(result).toContainText(/Iron\s*0\.3 mg/);
  await expect(result).toContainText("USDA");
  await expect(food(page)).toHaveValue("");
  await expectAccessible();

  await page.getByText("Dinner", { exact: true }).click();
  await page.getByRole("button", { name: "Log to dinner" }).click();
  await expect(logged(page)).toContainText("banana");
  await expect(logged(page)).toContainText("105 kcal");
  await expect(logged(page)).toContainText("Added to dinner");
  await expect(page.getByText("Logged banana to dinner!")).toBeVisible();
  await expectAccessible();
  await expect(logged(page)).toBeHidden({ timeout: 4_000 });
  const localMeals = () => page.evaluate(() => localStorage.getItem("weeklyMeals"));
  await expect.poll(localMeals).toContain('"id":"calc-');

  await page.goto("/daily");
  const list = page.getByRole("region", { name: "Logged Today" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText(/banana.*105 kcal/s);
  await expect(list).toContainText(/\d{1,2}:\d\d [AP]M · Dinner · 1 medium/);
  await expectAccessible();
  await list.getByRole("button", { name: "Delete banana" }).click();
  await expect(page.getByText("Meal Deleted")).toBeVisible();
  await expect(page.getByText("Removed banana from your log.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
});

test("the overlay closes by Escape and by a tap, and Enter alone logs", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "banana", "1 medium");
  await expect(page.getByRole("button", { name: /^Log to/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(logged(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(logged(page)).toBeHidden();

  await page
    .getByRole("button", { name: /^banana 1 medium/i })
    .first()
    .click();
  await page.getByRole("button", { name: /^Log to/ }).click();
  await expect(logged(page)).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(logged(page)).toBeHidden();
});

test("another food is one tap, an unusual portion says so while it is typed", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "banana", "100 g");
  const result = page.getByRole("article");
  await expect(result).toContainText("89 kcal");
  await result
    .getByRole("list")
    .getByRole("button", { name: /banana/i })
    .first()
    .click();
  await expect(result).toContainText("346 kcal");

  await food(page).fill("chips");
  await measurement(page).fill("200 g");
  const larger = page.getByText("Your portion (200g) vs FDA standard (28g) - 7.1x larger");
  await expect(larger, "while the answer of before is on the screen").toBeVisible();
  await page.getByRole("button", { name: "Calculate Calories" }).click();
  await expect(result).toContainText("Your portion (200g) vs FDA standard (28g) - 7.1x larger");
  await expect(larger, "said once").toHaveCount(1);
  await expect(measurement(page)).toHaveValue("200 g");
  await expect(amount(page)).toHaveValue("200 g");
  await result.getByRole("button", { name: /^Use 1 oz/ }).click();
  await expect(amount(page)).toHaveValue("1 oz (about 15 chips)");
  await expect(result).not.toContainText("7.1x larger");
  await page.reload();
  await food(page).fill("chips");
  await measurement(page).fill("200 g");
  await expect(larger).toBeVisible();
  await expect(page.getByText(/^Try: .+ • Or: .+/)).toBeVisible();
  await expectAccessible();
});

test("an amount is a warning only above the threshold, and the engine tells the food while it is typed @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  const warning = page.getByRole("img", { name: "Warning" });
  await food(page).fill("chips");
  await measurement(page).fill("84 g");
  await expect(
    page.getByText("Your portion (84g) vs FDA standard (28g) - 3x larger"),
  ).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expectAccessible();
  await page.getByRole("button", { name: "Calculate Calories" }).click();
  const result = page.getByRole("article");
  await expect(result).toContainText("Your portion (84g) vs FDA standard (28g) - 3x larger");
  await expect(warning).toHaveCount(0);
  await amount(page).fill("85 g");
  await amount(page).press("Tab");
  await expect(warning).toBeVisible();
  await page.reload();

  await food(page).fill("Pringles");
  await measurement(page).fill("100 g");
  // The engine has loaded since the box had the focus.
  await expect(async () => {
    await food(page).fill("Pringle");
    await food(page).fill("Pringles");
    await expect(warning).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/vs FDA standard \(28g\) - 3.6x larger/)).toBeVisible();
  await food(page).fill("chipotle sauce");
  await expect(page.getByText(/vs FDA standard/)).toHaveCount(0);
  await food(page).fill("peanuts");
  await expect(page.getByText(/vs FDA standard \(30g\) - 3.3x larger/)).toBeVisible();
});

test("what is not found says so in both calculators, and keeps what was typed @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "xqzvw", "1 cup");
  await expect(page.getByText("Analysis Failed")).toBeVisible();
  const full =
    "Could not find nutrition data for this ingredient. Try using a more common name or check spelling.";
  await expect(page.getByText(full)).toBeVisible();
  await expect(food(page)).toHaveValue("xqzvw");
  await expectAccessible();
  await food(page).fill("xqzv");
  await expect(page.getByText("Analysis Failed"), "said of another text").toHaveCount(0);

  await page.goto("/");
  await calculate(page, "xqzvw", "1 cup");
  const compact =
    "Could not analyze ingredient. Please check spelling or try a simpler description.";
  await expect(page.getByText(compact)).toBeVisible();
});

test("the last five are kept, the quick calculator shows two, malformed is empty @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  for (const name of ["milk", "egg", "rice", "apple", "butter", "bread"]) {
    await food(page).fill(name);
    await measurement(page).fill("100 g");
    await measurement(page).press("Enter");
    await expect(page.getByRole("article")).toContainText(new RegExp(name, "i"));
  }
  const recents = page.getByRole("region", { name: "Recent Analyses" });
  await expect(recents.getByRole("button")).toHaveCount(5);
  await expect(recents.getByRole("button").first()).toContainText(/bread/i);
  await page.goto("/");
  const quick = page.getByRole("region", { name: "Quick Calorie Calculator" });
  await expect(quick.getByRole("listitem")).toHaveCount(2);
  await page.evaluate(() => localStorage.setItem("morsel-recent-analyses", "{oops"));
  await page.reload();
  await expect(quick.getByRole("listitem")).toHaveCount(0);
});

test("ingredients and everyday foods are offered while typing, and taken by keys", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await food(page).pressSequentially("b");
  await expect(suggestions(page)).toHaveCount(0);
  await food(page).pressSequentially("u");
  await expect(suggestions(page).first()).toBeVisible();
  expect(await suggestions(page).count()).toBeLessThanOrEqual(6);
  await expectAccessible();
  await food(page).fill("ban");
  await expect(suggestions(page).first()).toHaveText(/^banana\s*1 medium · 105 kcal$/);
  await expect(
    page.getByRole("listbox").getByRole("option", { name: /chickpeas|garbanzo/i }),
  ).toHaveCount(0);
  await food(page).press("ArrowDown");
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toContainText(
    "banana",
  );
  await food(page).press("Enter");
  await expect(page.getByRole("article")).toContainText(/banana.*105 kcal/is);
  await expect(amount(page)).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);
});

test("while typing on the dashboard too, own foods come first and what is mistyped is forgiven @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const date = day();
  await server.call("POST", "/api/meals/logged", {
    token: person.token,
    body: {
      ...{ name: "My chickpea bowl", date, totalCalories: 432, mealType: "lunch" },
      ...{ foodId: "16057", measurement: "2 cups" },
    },
  });
  // A phone, above its keyboard.
  await page.setViewportSize({ width: 390, height: 560 });
  await openAs(person);
  await food(page).fill("chick");
  await expect(suggestions(page).first()).toHaveText(/My chickpea bowl\s*2 cups · 432 kcal$/);
  await expect(suggestions(page).first()).toHaveAccessibleName(/^Eaten before/);
  await expect(suggestions(page).nth(1)).toContainText(/^chicken/);
  expect(await suggestions(page).count()).toBe(6);
  const last = await suggestions(page).last().boundingBox();
  const bar = await page.getByRole("navigation").boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 0), "all six are seen").toBeLessThan(bar?.y ?? 0);
  await expect(food(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible();
  await food(page).fill("bananna");
  await expect(suggestions(page).first()).toHaveText(/^banana\s*1 medium · 105 kcal$/);
  await food(page).fill("auberg");
  await expect(suggestions(page).first()).toContainText("eggplant");
  await food(page).press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
});

test("a chosen food's amount is changed in place: two taps and seven keys log it", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person);
  await food(page).click();
  await page.keyboard.type("sal");
  await page.getByRole("option", { name: /^salmon/ }).click();
  const result = page.getByRole("article");
  await expect(result).toContainText(/Salmon.*85 g.*175 kcal/is);
  await expect(amount(page)).toBeFocused();
  await expectAccessible();
  await page.keyboard.type("150");
  await expect(result).toContainText("309 kcal");
  await expect(result).toContainText("150 · read as 150 g");
  await page.keyboard.press("Enter");
  await expect(logged(page)).toContainText("309 kcal");
  await page.goto("/daily");
  const list = page.getByRole("region", { name: "Logged Today" });
  await expect(list.getByRole("listitem")).toContainText("150 g");
  await list.getByRole("button", { name: /^salmon, .*edit$/i }).click();
  const grams = page
    .getByRole("dialog", { name: "Edit entry" })
    .getByLabel("Amount (g)", { exact: true });
  await expect(grams).toBeFocused();
  await grams.click();
  await page.keyboard.type("200");
  await expect(grams, "a number is selected when it is pressed").toHaveValue("200");
  await grams.evaluate((box: HTMLInputElement) => box.setSelectionRange(1, 1));
  await grams.click();
  await page.keyboard.type("1");
  await expect(grams, "a further press puts the caret").not.toHaveValue("1");
});

test("a bare name is enough: chips and steps change its usual portion", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await food(page).fill("latte");
  await food(page).press("Enter");
  const result = page.getByRole("article");
  await expect(amount(page)).toHaveValue("1 cup");
  await expect(result).toContainText("114 kcal");
  await page.getByRole("button", { name: "More latte" }).click();
  await expect(amount(page)).toHaveValue("1 1/2 cups");
  await expect(result).toContainText("171 kcal");
  const chips = page.getByRole("list", { name: "Usual amounts of latte" });
  await chips.getByRole("button", { name: "1 medium" }).click();
  await expect(chips.getByRole("button", { pressed: true })).toHaveText("1 medium");
  await expect(result).toContainText("360 g");
  await expectAccessible();
  await amount(page).fill("2 flurbs");
  await expect(page.getByRole("alert")).toContainText("We couldn't read this measurement.");
  await expect(page.getByRole("button", { name: /^Log to/ })).toBeDisabled();
  await amount(page).fill("200 g");
  await expect(result).toContainText(/Amount\s*200 g · as you weighed it/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  // Food and amount stay one question of the recent ones.
  const recents = page.getByRole("region", { name: "Recent Analyses" });
  await expect(recents.getByRole("button")).toHaveCount(1);
  await expect(recents).toContainText("200 g");
});

test("the other foods are kin with their energy, and equivalents are said where they help", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "banana", "1 medium");
  const result = page.getByRole("article");
  const others = result.getByRole("list", { name: "Not this one? Choose another" });
  await expect(others.getByRole("button", { name: /^dehydrated bananas \d+ kcal$/ })).toBeVisible();
  await expect(others).not.toContainText(/muffin|bread|pudding|,/i);
  await calculate(page, "chicken breast", "170 g");
  await expect(result).toContainText("about 1 breast");
  await expect(others.getByRole("button", { name: /^fried chicken breast \d/ })).toHaveCount(1);
  await calculate(page, "eggs", "2");
  await expect(result).toContainText("143 kcal");
  await expect(result).not.toContainText(/cup|about/);
});

test("units of the built-in ingredients are converted, and how exactly is said @any-width", async ({
  page,
  openAs,
  person,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  const conversion = page.getByRole("region", { name: "Unit Conversion" });
  const said = conversion.getByRole("status");
  await expect(said).toHaveText("1 cup = 125 gApproximate");
  await field(conversion, "Amount to convert").fill("1 1/2");
  await expect(said).toHaveText("1 1/2 cup = 187.5 gApproximate");
  await field(conversion, "To").selectOption("tbsp");
  await expect(said).toHaveText("1 1/2 cup = 24 tbspExact");
  await field(conversion, "Ingredient").selectOption("Butter");
  await field(conversion, "From").selectOption("stick");
  await field(conversion, "To").selectOption("g");
  await expect(said).toContainText("169.5 g");
  await field(conversion, "Amount to convert").fill("lots");
  await expect(said).toContainText("This can't be converted.");
  await expectAccessible();
});

test("on a wide screen the tracker's columns end near each other @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const date = day();
  const names = ["Oats", "Eggs", "Toast", "Rice", "Beans", "Figs"];
  for (const name of [...names, ...names]) {
    await server.call("POST", "/api/meals/logged", {
      token: person.token,
      body: { name, date, totalCalories: 100, source: "calculator", iron: 2 },
    });
  }
  await openAs(person, "/calculator");
  for (const name of ["milk", "egg", "rice", "apple", "butter"]) {
    await calculate(page, name, "100 g");
    await expect(page.getByRole("article")).toContainText(new RegExp(name, "i"));
  }
  await page.reload();
  await expect(page.getByRole("region", { name: "Quick Suggestions" })).toBeVisible();
  const bottomOf = async (name: string) => {
    const box = await page.getByRole("region", { name }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const [left, right] = [await bottomOf("Log Again"), await bottomOf("Unit Conversion")];
  expect(Math.abs(left - right)).toBeLessThan(200);
});

test("a visitor calculates without an account and is asked to sign up to log @any-width", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/calculator");
  await calculate(page, "banana", "1 medium");
  await expect(page.getByRole("article")).toContainText("105 kcal", { timeout: 25_000 });
  await expectAccessible();
  await page.getByRole("button", { name: "Sign up to log this" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what another tab calculates doesn't take the screen from whoever types @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await food(page).fill("lentil so");
  const other = await page.context().newPage();
  await other.goto("/calculator");
  const recents = card(page, "Recent Analyses").getByRole("button");
  for (const [at, name] of ["banana", "apple"].entries()) {
    await calculate(other, name, "1 medium");
    await expect(recents).toHaveCount(at + 1);
    await expect(recents.first()).toContainText(name, { ignoreCase: true });
    await expect(food(page)).toBeFocused();
  }
  await expect(food(page)).toHaveValue("lentil so");
});
