import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";

const tokens = (page: Page) => card(page, "Access Tokens");

/** The section of the profile that has them. */
const openData = (page: Page) => page.getByRole("button", { name: /^Data/ }).click();

test("a token is made, shown once, used by a script, and revoked @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/profile");
  await openData(page);
  const place = tokens(page);
  await expect(place).toContainText("No tokens yet");
  await expectAccessible();
  await button(place, "New Token").click();
  await expect(field(place, "Name")).toBeFocused();
  await button(place, "Make Token").click();
  await expect(place.getByRole("alert")).toHaveText("Please give it a name.");
  await field(place, "Name").fill("iPhone");
  await field(place, "Works for").selectOption("30 days");
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(place.getByRole("heading", { name: "Your token “iPhone”" })).toBeFocused();
  const shown = place.getByText(/^morsel_/);
  const token = await shown.innerText();
  await expect(button(place, "Copy")).toBeVisible();
  await expectAccessible();
  await button(place, "Done").click();
  await expect(shown).toBeHidden();
  await expect(button(place, "New Token")).toBeFocused();
  await expect(place).toContainText("Read and log · Never used · Until ");

  const logs = () =>
    fetch(`${server.url}/api/shortcuts/log`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ text: "2 eggs and an apple" }),
    });
  const { message, timeZone } = (await (await logs()).json()) as Record<string, string>;
  expect(timeZone).toBe("America/New_York");
  expect(message).toMatch(/^Logged eggs \(2 pieces, 143 kcal\), apple /);
  await page.reload();
  await openData(page);
  await expect(place).toContainText("Last used: Just now");
  await expect(page.getByText(token)).toHaveCount(0);

  await button(place, "Revoke: iPhone").click();
  const question = dialogNamed(page, "Revoke “iPhone”?");
  await button(question, "Keep It").click();
  await button(place, "Revoke: iPhone").click();
  await button(question, "Revoke").click();
  await expect(place).toContainText("No tokens yet");
  expect((await logs()).status).toBe(401);
});

test("without the server nothing is made, and it is said @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.route("**/api/user/tokens", (route) => route.abort());
  await openAs(person, "/profile");
  await openData(page);
  const place = tokens(page);
  await expect(place).toContainText("Your tokens didn't load");
  await button(place, "New Token").click();
  await field(place, "Name").fill("Kitchen");
  await button(place, "Make Token").click();
  await expect(place.getByRole("alert").filter({ hasText: "No token was made" })).toBeVisible();
  await page.unroute("**/api/user/tokens");
  await button(place, "Make Token").click();
  await expect(place.getByText(/^morsel_/)).toBeVisible();
});
