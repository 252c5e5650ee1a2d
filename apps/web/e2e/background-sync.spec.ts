import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect } from "./fixtures.ts";
import { withInstallation as it, untilKept } from "./installation.ts";
import { button, card, field } from "./locators.ts";
import { openSignedIn } from "./open.ts";
import type { Person } from "./server.ts";
import { waitingChanges } from "./waiting-changes.ts";

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** Opens the app as somebody, with a worker that has kept it. */
async function openAs(page: Page, url: string, person: Person): Promise<void> {
  await openSignedIn(page, url, person);
  await untilKept(page);
  // The food table is what the engine calculates with.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
}

async function logBanana(page: Page): Promise<void> {
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await page.keyboard.press("Escape");
}

/** The calls that the service worker may make; null if it was given none. */
const handedOver = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "morsel-handover")) return null;
    return new Promise<string[] | null>((resolve) => {
      const opening = indexedDB.open("morsel-handover");
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction("handover").objectStore("handover").get("handover");
        reading.onsuccess = () => {
          const row = reading.result as
            | { letters: { requests: { method: string; address: string }[] }[] }
            | undefined;
          const requests = row?.letters.flatMap((letter) => letter.requests);
          resolve(requests?.map(({ method, address }) => `${method} ${address}`) ?? null);
          database.close();
        };
      };
    });
  });

/** A page of no site, from which the test plays the browser that has found its network again. */
async function outside(context: BrowserContext): Promise<CDPSession> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("ServiceWorker.enable");
  return cdp;
}

async function sync(cdp: CDPSession, url: string): Promise<void> {
  const told = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send("ServiceWorker.disable");
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.dispatchSyncEvent", {
    ...{ origin: url, registrationId: await told },
    ...{ tag: "morsel-outbox", lastChance: false },
  });
}

it("what waits is sent after the last tab has closed, once, in order, and as of when it was made @any-width", async ({
  page,
  context,
  installation,
}) => {
  it.slow();
  const { url } = installation;
  const person = await installation.server().makePerson();
  const { token } = person;
  await openAs(page, url, person);
  await installation.stop();
  await logBanana(page);
  await page.getByRole("button", { name: /^banana.*, edit$/ }).click();
  await field(page.getByRole("dialog"), "Name").fill("Green banana");
  await button(page.getByRole("dialog"), "Save").click();
  await button(card(page, "Water"), "Add a glass").click();
  await tab(page, "Profile").click();
  await field(card(page, "Daily Goals"), "Calories").fill("2200");
  await field(card(page, "Daily Goals"), "Protein").fill("111");
  await button(card(page, "Daily Goals"), "Save goals").click();
  await expect.poll(() => handedOver(page)).toContain("PUT /api/user/goals");
  const cdp = await outside(context);
  await page.close();

  await installation.start();
  const server = installation.server();
  // Set later, on another device: it stays.
  await server.call("PUT", "/api/user/goals", { token, body: { dailyCalorieGoal: 1850 } });
  await sync(cdp, url);
  await expect
    .poll(() => server.call("GET", "/api/auth/user", { token }))
    .toMatchObject({ dailyCalorieGoal: 1850, dailyProteinGoal: 111 });
  expect(await server.call("GET", "/api/meals/logged", { token })).toMatchObject([
    { name: "Green banana", date: day() },
  ]);
  const water = () => server.call("GET", "/api/water-history?days=2", { token });
  expect(await water()).toMatchObject({ data: [{ glasses: 1 }] });
  // Nothing is left to send: neither for the worker nor for the next tab.
  await sync(cdp, url);
  const again = await context.newPage();
  const posts: string[] = [];
  again.on("request", (request) => {
    if (/meals\/logged|water\/steps/.test(request.url()) && request.method() !== "GET")
      posts.push(request.url());
  });
  await again.goto(url);
  await expect(again.getByRole("button", { name: /^Green banana.*, edit$/ })).toHaveCount(1);
  await expect(card(again, "Water")).toContainText("1 of 8 glasses");
  await expect.poll(() => handedOver(again)).toBeNull();
  expect(posts).toEqual([]);
  expect(await water()).toMatchObject({ data: [{ glasses: 1 }] });
});

it("an open tab learns what the worker has sent @any-width", async ({
  page,
  context,
  installation,
}) => {
  const { url } = installation;
  const person = await installation.server().makePerson();
  await openAs(page, url, person);
  // Only the page can't reach the server.
  await page.route("**/api/water/steps", (route) => route.abort("connectionrefused"));
  await button(card(page, "Water"), "Add a glass").click();
  await expect.poll(() => handedOver(page)).toContain("POST /api/water/steps");
  await sync(await outside(context), url);
  await expect.poll(() => handedOver(page)).toBeNull();
  await expect(card(page, "Water")).toContainText("1 of 8 glasses");
});

it("after signing out the worker sends nothing; what waits is sent when its owner is back @any-width", async ({
  page,
  context,
  installation,
}) => {
  it.slow();
  const { url } = installation;
  const person = await installation.server().makePerson();
  await openAs(page, url, person);
  await installation.stop();
  await logBanana(page);
  await expect.poll(() => handedOver(page)).toContain("POST /api/meals/logged");
  await tab(page, "Profile").click();
  await button(page, "Sign Out").click();
  await button(page, "Sign out anyway").click();
  await expect(page.locator("#screen-title")).toHaveText("Know what you eat");
  expect(await handedOver(page)).toBeNull();
  const cdp = await outside(context);
  await page.close();

  await installation.start();
  const server = installation.server();
  const session = await server.newSession(person);
  const meals = () => server.call("GET", "/api/meals/logged", { token: session.access_token });
  await sync(cdp, url);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await meals()).toEqual([]);
  const again = await context.newPage();
  await openSignedIn(again, url, { session });
  await expect.poll(meals).toMatchObject([{ name: "banana" }]);
});

it("the worker sends nothing of whoever used this browser before @any-width", async ({
  page,
  context,
  installation,
}) => {
  it.slow();
  const { url } = installation;
  const ada = await installation.server().makePerson();
  const bob = await installation.server().makePerson();
  await openAs(page, url, ada);
  await installation.stop();
  await logBanana(page);
  await expect.poll(() => handedOver(page)).toContain("POST /api/meals/logged");
  // Somebody else's session, put there without a sign-out.
  await page.goto("about:blank");
  await installation.start();
  await openSignedIn(page, url, bob);
  await expect(page.getByText("Nothing logged yet").first()).toBeVisible();
  await expect.poll(() => handedOver(page)).toBeNull();
  await expect(card(page, "Water")).toContainText("0 of 8 glasses");
  await installation.stop();
  await button(card(page, "Water"), "Add a glass").click();
  await expect.poll(() => handedOver(page)).toContain("POST /api/water/steps");
  const cdp = await outside(context);
  await page.close();

  await installation.start();
  const server = installation.server();
  await sync(cdp, url);
  await expect
    .poll(() => server.call("GET", "/api/water-history?days=2", { token: bob.token }))
    .toMatchObject({ data: [{ glasses: 1 }] });
  for (const [who, { token }] of Object.entries({ ada, bob }))
    expect(await server.call("GET", "/api/meals/logged", { token }), who).toEqual([]);
});

it("what the worker has sent shows when the app is opened without a network before it was read back @any-width", async ({
  page,
  context,
  installation,
}) => {
  it.slow();
  const { url } = installation;
  const person = await installation.server().makePerson();
  const { token } = person;
  await openAs(page, url, person);
  await expect(page.getByText("Nothing logged yet").first()).toBeVisible();
  await installation.stop();
  await logBanana(page);
  await button(card(page, "Water"), "Add a glass").click();
  await button(card(page, "Water"), "Add a glass").click();
  await expect.poll(() => handedOver(page)).toContain("POST /api/water/steps");
  const cdp = await outside(context);
  await page.close();

  await installation.start();
  const server = installation.server();
  const meals = () => server.call("GET", "/api/meals/logged", { token });
  await sync(cdp, url);
  await expect
    .poll(() => server.call("GET", "/api/water-history?days=2", { token }))
    .toMatchObject({ data: [{ glasses: 2 }] });
  expect(await meals()).toMatchObject([{ name: "banana" }]);
  await installation.stop();

  const again = await context.newPage();
  await again.goto(url);
  await expect(again.getByRole("button", { name: /^banana.*, edit$/ })).toHaveCount(1);
  await expect(card(again, "Water")).toContainText("2 of 8 glasses");
  // The recent analyses are kept as the page closes, too late to be handed over.
  expect(await waitingChanges(again, "kept.set"), "nothing else is left to send").toBe(0);
  await again.getByRole("button", { name: "Delete banana" }).click();

  await installation.start();
  await expect
    .poll(() => installation.server().call("GET", "/api/meals/logged", { token }))
    .toEqual([]);
  await expect(again.getByText("Nothing logged yet").first()).toBeVisible();
  await expect(card(again, "Water")).toContainText("2 of 8 glasses");
});
