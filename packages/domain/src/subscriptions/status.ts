export const tiers = ["free", "premium", "pro"] as const;
export type Tier = (typeof tiers)[number];

/** A product that somebody has bought, and what it opens. */
export interface Purchase {
  productId: string;
  /** By the names that they have at RevenueCat. */
  entitlements: readonly string[];
  /** The end of what is paid (ms); null: none. */
  expiresAt: number | null;
  /** A payment has failed and is tried again until then (ms), while access goes on. */
  graceUntil: number | null;
  willRenew: boolean;
}

export interface SubscriptionStatus {
  /** Some entitlement is active, whatever it is called. */
  isActive: boolean;
  tier: Tier;
  willRenew: boolean;
  isInGracePeriod: boolean;
  /** When access ends or has ended (ms), a grace period included; null: never, or nothing bought. */
  expiresAt: number | null;
  productId: string | null;
}

export const nothingBought: SubscriptionStatus = {
  ...{ isActive: false, tier: "free", willRenew: false, isInGracePeriod: false },
  ...{ expiresAt: null, productId: null },
};

export function tierOf(entitlements: readonly string[]): Tier {
  if (entitlements.includes("pro")) return "pro";
  return entitlements.includes("premium") ? "premium" : "free";
}

const endOf = ({ expiresAt, graceUntil }: Purchase): number =>
  expiresAt === null ? Infinity : Math.max(expiresAt, graceUntil ?? expiresAt);

/** How somebody's subscription stands: of several purchases the best active one tells. */
export function statusOf(purchases: readonly Purchase[], now: number): SubscriptionStatus {
  const isActive = (purchase: Purchase) => endOf(purchase) > now;
  const rank = (purchase: Purchase) =>
    isActive(purchase) ? 1 + tiers.indexOf(tierOf(purchase.entitlements)) : 0;
  const [best] = purchases
    .filter(({ entitlements }) => entitlements.length > 0)
    .sort(
      (a, b) =>
        rank(b) - rank(a) ||
        // Not a difference: two that never end would make it NaN.
        (endOf(a) === endOf(b) ? 0 : endOf(a) < endOf(b) ? 1 : -1) ||
        (a.productId < b.productId ? -1 : 1),
    );
  if (!best) return nothingBought;
  const active = isActive(best);
  const end = endOf(best);
  return {
    isActive: active,
    tier: active ? tierOf(best.entitlements) : "free",
    willRenew: active && best.willRenew,
    isInGracePeriod: active && best.graceUntil !== null && best.graceUntil > now,
    expiresAt: end === Infinity ? null : end,
    productId: best.productId,
  };
}

/** Whether premium features are open. */
export const isPremium = ({ isActive, tier }: Pick<SubscriptionStatus, "isActive" | "tier">) =>
  isActive && tier !== "free";

/** Pro has all that premium has, and more. */
export const isPro = ({ isActive, tier }: Pick<SubscriptionStatus, "isActive" | "tier">) =>
  isActive && tier === "pro";
