import { useAnswer } from "../../lib/answers.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { openStore } from "./native-store.state.ts";

/** Asked again whenever somebody comes back to the page, as from the store's own settings. */
export const nativeStoreQuery = defineQuery({
  name: "native-store",
  staleTime: 0,
  retry: false,
  ask: async ({ publicKey }: { publicKey: string }, person) => openStore(publicKey, person),
});

/** What the phone's store sells, and how this person stands with it. */
export const useNativeStore = (publicKey: string) => useAnswer(nativeStoreQuery, { publicKey });
