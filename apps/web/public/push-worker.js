// Shows the server's push notices; clicking one opens its page in the app.
self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // Not one of ours, but browsers require a notification for every push.
  }
  const { title = "Morsel", body = "", tag, url = "/" } = notice;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { url },
      icon: "/icons/icon-192.png",
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", self.location.origin).href;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = windows.find((client) => client.url === url) ?? windows[0];
      if (!open) return self.clients.openWindow(url);
      await open.focus();
      // Pages of another service worker can't be navigated from here: open a new one.
      if (open.url !== url) await open.navigate(url).catch(() => self.clients.openWindow(url));
    })(),
  );
});

// The browser dropped the subscription: make a new one, which the app registers when next opened.
self.addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options));
});
