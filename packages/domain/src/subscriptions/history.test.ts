import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour } from "../time.ts";
import { askFrom, type ProductNews, purchasesAfter, type Told } from "./history.ts";
import type { Purchase } from "./status.ts";

const nothing: ProductNews = {
  ...{ productId: "monthly", newProductId: null, entitlements: ["premium"], expiresAt: 5_000 },
  ...{ graceUntil: null, periodType: "NORMAL", cancelReason: null, originalTransactionId: null },
};
let made = 0;
const event = (
  type: string,
  at: number,
  news: Partial<ProductNews> = {},
  userId = "ana",
): Told => ({
  ...{ kind: "event", type, userId, happenedAt: at, heardAt: at },
  ...{ id: `e${(made += 1)}`, news: { ...nothing, ...news } },
});
const answered: Purchase = {
  ...{ productId: "answered", entitlements: ["pro"], expiresAt: 9, graceUntil: null },
  willRenew: true,
};
const transfer = (id: string, at: number, from: string, to: string): Told[] =>
  (
    [
      ["from", from],
      ["to", to],
    ] as const
  ).map(([side, userId]) => ({
    ...{ kind: "transfer", id, side, userId, happenedAt: at, heardAt: at },
  }));
const productsOf = (told: Told[], userId = "ana") =>
  (purchasesAfter(told).get(userId) ?? []).map(({ productId }) => productId);

test("in whichever order the same is told, everybody has the same in the end", () => {
  const people = fc.constantFrom("ana", "ben", "eve");
  const products = fc.constantFrom("monthly", "yearly", null);
  // Few instants, so that several events share one.
  const instant = fc.integer({ min: 1, max: 6 });
  const news = fc.record({
    productId: products,
    newProductId: products,
    entitlements: fc.constantFrom(["premium"], ["pro"], null),
    expiresAt: fc.option(instant),
    graceUntil: fc.option(instant),
    periodType: fc.constantFrom("NORMAL", "PREPAID"),
    cancelReason: fc.constantFrom("UNSUBSCRIBE", "CUSTOMER_SUPPORT", null),
    originalTransactionId: fc.constantFrom("t1", null),
  });
  const types = fc.constantFrom(
    ...["INITIAL_PURCHASE", "RENEWAL", "NON_RENEWING_PURCHASE", "CANCELLATION", "EXPIRATION"],
    ...["BILLING_ISSUE", "UNCANCELLATION", "PRODUCT_CHANGE", "SUBSCRIPTION_EXTENDED", "TEST", "?"],
  );
  const events = fc
    .record({ userId: people, type: types, happenedAt: instant, news })
    .map((one): Told[] => [event(one.type, one.happenedAt, one.news, one.userId)]);
  const transfers = fc
    .record({ at: instant, from: people, to: people })
    .filter(({ from, to }) => from !== to)
    .map(({ at, from, to }) => transfer(`t${(made += 1)}`, at, from, to));
  const answers = fc.record({ userId: people, at: instant }).map(({ userId, at }): Told[] => [
    {
      ...{ kind: "answer", userId, id: `a${(made += 1)}`, happenedAt: at, heardAt: at },
      purchases: [answered],
    },
  ]);
  const histories = fc
    .array(fc.oneof({ weight: 5, arbitrary: events }, transfers, answers), { maxLength: 12 })
    .map((lists) => lists.flat());
  const twoOrders = histories.chain((told) =>
    fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })),
  );
  fc.assert(
    fc.property(twoOrders, ([told, shuffled]) => {
      const inOrder = (list: Told[]) =>
        [...purchasesAfter(list)].sort(([a], [b]) => (a < b ? -1 : 1));
      expect(inOrder(shuffled)).toEqual(inOrder(told));
    }),
    { numRuns: 500 },
  );
});

describe("a change of product", () => {
  const bought = event("INITIAL_PURCHASE", 1);
  const changed = event("PRODUCT_CHANGE", 2, { newProductId: "yearly" });
  const renewed = (at: number) => event("RENEWAL", at, { productId: "yearly", expiresAt: 9_000 });

  test("leaves what is paid for until the next period begins", () => {
    expect(productsOf([bought, changed])).toEqual(["monthly"]);
    expect(productsOf([bought, changed, renewed(3)])).toEqual(["yearly"]);
  });

  test("is over at once where the new period has begun just before", () => {
    expect(productsOf([bought, renewed(2), { ...changed, happenedAt: 3 }])).toEqual(["yearly"]);
  });

  test("is also known by the transaction that goes on", () => {
    const transaction = { originalTransactionId: "t1" };
    const first = event("INITIAL_PURCHASE", 1, transaction);
    const next = event("RENEWAL", 2, { ...transaction, productId: "yearly" });
    expect(productsOf([first, next])).toEqual(["yearly"]);
  });
});

test("a transfer passes on what there was by then, and what is bought later stays", () => {
  const told = [
    ...transfer("t1", 2, "ana", "ben"),
    ...transfer("t2", 3, "ben", "eve"),
    event("INITIAL_PURCHASE", 1),
    event("INITIAL_PURCHASE", 4, { productId: "yearly" }),
  ];
  expect(["ana", "ben", "eve"].map((userId) => productsOf(told, userId))).toEqual([
    ["yearly"],
    [],
    ["monthly"],
  ]);
});

describe("what carries the same instant", () => {
  const ended = { expiresAt: 5 };
  const renewed = { expiresAt: 9 };
  const endOf = (told: Told[]) => purchasesAfter(told).get("ana")?.[0]?.expiresAt;

  test("takes effect in the order of a subscription's life, whatever its ids are", () => {
    expect(endOf([event("EXPIRATION", 5, ended), event("RENEWAL", 5, renewed)])).toBe(5);
    expect(endOf([event("RENEWAL", 5, renewed), event("EXPIRATION", 5, ended)])).toBe(5);
  });

  test("is passed on by a transfer, and settled by an answer", () => {
    const moved = transfer("a", 5, "ana", "ben");
    const bought = event("INITIAL_PURCHASE", 5);
    const answer: Told = {
      ...{ kind: "answer", userId: "ana", id: "", happenedAt: 5, heardAt: 6 },
      purchases: [answered],
    };
    const told = [answer, ...moved, bought];
    expect([productsOf(told), productsOf(told, "ben")]).toEqual([["answered"], ["monthly"]]);
  });
});

test("what happened counts by when it happened, not by when it was heard of", () => {
  const late = { ...event("EXPIRATION", 2, { expiresAt: 2 }), heardAt: 9 };
  expect(purchasesAfter([event("RENEWAL", 3), late]).get("ana")).toMatchObject([
    { expiresAt: 5_000, willRenew: true },
  ]);
});

describe("a grace period", () => {
  const failed = event("BILLING_ISSUE", 2, { expiresAt: 2, graceUntil: 8_000 });
  const after = (type: string, news: Partial<ProductNews> = {}) =>
    purchasesAfter([event("INITIAL_PURCHASE", 1), failed, event(type, 3, news)]).get("ana");

  test("begins with a failed payment, which nothing renews by itself", () => {
    expect(after("TEST")).toMatchObject([{ expiresAt: 2, graceUntil: 8_000, willRenew: false }]);
  });

  test("ends with a payment, an extension, an expiration and a refund", () => {
    expect(after("RENEWAL")).toMatchObject([{ graceUntil: null, willRenew: true }]);
    expect(after("SUBSCRIPTION_EXTENDED")).toMatchObject([{ graceUntil: null }]);
    expect(after("EXPIRATION")).toMatchObject([{ expiresAt: 3, graceUntil: null }]);
    expect(after("CANCELLATION", { cancelReason: "CUSTOMER_SUPPORT" })).toMatchObject([
      { expiresAt: 3, graceUntil: null },
    ]);
  });

  test("outlives a cancellation", () => {
    const unsubscribed = { expiresAt: 2, cancelReason: "UNSUBSCRIBE" };
    expect(after("CANCELLATION", unsubscribed)).toMatchObject([
      { graceUntil: 8_000, willRenew: false },
    ]);
  });
});

test("a cancellation that says no end, of something unknown, opens nothing", () => {
  const [purchase] =
    purchasesAfter([event("CANCELLATION", 7, { expiresAt: null })]).get("ana") ?? [];
  expect(purchase?.expiresAt).toBe(7);
});

describe("RevenueCat is asked", () => {
  const answer: Told = {
    ...{ kind: "answer", userId: "ana", id: "", happenedAt: 10, heardAt: 10, purchases: [] },
  };
  const none: never[] = [];

  test("about whom it tells for the first time, and not for a test", () => {
    expect(askFrom([event("INITIAL_PURCHASE", 5)], none)).toBe(5);
    expect(askFrom([event("TEST", 5)], none)).toBeNull();
  });

  test("not about what goes its usual way", () => {
    const usual = ["RENEWAL", "CANCELLATION", "BILLING_ISSUE", "EXPIRATION"];
    for (const type of usual) expect(askFrom([answer, event(type, 20)], none), type).toBeNull();
  });

  test.each([
    ["a transfer", transfer("t", 20, "ana", "ben").slice(0, 1)],
    ["an unknown type", [event("SOMETHING_NEW", 20)]],
    ["a change of product", [event("PRODUCT_CHANGE", 20)]],
    ["a refund", [event("CANCELLATION", 20, { cancelReason: "CUSTOMER_SUPPORT" })]],
    ["what came late", [{ ...event("RENEWAL", 11), heardAt: 20 }, event("EXPIRATION", 15)]],
  ])("about %s, until it has answered", (_, told) => {
    expect(askFrom([answer, ...told], none)).toBe(20);
    expect(askFrom([{ ...answer, heardAt: 21 }, ...told], none)).toBeNull();
  });

  test("when a renewal isn't told, once", () => {
    const renewing = [{ willRenew: true, expiresAt: 100 }];
    const due = 100 + 2 * hour;
    expect(askFrom([answer], renewing)).toBe(due);
    expect(askFrom([{ ...answer, heardAt: due }], renewing)).toBeNull();
    expect(askFrom([answer], [{ willRenew: false, expiresAt: 100 }])).toBeNull();
  });
});
