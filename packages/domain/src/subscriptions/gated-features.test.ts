import { expect, test } from "vitest";
import { opensGated } from "./gated-features.ts";
import { nothingBought, type Purchase, statusOf } from "./status.ts";

const now = Date.UTC(2026, 10, 25);
const day = 86_400_000;
const bought: Purchase = {
  ...{ productId: "monthly", entitlements: ["premium"], expiresAt: now + 30 * day },
  ...{ graceUntil: null, willRenew: true },
};
const opens = (purchase: Partial<Purchase>, at = now) =>
  opensGated(statusOf([{ ...bought, ...purchase }], at), at);

test("premium and pro open what is gated, nothing else does", () => {
  expect(opens({})).toBe(true);
  expect(opens({ entitlements: ["pro"] })).toBe(true);
  expect(opens({ entitlements: ["stickers"] })).toBe(false);
  expect(opens({ expiresAt: now - 1 })).toBe(false);
  expect(opensGated(nothingBought, now)).toBe(false);
});

test("so does a grace period, and what never ends", () => {
  expect(opens({ expiresAt: now - 1, graceUntil: now + day })).toBe(true);
  expect(opens({ expiresAt: null })).toBe(true);
});

test("a status that was kept opens no longer than it said", () => {
  const kept = statusOf([bought], now);
  expect(opensGated(kept, now + 30 * day - 1)).toBe(true);
  expect(opensGated(kept, now + 30 * day)).toBe(false);
});
