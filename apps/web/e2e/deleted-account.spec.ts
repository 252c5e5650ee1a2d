import type { BrowserContext, Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { expect, test } from "./fixtures.ts";
import { button, field } from "./locators.ts";
import { untilArrived } from "./open.ts";
import { waitingChanges } from "./waiting-changes.ts";

// The auth client, loaded for a refresh, is unreachable too.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] });

/** Starts a fast without a network, so that one change waits. */
async function fastOffline(page: Page, context: BrowserContext, open: () => Promise<void>) {
  await untilArrived(page, open);
  await quiet(page);
  await context.setOffline(true);
  await button(page, "Start Fasting").click();
  await expect(page.getByText("Offline Mode")).toBeVisible();
  await expect.poll(() => waitingChanges(page)).toBe(1);
}

const isSignedOut = async (page: Page) =>
  (await page.evaluate(() => localStorage.getItem("morsel-auth"))) === null;

for (const { token, after } of [
  { token: "still valid", after: 0 },
  { token: "out of date", after: 3 * 3_600_000 },
]) {
  test(`changes wait no longer where the account was deleted on another device, the token ${token} @any-width`, async ({
    page,
    context,
    person,
    server,
    openAs,
  }) => {
    await page.clock.install();
    await fastOffline(page, context, () => openAs(person, "/fasting"));
    await server.call("DELETE", "/api/user/account", {
      token: person.token,
      body: { password: person.password },
    });
    if (after > 0) await page.clock.setSystemTime(Date.now() + after);
    await context.setOffline(false);
    await expect(page.getByText("Session Expired")).toBeVisible();
    expect(await isSignedOut(page)).toBe(true);
    expect(await waitingChanges(page)).toBe(0);
  });
}

test("changes wait for their owner where only the session was ended, or a proxy says what it likes @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  await fastOffline(page, context, () => openAs(person, "/fasting"));
  await server.call("POST", "/auth/v1/logout?scope=global", { token: person.token });
  const asked = page.waitForResponse(/\/auth\/v1\/user$/);
  await page.route("**/auth/v1/user", (route) =>
    route.fulfill({ status: 403, contentType: "text/html", body: "user_not_found" }),
  );
  await context.setOffline(false);
  await asked;
  await expect(page.getByText("Session Expired")).toBeVisible();
  expect(await isSignedOut(page)).toBe(true);
  expect(await waitingChanges(page)).toBe(1);
});

test("changes that still wait go with the account that is deleted here @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.route("**/api/fasting/start", (route) => route.abort());
  await openAs(person, "/fasting");
  await button(page, "Start Fasting").click();
  await expect.poll(() => waitingChanges(page)).toBe(1);
  await page.goto("/data");
  await button(page, "Delete Account").click();
  await field(page, "Your password").fill(person.password);
  await button(page, "Delete My Account").click();
  await expect(page.getByText("Account Deleted")).toBeVisible();
  expect(await waitingChanges(page)).toBe(0);
});
