import type { KeptValue } from "@morsel/contract/kept";
import { contract } from "../../lib/contract.ts";
import { defineChange } from "../../lib/define-change.ts";
import { carriedKind } from "../../lib/pending.ts";
import { planCall } from "../../lib/planned-call.ts";
import { storageKeys, writeText } from "../../lib/storage.ts";
import { replica } from "../../lib/things.ts";
import type { CarriedKey } from "./carried.ts";

/** Carries what is stored under a key to the person's other devices. */
export const keptSet = defineChange({
  kind: carriedKind,
  schema: async () => (await contract.kept()).keptValue,
  target: ({ key }: KeptValue) => `kept ${key}`,
  send({ key, data, timestamp }: KeptValue) {
    const body = { key: key as CarriedKey, data, timestamp };
    return planCall(contract.kept, "syncData", { body });
  },
  overlay: [],
  sent(_, { itemsBackedUp }) {
    writeText(storageKeys.lastDataBackup, new Date().toISOString());
    writeText(storageKeys.itemsBackedUp, String(itemsBackedUp));
    // The server may know a later one.
    void replica.catchUp().catch(() => undefined);
  },
  // A setting that can't be carried is still set here: nothing a person has to know.
  refused: () => null,
});
