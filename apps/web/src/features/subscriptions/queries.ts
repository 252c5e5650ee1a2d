import type { Reply } from "@morsel/contract/route";
import type { getShop, SubscriptionReply } from "@morsel/contract/subscriptions";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { defineQuery } from "../../lib/define-query.ts";

const contract = () => import("@morsel/contract/subscriptions");

const shopQuery = defineQuery({
  name: "/api/subscription/shop",
  ask: async (_: undefined, _person, signal): Promise<Reply<typeof getShop>> =>
    call(contract, "getShop", { signal }),
});

/** Asked again whenever somebody comes back to the page, as from buying something. */
export const subscriptionQuery = defineQuery({
  name: "/api/subscription/status",
  staleTime: 0,
  ask: async (_: undefined, _person, signal): Promise<SubscriptionReply> =>
    call(contract, "getSubscription", { signal }),
});

/** Where this server's subscriptions are sold; without a `purchaseUrl` there is no shop. */
export const useShop = () => useAnswer(shopQuery, undefined);

export const useSubscription = () => useAnswer(subscriptionQuery, undefined);
