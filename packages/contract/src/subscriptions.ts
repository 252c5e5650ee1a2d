import { tiers } from "@morsel/domain/subscriptions/status";
import * as z from "zod/mini";
import { route } from "./route.ts";

export const subscriptionCodes = {
  /** The webhook's secret is missing or another. */
  forged: "WEBHOOK_FORGED",
  /** What the call does is for subscribers here, and the caller is none. */
  needed: "SUBSCRIPTION_NEEDED",
} as const;

const status = z.object({
  /** Some entitlement is active, whatever it is called. */
  isActive: z.boolean(),
  tier: z.enum(tiers),
  willRenew: z.boolean(),
  /** A payment has failed and is tried again, while access goes on. */
  isInGracePeriod: z.boolean(),
  /** An ISO timestamp: when access ends or has ended; null if it never does, or never began. */
  expiresAt: z.nullable(z.string()),
  productId: z.nullable(z.string()),
});
export type SubscriptionReply = z.infer<typeof status>;

/** From what RevenueCat has told; nobody else is asked. */
export const getSubscription = route({
  method: "GET",
  path: "/api/subscription/status",
  access: "person",
  summary: "The caller's subscription",
  status: 200,
  reply: status,
});

/** What the browser needs of the shop; all null, and nothing gated, where there is none. */
export const getShop = route({
  method: "GET",
  path: "/api/subscription/shop",
  access: "person",
  summary: "Where the caller can subscribe, and manage it",
  status: 200,
  reply: z.object({
    /** The hosted page that sells, for this person. */
    purchaseUrl: z.nullable(z.string()),
    /** Where what they have is changed or cancelled, if RevenueCat has told. */
    manageUrl: z.nullable(z.string()),
    /** RevenueCat's public key, for its SDK in native apps. */
    publicKey: z.nullable(z.string()),
    /** What only subscribers can use, whether the caller is one or not; newer servers may know more. */
    gated: z._default(z.array(z.string()), []),
  }),
});

const text = z.string().check(z.maxLength(1_500));
const said = z.nullish(text);
const instant = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000));
const perhaps = z.nullish(instant);
const people = z.nullish(z.array(text));

const event = z.object({
  id: text.check(z.minLength(1)),
  type: text.check(z.minLength(1)),
  event_timestamp_ms: instant,
  /** The person's id; a transfer has none. */
  app_user_id: said,
  original_app_user_id: said,
  aliases: people,
  transferred_from: people,
  transferred_to: people,
  product_id: said,
  new_product_id: said,
  entitlement_ids: z.nullish(z.array(text)),
  period_type: said,
  cancel_reason: said,
  original_transaction_id: said,
  expiration_at_ms: perhaps,
  grace_period_expiration_at_ms: perhaps,
});
export type WebhookEvent = z.infer<typeof event>;

/**
 * What RevenueCat's webhook sends, with the header `Authorization: Bearer` and the secret that both
 * sides know. Fields that aren't named here are left aside. 404 where no secret is set.
 */
export const subscriptionWebhook = route({
  method: "POST",
  path: "/api/subscription/webhook",
  access: "anyone",
  summary: "Take an event from RevenueCat",
  body: z.object({ event }),
  status: 200,
  reply: z.object({ success: z.boolean() }),
});
