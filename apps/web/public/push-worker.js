// Shows the server's notices; a press on one opens its place in the app.
self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // Not one of ours: it's still shown, since a browser expects something to show.
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
      // A page of another worker's can't be moved from here; then a new one is opened.
      if (open.url !== url) await open.navigate(url).catch(() => self.clients.openWindow(url));
    })(),
  );
});

// The browser gave the address up: a new one is taken, and the app tells the server when next opened.
self.addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options));
});
