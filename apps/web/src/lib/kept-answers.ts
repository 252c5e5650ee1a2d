import type { Query, QueryKey } from "@tanstack/react-query";
import { indexedStore } from "./indexed-store.ts";
import { personId } from "./person.ts";
import { queryClient } from "./query-client.ts";
import { keptDatabase, readText, storageKeys } from "./storage.ts";

/** One answer of the server, as it was when the network was last there. */
interface KeptAnswer {
  /** The hash of the question. */
  id: string;
  key: QueryKey;
  person: string;
  /** The release that wrote it: another one may understand its data otherwise. */
  release: string;
  /** ms since 1970 */
  at: number;
  data: unknown;
}

/** ms: the oldest thing that the first page shows is a week; a diary stays no longer than that. */
const keptFor = 7 * 24 * 60 * 60_000;
/** Answers that come together are written together (ms). */
const gather = 100;

const store = indexedStore<KeptAnswer>({
  name: keptDatabase,
  store: "answers",
  durability: "relaxed",
});

/** The page's own script, whose name changes with every release. */
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
    // Somebody signed out, here or in another tab: what comes in late is nobody's any more.
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
 * Puts a person's kept answers into the cache, where nothing newer is, and keeps what is answered
 * from now on. They are shown until the server has answered anew: it is asked in any case. What is
 * another person's, another release's or too old is erased.
 */
export async function restore(person: string, isShown: Promise<void>): Promise<void> {
  keep();
  // What waits comes with them: without it they would show a day that was before.
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
