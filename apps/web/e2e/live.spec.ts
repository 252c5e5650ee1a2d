import type { BrowserContext, Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { field } from "./locators.ts";
import { openSignedIn } from "./open.ts";
import type { Person, Server } from "./server.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A second device of the same person. */
async function openElsewhere(
  context: BrowserContext,
  server: Server,
  person: Person,
  path: string,
) {
  const page = await context.newPage();
  const live = page.waitForResponse(/\/api\/sync\/events/);
  await openSignedIn(page, path, { session: await server.newSession(person) });
  await live;
  return page;
}

test("a second device shows the first one's entry, water, fast and goal by itself @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const other = await openElsewhere(context, server, person, "/");
  // It takes a fraction of a second, on a quiet machine; nothing else than the stream brings it.
  const within = { timeout: 10_000 };
  const { token } = person;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, body });
  const calls: string[] = [];
  await expect(card(other, "Today's Progress")).toContainText(/Meals\s*0/);
  await other.waitForTimeout(500);
  other.on("request", (request) => calls.push(new URL(request.url()).pathname));

  const body = { name: "Soup", date: day(), totalCalories: 500 };
  await call("POST", "/api/meals/logged", body);
  await expect(card(other, "Today's Progress")).toContainText(/Meals\s*1/, within);
  await call("POST", "/api/daily-stats", { waterGlasses: 3, date: day() });
  await expect(card(other, "Water")).toContainText("3 of 8 glasses", within);
  await call("PUT", "/api/user/goals", { dailyCalorieGoal: 2500 });
  await expect(card(other, "Today's Progress")).toContainText("of 2,500 kcal", within);
  const startTime = new Date(Date.now() - 3_600_000).toISOString();
  const begun = await call("POST", "/api/fasting/start", { planId: "16-8", startTime });
  const fast = begun as { id: string };
  const noFast = other.getByText("No active fasting session");
  await expect(noFast).toBeHidden(within);
  await call("PUT", `/api/fasting/${fast.id}/complete`, {});
  await expect(noFast).toBeVisible(within);
  // Code that comes when it is first needed, such as a toast's, is no question.
  const asked = calls.filter((path) => !path.startsWith("/assets/"));
  expect(new Set(asked), "the feed alone is asked").toEqual(new Set(["/api/sync/changes"]));

  // The same made on the screen of the first device.
  await openAs(person, "/calculator");
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  const sent = page.waitForResponse(
    (reply) => reply.url().endsWith("/api/meals/logged") && reply.request().method() === "POST",
  );
  await page.getByRole("button", { name: /^Log to/ }).click();
  await sent;
  await expect(card(other, "Today's Progress")).toContainText(/Meals\s*2/, within);
  await context.close();
});

test("of two tabs one listens, and a lost connection misses nothing @any-width", async ({
  context,
  person,
  server,
}) => {
  let listening = 0;
  context.on("request", (request) => {
    if (request.url().includes("/api/sync/events")) listening += 1;
  });
  const page = await openElsewhere(context, server, person, "/");
  const second = await context.newPage();
  await second.goto("/");
  await expect(card(second, "Today's Progress")).toContainText(/Meals\s*0/);
  await second.waitForTimeout(3_000);
  expect(listening).toBe(1);
  await context.setOffline(true);
  const body = { name: "Soup", date: day(), totalCalories: 500 };
  await server.call("POST", "/api/meals/logged", { token: person.token, body });
  await context.setOffline(false);
  for (const tab of [page, second])
    await expect(card(tab, "Today's Progress")).toContainText(/Meals\s*1/);
});
