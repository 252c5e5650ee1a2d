import { isServersPath } from "@morsel/contract/server-paths";
import { foodTable } from "../src/features/foods/kept-table.ts";
import "./outbox.ts";
import "./push.ts";
import { fileAt, forgetOthers, isKept, keepRelease, takeOver } from "./release.ts";
import { worker } from "./scope.ts";
import { sharePath, takeShare } from "./share.ts";

/*
 * Serves the app from the device: one release at a time, whole. A new release waits until the last
 * tab of the one before it has gone, or until a person asks for it (app/releases.ts); the other tabs
 * then go on with the files of theirs. What the server calculates is never kept here: such requests
 * don't even pass through.
 * Why all this: docs/decisions, 32.
 */

/** Whoever saves data gets the foods when the calculator first asks for them. */
function keepFoods(): Promise<unknown> | undefined {
  const { connection } = worker.navigator as WorkerNavigator & {
    connection?: { saveData?: boolean };
  };
  return connection?.saveData ? undefined : foodTable();
}

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepRelease(), keepFoods()]));
});

worker.addEventListener("activate", (event) => {
  // The tab that brought the first worker is served by it from now on.
  event.waitUntil(takeOver().then(() => worker.clients.claim()));
});

worker.addEventListener("message", ({ data }: ExtendableMessageEvent) => {
  const { type } = (data ?? {}) as { type?: unknown };
  if (type === "SKIP_WAITING") void worker.skipWaiting();
});

/** Like the server, which answers the app's page to every path that is no file and no call. */
const isPage = (path: string) => !/\.[^/]*$/.test(path);

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === "POST" && pathname === sharePath) event.respondWith(takeShare(event.request));
  if (method !== "GET" || origin !== worker.location.origin || isServersPath(pathname)) return;
  if (isKept(pathname)) event.respondWith(fileAt(pathname));
  else if (mode === "navigate" && isPage(pathname)) {
    const page = fileAt("/");
    event.respondWith(page);
    // Tabs of the release before may have gone. Not before the page, which somebody waits for.
    event.waitUntil(page.then(forgetOthers));
  }
});
