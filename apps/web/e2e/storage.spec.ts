import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { field } from "./locators.ts";
import { storedThings } from "./stored-things.ts";
import { waitingChanges } from "./waiting-changes.ts";

/** What a browser may do instead of storing. */
const ways = {
  refused: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Storage is switched off.", "SecurityError");
    };
  },
  denied: () => {
    // Each request fails, as in private windows of browsers that have no databases there.
    const { open } = IDBFactory.prototype;
    open.call(indexedDB, "newer", 2);
    IDBFactory.prototype.open = () => open.call(indexedDB, "newer", 1);
  },
  stuck: () => {
    // Answered by nothing, as behind another tab that won't close.
    const request = { result: null, error: null } as unknown as IDBOpenDBRequest;
    IDBFactory.prototype.open = () => request;
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
  },
} as const;

const titles = {
  refused: "Nothing is kept on this device",
  denied: "Nothing is kept on this device",
  stuck: "Nothing is kept on this device",
  full: "This device is full",
} as const;

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const way of ["refused", "denied", "stuck", "full"] as const)
  test(`storage that is ${way} costs the offline start alone, and the bell says so @any-width`, async ({
    page,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    await page.addInitScript(ways[way]);
    const { token } = person;
    const body = { name: "Soup", date: day(), totalCalories: 500 };
    await server.call("POST", "/api/meals/logged", { token, body });
    await openAs(person);
    await expect(card(page, "Today's Progress")).toContainText(/Meals\s*1/);
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(page.getByText(titles[way])).toBeVisible({ timeout: 12_000 });
    await expectAccessible();
    await page.goto("/calculator");
    await field(page, "Food").fill("banana");
    await field(page, "Measurement").fill("1 medium");
    await field(page, "Measurement").press("Enter");
    await page.getByRole("button", { name: /^Log to/ }).click();
    await expect
      .poll(() => server.call("GET", "/api/meals/logged", { token }))
      .toMatchObject([{ name: "banana" }, { name: "Soup" }]);
    await page.goto("/");
    await expect(card(page, "Today's Progress")).toContainText(/Meals\s*2/);
    await page.goto("/profile");
    await page.getByRole("button", { name: /^Data/ }).click();
    await expect(card(page, "On this device")).toContainText("Until this page is closed");
  });

/** Opens a page without the app's code on the same site, where a test works on storage by hand. */
async function beside(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto("/favicon.svg");
  return other;
}

const databases = ["morsel-outbox", "morsel-replica"];

async function logBanana(page: Page): Promise<void> {
  await page.goto("/calculator");
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  await page.getByRole("button", { name: /^Log to/ }).click();
}

test("where nothing is stored, a page with something unsent asks before it is closed @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.addInitScript(ways.refused);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await openAs(person);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText(titles.refused)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(page.getByText("You're offline. Keep this page open")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.route("**/api/water/steps", (route) => route.abort("connectionrefused"));
  await card(page, "Water").getByRole("button", { name: "Add a glass" }).click();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await page.unroute("**/api/water/steps");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  // Once it is sent there is nothing to ask.
  await expect(card(page, "Water")).toContainText("1 of 8 glasses");
  await page.waitForTimeout(1_000);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toHaveLength(1);
});

test("a full device gives up what the server has for what it doesn't have yet @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const body = { name: "Soup", date: day(), totalCalories: 500 };
  await server.call("POST", "/api/meals/logged", { token: person.token, body });
  await openAs(person);
  await expect.poll(() => storedThings(page)).toBeGreaterThan(0);
  // Full from now on, until the copy of what the server has is gone.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const { deleteDatabase } = IDBFactory.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
    IDBFactory.prototype.deleteDatabase = function (name) {
      const deleting = deleteDatabase.call(this, name);
      if (name === "morsel-replica") IDBObjectStore.prototype.put = put;
      return deleting;
    };
  });
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await card(page, "Water").getByRole("button", { name: "Add a glass" }).click();
  await expect.poll(() => waitingChanges(page)).toBe(1);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText(titles.full)).toBeVisible();
});

test("databases that another tab blocks cost the offline start alone, and are used once they are free @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const other = await beside(page);
  // Held by a tab that doesn't make room, and to be deleted: whoever opens them waits.
  await other.evaluate(async (names) => {
    for (const name of names) {
      await new Promise((resolve) => {
        indexedDB.open(name, 1).onsuccess = resolve;
      });
      indexedDB.deleteDatabase(name);
    }
  }, databases);
  await openAs(person);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText(titles.refused)).toBeVisible();
  await logBanana(page);
  await expect
    .poll(() => server.call("GET", "/api/meals/logged", { token }))
    .toMatchObject([{ name: "banana" }]);
  await other.close();
  // Nothing of the attempts that were given up is in anybody's way.
  const third = await beside(page);
  const deleted = await third.evaluate(
    (names) =>
      Promise.all(
        names.map(
          (name) =>
            new Promise<string>((resolve) => {
              const deleting = indexedDB.deleteDatabase(name);
              deleting.onsuccess = () => resolve("deleted");
              deleting.onblocked = () => resolve("blocked");
            }),
        ),
      ),
    databases,
  );
  expect(deleted).toEqual(["deleted", "deleted"]);
  await page.reload();
  await expect.poll(() => storedThings(page)).toBeGreaterThan(0);
});

test("databases whose making was interrupted are made again @any-width", async ({
  page,
  person,
  openAs,
}) => {
  const other = await beside(page);
  // What a browser that is killed meanwhile leaves behind.
  await other.evaluate(async (names) => {
    for (const name of names)
      await new Promise((resolve) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("changes", { keyPath: "id" });
          opening.transaction?.abort();
        };
        opening.onerror = resolve;
      });
  }, databases);
  await openAs(person);
  await expect.poll(() => storedThings(page)).toBeGreaterThan(0);
  await page.route("**/api/water/steps", (route) => route.abort("connectionrefused"));
  await page
    .getByRole("region", { name: "Water", exact: true })
    .getByRole("button", { name: "Add a glass" })
    .click();
  await expect.poll(() => waitingChanges(other)).toBeGreaterThan(0);
});

test("what waits is sent, though the browser throws away what it stores while a page is open @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  await openAs(person);
  await page.route("**/api/water/steps", (route) => route.abort("connectionrefused"));
  await card(page, "Water").getByRole("button", { name: "Add a glass" }).click();
  await expect.poll(() => waitingChanges(page)).toBe(1);
  const other = await beside(page);
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase("morsel-outbox").onsuccess = resolve;
      }),
  );
  await expect.poll(() => waitingChanges(page), "it is stored again").toBe(1);
  await page.unroute("**/api/water/steps");
  await expect
    .poll(() => server.call("GET", "/api/water-history?days=2", { token }))
    .toMatchObject({ data: [{ glasses: 1 }] });
  await expect(card(page, "Water")).toContainText("1 of 8 glasses");
});

test("a private window keeps things until it is closed, and says so @any-width", async ({
  browser,
  person,
  server,
}) => {
  const { token } = person;
  // Each context of the test's browser is one.
  const open = async (path: string) => {
    const session = JSON.stringify(await server.newSession(person));
    const origins = [
      { origin: server.url, localStorage: [{ name: "morsel-auth", value: session }] },
    ];
    const context = await browser.newContext({
      ...{ baseURL: server.url, locale: "en-US", timezoneId: "America/New_York" },
      storageState: { cookies: [], origins },
    });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const first = await open("/");
  await logBanana(first);
  await expect
    .poll(() => server.call("GET", "/api/meals/logged", { token }))
    .toMatchObject([{ name: "banana" }]);
  await expect.poll(() => storedThings(first)).toBeGreaterThan(1);
  await first.goto("/profile#data");
  await first.getByRole("button", { name: /^Data/ }).click();
  await expect(card(first, "On this device")).toContainText("or a private window is closed");
  await first.context().close();

  const second = await open("/favicon.svg");
  expect(await storedThings(second)).toBe(0);
  await second.goto("/");
  await expect(card(second, "Today's Progress")).toContainText(/Meals\s*1/);
  await second.context().close();
});

test("the card of this device says how long it keeps what it has @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = async () => true;
  });
  await openAs(person, "/profile");
  await page.getByRole("button", { name: /^Data/ }).click();
  await expect(card(page, "On this device")).toContainText(
    "For how longUntil you sign outCondition",
  );
});

test("the browser is asked to keep what is stored after the first entry, not before @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => {
      asked.times += 1;
      return true;
    };
    const { query } = Permissions.prototype;
    Permissions.prototype.query = function (wanted) {
      return (wanted.name as string) === "persistent-storage"
        ? Promise.resolve({ state: "prompt" } as PermissionStatus)
        : query.call(this, wanted);
    };
  });
  const times = () =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  await openAs(person, "/calculator");
  for (const food of ["banana", "milk"]) {
    await field(page, "Food").fill(food);
    await field(page, "Measurement").fill(food === "milk" ? "1 cup" : "1 medium");
    await field(page, "Measurement").press("Enter");
    await expect(page.getByRole("article")).toContainText("kcal");
    if (food === "banana") expect(await times()).toBe(0);
    await page.getByRole("button", { name: /^Log to/ }).click();
    await expect(page.getByRole("dialog", { name: "Successfully Logged" })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Successfully Logged" })).toBeHidden();
    await expect.poll(times).toBe(1);
  }
});
