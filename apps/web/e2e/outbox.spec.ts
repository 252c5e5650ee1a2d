import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { field } from "./locators.ts";

interface Logged {
  id: string;
  name: string;
}

async function calculate(page: Page, name: string, amount: string) {
  await field(page, "Food").fill(name);
  await field(page, "Measurement").fill(amount);
  await field(page, "Measurement").press("Enter");
  await expect(page.getByRole("article")).toContainText("kcal");
}

test("without a network a meal is calculated, logged, kept through a closed page, and sent once @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  const diary = async () =>
    (await server.call("GET", "/api/meals/logged", { token: person.token })) as Logged[];

  await openAs(person, "/calculator");
  // The first calculation also loads the browser's own engine.
  const table = page.waitForResponse(/\/api\/foods\/table/);
  await calculate(page, "milk", "1 cup");
  await (await table).finished();

  // From here on, nothing of the page itself is being fetched.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/toaster-")),
  );
  await quiet(page);
  await context.setOffline(true);
  await field(page, "Food").fill("flo");
  await expect(page.getByRole("option", { name: /^flour\b.* kcal$/ }).first()).toBeVisible();
  await field(page, "Food").fill("oatm");
  await expect(page.getByRole("option", { name: /^oatmeal\b.* kcal$/ }).first()).toBeVisible();
  await field(page, "Food").fill("2 eggs, toast with butter and 150g grilled chicken breast");
  await field(page, "Food").press("Enter");
  await expect(page.getByRole("article").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("article")).toContainText(/Protein\s*\d+\.\d g/);
  await calculate(page, "banana", "1 medium");
  await expect(page.getByRole("article")).toContainText("105 kcal");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await expect(page.getByRole("dialog", { name: "Successfully Logged" })).toBeVisible();
  expect(await diary()).toEqual([]);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  let sent = 0;
  again.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/meals/logged")) sent += 1;
  });
  await again.goto("/daily");
  const list = again.getByRole("region", { name: "Logged Today" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect.poll(async () => (await diary()).map(({ name }) => name)).toEqual(["banana"]);
  await again.reload();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect(await diary()).toHaveLength(1);
  expect(sent).toBe(1);
});

test("an answer that was lost is asked for again with the same id @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/calculator");
  const ids: string[] = [];
  await page.route("**/api/meals/logged", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push((route.request().postDataJSON() as Logged).id);
    if (ids.length > 1) return route.continue();
    // The server receives it, but the browser never gets the reply.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await calculate(page, "banana", "1 medium");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await expect.poll(() => ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);
  const meals = await server.call("GET", "/api/meals/logged", { token: person.token });
  expect(meals).toHaveLength(1);
});

test("an answer that never comes holds up neither its change nor those after it @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  // Nobody waits half a minute here.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 20);
  });
  await openAs(person);
  let tries = 0;
  await page.route("**/api/water/steps", async (route) => {
    tries += 1;
    if (tries > 1) await route.continue();
  });
  const water = page.getByRole("region", { name: "Water", exact: true });
  await water.getByRole("button", { name: "Add a glass" }).click();
  await expect.poll(() => tries).toBe(1);
  const tabs = page.getByRole("navigation", { name: "Main" });
  await tabs.getByRole("link", { name: "Calorie Tracker", exact: true }).click();
  await calculate(page, "banana", "1 medium");
  await page.getByRole("button", { name: /^Log to/ }).click();
  const { token } = person;
  await expect
    .poll(() => server.call("GET", "/api/meals/logged", { token }))
    .toMatchObject([{ name: "banana" }]);
  await expect
    .poll(() => server.call("GET", "/api/water-history?days=2", { token }))
    .toMatchObject({ data: [{ glasses: 1 }] });
});

test("what the server refuses leaves the list again, and says so @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await page.route("**/api/meals/logged", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const error = { code: "INVALID_REQUEST", message: "That is too much." };
    return route.fulfill({ status: 400, json: { error } });
  });
  await calculate(page, "banana", "1 medium");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await expect(page.getByText("Failed to add banana")).toBeVisible();
  await expect(page.getByText("That is too much.")).toBeVisible();
  await page.goto("/daily");
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
});

test("a deletion that the server refuses comes back, and says so @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await calculate(page, "banana", "1 medium");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await page.route("**/api/meals/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 400, json: { error: { code: "NO", message: "No." } } })
      : route.continue(),
  );
  await page.goto("/daily");
  const list = page.getByRole("region", { name: "Logged Today" });
  await list.getByRole("button", { name: "Delete banana" }).click();
  await expect(page.getByText("Delete Failed").filter({ visible: true })).toBeVisible();
  await expect(
    page.getByText("Could not delete meal. Please try again.").filter({ visible: true }),
  ).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
});

test("a deletion that the server has shows until the day is answered anew, after a visit to Fasting too @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const today = day();
  const body = { name: "Soup", date: today, totalCalories: 300 };
  await server.call("POST", "/api/meals/logged", { token: person.token, body });
  const caughtUp = page.waitForResponse(/\/api\/sync\/changes/);
  await openAs(person, "/fasting");
  await caughtUp;
  await page.getByRole("link", { name: "Meal Journal" }).click();
  const list = page.getByRole("region", { name: "Logged Today" });
  const progress = page.getByRole("region", { name: "Today's Progress" });
  await expect(progress).toContainText(/Meals\s*1/);
  await page.route("**/api/sync/changes?*", (route) => route.abort());
  const asked = page.waitForRequest(/\/api\/sync\/changes/);
  const deleted = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  await list.getByRole("button", { name: "Delete Soup" }).click();
  expect((await deleted).status()).toBe(204);
  await asked;
  await expect(progress).toContainText(/Meals\s*0/);
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
  await page.unroute("**/api/sync/changes?*");
  const answered = page.waitForResponse(/\/api\/sync\/changes/);
  await page.reload();
  await answered;
  await expect(progress).toContainText(/Meals\s*0/);
});

test("two open tabs agree by themselves @any-width", async ({ page, context, person, openAs }) => {
  await openAs(person, "/calculator");
  const other = await context.newPage();
  await other.goto("/daily");
  await expect(other.getByText("Nothing logged yet")).toBeVisible();
  await calculate(page, "banana", "1 medium");
  await page.getByRole("button", { name: /^Log to/ }).click();
  const list = other.getByRole("region", { name: "Logged Today" });
  await expect(list.getByRole("listitem")).toHaveCount(1, { timeout: 10_000 });
});

test("two open tabs agree on water by themselves, and each counts on from there @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  await openAs(person);
  const other = await context.newPage();
  await other.goto("/");
  const waterIn = (tab: Page) => tab.getByRole("region", { name: "Water", exact: true });
  const plusIn = (tab: Page) => waterIn(tab).getByRole("button", { name: "Add a glass" });
  await expect(waterIn(other)).toContainText("0 of 8 glasses");
  await plusIn(page).click();
  await expect(waterIn(other)).toContainText("1 of 8 glasses", { timeout: 10_000 });
  await plusIn(other).click();
  await expect(waterIn(page)).toContainText("2 of 8 glasses", { timeout: 10_000 });
  await expect
    .poll(() => server.call("GET", "/api/water-history?days=2", { token: person.token }))
    .toMatchObject({ data: [{ glasses: 2 }] });
});

test("without the server's events another device's entry is there when the page is looked at again @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  // A proxy may cut them off.
  await page.route("**/api/sync/events", (route) => route.abort());
  const caughtUp = page.waitForResponse(/\/api\/sync\/changes/);
  await openAs(person, "/daily");
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
  await caughtUp;
  const body = { name: "Soup", date: day(), totalCalories: 300 };
  await server.call("POST", "/api/meals/logged", { token: person.token, body });
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(?!sync\/|achievements\/check)/.test(request.url())) calls.push(request.url());
  });
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  const list = page.getByRole("region", { name: "Logged Today" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect(calls, "no list is asked for").toEqual([]);
});

test("what one person does isn't sent with the session of somebody who signs in elsewhere @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const other = await server.makePerson();
  await openAs(person);
  const water = page.getByRole("region", { name: "Water" });
  await expect(water).toContainText("0 of 8 glasses");
  await quiet(page);
  const session = JSON.stringify(other.session);
  await page.evaluate((text) => localStorage.setItem("morsel-auth", text), session);
  await water.getByRole("button", { name: "Add a glass" }).click();
  await expect(water).toContainText("1 of 8 glasses");
  // Longer than a first attempt and the one after it.
  await page.waitForTimeout(2_500);
  const theirs = await server.call("GET", "/api/water-history?days=1", { token: other.token });
  expect(JSON.stringify(theirs)).not.toMatch(/"glasses":1/);
});
