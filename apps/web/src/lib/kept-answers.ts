import type { Query, QueryKey } from "@tanstack/react-query";
import { indexedStore } from "./indexed-store.ts";
import { personId } from "./person.ts";
import { queryClient } from "./query-client.ts";
import { keptDatabase, readText, storageKeys } from "./storage.ts";

/** One answer of the server, stored for a start without it. */
interface KeptAnswer {
  /** The query's hash. */
  id: string;
  key: QueryKey;
  person: string;
  /** The release that wrote it; another one may use a different format. */
  release: string;
  /** When the server answered (ms since 1970). */
  at: number;
  data: unknown;
}

/** The dashboard looks back a week at most, and a diary shouldn't lie around for longer (ms). */
const keptFor = 7 * 24 * 60 * 60_000;
/** How long (ms) to collect answers before writing them together. */
const gather = 100;

const store = indexedStore<KeptAnswer>({
  name: keptDatabase,
  store: "answers",
  durability: "relaxed",
});

/** The entry script's URL, whose hash changes with every release. */
const release = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "";

const changed = new Map<string, Query>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isRestoring = false;
let isKeeping = false;

async function write(): Promise<void> {
  timer = undefined;
  const person = personId();
  const queries = [...changed.values()];
  changed.clear();
  for (const { queryHash: id, queryKey: key, state } of queries) {
    // Signed out meanwhile, here or in another tab: drop late answers.
    if (key[1] !== person || !person || readText(storageKeys.session) === null) continue;
    const { data, dataUpdatedAt: at } = state;
    await store.put({ id, key, person, release, at, data }).catch(() => undefined);
  }
}

function keep(): void {
  if (isKeeping) return;
  isKeeping = true;
  queryClient.getQueryCache().subscribe((event) => {
    if (isRestoring || event.type !== "updated" || event.action.type !== "success") return;
    const query = event.query as Query;
    if (query.meta?.["kept"] !== true) return;
    changed.set(query.queryHash, query);
    timer ??= setTimeout(() => void write(), gather);
  });
}

/**
 * Fills the cache with a person's stored answers where it has nothing newer, and stores new answers
 * from now on. Restored answers count as stale, so the server is asked anyway. Those of another
 * person or release, or too old, are deleted.
 */
export async function restore(person: string, isShown: Promise<void>): Promise<void> {
  keep();
  // Together with pending changes, or the day would look as it did before them.
  const [answers] = await Promise.all([store.all(), isShown]);
  for (const answer of answers) {
    const { id, key, at, data } = answer;
    const isGood = answer.person === person && answer.release === release;
    if (!isGood || Date.now() - at > keptFor) {
      await store.remove(id).catch(() => undefined);
      continue;
    }
    if (personId() !== person || queryClient.getQueryData(key) !== undefined) continue;
    isRestoring = true;
    queryClient.setQueryData(key, data, { updatedAt: at });
    queryClient.getQueryCache().get(id)?.invalidate();
    isRestoring = false;
  }
}
