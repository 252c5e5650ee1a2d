import type { Reply } from "@morsel/contract/route";
import type { getShop, SubscriptionReply } from "@morsel/contract/subscriptions";
import { type GateableFeature, opensGated } from "@morsel/domain/subscriptions/gated-features";
import { minute } from "@morsel/domain/time";
import { useQuery } from "@tanstack/react-query";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { isNativeApp } from "../../lib/native.ts";
import { usePersonId } from "../../lib/person.ts";
import { useMinute } from "../../lib/today.ts";
import { keepSubscription, keptSubscription } from "./kept-subscription.ts";

const contract = () => import("@morsel/contract/subscriptions");

const shopQuery = defineQuery({
  name: "/api/subscription/shop",
  ask: async (_: undefined, person, signal): Promise<Reply<typeof getShop>> => {
    const shop = await call(contract, "getShop", { signal });
    keepSubscription(person, { gated: shop.gated });
    return shop;
  },
});

/** Asked again whenever somebody comes back to the page, as from buying something. */
export const subscriptionQuery = defineQuery({
  name: "/api/subscription/status",
  staleTime: 0,
  ask: async (_: undefined, person, signal): Promise<SubscriptionReply> => {
    const status = await call(contract, "getSubscription", { signal });
    keepSubscription(person, { status });
    return status;
  },
});

/** What is sold here, and by whom: in the app by the phone's store alone, as the stores want it. */
export function useShop() {
  const { data, isFetching } = useAnswer(shopQuery, undefined);
  const { purchaseUrl = null, manageUrl = null, publicKey = null, gated } = data ?? {};
  const store = isNativeApp() && publicKey !== null ? { publicKey } : null;
  const web = !isNativeApp() && purchaseUrl !== null ? { purchaseUrl, manageUrl } : null;
  return { store, web, isThere: store !== null || web !== null, gated, isFetching };
}

export const useSubscription = () => useAnswer(subscriptionQuery, undefined);

/**
 * Whether this person can use a feature: by what the server says, or last said on this device. Who
 * isn't known to be shut out is let try: the server has the last word.
 */
export function useGate(feature: GateableFeature): "open" | "closed" | "asked" {
  const person = usePersonId();
  const shop = useShop();
  const kept = keptSubscription(person);
  const gated = shop.gated ?? kept?.gated;
  const isGated = gated?.includes(feature) === true;
  const asked = useQuery({
    ...subscriptionQuery.options(person, undefined),
    enabled: person !== null && isGated,
  });
  const now = useMinute() * minute;
  if (!gated) return shop.isFetching ? "asked" : "open";
  if (!isGated) return "open";
  const status = asked.data ?? kept?.status;
  if (!status) return asked.isFetching ? "asked" : "open";
  const { expiresAt, ...rest } = status;
  const end = expiresAt === null ? null : Date.parse(expiresAt);
  return opensGated({ ...rest, expiresAt: end }, now) ? "open" : "closed";
}
