import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";
import { storedThings } from "./stored-things.ts";
import { waitingChanges } from "./waiting-changes.ts";

/** What answers in the server's place: proxies that have lost it, and networks that ask to sign in. */
const strangers = {
  "a proxy that knows no such server": { status: 404, body: "404 page not found\n" },
  "a firewall": { status: 403, contentType: "text/html", body: "<h1>403 Forbidden</h1>" },
  "a proxy with a password of its own": { status: 401, contentType: "text/html", body: "<h1>401" },
  "a network's sign-in page": { status: 200, contentType: "text/html", body: "<h1>Welcome" },
};

/** From now on something else answers; returns what ends that. */
async function putInBetween(page: Page, reply: (typeof strangers)[keyof typeof strangers]) {
  const calls = /\/(api|auth)\//;
  await page.route(calls, (route) => route.fulfill(reply));
  return () => page.unroute(calls);
}

async function calculateBanana(page: Page): Promise<void> {
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  await expect(page.getByRole("button", { name: /^Log to/ })).toBeVisible();
}

for (const [who, reply] of Object.entries(strangers))
  test(`what ${who} answers is no answer of the server's @any-width`, async ({
    page,
    person,
    server,
    openAs,
  }) => {
    const { token } = person;
    const names = async () =>
      ((await server.call("GET", "/api/meals/logged", { token })) as { name: string }[])
        .map(({ name }) => name)
        .sort();
    for (const name of ["Soup", "Salad"])
      await server.call("POST", "/api/meals/logged", {
        ...{ token, body: { name, date: day(), totalCalories: 300, mealType: "lunch" } },
      });
    await openAs(person, "/");
    await calculateBanana(page);
    await expect.poll(() => storedThings(page)).toBeGreaterThan(2);
    const leave = await putInBetween(page, reply);
    await page.getByRole("button", { name: /^Log to/ }).click();
    await page.keyboard.press("Escape");
    await button(card(page, "Water"), "Add a glass").click();
    await page.getByRole("link", { name: "Meal Journal" }).click();
    const list = card(page, "Logged Today");
    await list.getByRole("button", { name: "Delete Salad" }).click();
    await page.getByRole("button", { name: /^Soup.*, edit$/ }).click();
    await field(page.getByRole("dialog"), "Name").fill("Lentil soup");
    await button(page.getByRole("dialog"), "Save").click();
    // Tried more than once meanwhile.
    await page.waitForTimeout(2_500);
    expect(await waitingChanges(page)).toBeGreaterThanOrEqual(4);
    await expect(list.getByRole("listitem")).toHaveCount(2);
    // Another start meanwhile: still theirs, with all that they logged.
    await page.reload();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await page.waitForTimeout(2_500);
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await leave();
    await page.reload();
    await expect.poll(names).toEqual(["Lentil soup", "banana"]);
    await expect
      .poll(() => server.call("GET", "/api/water-history?days=2", { token }))
      .toMatchObject({ data: [{ glasses: 1 }] });
    await expect(list.getByRole("listitem")).toHaveCount(2);
  });
