import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { storedThings } from "./stored-things.ts";

/** Today in the browser's time zone. */

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The paths of the API's calls from now on, without the stream of events. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && pathname !== "/api/sync/events") calls.push(pathname);
  });
  return calls;
}

/** Has the page wait a minute for what is stored (else half a second), which takes two seconds. */
async function readSlowly(page: Page): Promise<() => number> {
  await page.addInitScript((patience) => {
    const { setTimeout: original } = window;
    const patient = (run: TimerHandler, ms?: number, ...args: unknown[]) =>
      original(run, ms === patience ? 60_000 : ms, ...args);
    window.setTimeout = patient as typeof window.setTimeout;
  }, 500);
  let held = 0;
  await page.route(/\/assets\/kinds-/, async (route) => {
    held++;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  return () => held;
}

/** Records which of these texts ever appear, from the next page load on. */
async function watchFor(page: Page, ...texts: string[]) {
  const seen: string[] = [];
  await page.exposeFunction("noteSeen", (text: string) => seen.push(text));
  await page.addInitScript((wanted) => {
    const look = () => {
      const shown = document.documentElement.textContent;
      for (const text of wanted)
        if (shown.includes(text))
          (window as unknown as { noteSeen: (text: string) => void }).noteSeen(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, texts);
  return seen;
}

test("without the server the day, the week, goals and water are as they were last @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  await server.call("PUT", "/api/user/goals", { token, body: { dailyCalorieGoal: 2500 } });
  const meal = { name: "Soup", mealType: "lunch", date: day(), time: "12:30 PM" };
  await server.call("POST", "/api/meals/logged", {
    token,
    body: { ...meal, totalCalories: 500, totalProtein: 20, iron: 3 },
  });
  await server.call("POST", "/api/daily-stats", {
    token,
    body: { waterGlasses: 3, date: day() },
  });
  await openAs(person, "/daily");
  await expect(card(page, "Logged Today").getByRole("listitem")).toHaveCount(1);
  await page.goto("/");
  await expect(card(page, "Water")).toContainText("3 of 8 glasses");
  await expect(card(page, "Weekly Progress")).toContainText(/Total\s*500/);
  // The entry, the glasses and the person.
  await expect.poll(() => storedThings(page)).toBe(3);

  await page.route("**/api/**", (route) => route.abort());
  const seen = await watchFor(page, "Sign Up to Track", "didn't load", "You're offline");
  await page.reload();
  const progress = card(page, "Today's Progress");
  await expect(progress).toContainText("of 2,500 kcal");
  await expect(progress).toContainText(/Remaining\s*2,000/);
  await expect(card(page, "Water")).toContainText("3 of 8 glasses");
  await expect(card(page, "Weekly Progress")).toContainText(/Total\s*500/);
  await expect(card(page, "Essential Micronutrients")).toContainText(/Iron\s*3 \/ 18 mg/);
  await expectAccessible();
  // Changes made meanwhile are shown, and stored too.
  await card(page, "Water").getByRole("button", { name: "Add a glass" }).click();
  await page.goto("/daily");
  await expect(card(page, "Logged Today").getByRole("listitem")).toHaveCount(1);
  expect(seen).toEqual([]);
  // Where one is signed in is told by the server alone.
  await page.goto("/profile");
  await expect(page.getByText("Ada Park").first()).toBeVisible();

  await page.unroute("**/api/**");
  await page.goto("/");
  await expect(card(page, "Water")).toContainText("4 of 8 glasses");
  await expect
    .poll(() => server.call("GET", "/api/water-history?days=2", { token }))
    .toMatchObject({ data: [{ glasses: 4 }] });
});

test("what is kept of a person is erased as they sign out, and shown to nobody else @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const body = { name: "Soup", mealType: "lunch", date: day(), totalCalories: 700 };
  await server.call("POST", "/api/meals/logged", { token: person.token, body });
  await openAs(person);
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*1/);
  await expect.poll(() => storedThings(page)).toBeGreaterThan(1);

  // Someone else's session, put there without a sign-out.
  const other = await server.makePerson();
  await openAs(other);
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*0/);
  await page.route(/\/api\/(meals|sync|users)\//, (route) => route.abort());
  await openAs(person);
  await expect(page.getByRole("main")).toContainText("didn't load", { timeout: 15_000 });
  await page.unroute(/\/api\/(meals|sync|users)\//);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Sign Up to Track" })).toBeVisible();
  await expect.poll(() => storedThings(page)).toBe(0);
});

test("with all its things a device's start asks for what is new and who is signed in, and nothing else @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Soup", date: day(), totalCalories: 500 };
  await server.call("POST", "/api/meals/logged", { token, body });
  await server.call("POST", "/api/daily-stats", { token, body: { waterGlasses: 3, date: day() } });
  await openAs(person);
  await expect.poll(() => storedThings(page)).toBe(3);
  await server.call("POST", "/api/meals/logged", { token, body: { ...body, name: "Tea" } });
  const held = await readSlowly(page);
  const calls = callsOf(page);
  await page.goto("/daily");
  await expect(card(page, "Logged Today").getByRole("listitem")).toHaveCount(2);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(card(page, "Weekly Progress")).toContainText(/Total\s*1,000/);
  await expect(card(page, "Water")).toContainText("3 of 8 glasses");
  expect(held(), "reading of what is stored was held up").toBe(1);
  // Asked in the background, a second or more after the start, which may be now.
  const later = ["/api/achievements/check", "/api/fasting/active"];
  const start = calls.filter((path) => !later.includes(path));
  expect(new Set(start)).toEqual(new Set(["/api/sync/changes", "/api/auth/user"]));
});

test("a change whose reply is lost counts once, also where the feed has it already @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person);
  await expect.poll(() => storedThings(page)).toBeGreaterThan(0);
  await page.route("**/api/meals/logged", async (route) => {
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.goto("/calculator");
  await page.getByLabel("Food", { exact: true }).fill("banana");
  await page.getByLabel("Measurement", { exact: true }).fill("1 medium");
  await page.getByLabel("Measurement", { exact: true }).press("Enter");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await expect
    .poll(() => server.call("GET", "/api/meals/logged", { token: person.token }))
    .toHaveLength(1);
  await page.goto("/");
  const caughtUp = page.waitForResponse(/\/api\/sync\/changes/);
  await page.reload();
  await caughtUp;
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*1/);
  await page.waitForTimeout(300);
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*1/);
});

test("what releases before this one kept is deleted @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/favicon.svg");
  const names = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("morsel-kept", 1);
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      }),
  );
  expect(await names()).toContain("morsel-kept");
  await page.goto("/");
  await expect.poll(names).not.toContain("morsel-kept");
});

test("goals are shown at once, survive a reload, and reach the server when it is there @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/profile");
  const calories = page.getByLabel("Calories", { exact: true });
  const save = page.getByRole("button", { name: "Save goals" });
  const refuse = (status: number) =>
    page.route("**/api/user/goals", (route) => route.fulfill({ status, body: "{}" }));
  await refuse(422);
  await calories.fill("1800");
  await save.click();
  await expect(page.getByText("Update Failed").filter({ visible: true })).toBeVisible();
  await expect(page.getByText("Failed to update calorie goal: 422")).toBeVisible();
  await expect(calories).toHaveValue("2000");

  await page.unroute("**/api/user/goals");
  await refuse(503);
  await calories.fill("1900");
  await page.getByLabel("Protein", { exact: true }).fill("150");
  await save.click();
  await expect(calories).toHaveValue("1900");
  await expectAccessible();
  await page.goto("/");
  await expect(card(page, "Today's Progress")).toContainText("of 1,900 kcal");
  await expect(card(page, "Macros")).toContainText("150 g");
  await page.reload();
  await expect(card(page, "Today's Progress")).toContainText("of 1,900 kcal");
  await page.unroute("**/api/user/goals");
  await expect(page.getByText("Your daily goals are saved.")).toBeVisible();
  expect(await server.call("GET", "/api/auth/user", { token: person.token })).toMatchObject({
    dailyCalorieGoal: 1900,
    dailyProteinGoal: 150,
  });
});
