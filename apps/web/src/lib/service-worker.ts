/**
 * The app's service worker. Null without one: on plain HTTP, where a browser refuses it, and under
 * `npm run dev`, whose files change all the time.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return null;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    return (await serviceWorker.getRegistration("/")) ?? null;
  } catch {
    return null;
  }
}

/** Whether a worker serves this page, and so has all of its files. */
export const isServedByWorker = (): boolean =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
