import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const water = (page: Page) => card(page, "Water");
const left = (page: Page) => card(page, "From before you signed in");
const offer = "Add today's 3 glasses of water to your account?";

/** Somebody who isn't signed in counts three glasses. */
async function countThree(page: Page): Promise<void> {
  await page.goto("/");
  for (let glasses = 1; glasses <= 3; glasses += 1) {
    await button(water(page), "Add a glass").click();
    await expect(water(page)).toContainText(`${glasses} of 8 glasses`);
  }
}

test("a visitor's glasses are added to the account, once, when they say so @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  const history = () => server.call("GET", "/api/water-history", { token });
  await server.call("POST", "/api/daily-stats", { token, body: { waterGlasses: 1, date: day() } });
  await countThree(page);
  await openAs(person);
  await expect(water(page)).toContainText("1 of 8 glasses");
  await expect(left(page)).toContainText(offer);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  const other = await context.newPage();
  await other.goto("/");
  await expect(left(other)).toContainText(offer);
  await button(left(page), "Add to my account").click();
  await expect(water(page)).toContainText("4 of 8 glasses");
  for (const tab of [page, other]) await expect(left(tab)).toBeHidden();
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 4 }] });
  await page.reload();
  await expect(water(page)).toContainText("4 of 8 glasses");
  await expect(left(page)).toBeHidden();
});

test("a visitor's glasses that are declined stay declined @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await countThree(page);
  await openAs(person);
  await button(left(page), "No, thanks").click();
  await expect(left(page)).toBeHidden();
  await page.reload();
  await expect(water(page)).toContainText("0 of 8 glasses");
  await expect(left(page)).toBeHidden();
});

test("a visitor's glasses are offered to the first who signs in, and to nobody else @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await countThree(page);
  await openAs(person);
  await expect(left(page)).toContainText(offer);
  // Somebody else's session, put there without a sign-out.
  const other = await server.makePerson();
  await openAs(other);
  await expect(water(page)).toContainText("0 of 8 glasses");
  await expect(left(page)).toBeHidden();
  await openAs(person);
  await expect(left(page)).toContainText(offer);
  await page.goto("/profile");
  await button(page, "Sign Out").click();
  await expect(button(page, "Sign Up to Track")).toBeVisible();
  await openAs(other);
  await expect(water(page)).toContainText("0 of 8 glasses");
  await expect(left(page)).toBeHidden();
});

interface Kept {
  data: { kept: { key: string; data: { result: { ingredient: string } }[] }[] };
}

async function calculate(page: Page, food: string, measurement: string): Promise<void> {
  await field(page, "Food").fill(food);
  await field(page, "Measurement").fill(measurement);
  await field(page, "Measurement").press("Enter");
  await expect(page.getByRole("article")).toContainText("kcal");
}

const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem("morsel-recent-analyses") ?? "[]");

/** What the account has, as another device calculated it. */
async function calculatedElsewhere(page: Page, server: Server, person: Person): Promise<void> {
  await page.goto("/calculator");
  await calculate(page, "apple", "1 medium");
  const data: unknown = JSON.parse(await stored(page));
  const body = { key: "morsel-recent-analyses", data, timestamp: Date.now() };
  await server.call("POST", "/api/user/sync-data", { token: person.token, body });
  await page.evaluate(() => localStorage.clear());
}

/** The names of the calculations, newest first. */
const namesIn = (list: Kept["data"]["kept"][number]["data"]) =>
  list.map(({ result }) => result.ingredient);

async function ofAccount(server: Server, { token }: Person): Promise<string[]> {
  const { data } = (await server.call("GET", "/api/user/restore-data", { token })) as Kept;
  return namesIn(data.kept.find(({ key }) => key === "morsel-recent-analyses")?.data ?? []);
}

const here = async (page: Page) => namesIn(JSON.parse(await stored(page)) as never);

for (const { press, after } of [
  { press: "Add to my account", after: ["milk", "banana", "apple"] },
  { press: "No, thanks", after: ["apple"] },
])
  test(`a visitor's calculations and glasses are one question: ${press} @any-width`, async ({
    page,
    context,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    await calculatedElsewhere(page, server, person);
    await page.goto("/");
    await button(water(page), "Add a glass").click();
    await page.goto("/calculator");
    await calculate(page, "banana", "1 medium");
    await calculate(page, "milk", "1 cup");
    await openAs(person);
    await expect(left(page)).toContainText(
      "Add today's glass of water and your 2 calculations to your account?",
    );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible();
    }
    // Until it is answered, nothing is lost here and nothing is sent.
    expect(await here(page)).toEqual(["milk", "banana"]);
    expect(await ofAccount(server, person)).toEqual(["apple"]);
    const other = await context.newPage();
    await other.goto("/");
    await expect(left(other)).toBeVisible();

    await button(left(page), press).click();
    for (const tab of [page, other]) await expect(left(tab)).toBeHidden();
    await expect.poll(() => here(page)).toEqual(after);
    await expect.poll(() => ofAccount(server, person)).toEqual(after);
    await page.reload();
    await expect(water(page)).toContainText("of 8 glasses");
    expect(await here(page)).toEqual(after);
    await expect(left(page)).toBeHidden();
    await page.goto("/calculator");
    await expect(card(page, "Recent Analyses").getByRole("listitem")).toHaveCount(after.length);
  });

test("what is calculated after signing in stays, whatever becomes of a visitor's @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await page.goto("/calculator");
  await calculate(page, "banana", "1 medium");
  await openAs(person, "/calculator");
  await calculate(page, "milk", "1 cup");
  await page.goto("/");
  await expect(left(page)).toContainText("Add your calculation to your account?");
  await button(left(page), "No, thanks").click();
  await expect.poll(() => ofAccount(server, person)).toEqual(["milk"]);
  expect(await here(page)).toEqual(["milk"]);
});

for (const { press, logged } of [
  { press: "Add to my account", logged: ["banana", "milk"] },
  { press: "No, thanks", logged: [] },
])
  test(`what a visitor signed up to log is logged to its meal: ${press} @any-width`, async ({
    page,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    await page.goto("/calculator");
    for (const [food, amount] of [
      ["banana", "1 medium"],
      ["milk", "1 cup"],
    ] as const) {
      await calculate(page, food, amount);
      await page.getByRole("radio", { name: "Snack" }).check({ force: true });
      // Pressing twice, since the first mail got lost, isn't eating twice.
      for (let presses = 1; presses <= 2; presses += 1) {
        await button(page, "Sign up to log this").click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      }
    }
    // Calculated, but not to be logged.
    await calculate(page, "apple", "1 medium");
    await openAs(person);
    await expect(left(page)).toContainText("Add your 3 calculations to your account?");
    await expect(left(page)).toContainText("This also logs banana, milk, as you wanted.");
    await expectAccessible();
    await button(left(page), press).click();
    await expect(left(page)).toBeHidden();
    const meals = async () => {
      const all = await server.call("GET", "/api/meals/logged", { token: person.token });
      return (all as { name: string; mealType: string; date: string }[])
        .map(({ name, mealType, date }) => ({ name, mealType, date }))
        .sort((one, other) => one.name.localeCompare(other.name));
    };
    const expected = logged.map((name) => ({ name, mealType: "snack", date: day() }));
    await expect.poll(meals).toEqual(expected);
    if (expected.length > 0) await expect(card(page, "Today's Progress")).toContainText(/25\d/);
    await page.reload();
    await expect(left(page)).toBeHidden();
    expect(await meals()).toEqual(expected);
  });

test("without a network a visitor isn't promised that anything of theirs is sent @any-width", async ({
  page,
}) => {
  await page.goto("/");
  // Once the page listens.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("offline")));
    const note = page.getByText("You're offline. Nothing of yours waits to be sent.");
    await expect(note).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
