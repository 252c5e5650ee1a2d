import { expect, test } from "vitest";
import { durationOf, type Entitlement, statusOfActive } from "./customer.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const premium: Entitlement = {
  ...{ identifier: "premium", willRenew: true, periodType: "NORMAL" },
  ...{ expirationDate: "2026-12-23T12:00:00Z", billingIssueDetectedAt: null },
  productIdentifier: "monthly",
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
