import { type SubscriptionStatus, statusOf } from "./status.ts";

/** What RevenueCat's SDK says of something bought, in the phone's own store. */
export interface Entitlement {
  identifier: string;
  willRenew: boolean;
  periodType: string;
  /** ISO timestamps; null: never. */
  expirationDate: string | null;
  billingIssueDetectedAt: string | null;
  productIdentifier: string;
}

const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** How somebody stands by their active entitlements. The store itself says which are active. */
export function statusOfActive(active: readonly Entitlement[], now: number): SubscriptionStatus {
  return statusOf(
    active.map((entitlement) => {
      const { periodType, billingIssueDetectedAt, expirationDate } = entitlement;
      const isInGrace = periodType.toUpperCase() === "GRACE" || billingIssueDetectedAt !== null;
      const said = instantOf(expirationDate);
      // Active is active, whatever the phone's clock says.
      const expiresAt = said === null ? null : Math.max(said, now + 1);
      return {
        productId: entitlement.productIdentifier,
        entitlements: [entitlement.identifier],
        ...{ expiresAt, graceUntil: isInGrace ? expiresAt : null },
        willRenew: entitlement.willRenew,
      };
    }),
    now,
  );
}

const durations: ReadonlyMap<string, string> = new Map([
  ["MONTHLY", "Monthly"],
  ["ANNUAL", "Annual"],
  ["WEEKLY", "Weekly"],
]);

/** How long a package lasts, in the specification's words. */
export const durationOf = (packageType: string): string => durations.get(packageType) ?? "Unknown";
