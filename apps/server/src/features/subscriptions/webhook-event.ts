import type { WebhookEvent } from "@morsel/contract/subscriptions";
import type { ProductNews } from "@morsel/domain/subscriptions/history";

/** What we go by of an event, under our names. */
export const newsOf = (event: WebhookEvent): ProductNews => ({
  productId: event.product_id ?? null,
  newProductId: event.new_product_id ?? null,
  entitlements: event.entitlement_ids ?? null,
  expiresAt: event.expiration_at_ms ?? null,
  graceUntil: event.grace_period_expiration_at_ms ?? null,
  periodType: event.period_type ?? null,
  cancelReason: event.cancel_reason ?? null,
  originalTransactionId: event.original_transaction_id ?? null,
});

/** The ids under which RevenueCat knows whom an event is about, the present one first. */
export const idsOf = (event: WebhookEvent): string[] =>
  [event.app_user_id, event.original_app_user_id, ...(event.aliases ?? [])].filter(
    (id) => typeof id === "string",
  );
