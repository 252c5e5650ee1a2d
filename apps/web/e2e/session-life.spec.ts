import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";
import { button, field } from "./locators.ts";

test.describe("the session's life @any-width", () => {
  const hours = (count: number) => count * 60 * 60_000;
  const away = (page: Page, ms: number) =>
    page.evaluate((at) => localStorage.setItem("last-activity", String(at)), Date.now() - ms);

  test("ends after 24 hours without activity", async ({ page, person, openAs, server }) => {
    await openAs(person, "/profile");
    await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
    await away(page, hours(24) + 1_000);
    // The app goes home as soon as it runs; the page still open may do so first.
    await page.goto("/profile", { waitUntil: "commit" }).catch(() => undefined);
    await expect(page.getByText("Session Expired")).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
    expect(await page.evaluate(() => localStorage.getItem("morsel-auth"))).toBeNull();

    await openAs(person, "/profile");
    await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
    await away(page, hours(25));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("Session Expired")).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  });

  test("warns 30 minutes before", async ({ page, person, openAs }) => {
    await openAs(person, "/profile");
    await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
    await away(page, hours(23.6));
    await page.reload();
    await expect(page.getByText("Session Expiring Soon")).toBeVisible();
    await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
  });

  test("ends where the server no longer knows it", async ({ page, person, openAs, server }) => {
    // The app refreshes its session when idle; after that, only a new load asks for another.
    const refreshed = page.waitForResponse(/grant_type=refresh_token/);
    await openAs(person, "/profile");
    await refreshed;
    await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
    // Away from the app: a late call of its page would be refused first, and say so too early.
    await page.goto("about:blank");
    await server.call("POST", "/auth/v1/logout?scope=global", { token: person.token });
    await page.route("**/api/auth/user", (route) =>
      route.fulfill({
        status: 401,
        json: { error: { code: "NOT_SIGNED_IN", message: "Your session has ended." } },
      }),
    );
    await page.goto(`${server.url}/profile`, { waitUntil: "commit" });
    await expect(page.getByText("Session Expired")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("morsel-auth"))).toBeNull();
  });

  test.describe("without a network", () => {
    test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

    test("signs out", async ({ page, person, openAs, context }) => {
      await openAs(person, "/profile");
      await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
      // The page's parts load later, and one after another.
      await quiet(page);
      await context.setOffline(true);
      await button(page, "Sign Out").click();
      await expect(field(page, "Password")).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("morsel-auth"))).toBeNull();
      await context.setOffline(false);
    });
  });

  test("a tab that is still loading hears of a sign-out in another one", async ({
    page,
    person,
    openAs,
    context,
  }) => {
    await openAs(person, "/profile");
    await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
    const other = await context.newPage();
    // The module that listens to other tabs.
    const release = await holdBack(other, /\/keepers-/);
    const known = other.waitForResponse(/\/api\/auth\/user/);
    await other.goto("/profile", { waitUntil: "commit" });
    await (await known).finished();
    await expect(other.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
    await button(page, "Sign Out").click();
    await expect(button(page, "Sign Up to Track").first()).toBeVisible();
    release();
    await expect(field(other, "Password")).toBeVisible();
  });

  test("signing out in one tab signs out the other", async ({ page, person, openAs, context }) => {
    await openAs(person, "/profile");
    const other = await context.newPage();
    await other.goto("/profile");
    await expect(other.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
    await button(page, "Sign Out").click();
    await expect(button(page, "Sign Up to Track").first()).toBeVisible();
    await expect(field(other, "Password")).toBeVisible();
  });
});
