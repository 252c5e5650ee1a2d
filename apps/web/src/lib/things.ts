import { notifyManager } from "@tanstack/react-query";
import { ApiFailure, call } from "./api.ts";
import { outbox } from "./changes.ts";
import { contract } from "./contract.ts";
import type { AnyKind } from "./define-kind.ts";
import { alone, otherTabs } from "./other-tabs.ts";
import type { ChangeItem } from "./outbox-store.ts";
import { personId } from "./person.ts";
import { queryClient } from "./query-client.ts";
import { createReplica, type ReplicaTrouble, type ReplicaWrite } from "./replica.ts";
import { replicaStore } from "./replica-store.ts";
import { replicaDatabase as name, readText, storageKeys } from "./storage.ts";
import { today } from "./today.ts";

/** A hash of the contract's sources, put in by the build (build/shape.ts). */
declare const morselShape: string | undefined;

/** Rows asked for at once: checking more would hold up a phone for longer than a frame or two. */
const rows = 200;
/** How long (ms) a newcomer's first screen has the network to itself, and how often to look. */
const firstAfter = 1_500;
const lookEvery = 250;
/** How long (ms) after that to begin listening to the server. */
const liveAfter = 1_000;
/** How long (ms) a page may take at most: a hundredth of it, usually. */
const patience = 60_000;
/** How long (ms) to wait for a frame at most. */
const slowFrame = 200;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where releases before this one kept the server's answers. */
const oldDatabase = "morsel-kept";

/** What the app says to the replica. */
interface Said {
  kinds: readonly AnyKind[];
  /** This browser keeps nothing. */
  onTrouble: (trouble: ReplicaTrouble) => void;
}

let kinds: Said["kinds"] = [];
let onTrouble: Said["onTrouble"] = () => undefined;

async function loadKinds() {
  const { syncKinds } = await contract.sync();
  return kinds.map(({ kind, dayOf }) => ({
    ...{ kind, dayOf },
    read(data: unknown) {
      const parsed = syncKinds[kind].safeParse(data);
      return parsed.success ? parsed.data : null;
    },
  }));
}

const channel = otherTabs<ReplicaWrite>(name);

/** This browser's only replica. */
export const replica = createReplica({
  store: replicaStore(name),
  shape: typeof morselShape === "string" ? morselShape : "",
  names: () => kinds.map(({ kind }) => kind),
  kinds: loadKinds,
  async ask(since, from) {
    const query = { limit: String(rows), from, ...(since !== null && { since }) };
    // Whoever reads holds all tabs up meanwhile.
    const signal = AbortSignal.timeout(patience);
    return call(contract.sync, "syncChanges", { query, signal });
  },
  isStartOver: (failure) => failure instanceof ApiFailure && failure.status === 410,
  isTheirs: (person) => person === personId() && readText(storageKeys.session) !== null,
  // A page that is read twice changes nothing.
  alone: (work) => alone(name, work),
  // Background tabs draw no frames.
  painted: () =>
    document.hidden
      ? Promise.resolve()
      : Promise.race([pause(slowFrame), new Promise((drawn) => requestAnimationFrame(drawn))]),
  today,
  now: Date.now,
  onTrouble: (trouble) => onTrouble(trouble),
  reading() {
    const sent = unheld();
    return () => sent.length > 0 && outbox.held(sent);
  },
  ...(channel && { channel }),
});

/** Changes that the server has, and what this device holds may not include. */
export const unheld = (): ChangeItem[] =>
  outbox.waiting().flatMap(({ item, sent }) => (sent?.isHeld === false ? [item] : []));

let known = unheld();
outbox.subscribe(() => {
  // Once a change is sent, a run that has begun may have missed it.
  replica.expire();
  const before = known;
  known = unheld();
  // Until it is read back, it is only in the outbox: not only what is on the screen asks for it.
  if (known.some((item) => !before.includes(item))) replica.catchUp().catch(() => undefined);
});
// The room of what the server has, too, belongs to what only this device has.
outbox.watchUnkept(replica.giveUp);

/** Shows in every query what the things now say. */
function show(touched: ReadonlySet<string>): void {
  const person = personId();
  for (const { kind, answers } of kinds)
    for (const { name, answer, isFresh } of answers)
      for (const query of queryClient.getQueryCache().findAll({ queryKey: [name, person] })) {
        const { data, dataUpdatedAt } = query.state;
        const params: unknown = query.queryKey[2];
        const isAsNow = data !== undefined && !touched.has(kind);
        const now = answer(person, params);
        if (now !== undefined)
          queryClient.setQueryData(query.queryKey, isAsNow ? data : now, {
            updatedAt: isFresh(person, params) ? replica.at() : dataUpdatedAt,
          });
        // Only the server can say what has become of it.
        else if (!isAsNow && data !== undefined) void queryClient.invalidateQueries(query);
      }
}
// As one change: each answer by itself would draw the screen once more.
replica.subscribe((touched) => notifyManager.batch(() => show(touched)));

/** Waits until nothing that is on the screen is being fetched. */
async function calm(): Promise<void> {
  await pause(firstAfter);
  while (queryClient.isFetching() > 0) await pause(lookEvery);
}

/** Holds a person's things, and brings them in step. Resolves once the first screen's are there. */
export async function openReplica(
  person: string,
  isShown: Promise<void>,
  said: Said,
): Promise<void> {
  if (kinds.length === 0) {
    ({ kinds, onTrouble } = said);
    for (const { kind, answers } of kinds) for (const { attach } of answers) attach(replica, kind);
    try {
      indexedDB.deleteDatabase(oldDatabase);
    } catch {
      // Storage is switched off, so nothing was stored.
    }
  }
  // Together with pending changes, or the day would look as it did before them.
  await isShown;
  await replica.use(person);
  const ready = replica.isWhole() ? Promise.resolve() : calm();
  void ready
    .then(() => replica.catchUp())
    .catch(() => undefined)
    .then(() => pause(liveAfter))
    .then(() => import("./live-connection.ts"))
    .then(({ goLive }) => goLive(replica))
    .catch(() => undefined);
}
