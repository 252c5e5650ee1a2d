import type { Purchase } from "@morsel/domain/subscriptions/status";
import * as z from "zod/mini";
import type { Config } from "../../platform/config/config.ts";
import { boundedText } from "../../platform/http/bounded-text.ts";

/** What RevenueCat says that somebody has, at an instant of its clock (ms). */
export interface Answer {
  at: number;
  purchases: Purchase[];
  /** Where they change or cancel it. */
  manageUrl: string | null;
}

const patience = 10_000;
/** What somebody has ever bought is some kB. */
const maxAnswer = 1_000_000;

const date = z.nullish(
  z.pipe(
    z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
    z.transform((text) => Date.parse(text)),
  ),
);
const text = z.nullish(z.string());

const customer = z.object({
  request_date_ms: z.number(),
  subscriber: z.object({
    entitlements: z.record(
      z.string(),
      z.object({
        product_identifier: z.string(),
        product_plan_identifier: text,
        expires_date: date,
        grace_period_expires_date: date,
      }),
    ),
    subscriptions: z.record(
      z.string(),
      z.object({
        period_type: text,
        store: text,
        billing_issues_detected_at: date,
        unsubscribe_detected_at: date,
        refunded_at: date,
      }),
    ),
    management_url: text,
  }),
});
type Customer = z.infer<typeof customer>["subscriber"];

/** RevenueCat's REST API, version 1. */
export function createRevenueCat({ apiUrl, apiKey }: { apiUrl: string; apiKey: string }) {
  return {
    /** Throws if there is no answer that can be read. */
    async ask(userId: string): Promise<Answer> {
      const response = await fetch(`${apiUrl}/subscribers/${encodeURIComponent(userId)}`, {
        headers: { authorization: `Bearer ${apiKey}` },
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`RevenueCat answered ${response.status}.`);
      }
      const { request_date_ms, subscriber } = customer.parse(
        JSON.parse(await boundedText(response, maxAnswer)),
      );
      return {
        at: request_date_ms,
        purchases: purchasesOf(subscriber),
        manageUrl: webAddress(subscriber.management_url),
      };
    },
  };
}

export type RevenueCat = ReturnType<typeof createRevenueCat>;

/** The settings of RevenueCat that a gateway needs; null: not set. */
export const revenueCatOf = ({ apiKey, apiUrl }: Config["revenueCat"]): RevenueCat | null =>
  apiKey === null ? null : createRevenueCat({ apiKey, apiUrl });

/** Entitlements of one product belong together. */
function purchasesOf({ entitlements, subscriptions }: Customer): Purchase[] {
  const purchases = new Map<string, Purchase>();
  for (const [name, entitlement] of Object.entries(entitlements)) {
    const { product_identifier: product, product_plan_identifier: plan } = entitlement;
    const subscription = new Map(Object.entries(subscriptions)).get(product);
    const refundedAt = subscription?.refunded_at ?? null;
    const expiresAt = entitlement.expires_date ?? null;
    // Google Play's webhooks name products like this.
    const productId = plan ? `${product}:${plan}` : product;
    const known = purchases.get(productId);
    purchases.set(productId, {
      productId,
      entitlements: [...(known?.entitlements ?? []), name],
      expiresAt: refundedAt === null ? expiresAt : Math.min(expiresAt ?? refundedAt, refundedAt),
      graceUntil: refundedAt === null ? (entitlement.grace_period_expires_date ?? null) : null,
      willRenew: refundedAt === null && expiresAt !== null && renews(subscription),
    });
  }
  return [...purchases.values()];
}

function renews(subscription: Customer["subscriptions"][string] | undefined): boolean {
  if (!subscription) return false;
  const { period_type, store, billing_issues_detected_at, unsubscribe_detected_at } = subscription;
  return (
    !billing_issues_detected_at &&
    !unsubscribe_detected_at &&
    store !== "promotional" &&
    period_type !== "prepaid" &&
    period_type !== "promotional"
  );
}

/** What may become a link in our page. */
const webAddress = (address: string | null | undefined): string | null =>
  address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
