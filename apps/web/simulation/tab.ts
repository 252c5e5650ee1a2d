/**
 * What runs in a simulated tab: the app's own code from the session to the outbox and the replica,
 * with its definitions. Only React is missing; instead of mounted components, observers ask.
 */
import type { Meal, MealChange } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { QueryObserver } from "@tanstack/react-query";
import { changes } from "../src/app/changes.ts";
import { open } from "../src/app/kinds.ts";
import { dropData } from "../src/features/accounts/deleted-data.ts";
import { startSession } from "../src/features/accounts/sessions/state.ts";
import { endSession, follow } from "../src/features/accounts/sessions/transitions.ts";
import { newEntry } from "../src/features/meals/entry.ts";
import { mealAfter } from "../src/features/meals/expected-meal.ts";
import { entryFrom } from "../src/features/meals/history.ts";
import { editBack, keepEdits, keepEntries, removeMeals } from "../src/features/meals/mutations.ts";
import { daysQuery, diaryQuery } from "../src/features/meals/queries.ts";
import { saveGoals } from "../src/features/profile/goals.mutations.ts";
import { userQuery } from "../src/features/profile/queries.ts";
import { startCarrying } from "../src/features/sync/carried.state.ts";
import { addGlasses } from "../src/features/water/changes.ts";
import { waterQuery } from "../src/features/water/queries.ts";
import { answerNow } from "../src/lib/answer-now.ts";
import { call } from "../src/lib/api.ts";
import { outbox, watchConnection } from "../src/lib/changes.ts";
import { contract } from "../src/lib/contract.ts";
import type { ServerQuery } from "../src/lib/define-query.ts";
import { onEvent } from "../src/lib/events.ts";
import { newId } from "../src/lib/id.ts";
import { personId } from "../src/lib/person.ts";
import { queryClient } from "../src/lib/query-client.ts";
import { registerReplica } from "../src/lib/replica-start.ts";
import { readText, storageKeys, writeText } from "../src/lib/storage.ts";

/** The days that the simulation looks at. */
export interface Span {
  from: string;
  to: string;
}

export type Tab = ReturnType<typeof startTab>;

export function startTab(span: Span) {
  let stops: (() => void)[] = [];
  let stopCarrying = () => {};
  let news = 0;
  const hear = () => {
    news += 1;
  };
  queryClient.getQueryCache().subscribe(hear);
  outbox.subscribe(hear);

  function watch<Params, Answer>(query: ServerQuery<Params, Answer>, params: Params): void {
    const observer = new QueryObserver(queryClient, query.options(personId(), params));
    stops.push(observer.subscribe(() => undefined));
  }

  /** As the screens do once what is stored has been read. */
  function watchAll(): void {
    for (const stop of stops) stop();
    stops = [];
    stopCarrying();
    if (personId() === null) return;
    // As features/sync/components/sync-keeper.tsx does.
    stopCarrying = startCarrying();
    watch(diaryQuery, span);
    watch(daysQuery, span);
    watch(waterQuery, undefined);
    watch(userQuery, undefined);
  }

  onEvent("auth-state-change", watchAll);
  outbox.register(async () => changes);
  registerReplica(async () => ({
    async open(person, isShown) {
      await open(person, isShown);
      watchAll();
    },
  }));
  startSession();
  queryClient.mount();
  watchConnection();
  // As features/accounts/sessions/watchers.ts does beside the auth client.
  window.addEventListener("storage", (event) => {
    if (event.key === storageKeys.session || event.key === null) follow();
  });

  return {
    person: personId,
    /** Grows with everything that may change what is shown. */
    news: () => news,
    follow,
    signOut: () => endSession(),
    diary: () => answerNow(diaryQuery, span),
    days: () => answerNow(daysQuery, span),
    water: () => answerNow(waterQuery, undefined),
    user: () => answerNow(userQuery, undefined),
    pending: outbox.pending,
    waiting: outbox.waiting,

    log(name: string, kcal: number, date: Day): string {
      const entry = newEntry({ name, totalCalories: kcal, mealType: "lunch" }, new Date(), newId());
      void keepEntries([{ ...entry, date }]);
      return entry.id;
    },
    /** Returns what takes the edit back. */
    edit(before: Meal, change: MealChange): () => MealChange {
      const edit = { before, after: mealAfter(before, change), change };
      void keepEdits([edit]);
      return () => {
        const back = editBack(edit);
        void keepEdits([back]);
        return back.change;
      };
    },
    remove: (meal: Meal): void => void removeMeals([meal]),
    /** Undoes a deletion, as the toast does; returns the new entry's id. */
    putBack(meal: Meal): string {
      const id = newId();
      void keepEntries([entryFrom(meal, id)]);
      return id;
    },
    addGlasses,
    /** As the settings do (useDeleteData), without asking for a proof that it's them. */
    async deleteData(): Promise<void> {
      await call(contract.accounts, "deleteData");
      await dropData();
    },
    /** Stores a value that goes along to the person's other devices; which key is all the same. */
    keep: (value: string) => writeText(storageKeys.recentAnalyses, JSON.stringify([value])),
    kept: () => readText(storageKeys.recentAnalyses),
    setGoal: (kcal: number): void => void saveGoals({ dailyCalorieGoal: kcal }),
    /** Asks for everything that is shown, as a look at the page after a while does. */
    askAnew(): void {
      void queryClient.invalidateQueries({ refetchType: "active" });
    },
    /** Whether there is an answer, from the device or the server, that what waits is laid over. */
    isAnswered: () =>
      queryClient.getQueryData(diaryQuery.options(personId(), span).queryKey) !== undefined,
    isAsking: () => queryClient.isFetching() > 0,
  };
}
