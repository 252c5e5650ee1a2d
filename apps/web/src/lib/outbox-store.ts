import { indexedStore } from "./indexed-store.ts";

/** The outbox's database, lock and channel, and the tag of its background sync. */
export const outboxName = "morsel-outbox";
/** The database with what the service worker may send of it: handover-store.ts. */
export const handoverDatabase = "morsel-handover";

/** One change, as stored until the server has it and what this device holds includes it. */
export interface ChangeItem {
  id: string;
  /** The name of its definition, such as `meal.log`. */
  kind: string;
  /** Whose change it is; it is only ever sent as this person. */
  person: string;
  /** What it changes, such as one entry or several: what shares a target is sent in order. */
  target: string | readonly string[];
  payload: unknown;
  madeAt: number;
  /** The server has it, but what this device holds may not include it yet. */
  isSent?: true;
}

/** What tabs, and the service worker, tell each other. `item` may come from another release, so it is checked. */
export interface Note {
  type: "added" | "sent" | "refused";
  item: ChangeItem;
}

export const outboxStore = () =>
  indexedStore<ChangeItem>({ name: outboxName, store: "changes", durability: "strict" });
