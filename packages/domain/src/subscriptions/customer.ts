import { isPremium, isPro, type SubscriptionStatus, statusOf } from "./status.ts";

/** What RevenueCat's SDK says of something bought, in the phone's own store. */
export interface Entitlement {
  identifier: string;
  willRenew: boolean;
  periodType: string;
  /** ISO timestamps; null: never. */
  expirationDate: string | null;
  billingIssueDetectedAt: string | null;
  productIdentifier: string;
  /** Of Google Play's products, which are sold by plans. */
  productPlanIdentifier: string | null;
  /** Where it was bought: `APP_STORE`, `PLAY_STORE`, `RC_BILLING` … */
  store: string;
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

const phoneStores = { ios: ["APP_STORE", "MAC_APP_STORE"], android: ["PLAY_STORE"] } as const;
export type Phone = keyof typeof phoneStores;

/** What is given away, or sold to try things out, is no subscription that would run on beside. */
const free = ["PROMOTIONAL", "TEST_STORE"];

/** What the phone's store can sell to somebody besides, or in place of, what they have. */
export interface Choice {
  /** Ids that products in the store go by, of what they have already; null: nothing can be sold. */
  has: readonly string[] | null;
  /** The product of Google Play that gives way to a new one; other stores find that by themselves. */
  replaces: string | null;
}

/**
 * Who has nothing can buy anything; who has premium, another plan in its place; who has pro, nothing
 * more. What was bought elsewhere can't be replaced by this phone's store: it would be paid twice.
 */
export function choiceOf(
  active: readonly Entitlement[],
  status: SubscriptionStatus,
  phone: Phone,
): Choice {
  const paid = isPremium(status) ? active.filter(({ store }) => !free.includes(store)) : [];
  const stores: readonly string[] = phoneStores[phone];
  if (isPro(status) || paid.some(({ store }) => !stores.includes(store)))
    return { has: null, replaces: null };
  const has = paid.flatMap(({ productIdentifier: id, productPlanIdentifier: plan }) =>
    plan ? [`${id}:${plan}`] : [id],
  );
  const [first] = phone === "android" ? paid : [];
  return { has, replaces: first?.productIdentifier ?? null };
}
