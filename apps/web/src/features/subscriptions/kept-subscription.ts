import type { SubscriptionReply } from "@morsel/contract/subscriptions";
import { tiers } from "@morsel/domain/subscriptions/status";
import * as z from "zod/mini";
import { readStored, storageKeys, writeStored } from "../../lib/storage.ts";

const kept = z.object({
  person: z.string(),
  gated: z.array(z.string()),
  /** Null: not heard yet. */
  status: z.nullable(
    z.object({
      ...{ isActive: z.boolean(), tier: z.enum(tiers), willRenew: z.boolean() },
      ...{ isInGracePeriod: z.boolean(), expiresAt: z.nullable(z.string()) },
      productId: z.nullable(z.string()),
    }),
  ),
});

interface KeptSubscription {
  gated: readonly string[];
  status: SubscriptionReply | null;
}

/** What the server last said is gated, and how this person stood; null if it never did here. */
export function keptSubscription(person: string | null): KeptSubscription | null {
  const stored = readStored(storageKeys.subscription, kept);
  return stored?.person === person ? stored : null;
}

/** Keeps it for when the server can't be asked. */
export function keepSubscription(person: string, news: Partial<KeptSubscription>): void {
  const before = keptSubscription(person) ?? { gated: [], status: null };
  writeStored(storageKeys.subscription, { ...before, ...news, person });
}
