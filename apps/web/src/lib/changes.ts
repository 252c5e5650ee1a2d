import { ApiFailure } from "./api.ts";
import { newId } from "./id.ts";
import { alone, otherTabs } from "./other-tabs.ts";
import { createOutbox, type Verdict } from "./outbox.ts";
import { type Note, outboxName as name, outboxStore } from "./outbox-store.ts";
import { setPerson } from "./person.ts";
import { isWorthRetrying, queryClient } from "./query-client.ts";
import { toast } from "./toast.ts";

/** How long (ms) after a failure to ask again for what a sent change waits for. */
const askAgainAfter = 10_000;

/** What a failed call means for the change it carried. */
export function judge(failure: unknown): Verdict {
  if (isWorthRetrying(failure)) return "later";
  return failure instanceof ApiFailure && failure.status === 401 ? "signed-out" : "refused";
}

const cache = queryClient.getQueryCache();

function askAnew(hashes: readonly string[]): string[] {
  const known = hashes.filter((hash) => cache.get(hash) !== undefined);
  const predicate = ({ queryHash }: { queryHash: string }) => known.includes(queryHash);
  if (known.length > 0)
    // Cancel requests in flight: their answers may predate the change.
    void queryClient
      .cancelQueries({ predicate })
      .then(() => queryClient.invalidateQueries({ predicate, refetchType: "all" }));
  return known;
}

const channel = otherTabs<Note>(name);

/** The app's only outbox: every change a person makes goes through it. */
export const outbox = createOutbox({
  store: outboxStore(),
  judge,
  pauseAfter: (failure) => (failure instanceof ApiFailure ? failure.pause : 0),
  newId,
  now: Date.now,
  // Ids make a change that is sent twice harmless.
  alone: (work) => alone(name, work),
  askAnew,
  toast,
  report: (failure) => reportError(failure),
  isReplicated: true,
  ...(channel && { channel }),
});

cache.subscribe((event) => {
  const { queryHash } = event.query;
  const isAnswer =
    event.type === "updated" && event.action.type === "success" && !event.action.manual;
  if (isAnswer || event.type === "removed") outbox.answered(queryHash);
  if (event.type === "updated" && event.action.type === "error")
    // Until there is an answer, the change would be laid over whatever the feed brings.
    setTimeout(() => {
      if (outbox.waiting().some(({ sent }) => sent?.answered.get(queryHash) === false))
        askAnew([queryHash]);
    }, askAgainAfter);
});

/** Retries whenever it may help: back online, or the tab is visible again. */
export function watchConnection(): () => void {
  const online = () => void outbox.retryNow();
  const looked = () => document.visibilityState === "visible" && void outbox.retryNow();
  window.addEventListener("online", online);
  document.addEventListener("visibilitychange", looked);
  return () => {
    window.removeEventListener("online", online);
    document.removeEventListener("visibilitychange", looked);
  };
}

/** Switches to a person's data (null: a visitor's). Resolves once pending changes are shown. */
export function showPerson(person: string | null): Promise<void> {
  const isShown = outbox.use(person);
  setPerson(person);
  return isShown;
}
