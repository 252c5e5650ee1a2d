import { ApiFailure, bearer, noteRefusedToken } from "./api.ts";
import { contract } from "./contract.ts";
import { createLive } from "./live.ts";
import { alone } from "./other-tabs.ts";
import { personId } from "./person.ts";
import type { Replica } from "./replica.ts";

const lock = "morsel-live";

async function connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { syncEvents } = await contract.sync();
  const token = await bearer();
  const reply = await fetch(syncEvents.path, {
    headers: { accept: "text/event-stream", ...(token && { authorization: `Bearer ${token}` }) },
    cache: "no-store",
    signal,
  });
  // Of a device that answers from its own copy this may be the only call for an hour.
  if (token && reply.status === 401) noteRefusedToken(syncEvents.path);
  if (!reply.ok || !reply.body) throw new ApiFailure(reply.status, "", reply.statusText);
  return reply.body;
}

const listenFor = (replica: Replica) =>
  createLive({
    connect,
    async nudge(cursor) {
      if (cursor === replica.cursor()) return;
      replica.expire();
      await replica.catchUp();
    },
    watch: replica.watch,
    now: Date.now,
    random: Math.random,
  });

let live: ReturnType<typeof listenFor> | null = null;
let stop: AbortController | null = null;
let whose: string | null = null;

/** Of several tabs one listens; the others hear of what it reads. */
const hold = (signal: AbortSignal): Promise<void> =>
  alone(lock, async () => live?.run(signal), signal);

function look(): void {
  const person = document.visibilityState === "visible" ? personId() : null;
  if (person !== whose) {
    whose = person;
    stop?.abort();
    stop = null;
    if (person === null) return;
    stop = new AbortController();
    hold(stop.signal).catch(() => undefined);
  } else live?.wake();
}

/** Listens for the signed-in person while the tab is looked at. */
export function goLive(replica: Replica): void {
  if (!live) {
    live = listenFor(replica);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
  }
  look();
}
