import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { isNativeApp } from "../../lib/native.ts";
import { registerWorker } from "../../lib/service-worker.ts";

/**
 * Whether this device gets notices while Morsel is closed: pushed by the server, or in the native
 * app, whose web view has no push, set on the phone (local-notices.ts).
 */
export type PushState = "on" | "off" | "denied" | "unsupported";

const localNotices = () => import("./local-notices.ts");

/** Where earlier releases registered a worker of its own for notices. */
const formerScope = "/push/";

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The worker of an earlier release. It goes on showing notices until this one has taken over. */
async function formerRegistration(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker.getRegistration(formerScope);
  // Without a registration for this scope, the browser returns one with a wider scope.
  return registration?.scope.endsWith(formerScope) ? registration : null;
}

/** This device's subscriptions: one, and until `renewPush` perhaps that of an earlier release. */
async function subscriptions(): Promise<PushSubscription[]> {
  const registrations = [
    await navigator.serviceWorker.getRegistration("/"),
    await formerRegistration(),
  ];
  const found = await Promise.all(
    registrations.map(async (registration) => registration?.pushManager.getSubscription()),
  );
  return found.filter((subscription) => subscription !== null && subscription !== undefined);
}

export async function readPushState(): Promise<PushState> {
  if (isNativeApp()) return (await localNotices()).readLocalState();
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && (await subscriptions()).length > 0 ? "on" : "off";
}

/** Waits until the worker is active: only then can a browser subscribe. */
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

/** Subscribes with the server's current key and registers the subscription there. */
async function subscribe(publicKey: string): Promise<void> {
  const registration = await registerWorker();
  if (!registration) throw new Error("There is no service worker.");
  await running(registration);
  const before = await registration.pushManager.getSubscription();
  const key = before?.options.applicationServerKey;
  if (before && key && base64url(key) === publicKey) return tellServer(before);
  // A subscription with another key is useless to this server.
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

/** Asks for permission and subscribes. Throws if the browser or the server fails. */
export async function switchPushOn(): Promise<PushState> {
  if (isNativeApp()) return (await localNotices()).allowLocalNotices();
  if (!isSupported()) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return readPushState();
  await subscribe(await serverKey());
  return "on";
}

/** Unsubscribes. If the server can't be told, it finds out with its next notice. */
export async function switchPushOff(): Promise<PushState> {
  if (isNativeApp()) return (await localNotices()).dropLocalNotices();
  for (const subscribed of await subscriptions()) await giveUp(subscribed);
  return readPushState();
}

async function giveUp(subscribed: PushSubscription): Promise<void> {
  await subscribed.unsubscribe();
  await forgetOnServer(subscribed.endpoint).catch(() => undefined);
}

/** The server identifies a subscription by the hash of its endpoint. */
async function forgetOnServer(endpoint: string): Promise<void> {
  const print = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  await call(contract.notifications, "unsubscribePush", { params: { id: base64url(print) } });
}

/**
 * Registers the subscription for this person again, as someone else may have signed in here
 * meanwhile, and replaces it if the server's key changed. Does nothing while notices are off.
 */
export async function renewPush(): Promise<void> {
  if (isNativeApp() || (await readPushState()) !== "on") return;
  await subscribe(await serverKey());
  const former = await formerRegistration();
  if (!former) return;
  // The new subscription is in place: from now on each notice would come twice.
  const subscribed = await former.pushManager.getSubscription();
  if (subscribed) await giveUp(subscribed);
  await former.unregister();
}
