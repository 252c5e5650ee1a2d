import { expect, test } from "vitest";
import { isPremium, isPro, nothingBought, type Purchase, statusOf, tierOf } from "./status.ts";

const now = 1_000;
const purchase = (given: Partial<Purchase>): Purchase => ({
  ...{ productId: "monthly", entitlements: ["premium"], expiresAt: 2_000, graceUntil: null },
  willRenew: true,
  ...given,
});

test.each([
  [[], "free"],
  [["coaching"], "free"],
  [["premium"], "premium"],
  [["premium", "pro"], "pro"],
] as const)("the entitlements %j make %s", (entitlements, tier) => {
  expect(tierOf(entitlements)).toBe(tier);
});

test("pro goes before premium, whichever lasts longer, and premium stays when pro has ended", () => {
  const bought = [
    purchase({ productId: "premium", expiresAt: null, willRenew: false }),
    purchase({ productId: "pro", entitlements: ["pro"], expiresAt: 1_500 }),
  ];
  expect(statusOf(bought, now)).toMatchObject({ tier: "pro", productId: "pro", expiresAt: 1_500 });
  expect(statusOf(bought, 1_500)).toEqual({
    ...{ isActive: true, tier: "premium", willRenew: false, isInGracePeriod: false },
    ...{ expiresAt: null, productId: "premium" },
  });
});

test("in a grace period access goes on until that ends", () => {
  const bought = [purchase({ expiresAt: 500, graceUntil: 1_200, willRenew: false })];
  expect(statusOf(bought, now)).toMatchObject({
    ...{ isActive: true, tier: "premium", isInGracePeriod: true, expiresAt: 1_200 },
  });
  expect(statusOf(bought, 1_200)).toMatchObject({ isActive: false, isInGracePeriod: false });
});

test("a grace period that is over is none, while what is paid goes on", () => {
  const bought = [purchase({ expiresAt: 2_000, graceUntil: 900 })];
  expect(statusOf(bought, now)).toMatchObject({
    ...{ isActive: true, isInGracePeriod: false, expiresAt: 2_000 },
  });
});

test("what has ended tells when, and opens nothing", () => {
  const status = statusOf([purchase({ expiresAt: 900 })], now);
  expect(status).toEqual({ ...nothingBought, expiresAt: 900, productId: "monthly" });
  expect([isPremium(status), isPro(status)]).toEqual([false, false]);
});

test("premium and pro open premium features; another entitlement is active and opens none", () => {
  const flags = (entitlements: string[]) => {
    const status = statusOf([purchase({ entitlements })], now);
    return [status.isActive, isPremium(status), isPro(status)];
  };
  expect(flags(["premium"])).toEqual([true, true, false]);
  expect(flags(["pro"])).toEqual([true, true, true]);
  expect(flags(["coaching"])).toEqual([true, false, false]);
  expect(flags([])).toEqual([false, false, false]);
});
