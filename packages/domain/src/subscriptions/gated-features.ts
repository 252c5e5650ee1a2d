import { isPremium, type SubscriptionStatus } from "./status.ts";

/**
 * What a host can keep for subscribers (`GATED_FEATURES`); unless they say so, nothing is. It is
 * what the server does itself, so that it can refuse it, and never what a person needs to read, log,
 * export or delete what is theirs.
 */
export const gateableFeatures = ["photo-analysis", "imports"] as const;
export type GateableFeature = (typeof gateableFeatures)[number];

/**
 * The feature check: premium and pro open what is gated. A status may have been kept for a while,
 * so that its end counts, too.
 */
export const opensGated = (
  status: Pick<SubscriptionStatus, "isActive" | "tier" | "expiresAt">,
  now: number,
): boolean => isPremium(status) && (status.expiresAt === null || status.expiresAt > now);
