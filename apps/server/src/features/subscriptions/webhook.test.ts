import { randomUUID } from "node:crypto";
import { day, minute } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/as-system.ts";
import type { SignedIn } from "../../testing/caller.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { rowsOf, withTables } from "../../testing/tables.ts";

const secret = "a-secret-of-both-sides";
const env = { REVENUECAT_WEBHOOK_SECRET: secret, PURCHASE_URL: "https://pay.example/abc" };
let server: TestServer;
/** When the first of a test's events happens. */
let start: number;
beforeAll(async () => {
  server = await startServer({ env });
  start = server.clock.now() - 10 * day;
});
afterAll(() => server.stop());

type Event = Record<string, unknown> & { id: string };

/** An event in RevenueCat's form, `days` after the start. */
function event(type: string, days: number, fields: Record<string, unknown> = {}): Event {
  return {
    ...{ type, id: randomUUID().toUpperCase(), event_timestamp_ms: start + days * day },
    ...{ app_id: "app1234", environment: "PRODUCTION", store: "APP_STORE", currency: "EUR" },
    ...{ product_id: "monthly", entitlement_id: null, entitlement_ids: ["premium"] },
    ...{ period_type: "NORMAL", purchased_at_ms: start + days * day, price: 4.99 },
    ...{ aliases: ["$RCAnonymousID:8069238d6049ce87cc529853916d624c"], transaction_id: "100001" },
    ...fields,
  };
}
const until = (days: number) => ({ expiration_at_ms: start + days * day });
const iso = (days: number) => new Date(start + days * day).toISOString();

const send = (body: unknown, headers: Record<string, string> = authorization) =>
  server.call("POST", "/api/subscription/webhook", { body, headers });
const authorization = { authorization: `Bearer ${secret}` };

async function tell(userId: string, events: readonly Event[]): Promise<void> {
  for (const one of events) {
    const { status, body } = await send({
      api_version: "1.0",
      event: { app_user_id: userId, original_app_user_id: userId, ...one },
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

async function statusOf({ token }: SignedIn) {
  const { status, body } = await server.call("GET", "/api/subscription/status", { token });
  expect(status).toBe(200);
  return body;
}

const free = {
  ...{ isActive: false, tier: "free", willRenew: false, isInGracePeriod: false },
  ...{ expiresAt: null, productId: null },
};

test("who has bought nothing is free, and the reply has these fields only", async () => {
  expect(await statusOf(await server.signedIn())).toEqual(free);
});

const bought = () => event("INITIAL_PURCHASE", 0, until(8));
const renewed = () => event("RENEWAL", 8, until(38));
const ended = { ...free, productId: "monthly" };
const premium = { ...free, isActive: true, tier: "premium", productId: "monthly" };

/** What RevenueCat sends, by what has happened, and how somebody stands then on day 10. */
const histories: Record<string, { events: () => Event[]; status: object }> = {
  "a purchase": {
    events: () => [event("INITIAL_PURCHASE", 0, until(30))],
    status: { ...premium, willRenew: true, expiresAt: "30" },
  },
  "a trial": {
    events: () => [event("INITIAL_PURCHASE", 0, { ...until(14), period_type: "TRIAL" })],
    status: { ...premium, willRenew: true, expiresAt: "14" },
  },
  "a renewal": {
    events: () => [bought(), renewed()],
    status: { ...premium, willRenew: true, expiresAt: "38" },
  },
  "a cancellation, which leaves what is paid": {
    events: () => [
      ...[bought(), renewed()],
      event("CANCELLATION", 9, { ...until(38), cancel_reason: "UNSUBSCRIBE" }),
    ],
    status: { ...premium, expiresAt: "38" },
  },
  "a cancellation that is taken back": {
    events: () => [
      ...[bought(), renewed()],
      event("CANCELLATION", 9, { ...until(38), cancel_reason: "UNSUBSCRIBE" }),
      event("UNCANCELLATION", 9.5, until(38)),
    ],
    status: { ...premium, willRenew: true, expiresAt: "38" },
  },
  "an expiration": {
    events: () => [
      bought(),
      event("CANCELLATION", 3, { ...until(8), cancel_reason: "UNSUBSCRIBE" }),
      event("EXPIRATION", 8, { ...until(8), expiration_reason: "UNSUBSCRIBE" }),
    ],
    status: { ...ended, expiresAt: "8" },
  },
  "an expiration, and another purchase": {
    events: () => [
      bought(),
      event("EXPIRATION", 8, until(8)),
      event("INITIAL_PURCHASE", 9, until(39)),
    ],
    status: { ...premium, willRenew: true, expiresAt: "39" },
  },
  "a failed payment with a grace period": {
    events: () => [
      bought(),
      event("BILLING_ISSUE", 8, { ...until(8), grace_period_expiration_at_ms: start + 24 * day }),
      event("CANCELLATION", 8, { ...until(8), cancel_reason: "BILLING_ERROR" }),
    ],
    status: { ...premium, isInGracePeriod: true, expiresAt: "24" },
  },
  "a failed payment without one": {
    events: () => [
      bought(),
      event("BILLING_ISSUE", 8, { ...until(8), grace_period_expiration_at_ms: null }),
      event("CANCELLATION", 8, { ...until(8), cancel_reason: "BILLING_ERROR" }),
      event("EXPIRATION", 8, { ...until(8), expiration_reason: "BILLING_ERROR" }),
    ],
    status: { ...ended, expiresAt: "8" },
  },
  "a grace period that ends with a payment": {
    events: () => [
      bought(),
      event("BILLING_ISSUE", 8, { ...until(8), grace_period_expiration_at_ms: start + 24 * day }),
      event("CANCELLATION", 8, { ...until(8), cancel_reason: "BILLING_ERROR" }),
      event("RENEWAL", 9, until(38)),
    ],
    status: { ...premium, willRenew: true, expiresAt: "38" },
  },
  "a refund": {
    events: () => [
      ...[bought(), renewed()],
      event("CANCELLATION", 9, { ...until(38), cancel_reason: "CUSTOMER_SUPPORT", price: -4.99 }),
    ],
    status: { ...ended, expiresAt: "9" },
  },
  "a change to a product that begins later": {
    events: () => [
      event("INITIAL_PURCHASE", 0, until(30)),
      event("PRODUCT_CHANGE", 2, { ...until(30), new_product_id: "pro_yearly" }),
    ],
    status: { ...premium, willRenew: true, expiresAt: "30" },
  },
  "a change to a product that has begun": {
    events: () => [
      bought(),
      event("PRODUCT_CHANGE", 2, { ...until(8), new_product_id: "pro_yearly" }),
      event("RENEWAL", 8, { ...until(373), product_id: "pro_yearly", entitlement_ids: ["pro"] }),
    ],
    status: { ...premium, tier: "pro", productId: "pro_yearly", willRenew: true, expiresAt: "373" },
  },
  "premium, and pro for life": {
    events: () => [
      event("INITIAL_PURCHASE", 0, until(30)),
      event("NON_RENEWING_PURCHASE", 1, {
        ...{ expiration_at_ms: null, product_id: "lifetime", entitlement_ids: ["pro", "premium"] },
      }),
    ],
    status: { ...premium, tier: "pro", productId: "lifetime" },
  },
  "a pause that has begun": {
    events: () => [
      bought(),
      event("SUBSCRIPTION_PAUSED", 5, until(8)),
      event("EXPIRATION", 8, { ...until(8), expiration_reason: "SUBSCRIPTION_PAUSED" }),
    ],
    status: { ...ended, expiresAt: "8" },
  },
  "an extension": {
    events: () => [bought(), event("SUBSCRIPTION_EXTENDED", 5, until(15))],
    status: { ...premium, willRenew: true, expiresAt: "15" },
  },
  "a product that opens nothing": {
    events: () => [event("NON_RENEWING_PURCHASE", 0, { ...until(99), entitlement_ids: null })],
    status: free,
  },
};

/** As if nothing had been told. */
const forgetAll = () =>
  withTables(server, async (db) => {
    await asSystem(db).deleteFrom("subscription_events").execute();
    await asSystem(db).deleteFrom("subscriptions").execute();
  });

/** Every order of up to three events, and of more some. */
function ordersOf(events: readonly Event[]): Event[][] {
  if (events.length > 3) return [[...events], [...events].reverse(), swapped(events)];
  if (events.length < 2) return [[...events]];
  return events.flatMap((first) =>
    ordersOf(events.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}
const swapped = ([a, b, ...rest]: readonly Event[]) =>
  [...rest, b, a].filter((one) => one !== undefined);

describe.each(Object.entries(histories))("after %s", (_, { events, status }) => {
  test("somebody stands the same, in whichever order it is told and however often", async () => {
    const told = events();
    const days = Number("expiresAt" in status && status.expiresAt);
    const expected = days > 0 ? { ...status, expiresAt: iso(days) } : status;
    const person = await server.signedIn();
    for (const order of ordersOf(told)) {
      await forgetAll();
      await tell(person.userId, order);
      const names = order.map(({ type, event_timestamp_ms }) => [type, event_timestamp_ms]);
      expect(await statusOf(person), JSON.stringify(names)).toEqual(expected);
      await tell(person.userId, order);
      expect(await statusOf(person)).toEqual(expected);
      expect(await rowsOf(server, person.userId)).toMatchObject({
        subscription_events: order.length,
      });
    }
  });
});

test("what is told at the same time counts as if it came one by one", async () => {
  const [ana, ben] = [await server.signedIn(), await server.signedIn()];
  const moved = event("TRANSFER", 8.5, {
    ...{ app_user_id: undefined, transferred_from: [ana.userId], transferred_to: [ben.userId] },
  });
  const all = [...Array(5)].flatMap(() => [bought(), renewed(), moved]);
  await Promise.all(all.map((one) => tell(ana.userId, [one])));
  expect(await statusOf(ana)).toEqual(free);
  expect(await statusOf(ben)).toEqual({ ...premium, willRenew: true, expiresAt: iso(38) });
});

describe("a transfer", () => {
  const from = (userId: string, to: string) =>
    event("TRANSFER", 5, {
      ...{ app_user_id: undefined, original_app_user_id: undefined, aliases: undefined },
      ...{ product_id: undefined, transferred_from: [userId, "$RCAnonymousID:1"] },
      transferred_to: [to],
    });

  test.each(["before", "after"])("told %s the purchase takes it to the other", async (when) => {
    const [ana, ben] = [await server.signedIn(), await server.signedIn()];
    const events = [event("INITIAL_PURCHASE", 0, until(30)), from(ana.userId, ben.userId)];
    await tell(ana.userId, when === "after" ? events : events.reverse());
    expect(await statusOf(ana)).toEqual(free);
    expect(await statusOf(ben)).toMatchObject({ tier: "premium", expiresAt: iso(30) });
    await tell(ben.userId, [event("EXPIRATION", 9, until(9))]);
    expect(await statusOf(ben)).toMatchObject({ isActive: false, tier: "free" });
  });

  test("to somebody unknown takes it away, and from somebody unknown gives nothing", async () => {
    const [ana, ben] = [await server.signedIn(), await server.signedIn()];
    await tell(ana.userId, [event("INITIAL_PURCHASE", 0, until(30))]);
    await tell(ana.userId, [from(ana.userId, randomUUID()), from(randomUUID(), ben.userId)]);
    expect([await statusOf(ana), await statusOf(ben)]).toEqual([free, free]);
  });
});

test("what comes a year late changes nothing that came since", async () => {
  const person = await server.signedIn();
  await tell(person.userId, [event("INITIAL_PURCHASE", 0, until(30))]);
  await tell(person.userId, [
    event("INITIAL_PURCHASE", -365, { ...until(-335), entitlement_ids: ["pro"] }),
    event("EXPIRATION", -335, { ...until(-335), entitlement_ids: ["pro"] }),
  ]);
  expect(await statusOf(person)).toMatchObject({ tier: "premium", expiresAt: iso(30) });
});

test("an unknown type and a test are kept, and change nothing", async () => {
  const person = await server.signedIn();
  await tell(person.userId, [event("INITIAL_PURCHASE", 0, until(30))]);
  await tell(person.userId, [
    event("SOMETHING_NEW", 1, { ...until(1), entitlement_ids: [] }),
    event("TEST", 2, { ...until(1) }),
  ]);
  expect(await statusOf(person)).toMatchObject({ tier: "premium", expiresAt: iso(30) });
  expect(await rowsOf(server, person.userId)).toMatchObject({ subscription_events: 3 });
});

test("nothing is kept of people who aren't ours", async () => {
  const stranger = randomUUID();
  await tell(stranger, [event("INITIAL_PURCHASE", 0, until(30))]);
  await tell("$RCAnonymousID:1", [event("INITIAL_PURCHASE", 0, until(30))]);
  expect(await rowsOf(server, stranger)).toEqual({});
});

test("a person is found by an earlier id, too", async () => {
  const person = await server.signedIn();
  const ids = { original_app_user_id: "$RCAnonymousID:2", aliases: ["x", person.userId] };
  await tell("$RCAnonymousID:1", [event("INITIAL_PURCHASE", 0, { ...until(30), ...ids })]);
  expect(await statusOf(person)).toMatchObject({ tier: "premium" });
});

test("of two people whom an event names, it is about the one it names first", async () => {
  const [ana, ben] = [await server.signedIn(), await server.signedIn()];
  for (const [one, other] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    const ids = { original_app_user_id: other.userId, aliases: [other.userId, one.userId] };
    await tell(one.userId, [event("INITIAL_PURCHASE", 0, { ...until(30), ...ids })]);
    expect(await statusOf(one)).toMatchObject({ tier: "premium" });
    if (one === ana) expect(await statusOf(other)).toEqual(free);
  }
});

test("access ends by itself, with nothing told", async () => {
  const person = await server.signedIn();
  const soon = { expiration_at_ms: server.clock.now() + minute };
  await tell(person.userId, [event("INITIAL_PURCHASE", 0, soon)]);
  expect(await statusOf(person)).toMatchObject({ isActive: true });
  server.clock.advance(minute);
  expect(await statusOf(person)).toMatchObject({ isActive: false, tier: "free" });
});

describe("a forged webhook", () => {
  test.each([
    ["no secret", {}],
    ["another secret", { authorization: "Bearer another" }],
    ["a part of it", { authorization: `Bearer ${secret.slice(0, -1)}` }],
    ["the secret alone", { authorization: secret }],
    ["it as a password", { authorization: `Basic ${btoa(`:${secret}`)}` }],
  ] as [string, Record<string, string>][])("with %s is refused", async (_, headers) => {
    const person = await server.signedIn();
    const forged = { ...event("INITIAL_PURCHASE", 0, until(30)), app_user_id: person.userId };
    const { status, body } = await send({ event: forged }, headers);
    expect([status, body.error.code]).toEqual([401, "WEBHOOK_FORGED"]);
    // Whoever doesn't know the secret learns nothing of the form, either.
    expect((await send("{", headers)).status).toBe(401);
    expect((await send({}, headers)).status).toBe(401);
    expect(await statusOf(person)).toEqual(free);
  });

  test("by somebody who is signed in is refused", async () => {
    const { token } = await server.signedIn();
    const reply = await send({}, { authorization: `Bearer ${token}` });
    expect(reply.status).toBe(401);
  });
});

test.each([
  ["no event", {}, "event"],
  ["no id", { event: { ...bad(), id: undefined } }, "event.id"],
  ["an empty id", { event: { ...bad(), id: "" } }, "event.id"],
  ["no type", { event: { ...bad(), type: null } }, "event.type"],
  ["no instant", { event: { ...bad(), event_timestamp_ms: "now" } }, "event.event_timestamp_ms"],
  ["a negative one", { event: { ...bad(), event_timestamp_ms: -1 } }, "event.event_timestamp_ms"],
  ["a date as text", { event: { ...bad(), expiration_at_ms: "2026" } }, "event.expiration_at_ms"],
  ["no list", { event: { ...bad(), entitlement_ids: "pro" } }, "event.entitlement_ids"],
  ["an endless id", { event: { ...bad(), app_user_id: "x".repeat(2_000) } }, "event.app_user_id"],
])("a webhook with %s is a 400 that names it", async (_, body, path) => {
  const reply = await send(body);
  expect(reply.status).toBe(400);
  expect(reply.body.error.issues).toContainEqual(expect.objectContaining({ path }));
});

function bad() {
  return { id: "1", type: "TEST", event_timestamp_ms: 1 };
}

test("a body that is no JSON is a 400", async () => {
  expect((await send("{")).status).toBe(400);
});

test("without a secret there is no webhook, and without an address no shop", async () => {
  const plain = await startServer();
  try {
    const webhook = await plain.call("POST", "/api/subscription/webhook", {
      ...{ body: {}, headers: { authorization: "Bearer " } },
    });
    expect(webhook.status).toBe(404);
    const { token } = await plain.signedIn();
    const shop = await plain.call("GET", "/api/subscription/shop", { token });
    expect(shop.body).toEqual({
      ...{ purchaseUrl: null, manageUrl: null, publicKey: null, gated: [] },
    });
    const { body } = await plain.call("GET", "/api/subscription/status", { token });
    expect(body).toEqual(free);
  } finally {
    await plain.stop();
  }
});

test("the shop's page knows who is buying", async () => {
  const { token, userId } = await server.signedIn();
  const { body } = await server.call("GET", "/api/subscription/shop", { token });
  expect(body.purchaseUrl).toBe(`https://pay.example/abc/${userId}`);
});

test("a deletion of all data leaves what was paid for, one of the account leaves nothing", async () => {
  const person = await server.signedIn();
  const { token, password, userId } = person;
  await tell(userId, [event("INITIAL_PURCHASE", 0, until(30))]);
  await server.call("DELETE", "/api/user/delete-data", { token });
  expect(await statusOf(person)).toMatchObject({ tier: "premium" });
  const { status } = await server.call("DELETE", "/api/user/account", {
    token,
    body: { password },
  });
  expect(status).toBeLessThan(300);
  expect(await rowsOf(server, userId)).toEqual({});
  await tell(userId, [event("RENEWAL", 9, until(60))]);
  expect(await rowsOf(server, userId)).toEqual({});
});
