import { isPremium } from "@morsel/domain/subscriptions/status";
import { personId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { subscriptionMessages as texts } from "./messages.ts";
import { subscriptionQuery } from "./queries.ts";

/** Looks up what the server knows to be bought by now. False if that failed. */
export async function restorePurchases(): Promise<boolean> {
  const options = subscriptionQuery.options(personId(), undefined);
  try {
    const status = await queryClient.query({
      ...options,
      retry: false,
      networkMode: "always",
    });
    const { title, description } = texts.restored;
    if (isPremium(status))
      toast({ title, description: description(texts.tiers[status.tier]), tone: "success" });
    else toast(texts.nothingToRestore);
    return true;
  } catch {
    toast({ title: texts.restoreFailed, tone: "error" });
    return false;
  }
}
