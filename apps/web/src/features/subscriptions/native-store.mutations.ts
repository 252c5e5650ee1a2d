import { isPremium } from "@morsel/domain/subscriptions/status";
import { personId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { subscriptionMessages as texts } from "./messages.ts";
import { nativeStoreQuery } from "./native-store.queries.ts";
import {
  buyFromStore,
  isCancelled,
  restoreFromStore,
  type Standing,
} from "./native-store.state.ts";
import { subscriptionQuery } from "./queries.ts";

/** Shows what the store has just said; the server hears of it by RevenueCat's webhook. */
function show(publicKey: string, standing: Standing): void {
  const { queryKey } = nativeStoreQuery.options(personId(), { publicKey });
  queryClient.setQueryData(queryKey, (before) => before && { ...before, ...standing });
  const [name] = subscriptionQuery.options(personId(), undefined).queryKey;
  void queryClient.invalidateQueries({ queryKey: [name] });
}

/** False if nothing was bought. Who closes the store's sheet is told nothing. */
export async function purchase(
  publicKey: string,
  id: string,
  replaces: string | null,
): Promise<boolean> {
  try {
    const standing = await buyFromStore(id, replaces);
    show(publicKey, standing);
    const { title, description } = texts.bought;
    toast({ title, description: description(texts.tiers[standing.status.tier]), tone: "success" });
    return true;
  } catch (failure) {
    if (!isCancelled(failure)) toast({ ...texts.purchaseFailed, tone: "error" });
    return false;
  }
}

/** Brings back what was bought with the phone's account. False if that failed. */
export async function restoreOnPhone(publicKey: string): Promise<boolean> {
  try {
    const standing = await restoreFromStore();
    show(publicKey, standing);
    const { title, description } = texts.restored;
    const tier = texts.tiers[standing.status.tier];
    if (isPremium(standing.status))
      toast({ title, description: description(tier), tone: "success" });
    else toast(texts.nothingToRestore);
    return true;
  } catch {
    toast({ title: texts.restoreFailed, tone: "error" });
    return false;
  }
}
