import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";

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
  await call(contract.notifications, "subscribePush", {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
    },
  });
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Subscribes with the server's present key, and says so to the server. */
async function subscribe(publicKey: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(worker, { scope });
  await running(registration);
  const before = await registration.pushManager.getSubscription();
  const key = before?.options.applicationServerKey;
  if (before && key && base64url(key) === publicKey) return tellServer(before);
  // A subscription with another server's key is no use here.
  await before?.unsubscribe();
  await tellServer(
    await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }),
  );
}

async function serverKey(): Promise<string> {
  return (await call(contract.notifications, "pushKey")).publicKey;
}

/** Asks the person, subscribes and tells the server. Throws where the browser or the server fails. */
export async function switchPushOn(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return readPushState();
  await subscribe(await serverKey());
  return "on";
}

/** The browser gets no more notices. A server that can't be told hears it when it next sends one. */
export async function switchPushOff(): Promise<PushState> {
  const subscribed = await subscription();
  if (subscribed) {
    await subscribed.unsubscribe();
    await forgetOnServer(subscribed.endpoint).catch(() => undefined);
  }
  return readPushState();
}

/** The server knows a browser by the fingerprint of its address. */
async function forgetOnServer(endpoint: string): Promise<void> {
  const print = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  await call(contract.notifications, "unsubscribePush", { params: { id: base64url(print) } });
}

/**
 * Says again where this person's notices go, as another may have been signed in here meanwhile, and
 * subscribes anew where the server has a new key. Nothing happens where notices are off.
 */
export async function renewPush(): Promise<void> {
  if ((await readPushState()) === "on") await subscribe(await serverKey());
}
