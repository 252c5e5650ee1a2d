import type { Page } from "@playwright/test";
import { openPhotos } from "./analyzer.ts";
import { day } from "./day.ts";
import { test as base, expect } from "./fixtures.ts";
import { createHealthKit } from "./health-kit.ts";
import { controlFaults, layoutFaults } from "./layout-faults.ts";
import { button, card, field } from "./locators.ts";
import { playNativeShell } from "./native-bridge.ts";
import { createPurchases } from "./revenue-cat.ts";
import { secureStorage } from "./secure-storage.ts";
import { startServer } from "./server.ts";
import { serveShell } from "./shell-files.ts";

/** A state of a screen, as it looks in both colours and at every width that lays it out anew. */
type Look = (page: Page, what: string, within?: string) => Promise<void>;

const widths = [320, 390, 1024, 1280];

/** Sold by the phones' stores and on the web, told of by a webhook; something is for subscribers. */
const shop = {
  PURCHASE_URL: "https://pay.example/abc",
  REVENUECAT_PUBLIC_KEY: "appl_public",
  REVENUECAT_WEBHOOK_SECRET: "a-secret-of-both-sides",
  GATED_FEATURES: "photo-analysis,imports",
  VISION_API_URL: "https://vision.example/v1",
  VISION_API_MODEL: "a-model",
};
const test = base.extend<{ look: Look }, object>({
  server: [
    async ({}, use) => {
      const server = await startServer(shop);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  look: async ({ expectAccessible }, use) => {
    await use(async (page, what, within) => {
      const faults: string[] = [];
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(within);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const look = async () => [
            ...(await page.evaluate(layoutFaults, width)),
            ...(await page.evaluate(controlFaults)),
          ];
          let found = await look();
          // What is still on its way to a new size has a moment to arrive.
          if (found.length > 0) await page.waitForTimeout(200);
          if (found.length > 0) found = await look();
          for (const fault of found) faults.push(`${what}, ${String(width)} px: ${fault}`);
        }
      }
      expect.soft(faults, `${what} fits`).toEqual([]);
    });
  },
});

const tag = "@any-width";
const month = 30 * 86_400_000;

test("the first start looks right, and a refusal", { tag }, async ({ page, look }) => {
  const shell = await serveShell();
  await playNativeShell(page, "ios", { SecureStoragePlugin: secureStorage(new Map()) });
  await page.goto(shell.origin);
  await expect(field(page, "Server address")).toBeFocused();
  await look(page, "first start", ".first-start");
  await field(page, "Server address").fill("http://morsel.example");
  await button(page, "Connect").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "first start refused", ".first-start");
  shell.stop();
});

test("somebody signed out in the app sees their server", { tag }, async ({ page, look }) => {
  const shell = await serveShell();
  const server = await startServer({ NATIVE_ORIGINS: shell.origin });
  const kept = new Map([["morsel-server", server.url]]);
  await playNativeShell(page, "ios", { SecureStoragePlugin: secureStorage(kept) });
  await page.goto(`${shell.origin}/profile`);
  await expect(button(page, "Use another server")).toBeVisible();
  await look(page, "signed out in the app");
  await button(page, "Use another server").click();
  await look(page, "another server", ".first-start");
  await server.stop();
  shell.stop();
});

test("the Apple Health card looks right in each of its states", { tag }, async ({
  page,
  person,
  server,
  openAs,
  look,
}) => {
  test.slow();
  const kit = createHealthKit();
  await playNativeShell(page, "ios", { MorselHealth: kit.plugin });
  const body = { waterGlasses: 3, date: day(1) };
  await server.call("POST", "/api/daily-stats", { token: person.token, body });
  const health = card(page, "Apple Health");
  await openAs(person, "/profile");
  await expect(health).toContainText("Not connected");
  await look(page, "health not connected");
  await button(health, "Connect").click();
  await expect(page.getByText("Connection Failed", { exact: true })).toBeVisible();
  await look(page, "health refused");
  kit.answer("all");
  await button(health, "Connect").click();
  await expect(health).toContainText("Everything is in step");
  await look(page, "health connected");
  await health.getByLabel("Auto-sync").uncheck();
  const more = { waterGlasses: 5, date: day(1) };
  await server.call("POST", "/api/daily-stats", { token: person.token, body: more });
  await expect(health).toContainText("1 change waits to be synced.");
  kit.lock(true);
  await button(health, "Sync Now").click();
  await expect(page.getByText("Sync Failed", { exact: true })).toBeVisible();
  await look(page, "health waiting");
  await button(health, "Disconnect").click();
  await expect(health).toContainText("Not connected");
  await look(page, "health disconnected");
});

test("the phone's store looks right", { tag }, async ({ page, person, openAs, look }) => {
  test.slow();
  const store = createPurchases();
  await playNativeShell(page, "ios", { Purchases: store.plugin });
  const plan = card(page, "Your Plan");
  const openPlan = () => button(page, "Subscription Your plan, and what it opens").click();
  await openAs(person, "/profile");
  await openPlan();
  await expect(plan).toContainText("€4.99");
  await look(page, "store free");
  store.failNext("2");
  await button(plan, "Choose Premium, by the month").click();
  await expect(page.getByText("Purchase failed")).toBeVisible();
  await look(page, "store purchase failed");
  store.failNext(null);
  await button(plan, "Choose Premium, by the month").click();
  await expect(plan).toContainText("Renews on");
  await look(page, "store premium");
  store.has({ billingIssueDetectedAt: new Date().toISOString() });
  await button(plan, "Restore purchases").click();
  await expect(plan).toContainText("Payment pending");
  await look(page, "store grace");
  store.has({ willRenew: false });
  await button(plan, "Restore purchases").click();
  await expect(plan).toContainText("It won't renew");
  await look(page, "store cancelled");
});

test("a store that doesn't answer", { tag }, async ({ page, person, openAs, look }) => {
  await playNativeShell(page, "android", {});
  await openAs(person, "/profile");
  await button(page, "Subscription Your plan, and what it opens").click();
  const plan = card(page, "Your Plan");
  await expect(plan).toContainText("The store didn't answer");
  await expect(plan).toContainText("Nothing was bought or changed");
  await look(page, "store silent");
});

test("the web's shop looks right", { tag }, async ({ page, person, server, openAs, look }) => {
  test.slow();
  const now = Date.now();
  let told = 0;
  const tell = (type: string, fields: object) => {
    const event = {
      ...{ id: `${person.userId}${String((told += 1))}`, type, event_timestamp_ms: now + told },
      ...{ app_user_id: person.userId, product_id: "monthly", entitlement_ids: ["premium"] },
    };
    return server.call("POST", "/api/subscription/webhook", {
      ...{ token: shop.REVENUECAT_WEBHOOK_SECRET, body: { event: { ...event, ...fields } } },
    });
  };
  const plan = card(page, "Your Plan");
  const sees = async (text: string) => {
    await button(page, "Restore purchases").click();
    await expect(plan).toContainText(text);
  };
  await openAs(person, "/profile");
  await button(page, "Subscription Your plan, and what it opens").click();
  await expect(plan).toContainText("Free");
  await look(page, "web shop free");
  await tell("INITIAL_PURCHASE", { expiration_at_ms: now + month });
  await sees("Renews on");
  await look(page, "web shop premium");
  await tell("CANCELLATION", { expiration_at_ms: now + month, cancel_reason: "UNSUBSCRIBE" });
  await sees("It won't renew");
  await look(page, "web shop cancelled");
  await tell("BILLING_ISSUE", {
    ...{ expiration_at_ms: now - 1, grace_period_expiration_at_ms: now + month },
  });
  await sees("Payment pending");
  await look(page, "web shop grace");
  await tell("EXPIRATION", { expiration_at_ms: now - 1 });
  await sees("Your subscription ended on");
  await look(page, "web shop ended");
});

test("what is for subscribers looks right", { tag }, async ({ page, person, openAs, look }) => {
  await openAs(person, "/nutrition");
  await openPhotos(page);
  await expect(page.getByText("Photo analysis comes with Premium")).toBeVisible();
  await look(page, "gated photos");
  await openAs(person, "/data");
  const note = page.getByRole("region", { name: "Imports from other apps come with Premium" });
  await note.scrollIntoViewIfNeeded();
  await look(page, "gated imports");
});
