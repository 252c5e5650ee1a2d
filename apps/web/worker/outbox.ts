import { type ApiRequest, fetchRequest } from "../src/lib/api-request.ts";
import { patience } from "../src/lib/call-patience.ts";
import { handoverStore } from "../src/lib/handover-store.ts";
import { alone, otherTabs } from "../src/lib/other-tabs.ts";
import { type Note, outboxName, outboxStore } from "../src/lib/outbox-store.ts";
import { worker } from "./scope.ts";

/*
 * Sends what still waits after the last tab has closed. The page has prepared the calls
 * (features/sync/handover.state.ts); what a refusal means is left to it. Why: docs/decisions, 42.
 */

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const changes = outboxStore();
const handovers = handoverStore();
const channel = otherTabs<Note>(outboxName);

/** Read anew each time: a tab may have sent it, or its person signed out. */
async function next() {
  const [given] = await handovers.all();
  if (!given || given.until <= Date.now()) return null;
  const { person, token, letters } = given;
  const waiting = await changes.all();
  for (const { id, requests } of letters) {
    const item = waiting.find((one) => one.id === id && one.person === person && !one.isSent);
    if (item) return { item, requests, token };
  }
  return null;
}

/** The server compares when a change was made with when it was sent, by the same clock. */
function asOfNow(request: ApiRequest): ApiRequest {
  const { body } = request;
  const isTimed = typeof body === "object" && body !== null && "sentAt" in body;
  return isTimed ? { ...request, body: { ...body, sentAt: Date.now() } } : request;
}

async function sendAll(): Promise<void> {
  for (let letter = await next(); letter; letter = await next()) {
    const { item, requests, token } = letter;
    for (const request of requests) {
      const late = AbortSignal.timeout(patience);
      const { ok, status, headers } = await fetchRequest(asOfNow(request), token, late);
      // A network's sign-in page answers as if all were well.
      const isOurs = status === 204 || headers.get("content-type")?.includes("json");
      // The browser tries again, a few times.
      if (!ok || !isOurs) throw new Error(`${request.address}: ${status}`);
    }
    // It is shown from here until the page has read it back: docs/decisions, 90.
    await changes.put({ ...item, isSent: true });
    channel?.post({ type: "sent", item });
  }
}

worker.addEventListener("sync", (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === outboxName) sync.waitUntil(alone(outboxName, sendAll));
});
