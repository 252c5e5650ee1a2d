import type { SubscriptionReply } from "@morsel/contract/subscriptions";
import type { SubscriptionStatus } from "@morsel/domain/subscriptions/status";
import { isoOrNull } from "../../platform/clock.ts";

export const presentStatus = ({ expiresAt, ...status }: SubscriptionStatus): SubscriptionReply => ({
  ...status,
  expiresAt: isoOrNull(expiresAt),
});
