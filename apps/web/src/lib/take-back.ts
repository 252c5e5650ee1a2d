import { outbox } from "./changes.ts";
import { type ChangeItem, outboxName } from "./outbox-store.ts";
import type { PlannedCall } from "./planned-call.ts";

/** Ids of changes that may have reached the server, whatever this page has heard of it. */
const onTheirWay = new Set<string>();

/** Notes that a change is being sent, and that it wasn't where there is no network at all. */
export function noting<Reply>(
  { make, requests }: PlannedCall<Reply>,
  { id }: ChangeItem,
): PlannedCall<Reply> {
  return {
    async make(madeAt) {
      const wasThere = onTheirWay.has(id);
      const isOffline = !navigator.onLine;
      onTheirWay.add(id);
      try {
        return await make(madeAt);
      } catch (failure) {
        if (isOffline && !navigator.onLine && !wasThere) onTheirWay.delete(id);
        throw failure;
      }
    },
    requests,
  };
}

/**
 * Takes back a change of this page that hasn't been sent: it never was. Resolves to whether that
 * was in time: not where it may be on its way, from here, another tab or the service worker. Only
 * for kinds whose calls are `noting`.
 */
export async function takeBack(item: ChangeItem): Promise<boolean> {
  const isWaiting = () => outbox.pending().includes(item) && !onTheirWay.has(item.id);
  // Without locks nobody knows what other tabs do.
  if (!isWaiting() || !("locks" in navigator)) return false;
  return navigator.locks.request(outboxName, { ifAvailable: true }, async (lock) => {
    if (!lock || !isWaiting()) return false;
    await outbox.drop(item);
    return true;
  });
}
