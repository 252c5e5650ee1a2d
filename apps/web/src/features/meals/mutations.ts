import {
  type DailyStats,
  deleteMeal as deleteCall,
  logMeal as logCall,
  type Meal,
} from "@morsel/contract/meals";
import type { Reply } from "@morsel/contract/route";
import { ApiFailure, call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { announce } from "../../lib/events.ts";
import { newId } from "../../lib/id.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { type Entry, type MealDraft, mealOf, newEntry } from "./entry.state.ts";
import { draftFrom, entryFrom } from "./history.state.ts";
import { mealMessages } from "./messages.ts";
import { changeKinds, type Deletion, newestFirst, statsWith } from "./pending.state.ts";
import { mealKeys } from "./queries.ts";

type Logged = Reply<typeof logCall>;

/** Puts an entry into every cached list of its day, or takes it out; then asks the server again. */
function updateCache(meal: Meal, sign: 1 | -1): void {
  const person = outbox.person();
  const lists = queryClient.getQueriesData<Meal[]>({ queryKey: mealKeys.diaries(person) });
  let wasDone = false;
  for (const [key, list] of lists) {
    const [, , from, to] = key;
    if (!list || meal.date < String(from) || meal.date > String(to)) continue;
    const others = list.filter(({ id }) => id !== meal.id);
    wasDone ||= others.length < list.length === sign > 0;
    queryClient.setQueryData(key, sign > 0 ? [...others, meal].sort(newestFirst) : others);
  }
  const day = mealKeys.day(person, meal.date);
  if (!wasDone) {
    queryClient.setQueryData<DailyStats>(day, (stats) => stats && statsWith(stats, meal, sign));
  }
  void queryClient.invalidateQueries({ queryKey: mealKeys.diaries(person) });
  void queryClient.invalidateQueries({ queryKey: day });
}

function tellMealsChanged(date: string): void {
  announce("refresh-weekly-data", { date });
  announce("meals-updated", { date });
}

outbox.handle(changeKinds.log, {
  async send(payload) {
    try {
      return await call(logCall, { body: payload as Entry });
    } catch (failure) {
      // Taken, but answered in words of another version of the server: reading it again helps.
      if (failure instanceof ApiFailure && failure.status < 300) return null;
      throw failure;
    }
  },
  applied(payload, reply) {
    updateCache((reply as Logged | null)?.meal ?? mealOf(payload as Entry), 1);
  },
  announce(_, reply) {
    for (const { title, description } of (reply as Logged | null)?.newAchievements ?? [])
      toast({ title: `${mealMessages.achievement}: ${title}`, description, tone: "success" });
  },
  refused(payload, failure) {
    const { name, date } = payload as Entry;
    tellMealsChanged(date);
    toast({
      title: mealMessages.refused.title(name),
      description: failure instanceof ApiFailure ? failure.reason : mealMessages.refused.text,
      tone: "error",
      duration: 8_000,
    });
  },
});

outbox.handle(changeKinds.delete, {
  send: (payload) => call(deleteCall, { params: { id: (payload as Deletion).id } }),
  applied: (payload) => updateCache(payload as Deletion, -1),
  refused(payload) {
    tellMealsChanged((payload as Deletion).date);
    const { title, text } = mealMessages.deleteFailed;
    toast({ title, description: text, tone: "error" });
  },
});

/** Adds amounts up; unknown only where nobody knows any. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Logs what was eaten, now and together: in the lists at once, kept on the device, sent when it can
 * be. Resolves with the entries when they are kept. Throws when nobody is signed in.
 */
export async function logMeals(drafts: readonly MealDraft[], now = new Date()): Promise<Entry[]> {
  const entries = drafts.map((draft) => newEntry(draft, now, newId()));
  const [first] = entries;
  if (!first) return [];
  await Promise.all(
    entries.map((entry) => outbox.add({ kind: changeKinds.log, target: entry.id, payload: entry })),
  );
  const meals = entries.map(mealOf);
  for (const { id, name, calories, date } of meals)
    announce("calories-logged", { id, name, calories, date });
  announce("meal-logged-success", {
    id: first.id,
    name: meals.map(({ name }) => name).join(", "),
    calories: sumOf(meals.map(({ calories }) => calories)) ?? 0,
    protein: sumOf(meals.map(({ protein }) => protein)),
    carbs: sumOf(meals.map(({ carbs }) => carbs)),
    fat: sumOf(meals.map(({ fat }) => fat)),
    mealType: first.mealType,
  });
  tellMealsChanged(first.date);
  return entries;
}

/** Removes an entry: from the lists at once, from the server when it can be; says so. */
export async function deleteMeal(meal: Meal): Promise<void> {
  if (outbox.person() === null || !meal.id) {
    const { title, nothingToDelete } = mealMessages.deleteFailed;
    toast({ title, description: nothingToDelete, tone: "error" });
    return;
  }
  await outbox.add({ kind: changeKinds.delete, target: meal.id, payload: meal });
  tellMealsChanged(meal.date);
  const { title, text } = mealMessages.deleted;
  toast({
    title,
    description: text(meal.name),
    tone: "success",
    action: { label: mealMessages.undo, run: () => void putBack(meal) },
  });
}

/** Undoes a deletion. The server may have it done already: the entry returns under another id. */
async function putBack(meal: Meal): Promise<void> {
  const entry = entryFrom(meal, newId());
  await outbox.add({ kind: changeKinds.log, target: entry.id, payload: entry });
  tellMealsChanged(meal.date);
}

/** Logs an earlier entry once more, to the meal of this hour, and says so. */
export async function logAgain(meal: Meal, source: "history" | "user-suggestion"): Promise<void> {
  try {
    const [entry] = await logMeals([draftFrom(meal, source)]);
    if (!entry) return;
    const { name, mealType } = entry;
    const title =
      source === "history" ? mealMessages.relogged(name) : mealMessages.added(name, mealType);
    toast({ title, tone: "success" });
  } catch {
    toast({ title: mealMessages.addFailed(meal.name), tone: "error" });
  }
}
