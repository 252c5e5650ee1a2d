import { indexedStore } from "./indexed-store.ts";
import type { ChangeItem } from "./outbox-store.ts";

/** The database, lock and channel of photos that wait (features/photos/queue.state.ts). */
export const photoQueueName = "morsel-photo-queue";

export const photoQueueStore = () =>
  indexedStore<ChangeItem>({ name: photoQueueName, store: "photos", durability: "strict" });
