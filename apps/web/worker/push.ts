import { worker } from "./scope.ts";

/** As features/notifications of the server sends it. */
interface Notice {
  title?: string;
  body?: string;
  tag?: string;
  /** The page that a press opens. */
  url?: string;
}

function noticeIn(data: PushMessageData | null): Notice {
  try {
    return (data?.json() ?? {}) as Notice;
  } catch {
    // Not one of ours, but browsers require a notification for every push.
    return {};
  }
}

worker.addEventListener("push", (event) => {
  const { title = "Morsel", body = "", tag = "", url = "/" } = noticeIn(event.data);
  event.waitUntil(
    worker.registration.showNotification(title, {
      ...{ body, tag, data: { url } },
      icon: "/icons/icon-192.png",
    }),
  );
});

async function open(url: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const window = windows.find((client) => client.url === url) ?? windows[0];
  if (!window) return worker.clients.openWindow(url);
  await window.focus();
  if (window.url === url) return window;
  // A page that this worker doesn't control can't be navigated from here.
  return window.navigate(url).catch(() => worker.clients.openWindow(url));
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = (event.notification.data ?? {}) as Notice;
  event.waitUntil(open(new URL(url ?? "/", worker.location.origin).href));
});

// The browser dropped the subscription: make a new one, which the app registers when next opened.
worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event as ExtendableEvent & {
    oldSubscription?: PushSubscription | null;
  };
  const options = oldSubscription?.options;
  if (!options) return;
  const { applicationServerKey, userVisibleOnly } = options;
  (event as ExtendableEvent).waitUntil(
    worker.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly }),
  );
});
