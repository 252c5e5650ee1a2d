import { randomUUID } from "node:crypto";
import { test as base, expect } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { startServer } from "./server.ts";

const secret = "a-secret-of-both-sides";
const day = 86_400_000;

/** A server that sells. */
const test = base.extend<object, object>({
  server: [
    async ({}, use) => {
      const server = await startServer({
        PURCHASE_URL: "https://pay.example/abc",
        REVENUECAT_WEBHOOK_SECRET: secret,
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

base("without a shop there is no trace of one @any-width", async ({ page, person, openAs }) => {
  const asked = page.waitForResponse("**/api/subscription/shop");
  await openAs(person, "/profile");
  await asked;
  await expect(button(page, "Data Report, export, import, deletion")).toBeVisible();
  await expect(page.getByText("Subscription")).toHaveCount(0);
});

test("somebody looks at plans, buys one, and sees how it stands", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const now = Date.now();
  let told = 0;
  /** What RevenueCat's webhook says once something was bought on the page of the shop. */
  const tell = (type: string, fields: object) => {
    const event = {
      ...{ id: randomUUID(), type, event_timestamp_ms: now + (told += 1) },
      ...{ app_user_id: person.userId, product_id: "monthly", entitlement_ids: ["premium"] },
    };
    return server.call("POST", "/api/subscription/webhook", {
      ...{ token: secret, body: { event: { ...event, ...fields } } },
    });
  };
  const plan = card(page, "Your Plan");
  const restore = button(page, "Restore purchases");

  await openAs(person, "/profile");
  await button(page, "Subscription Your plan, and what it opens").click();
  await expect(plan).toContainText("Free");
  await expect(plan).toContainText("pay.example shows prices and terms before you pay");
  await expect(card(page, "What Is Included")).toContainText("yours to read and to export");
  await expectAccessible();
  const choose = plan.getByRole("link", { name: "See plans and prices" });
  await expect(choose).toHaveAttribute("href", `https://pay.example/abc/${person.userId}`);
  await restore.click();
  await expect(page.getByText("Nothing to restore")).toBeVisible();

  await tell("INITIAL_PURCHASE", { expiration_at_ms: now + 30 * day });
  await restore.click();
  await expect(page.getByText("Your plan is Premium.")).toBeVisible();
  await expect(plan).toContainText(/Premium.*Renews on \w+ \d+, \d{4}\./);
  await expect(plan).toContainText("You change or cancel it where you bought it");

  const until = { expiration_at_ms: now - 1, grace_period_expiration_at_ms: now + 9 * day };
  await tell("BILLING_ISSUE", until);
  // Whoever comes back to the page sees how it stands.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(plan).toContainText("Payment pending");
  await expect(plan).toContainText("Nothing changes until");
  await expectAccessible();

  await page.route("**/api/subscription/status", (route) => route.fulfill({ status: 503 }));
  await restore.click();
  await expect(page.getByText("Failed to restore purchases.")).toBeVisible();
  await expect(plan).toContainText("Premium");
  await page.unroute("**/api/subscription/status");

  await tell("EXPIRATION", { expiration_at_ms: now - 1 });
  await restore.click();
  await expect(plan).toContainText(/Free.*Your subscription ended on/);
});
