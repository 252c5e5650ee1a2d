import { expect, test } from "vitest";
import { choiceOf, durationOf, type Entitlement, type Phone, statusOfActive } from "./customer.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const premium: Entitlement = {
  ...{ identifier: "premium", willRenew: true, periodType: "NORMAL" },
  ...{ expirationDate: "2026-12-23T12:00:00Z", billingIssueDetectedAt: null },
  ...{ productIdentifier: "monthly", productPlanIdentifier: null, store: "APP_STORE" },
};

test("pro goes before premium, nothing is free", () => {
  const pro = { ...premium, identifier: "pro", productIdentifier: "annual" };
  expect(statusOfActive([premium, pro], now)).toMatchObject({ tier: "pro", productId: "annual" });
  expect(statusOfActive([premium], now)).toMatchObject({ tier: "premium", isInGracePeriod: false });
  expect(statusOfActive([], now)).toMatchObject({ tier: "free", isActive: false });
});

test("a failed payment's entitlement is in its grace period, and active while the store says so", () => {
  const late = { ...premium, expirationDate: "2026-11-22T12:00:00Z" };
  const issue = { ...late, billingIssueDetectedAt: "2026-11-22T12:00:00Z" };
  for (const one of [issue, { ...late, periodType: "grace" }])
    expect(statusOfActive([one], now)).toMatchObject({ isActive: true, isInGracePeriod: true });
  expect(statusOfActive([{ ...premium, expirationDate: null }], now).expiresAt).toBeNull();
});

test("durations are named", () => {
  expect(["MONTHLY", "ANNUAL", "WEEKLY", "LIFETIME"].map(durationOf)).toEqual([
    ...["Monthly", "Annual", "Weekly", "Unknown"],
  ]);
});

const choice = (phone: Phone, ...active: Entitlement[]) =>
  choiceOf(active, statusOfActive(active, now), phone);
const onPlay = {
  ...premium,
  ...{ store: "PLAY_STORE", productIdentifier: "premium", productPlanIdentifier: "monthly" },
};
const nothing = { has: null, replaces: null };

test("who has nothing can buy anything, who has pro nothing more", () => {
  expect(choice("ios")).toEqual({ has: [], replaces: null });
  expect(choice("android", { ...onPlay, identifier: "stickers" })).toEqual({
    ...{ has: [], replaces: null },
  });
  expect(choice("ios", premium, { ...premium, identifier: "pro" })).toEqual(nothing);
  expect(choice("android", { ...onPlay, identifier: "pro" })).toEqual(nothing);
});

test("premium gives way to another plan of the same store, which Google Play has to be told", () => {
  expect(choice("ios", premium)).toEqual({ has: ["monthly"], replaces: null });
  expect(choice("android", onPlay)).toEqual({ has: ["premium:monthly"], replaces: "premium" });
});

test("what was bought elsewhere isn't sold a second time; what was given is no reason not to buy", () => {
  expect(choice("android", premium)).toEqual(nothing);
  expect(choice("ios", onPlay)).toEqual(nothing);
  expect(choice("ios", { ...premium, store: "RC_BILLING" })).toEqual(nothing);
  expect(choice("android", { ...onPlay, store: "PROMOTIONAL" })).toEqual({
    ...{ has: [], replaces: null },
  });
});
