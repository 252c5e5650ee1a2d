import type { Locator } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";
import { button } from "./locators.ts";

// On a slow machine the rest of the app's code is still being fetched when the network goes.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED.*\/assets\//] });

interface Kept {
  name: string;
  source: string | null;
  clientRef: string | null;
}

test("what was eaten before is a tap away: as a suggestion, by its name, and what is often eaten", async ({
  page,
  context,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  const log = (name: string, more: object = {}) =>
    server.call("POST", "/api/meals/logged", {
      token,
      body: { name, date: day(), totalCalories: 100, source: "calculator", ...more },
    });
  for (const name of ["Oats", "Eggs", "Toast", "Rice", "Beans", "Figs"]) await log(name);
  await log("Old bread", { date: day(7) });
  await log("Old bread", { date: day(8) });
  await log("Sparkling water", { totalCalories: undefined, source: undefined });
  const soup = { totalProtein: 9.25, iron: 3, vitaminC: 0, vitaminB12: 0.01 };
  await log("Lentil soup", { ...soup, date: day(20), totalCalories: 999 });
  await log("LENTIL soup", { ...soup, date: day(1), totalCalories: 888 });
  await log("Lentil soup", { ...soup, totalCalories: 230 });

  // Five glasses that this browser doesn't know of yet.
  await server.call("POST", "/api/daily-stats", { token, body: { waterGlasses: 5, date: day() } });

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAs(person, "/calculator");
  const suggestions = page.getByRole("region", { name: "Quick Suggestions" });
  await expect(suggestions.getByRole("listitem"), "at most six names").toHaveCount(6);
  await expect(suggestions).not.toContainText("Old bread");
  const first = suggestions.getByRole("listitem").first();
  await expect(first).toContainText(/Lentil soup.*230 kcal/s);
  const nutrients = suggestions.getByRole("button", { name: "Nutrients" });
  await expect(nutrients).toHaveAttribute("aria-expanded", "true");
  await expect(first).toContainText("Iron 3 mg");
  await expect(first).toContainText("Vitamin B12 <0.1 μg");
  await expect(first).not.toContainText("Vitamin C");
  await expectAccessible();

  await first.getByRole("button", { name: "Copy Lentil soup" }).click();
  await expect(first.getByRole("button", { name: "Lentil soup copied" })).toBeVisible();
  await expect(page.getByText("Copied Lentil soup to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Lentil soup");
  await expect(first.getByRole("button", { name: "Copy Lentil soup" })).toBeVisible();

  const overlay = page.getByRole("dialog", { name: "Successfully Logged" });
  await first.getByRole("button", { name: "Add Lentil soup" }).click();
  await expect(overlay).toContainText("230 kcal");
  await expect(
    page.getByText(/^Added Lentil soup to (breakfast|lunch|dinner|snack)$/),
  ).toBeVisible();
  await page.keyboard.press("Escape");

  const again = page.getByRole("region", { name: "Log Again" });
  await expect(again).toContainText("Often logged");
  const often = again.getByRole("listitem");
  await expect(often, "more than once, most often first").toHaveText([/Lentil soup/, /Old bread/]);
  await expect(often.last().getByRole("button")).toHaveAccessibleName(
    "Old bread 100 kcal, log again",
  );
  await again.getByLabel("Search your meals").fill("lentil");
  await expect(again.getByRole("listitem"), "one entry a name, the newest").toHaveCount(1);
  await expect(again.getByRole("listitem")).toContainText("230 kcal");
  await expectAccessible();
  await again.getByRole("button", { name: /^Lentil soup.*log again/i }).click();
  await expect(page.getByText("Re-logged Lentil soup!")).toBeVisible();
  await page.keyboard.press("Escape");
  await again.getByLabel("Search your meals").fill("nothing like it");
  await expect(again).toContainText("Nothing like that in the last month.");

  // Water without calories counts as a glass, even if the page is left at once.
  await again.getByLabel("Search your meals").fill("water");
  await again.getByRole("button", { name: /^Sparkling water.*log again/i }).click();
  await page.keyboard.press("Escape");
  await page.goto("/");
  const water = page.getByRole("region", { name: "Water", exact: true });
  await expect(water).toContainText("6 of 8 glasses");

  await expect
    .poll(async () => {
      const meals = (await server.call("GET", "/api/meals/logged", { token })) as Kept[];
      return meals.slice(0, 3).map(({ name, source, clientRef }) => {
        return `${name}, ${source ?? ""}, ${clientRef?.split("-")[0] ?? ""}`;
      });
    })
    .toEqual([
      "Sparkling water, history, relogged",
      "Lentil soup, history, relogged",
      expect.stringMatching(/^Lentil soup, user-suggestion, /),
    ]);

  // Others on the page tell them apart by the same prefix.
  const localIds = () =>
    page.evaluate(() => {
      const meals = JSON.parse(localStorage.getItem("weeklyMeals") ?? "[]") as { id: string }[];
      return meals.slice(0, 2).map(({ id }) => id.replace(/-.*/, ""));
    });
  await expect.poll(localIds).toEqual(["relogged", "relogged"]);

  const history = () => server.call("GET", "/api/water-history", { token });
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 6 }] });

  // Each pending glass counts, on top of those another device added meanwhile.
  await page.goto("/calculator");
  await again.getByLabel("Search your meals").fill("water");
  const waterAgain = again.getByRole("button", { name: /^Sparkling water.*log again/i });
  await expect(waterAgain).toBeVisible();
  await context.setOffline(true);
  await waterAgain.click();
  await page.keyboard.press("Escape");
  await waterAgain.click();
  await page.keyboard.press("Escape");
  await server.call("POST", "/api/daily-stats", { token, body: { waterGlasses: 5, date: day() } });
  await context.setOffline(false);
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 7 }] });
});

test("logged water that is undone takes its glass with it, and no other @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Sparkling water", date: day(1), totalCalories: 0 };
  await server.call("POST", "/api/meals/logged", { token, body });
  const pour = (waterGlasses: number) =>
    server.call("POST", "/api/daily-stats", { token, body: { waterGlasses, date: day() } });
  const history = () => server.call("GET", "/api/water-history", { token });
  await pour(7);
  await openAs(person, "/calculator");
  const again = page.getByRole("region", { name: "Log Again" });
  await again.getByLabel("Search your meals").fill("water");
  const waterAgain = again.getByRole("button", { name: /^Sparkling water.*log again/i });
  // On the overlay, or on the toast that follows it.
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await waterAgain.click();
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 8 }] });
  await undo.click();
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 7 }] });

  // A day that was full already, and is known to be, got none from it.
  await pour(8);
  await page.goto("/");
  const water = page.getByRole("region", { name: "Water", exact: true });
  await expect(water).toContainText("8 of 8 glasses");
  await page.goto("/calculator");
  await again.getByLabel("Search your meals").fill("water");
  await waterAgain.click();
  await undo.click();
  await expect(page.getByText("Took Sparkling water out again")).toBeVisible();
  await expect
    .poll(() => server.call("GET", `/api/meals/logged?from=${day()}`, { token }))
    .toEqual([]);
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 8 }] });
});

test("water on a full day whose glasses haven't loaded yet takes none of them when it is undone @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Sparkling water", date: day(1), totalCalories: 0 };
  await server.call("POST", "/api/meals/logged", { token, body });
  const full = { waterGlasses: 8, date: day() };
  await server.call("POST", "/api/daily-stats", { token, body: full });
  const release = await holdBack(page, /\/api\/(water-history|sync\/changes)/);
  await openAs(person, "/calculator");
  const again = page.getByRole("region", { name: "Log Again" });
  await again.getByLabel("Search your meals").fill("water");
  await again.getByRole("button", { name: /^Sparkling water.*log again/i }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Took Sparkling water out again")).toBeVisible();
  release();
  await page.goto("/");
  const water = page.getByRole("region", { name: "Water", exact: true });
  await expect(water).toContainText("8 of 8 glasses");
  await expect
    .poll(() => server.call("GET", `/api/meals/logged?from=${day()}`, { token }))
    .toEqual([]);
  const history = await server.call("GET", "/api/water-history", { token });
  expect(history).toEqual({ data: [{ date: day(), glasses: 8 }] });
});

test("logged water that is deleted later takes its glass with it, and Undo brings both back @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const log = (name: string, source?: string) =>
    server.call("POST", "/api/meals/logged", {
      token,
      body: { name, date: day(), totalCalories: 0, ...(source && { source }) },
    });
  const history = () => server.call("GET", "/api/water-history", { token });
  const glasses = (count: number) =>
    expect.poll(history).toEqual({ data: [{ date: day(), glasses: count }] });
  const remove = (name: string) =>
    page.getByRole("button", { name: new RegExp(`^Delete ${name}`) });
  // As if logged in the app on another device, and by a program that counts no glasses.
  await log("Tap water", "calculator");
  await log("Rose water");
  await server.call("POST", "/api/daily-stats", { token, body: { waterGlasses: 3, date: day() } });
  await openAs(person, "/daily");
  await remove("Tap water").click();
  await glasses(2);
  await button(page, "Undo").click();
  await glasses(3);
  await expect(remove("Tap water")).toBeVisible();

  await page.reload();
  await remove("Rose water").click();
  await expect(remove("Rose water")).toHaveCount(0);
  await remove("Tap water").click();
  await glasses(2);
});

test("the tracker asks the diary once, for two weeks; a month only for a search @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { date: day(20), totalCalories: 310, source: "calculator" };
  await server.call("POST", "/api/meals/logged", { token, body: { name: "Goulash", ...body } });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== "/api/meals/logged") return;
    const [from, to] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""];
    // Where pages come late, the local copy asks for its week, which is no matter of the tracker's.
    if (from <= day(13)) asked.push(`${from} ${to}`);
  });
  await openAs(person, "/nutrition");
  const again = page.getByRole("region", { name: "Log Again" });
  await expect(again).toContainText("What you often log will be here");
  await quiet(page);
  expect(asked).toEqual([`${day(13)} ${day()}`]);

  await again.getByLabel("Search your meals").fill("goul");
  await expect(again.getByRole("listitem")).toContainText("310 kcal");
  // None, once the device has all of the person's entries.
  expect(asked.length).toBeLessThanOrEqual(2);
});

test("what is usual at this meal is one tap on the dashboard @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  await page.clock.setFixedTime(new Date(`${day()}T08:30:00-05:00`));
  await openAs(person);
  const quick = page.getByRole("region", { name: "Quick Calorie Calculator" });
  await expect(quick).toContainText("What you often eat now will be here, one tap away.");
  const height = (await quick.boundingBox())?.height;
  const log = (name: string, mealType: string, back: number) =>
    server.call("POST", "/api/meals/logged", {
      token,
      body: { ...{ name, mealType, date: day(back) }, totalCalories: 210, source: "calculator" },
    });
  for (const back of [1, 2, 3]) await log("Porridge", "breakfast", back);
  await log("Toast", "breakfast", 1);
  await log("Steak", "dinner", 1);
  await page.reload();
  await expect(quick).toContainText("Usual for breakfast");
  const chips = quick.getByRole("listitem");
  await expect(chips).toHaveText([/^Porridge/, /^Toast/]);
  expect((await quick.boundingBox())?.height, "nothing below is moved").toBe(height);
  const beyond = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(beyond), "nothing scrolls sideways but the chips").toBe(0);
  await expectAccessible();
  await chips.getByRole("button", { name: "Porridge 210 kcal, log again" }).click();
  await expect(page.getByText("Re-logged Porridge!")).toBeVisible();
});

test("when the next meal's time comes, an open dashboard offers what is usual then @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const log = (name: string, mealType: string) =>
    server.call("POST", "/api/meals/logged", {
      token,
      body: { ...{ name, mealType, date: day(2) }, totalCalories: 210, source: "calculator" },
    });
  await log("Porridge", "breakfast");
  await log("Sandwich", "lunch");
  // In the past, so that the session is still fresh by the browser's clock.
  await page.clock.install({ time: new Date(`${day(1)}T10:58:30-05:00`) });
  await openAs(person);
  const quick = page.getByRole("region", { name: "Quick Calorie Calculator" });
  await expect(quick).toContainText("Usual for breakfast");
  await expect(quick.getByRole("listitem").first()).toHaveText(/^Porridge/);
  await page.clock.runFor("03:00");
  await expect(quick).toContainText("Usual for lunch");
  await expect(quick.getByRole("listitem").first()).toHaveText(/^Sandwich/);
});
interface Logged {
  name: string;
  calories: number;
}

for (const pause of [120, 300, 700])
  test(`presses ${pause} ms apart in one place log one food, wherever foods are logged again @any-width`, async ({
    page,
    person,
    server,
    openAs,
  }) => {
    const { token } = person;
    const log = (name: string, more: object = {}) =>
      server.call("POST", "/api/meals/logged", {
        token,
        body: { name, date: day(1), totalCalories: 100, source: "calculator", ...more },
      });
    for (const name of ["Eggs", "Gouda", "Latte", "Almonds"]) await log(name);
    for (const name of ["Soup", "Stew", "Soup", "Stew", "Soup"])
      await log(name, { source: "history" });
    const today = async () => {
      const path = `/api/meals/logged?from=${day()}&to=${day()}`;
      const meals = (await server.call("GET", path, { token })) as Logged[];
      return meals.map(({ name }) => name).sort();
    };
    await openAs(person, "/calculator");
    const suggestions = page.getByRole("region", { name: "Quick Suggestions" });
    const again = page.getByRole("region", { name: "Log Again" });
    const twice = async (target: Locator) => {
      await target.scrollIntoViewIfNeeded();
      const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y);
      await page.waitForTimeout(pause);
      await page.mouse.click(x, y);
    };
    await twice(suggestions.getByRole("button", { name: "Add Eggs" }));
    await expect.poll(today).toEqual(["Eggs", "Eggs"]);
    await twice(again.getByRole("button", { name: /^Stew/ }));
    await expect.poll(today).toEqual(["Eggs", "Eggs", "Stew", "Stew"]);
    await again.getByLabel("Search your meals").fill("s");
    await expect(again.getByRole("listitem")).toHaveCount(4);
    await twice(again.getByRole("button", { name: /^Almonds/ }));
    await expect.poll(today).toEqual(["Almonds", "Almonds", "Eggs", "Eggs", "Stew", "Stew"]);
  });

test("a history and a food table that can't be loaded say so, and whose fault it is @any-width", async ({
  page,
  person,
  openAs,
}) => {
  const json = { error: { code: "INTERNAL", message: "Something went wrong." } };
  await page.route(/\/api\/(?!auth)/, (route) => route.fulfill({ status: 500, json }));
  await openAs(person, "/nutrition");
  const again = page.getByRole("region", { name: "Log Again" });
  await expect(again).toContainText("Your meals could not be loaded.");
  await page.getByLabel("Food", { exact: true }).fill("banana");
  await page.getByLabel("Measurement", { exact: true }).fill("1 medium");
  await page.getByLabel("Measurement", { exact: true }).press("Enter");
  const alert = page.getByRole("alert").filter({ hasText: "The food table could not be loaded" });
  await expect(alert).toContainText("That's on our side.");
  await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).click();
  const quick = page.getByRole("region", { name: "Quick Calorie Calculator" });
  await expect(quick).toContainText("Your meals could not be loaded.");
});
