import { test as base, expect } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { playNativeShell } from "./native-bridge.ts";
import { createPurchases } from "./revenue-cat.ts";
import { startServer } from "./server.ts";

/** A server whose subscriptions are sold in the phones' stores. */
const test = base.extend<object, object>({
  server: [
    async ({}, use) => {
      const server = await startServer({
        PURCHASE_URL: "https://pay.example/abc",
        REVENUECAT_PUBLIC_KEY: "appl_public",
        REVENUECAT_WEBHOOK_SECRET: "a-secret-of-both-sides",
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test("in the app the phone's store sells, restores and manages @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  const store = createPurchases();
  await playNativeShell(page, "ios", { Purchases: store.plugin });
  const plan = card(page, "Your Plan");
  const subscription = button(page, "Subscription Your plan, and what it opens");
  const restore = button(plan, "Restore purchases");
  const monthly = button(plan, "Choose Premium, by the month");
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

  await openAs(person, "/profile");
  await subscription.click();
  await expect(plan).toContainText("Free");
  await expect(plan).toContainText("€4.99 · Monthly");
  await expect(plan).toContainText("€39.99 · Annual");
  expect(store.calls).toEqual([["configure", { apiKey: "appl_public", appUserID: person.userId }]]);
  // No way out of the app to another shop.
  await expect(plan.getByRole("link")).toHaveCount(0);
  await expectAccessible();

  // Who closes the store's sheet is told nothing.
  store.failNext("1");
  await monthly.click();
  await expect.poll(() => store.calls.length).toBe(2);
  await expect(monthly).toBeEnabled();
  await expect(page.getByText("Purchase failed")).toHaveCount(0);
  store.failNext("2");
  await monthly.click();
  await says("Purchase failed");
  await restore.click();
  await says("Failed to restore purchases.");
  await expect(plan).toContainText("Free");

  store.failNext(null);
  await restore.click();
  await says("Nothing to restore");
  await monthly.click();
  await says("Your plan is Premium.");
  expect(store.calls.at(-1)).toEqual(["purchase", store.packages[0]]);
  await expect(plan).toContainText(/Premium.*Renews on \w+ \d+, \d{4}\./);
  await expect(monthly).toHaveCount(0);
  await expect(button(plan, "Change to Premium, by the month")).toHaveCount(0);
  await expect(button(plan, "Change to Premium, by the year")).toBeVisible();
  await expect(plan).toContainText("says what a change costs before you confirm it");
  await expectAccessible();
  const manage = plan.getByRole("link", { name: "Manage subscription" });
  await expect(manage).toHaveAttribute("href", "https://apps.example/manage");

  store.has({ billingIssueDetectedAt: new Date().toISOString() });
  await restore.click();
  await expect(plan).toContainText("Payment pending");
  await expectAccessible();

  // Opened again, the same person is logged in; signed out, nobody is.
  await page.reload();
  await subscription.click();
  await expect(plan).toContainText("Payment pending");
  await expect.poll(() => store.calls).toContainEqual(["logIn", { appUserID: person.userId }]);

  // Bought on the web, it can't be replaced here: both would be paid.
  store.has({ store: "RC_BILLING" });
  await restore.click();
  await expect(plan).toContainText("You change or cancel it where you bought it");
  await expect(button(plan, "Change to Pro, by the month")).toHaveCount(0);

  store.has({});
  await restore.click();
  await button(plan, "Change to Pro, by the month").click();
  await says("Your plan is Pro.");
  expect(store.calls.at(-1)).toEqual(["purchase", store.packages[2]]);
  await expect(plan.getByRole("button")).toHaveText(["Restore purchases"]);

  await button(page, "Profile You, your goals, your sign-in").click();
  await button(page, "Sign Out").first().click();
  await expect.poll(() => store.calls.at(-1)).toEqual(["logOut"]);
});

test("Google Play is told which plan a new one replaces @any-width", async ({
  page,
  person,
  openAs,
}) => {
  const store = createPurchases("PLAY_STORE");
  await playNativeShell(page, "android", { Purchases: store.plugin });
  store.has({});
  const plan = card(page, "Your Plan");
  await openAs(person, "/profile");
  await button(page, "Subscription Your plan, and what it opens").click();
  await button(plan, "Change to Pro, by the month").click();
  await expect(page.getByText("Your plan is Pro.", { exact: true })).toBeVisible();
  expect(store.calls.at(-1)).toEqual([
    ...["purchase", store.packages[2], { oldProductIdentifier: "p$rc_monthly" }],
  ]);
});
