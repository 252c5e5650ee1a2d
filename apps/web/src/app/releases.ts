import { day, minute } from "@morsel/domain/time";
import { useSyncExternalStore } from "react";
import { fetchParts } from "../components/fetch-parts.ts";
import { keepDrafts } from "../lib/drafts.ts";
import { untilIdle } from "../lib/idle.ts";
import { createListeners } from "../lib/listeners.ts";
import { isServedByWorker, registerWorker } from "../lib/service-worker.ts";
import { readText, storageKeys, writeText } from "../lib/storage.ts";
import { isAnythingUnfinished, watchUnfinished } from "../lib/unfinished.ts";

/** Specification 2, sections 4 and 9. */
const checkEvery = 30 * minute;
const quietFor = day;
/** How long (ms) a new release's worker may take to get going before the page reloads anyway. */
const patience = 5_000;

let registration: ServiceWorkerRegistration | null = null;
let wasAsked = false;
let reloads = false;
/** Whether another tab has asked for the new release: this one goes on with its own, and what is typed in it. */
let isBehind = false;
const { subscribe, tell } = createListeners();

function isQuiet(): boolean {
  const since = Date.now() - Number(readText(storageKeys.updateDismissed) ?? Number.NaN);
  return since >= 0 && since < quietFor;
}

/** A first worker brings no new release, even while it waits to become active. */
const isOffered = () =>
  Boolean(isBehind || (registration?.waiting && registration.active)) &&
  !(wasAsked || isAnythingUnfinished() || isQuiet());

/** Whether the banner shows. */
export const useUpdate = (): boolean => useSyncExternalStore(subscribe, isOffered, () => false);

/** Hides the banner for a day, in every tab. */
export function dismissUpdate(): void {
  writeText(storageKeys.updateDismissed, String(Date.now()));
  tell();
}

function reloadOnce(): void {
  if (reloads) return;
  reloads = true;
  keepDrafts();
  window.location.reload();
}

/** Lets the new release take over; this tab then reloads once and keeps what was typed. */
export function updateNow(): void {
  wasAsked = true;
  tell();
  const waiting = registration?.waiting;
  waiting?.postMessage({ type: "SKIP_WAITING" });
  setTimeout(reloadOnce, waiting ? patience : 0);
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", tell);
}

/** Another release takes over only if a tab asked for it; the first worker does by itself. */
function watchTakeover(): void {
  let wasServed = isServedByWorker();
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (wasAsked) reloadOnce();
    isBehind = wasServed;
    wasServed = true;
    tell();
  });
}

/** Keeps the app on the device, and looks for new releases. Call once. */
export async function watchReleases(): Promise<void> {
  await untilIdle();
  const registered = await registerWorker();
  if (!registered) {
    // No worker keeps the parts, as on plain HTTP: they are fetched here.
    void fetchParts();
    return;
  }
  registration = registered;
  watchTakeover();
  registered.addEventListener("updatefound", () => follow(registered.installing));
  follow(registered.installing);
  window.addEventListener("storage", tell);
  watchUnfinished(tell);
  tell();
  setInterval(() => {
    // Offline, or the server is restarting: the next check will tell.
    registered.update().catch(() => undefined);
    // The day of quiet may be over.
    tell();
  }, checkEvery);
}
