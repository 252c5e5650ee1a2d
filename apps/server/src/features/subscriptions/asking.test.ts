import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { day, hour, minute } from "@morsel/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "../../testing/caller.ts";
import { startRevenueCat } from "../../testing/revenuecat.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

const secret = "a-secret-of-both-sides";
let revenueCat: Awaited<ReturnType<typeof startRevenueCat>>;
let server: TestServer;
let written = "";
/** How old RevenueCat's answers are (ms). */
let behind = 0;
beforeAll(async () => {
  revenueCat = await startRevenueCat(() => server.clock.now() - behind);
  const log = new PassThrough();
  log.on("data", (chunk: Buffer) => {
    written += chunk.toString();
  });
  server = await startServer({
    env: {
      ...{ ...revenueCat.env, REVENUECAT_WEBHOOK_SECRET: secret, LOG_LEVEL: "trace" },
      PURCHASE_URL: "https://pay.example/abc",
    },
    ...{ lookEvery: 30, log },
  });
});
afterAll(async () => {
  await server.stop();
  await revenueCat.stop();
});
beforeEach(() => revenueCat.be("well"));

async function tell(type: string, fields: Record<string, unknown>): Promise<void> {
  const at = server.clock.now();
  const event = { id: randomUUID(), type, event_timestamp_ms: at, ...fields };
  const { status } = await server.call("POST", "/api/subscription/webhook", {
    ...{ body: { event }, headers: { authorization: `Bearer ${secret}` } },
  });
  expect(status).toBe(200);
}

const after = (ms: number) => new Date(server.clock.now() + ms).toISOString();
const purchase = (userId: string, ms = 30 * day) => ({
  ...{ app_user_id: userId, product_id: "monthly", entitlement_ids: ["premium"] },
  expiration_at_ms: server.clock.now() + ms,
});

const get = async ({ token }: SignedIn, what: "status" | "shop") =>
  (await server.call("GET", `/api/subscription/${what}`, { token })).body;
const statusOf = (person: SignedIn) => expect.poll(() => get(person, "status"), { timeout: 5_000 });
const timesAsked = ({ userId }: SignedIn) =>
  revenueCat.asked.filter((asked) => asked === userId).length;

describe("RevenueCat is asked", () => {
  test("about a transfer, whose event doesn't say what is transferred", async () => {
    const [ana, ben] = [await server.signedIn(), await server.signedIn()];
    const expires = after(30 * day);
    revenueCat.has(ben.userId, { product: "yearly", entitlements: ["premium", "pro"], expires });
    await tell("TRANSFER", { transferred_from: [ana.userId], transferred_to: [ben.userId] });
    await statusOf(ben).toEqual({
      ...{ isActive: true, tier: "pro", willRenew: true, isInGracePeriod: false },
      ...{ expiresAt: expires, productId: "yearly" },
    });
    expect(await get(ana, "status")).toMatchObject({ isActive: false });
  });

  test("once for what goes its usual way, and then about nothing more", async () => {
    const person = await server.signedIn();
    const expires = after(30 * day);
    revenueCat.has(person.userId, { product: "monthly", entitlements: ["premium"], expires });
    await tell("INITIAL_PURCHASE", purchase(person.userId));
    await expect.poll(() => timesAsked(person)).toBe(1);
    await expect.poll(async () => (await get(person, "shop")).manageUrl).toContain("apple.com");
    await tell("CANCELLATION", { ...purchase(person.userId), cancel_reason: "UNSUBSCRIBE" });
    await statusOf(person).toMatchObject({ isActive: true, willRenew: false });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(timesAsked(person)).toBe(1);
  });

  test("when a renewal isn't told", async () => {
    const person = await server.signedIn();
    const products = (ms: number) => ({
      ...{ product: "monthly", entitlements: ["premium"], expires: after(ms) },
    });
    revenueCat.has(person.userId, products(minute));
    await tell("INITIAL_PURCHASE", purchase(person.userId, minute));
    await expect.poll(() => timesAsked(person)).toBe(1);
    server.clock.advance(2 * minute);
    await statusOf(person).toMatchObject({ isActive: false });
    revenueCat.has(person.userId, products(30 * day));
    server.clock.advance(3 * hour);
    const refreshed = await server.call("POST", "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: person.session.refresh_token },
    });
    await statusOf({ ...person, token: refreshed.body.access_token }).toMatchObject({
      isActive: true,
      tier: "premium",
    });
    expect(timesAsked(person)).toBe(2);
  });

  test.each([
    ["a grace period", { grace: 5 * day, expires: -day, billingIssue: -day }, true],
    ["a refund", { expires: 5 * day, refunded: -day }, false],
    ["a cancellation", { expires: 5 * day, unsubscribed: -day }, true],
  ])("and tells of %s", async (name, dates, isActive) => {
    const person = await server.signedIn();
    const told = Object.fromEntries(Object.entries(dates).map(([key, ms]) => [key, after(ms)]));
    const product = { product: "monthly", entitlements: ["premium"], expires: null, ...told };
    revenueCat.has(person.userId, { ...product, plan: "base" });
    await tell("SOMETHING_NEW", { app_user_id: person.userId });
    await statusOf(person).toMatchObject({
      ...{ isActive, willRenew: false, isInGracePeriod: name === "a grace period" },
      productId: "monthly:base",
    });
  });
});

test("an answer from before the last one doesn't take its place", async () => {
  const person = await server.signedIn();
  const { userId } = person;
  const expires = after(30 * day);
  await tell("INITIAL_PURCHASE", purchase(userId));
  await expect.poll(() => timesAsked(person)).toBe(1);
  server.clock.advance(2 * minute);
  revenueCat.has(userId, { product: "yearly", entitlements: ["pro"], expires });
  await tell("SOMETHING_NEW", { app_user_id: userId });
  await statusOf(person).toMatchObject({ tier: "pro" });

  behind = minute;
  try {
    revenueCat.has(userId);
    const before = timesAsked(person);
    await tell("SOMETHING_NEW", { app_user_id: userId });
    await expect.poll(() => timesAsked(person)).toBeGreaterThan(before + 1);
    expect(await get(person, "status")).toMatchObject({ tier: "pro" });
  } finally {
    behind = 0;
  }
  await statusOf(person).toMatchObject({ isActive: false });
});

test("while RevenueCat is silent nobody waits, and it is asked again later", async () => {
  const person = await server.signedIn();
  revenueCat.be("silent");
  const begun = Date.now();
  await tell("INITIAL_PURCHASE", purchase(person.userId));
  await expect.poll(() => timesAsked(person)).toBe(1);
  expect(await get(person, "status")).toMatchObject({ isActive: true, tier: "premium" });
  expect(Date.now() - begun).toBeLessThan(5_000);

  const expires = after(60 * day);
  revenueCat.has(person.userId, { product: "yearly", entitlements: ["pro"], expires });
  revenueCat.be(503);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(timesAsked(person)).toBe(1);
  revenueCat.be("well");
  server.clock.advance(6 * minute);
  await statusOf(person).toMatchObject({ tier: "pro", productId: "yearly" });
});

test("neither the secret nor the key is ever in the log", async () => {
  const person = await server.signedIn();
  revenueCat.be(401);
  await tell("INITIAL_PURCHASE", purchase(person.userId));
  await expect.poll(() => written).toContain("RevenueCat answered 401");
  expect(written).not.toContain(secret);
  expect(written).not.toContain(revenueCat.env.REVENUECAT_API_KEY);
});
