import type { ApiRequest } from "./api-request.ts";
import { indexedStore } from "./indexed-store.ts";
import { handoverDatabase } from "./outbox-store.ts";

/** What the service worker may send once the last tab has closed, and as whom. One row. */
export interface Handover {
  id: "handover";
  person: string;
  /** The person's access token, and when it expires (ms since 1970). */
  token: string;
  until: number;
  /** The outbox's changes in order, with the calls that each takes. */
  letters: readonly { id: string; requests: readonly ApiRequest[] }[];
}

export const handoverStore = () =>
  indexedStore<Handover>({ name: handoverDatabase, store: "handover", durability: "strict" });
