import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";

const water = (page: Page) => card(page, "Water");
const offer = "Add today's 3 glasses of water to your account?";

/** Somebody who isn't signed in counts three glasses. */
async function countThree(page: Page): Promise<void> {
  await page.goto("/");
  for (let glasses = 1; glasses <= 3; glasses += 1) {
    await button(water(page), "Add a glass").click();
    await expect(water(page)).toContainText(`${glasses} of 8 glasses`);
  }
}

test("a visitor's glasses are added to the account, once, when they say so", async ({
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
  await expect(water(page)).toContainText(offer);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  const other = await context.newPage();
  await other.goto("/");
  await expect(water(other)).toContainText(offer);
  await button(water(page), "Add to my account").click();
  await expect(water(page)).toContainText("4 of 8 glasses");
  for (const tab of [page, other]) await expect(water(tab)).not.toContainText(offer);
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 4 }] });
  await page.reload();
  await expect(water(page)).toContainText("4 of 8 glasses");
  await expect(water(page)).not.toContainText(offer);
});

test("a visitor's glasses that are declined stay declined", async ({ page, person, openAs }) => {
  await countThree(page);
  await openAs(person);
  await button(water(page), "No, thanks").click();
  await expect(water(page)).not.toContainText(offer);
  await page.reload();
  await expect(water(page)).toContainText("0 of 8 glasses");
  await expect(water(page)).not.toContainText(offer);
});

test("a visitor's glasses are offered to the first who signs in, and to nobody else", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await countThree(page);
  await openAs(person);
  await expect(water(page)).toContainText(offer);
  // Somebody else's session, put there without a sign-out.
  const other = await server.makePerson();
  await openAs(other);
  await expect(water(page)).toContainText("0 of 8 glasses");
  await expect(water(page)).not.toContainText(offer);
  await openAs(person);
  await expect(water(page)).toContainText(offer);
  await page.goto("/profile");
  await button(page, "Sign Out").click();
  await expect(button(page, "Sign Up to Track")).toBeVisible();
  await openAs(other);
  await expect(water(page)).toContainText("0 of 8 glasses");
  await expect(water(page)).not.toContainText(offer);
});
