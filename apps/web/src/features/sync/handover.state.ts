import { outbox } from "../../lib/changes.ts";
import { type Handover, handoverStore } from "../../lib/handover-store.ts";
import { outboxName } from "../../lib/outbox-store.ts";
import { personId } from "../../lib/person.ts";
import { storedSession } from "../accounts/sessions/stored-session.ts";

/** How long (ms) a change is on its way before the service worker hears of it. */
const soonAfter = 300;

interface Syncing extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

const store = handoverStore();
/** Whether a row may be there; an earlier page may have left one. */
let isHandedOver = true;

/** Everything that waits, as calls; null if nothing does. */
async function prepared(): Promise<Handover | null> {
  const session = storedSession();
  const waiting = outbox.waiting().filter(({ sent }) => !sent);
  if (session?.user.id !== personId() || waiting.length === 0) return null;
  const { access_token: token, expires_at: seconds } = session;
  const letters = await Promise.all(
    waiting.map(async ({ item, change }) => ({
      id: item.id,
      requests: await change.requests(item),
    })),
  );
  // Signed out meanwhile: nothing may be left behind.
  if (storedSession() !== session) return null;
  return { id: "handover", person: session.user.id, token, until: seconds * 1_000, letters };
}

/** Has the service worker send what waits, at a time that the browser chooses. */
async function handOver(): Promise<void> {
  const registration: Syncing | undefined = await navigator.serviceWorker.getRegistration("/");
  if (!registration?.sync) return;
  const row = await prepared();
  if (row) {
    isHandedOver = true;
    await store.put(row);
    await registration.sync.register(outboxName);
  } else if (isHandedOver) {
    await store.remove("handover");
    isHandedOver = false;
  }
}

/** Hands over what waits from now on; returns what stops it. */
export function startHandingOver(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    // The page itself still sends.
    handOver().catch(() => undefined);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(now, soonAfter);
  };
  const hidden = () => document.visibilityState === "hidden" && now();
  if (!("serviceWorker" in navigator)) return () => undefined;
  const stopListening = outbox.subscribe(soon);
  document.addEventListener("visibilitychange", hidden);
  soon();
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener("visibilitychange", hidden);
  };
}
