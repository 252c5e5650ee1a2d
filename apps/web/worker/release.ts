import { worker } from "./scope.ts";

/** Filled in by build/service-worker.ts. */
declare const RELEASE: {
  /** Changes with every file of the build. */
  id: string;
  /** The app's first script, which the page of this release names. */
  entry: string;
  /** Paths of all files that the app may ever ask for. */
  files: string[];
};
/** Replaced by the server (platform/http/web.ts): the page depends on its settings, too. */
const page = "PAGE_AS_SERVED";

const { id, entry, files: paths } = RELEASE;
const prefix = "morsel-release-";
const cacheName = `${prefix}${id}-${page}`;
const files = new Set(paths);
/** Files whose names change with their content. */
const hashed = "/assets/";
/** Downloads at a time: leaves connections to the page that is open meanwhile. */
const lanes = 3;

async function keepFile(cache: Cache, path: string): Promise<void> {
  const isLasting = path.startsWith(hashed);
  // What an earlier release kept is not downloaded again.
  const kept = isLasting ? await caches.match(path, { ignoreVary: true }) : undefined;
  const reply = kept ?? (await fetch(path, { cache: isLasting ? "default" : "no-cache" }));
  if (!reply.ok || reply.redirected) throw new Error(`${path}: ${reply.status}`);
  await cache.put(path, reply);
}

/** Stores the whole release, or throws: the browser then tries again later. */
export async function keepRelease(): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = [...paths];
  const lane = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await keepFile(cache, path);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  // A deployment in between: the next check finds its worker.
  const text = (await (await cache.match("/"))?.text()) ?? "";
  if (!text.includes(entry)) throw new Error("The page is another release's.");
}

/** Where this release keeps the ids of the tabs that were open as it took over. */
const tabsBefore = "/tabs-before";

/** The ids of all tabs; one that is only being opened is none yet. */
async function openTabs(): Promise<string[]> {
  const tabs = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return tabs.map(({ id }) => id);
}

/** Call once, when this release takes over: tabs of the releases before may go on with theirs. */
export async function takeOver(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(tabsBefore, Response.json(await openTabs()));
  await forgetOthers();
}

/** Deletes the other releases once no tab is left that was open when this one took over. */
export async function forgetOthers(): Promise<void> {
  // A release that has come meanwhile isn't one from before.
  if (worker.registration.installing ?? worker.registration.waiting) return;
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== cacheName,
  );
  if (others.length === 0) return;
  const noted = await (await caches.open(cacheName)).match(tabsBefore);
  const before = ((await noted?.json()) ?? []) as string[];
  const open = await openTabs();
  if (before.some((id) => open.includes(id))) return;
  await Promise.all(others.map((name) => caches.delete(name)));
}

export const isKept = (path: string) => files.has(path) || path.startsWith(hashed);

/**
 * A file of this release, or of an earlier one that a tab goes on with; from the network only if the
 * browser has thrown it away.
 */
export async function fileAt(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (
    (await cache.match(path, { ignoreVary: true })) ??
    (await caches.match(path, { ignoreVary: true })) ??
    worker.fetch(path)
  );
}
