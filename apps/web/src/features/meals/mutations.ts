import type { KeptMealEdit, KeptNewMeal, Meal, MealChange } from "@morsel/contract/meals";
import { type Day, dayOnClock } from "@morsel/domain/day";
import { maxEntryKcal, needsConfirming } from "@morsel/domain/meals/limits";
import { mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { outbox } from "../../lib/changes.ts";
import { announce } from "../../lib/events.ts";
import { newId } from "../../lib/id.ts";
import { logTarget } from "../../lib/log-target.ts";
import { personId } from "../../lib/person.ts";
import { ask } from "../../lib/question.ts";
import { toast } from "../../lib/toast.ts";
import {
  deleteFailed,
  deletionToast,
  mealDeletion,
  mealEdit,
  mealLog,
  tellEdited,
  tellMealsChanged,
} from "./changes.ts";
import { namedDay } from "./day-names.ts";
import {
  type MealDraft,
  mealMoment,
  momentOf,
  newEntry,
  sumMacros,
  sumOf,
  timeForInput,
} from "./entry.ts";
import { mealAfter, mealOf } from "./expected-meal.ts";
import { draftFrom, entryFrom } from "./history.ts";
import { mealMessages } from "./messages.ts";

async function keepEdit(edit: KeptMealEdit): Promise<void> {
  await outbox.add(mealEdit, edit);
  tellEdited(edit);
}

/** Stores new entries until they are sent, and announces them. Returns them as lists show them. */
async function keepEntries(entries: readonly KeptNewMeal[]): Promise<Meal[]> {
  const kept = Promise.all(entries.map((entry) => outbox.add(mealLog, entry)));
  const meals = entries.map(mealOf);
  // Announced at once, so that the glass of water it may add is stored before the page closes.
  if (personId() !== null)
    for (const { id, name, calories, date } of meals)
      announce("calories-logged", { id, name, calories, date });
  await kept;
  return meals;
}

/** Asks to confirm entries above 5,000 kcal. False if one is declined or more than allowed. */
export async function isMeant(
  entries: readonly { name: string; totalCalories?: number | null | undefined }[],
): Promise<boolean> {
  const { really, tooMuch } = mealMessages;
  for (const { name, totalCalories: kcal } of entries) {
    if (kcal === null || kcal === undefined || !needsConfirming(kcal)) continue;
    const shown = Math.round(kcal).toLocaleString("en");
    if (kcal > maxEntryKcal) {
      toast({ title: tooMuch.title(name, shown), description: tooMuch.text, tone: "error" });
      return false;
    }
    const { text, yes, no } = really;
    if (!(await ask({ title: really.title(name, shown), text, yes, no }))) return false;
  }
  return true;
}

/** An entry of now, or of the day and meal that the journal's "Add" has chosen. */
function entryOf(draft: MealDraft, now: Date): KeptNewMeal {
  const target = logTarget();
  if (!target) return newEntry(draft, now, newId());
  const mealType = draft.mealType ?? target.mealType ?? mealTypeAtHour(now.getHours());
  return newEntry({ ...draft, mealType }, mealMoment(target.day, mealType, now), newId());
}

/**
 * Logs what was eaten: shown at once, stored on the device, sent when possible. Resolves with the
 * entries once stored.
 * @throws when nobody is signed in
 */
export async function logMeals(
  drafts: readonly MealDraft[],
  now = new Date(),
): Promise<KeptNewMeal[]> {
  const entries = drafts.map((draft) => entryOf(draft, now));
  const [first] = entries;
  if (!first) return [];
  const storing = keepEntries(entries);
  const meals = entries.map(mealOf);
  // Shown while it is being stored, which takes a slow phone longer than drawing it.
  if (personId() !== null)
    announce("meal-logged-success", {
      id: first.id,
      name: meals.map(({ name }) => name).join(", "),
      calories: sumOf(meals.map(({ calories }) => calories)) ?? 0,
      ...sumMacros(meals),
      mealType: first.mealType,
    });
  await storing;
  tellMealsChanged(first.date);
  return entries;
}

/** Edits an entry: shown at once, sent when possible, with a toast to undo it. */
export async function editMeal(before: Meal, change: MealChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { totalCalories } = change;
  if (!(await isMeant([{ name: change.name ?? before.name, totalCalories }]))) return;
  const after = mealAfter(before, change);
  const edit: KeptMealEdit = { before, after, change };
  await keepEdit(edit);
  const { title, text } = mealMessages.edited;
  toast({
    title,
    description: text(after.name),
    tone: "success",
    action: { label: mealMessages.undo, run: () => void editBack(edit) },
  });
}

/** Undoes an edit: resets every changed field. */
async function editBack({ before, after, change }: KeptMealEdit): Promise<void> {
  const old = Object.fromEntries(
    Object.entries(before).filter(([name]) => Object.hasOwn(change, name)),
  ) as MealChange;
  const undone = before.estimated && "totalCalories" in old ? { ...old, totalCalories: null } : old;
  await keepEdit({ before: after, after: mealAfter(after, undone), change: undone });
}

/** Logs entries again on another day, each at its own time, with a toast to undo it. */
export async function copyMeals(meals: readonly Meal[], day: Day, now = new Date()): Promise<void> {
  if (personId() === null || meals.length === 0) return;
  if (!(await isMeant(meals))) return;
  const entries = meals.map((meal) => {
    const at = momentOf(day, timeForInput(meal.time), now);
    return newEntry({ ...draftFrom(meal, "history"), mealType: meal.mealType }, at, newId());
  });
  const copies = await keepEntries(entries);
  tellMealsChanged(day);
  const [first] = copies;
  const what = copies.length === 1 && first ? first.name : mealMessages.entries(copies.length);
  toast({
    title: mealMessages.copiedTo(what, namedDay(day, dayOnClock(now))),
    tone: "success",
    action: {
      label: mealMessages.undo,
      run: () => {
        for (const copy of copies) void outbox.add(mealDeletion, copy);
        tellMealsChanged(day);
      },
    },
  });
}

/** Deletes an entry: gone from the lists at once, from the server when possible; with a toast. */
export async function deleteMeal(meal: Meal): Promise<void> {
  if (personId() === null || !meal.id) {
    toast(deleteFailed(meal.id, mealMessages.deleteFailed.nothingToDelete));
    return;
  }
  await outbox.add(mealDeletion, meal);
  tellMealsChanged(meal.date);
  const { title, text } = mealMessages.deleted;
  toast({
    title,
    description: text(meal.name),
    tone: "success",
    id: deletionToast(meal.id),
    action: { label: mealMessages.undo, run: () => void putBack(meal) },
  });
}

/** Undoes a deletion. The server may have deleted it already, so it returns under a new id. */
async function putBack(meal: Meal): Promise<void> {
  await outbox.add(mealLog, entryFrom(meal, newId()));
  tellMealsChanged(meal.date);
}

/** Logs an earlier entry again, to the chosen meal or that of the current hour, with a toast. */
export async function logAgain(meal: Meal, source: "history" | "user-suggestion"): Promise<void> {
  try {
    if (!(await isMeant([meal]))) return;
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
