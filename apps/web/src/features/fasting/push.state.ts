import { call } from "../../lib/api.ts";

const contract = () => import("@morsel/contract/notifications");

/** Whether this device shows the server's notices. */
export type PushState = "on" | "off" | "denied" | "unsupported";

const worker = "/push-worker.js";
/** Its own scope, so that it never stands in the way of the worker that serves the app. */
const scope = "/push/";

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Without one of its own the answer is another's, whose scope is wider.
  if (!registration?.scope.endsWith(scope)) return null;
  return registration.pushManager.getSubscription();
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && (await subscription()) ? "on" : "off";
}

/** Waits until the worker runs: a browser subscribes through a running one only. */
async function running(registration: ServiceWorkerRegistration): Promise<void> {
  const starting = registration.installing ?? registration.waiting;
  if (registration.active || !starting) return;
  await new Promise<void>((resolve) => {
    starting.addEventListener("statechange", () => {
      if (starting.state === "activated") resolve();
    });
  });
}

async function tellServer(subscribed: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscribed.toJSON();
  const { subscribePush } = await contract();
  await call(subscribePush, {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
    },
  });
}

/** Asks the person, subscribes and tells the server. Throws where the browser or the server fails. */
export async function switchPushOn(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return readPushState();
  const { pushKey } = await contract();
  const { publicKey } = await call(pushKey);
  const registration = await navigator.serviceWorker.register(worker, { scope });
  await running(registration);
  // A subscription with another server's key is no use here.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscribed = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await tellServer(subscribed);
  return "on";
}

/** The browser gets no more notices; the server hears it when it next sends one. */
export async function switchPushOff(): Promise<PushState> {
  await (await subscription())?.unsubscribe();
  return readPushState();
}

/** Says again where this person's notices go: another may have been signed in here meanwhile. */
export async function renewPush(): Promise<void> {
  if ((await readPushState()) !== "on") return;
  const subscribed = await subscription();
  if (subscribed) await tellServer(subscribed);
}
