import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { field } from "./locators.ts";

/** What a browser may do instead of storing. */
const ways = {
  refused: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Storage is switched off.", "SecurityError");
    };
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
  stuck: "Nothing is kept on this device",
  full: "This device is full",
} as const;

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const way of ["refused", "stuck", "full"] as const)
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
