import type { KeptMealEdit, KeptNewMeal, Meal, MealChange } from "@morsel/contract/meals";
import { maxEntryKcal, needsConfirming } from "@morsel/domain/meals/limits";
import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { outbox } from "../../lib/changes.ts";
import type { Change } from "../../lib/define-change.ts";
import { announce } from "../../lib/events.ts";
import { newId } from "../../lib/id.ts";
import { logTarget } from "../../lib/log-target.ts";
import { personId } from "../../lib/person.ts";
import { ask } from "../../lib/question.ts";
import { takeBack } from "../../lib/take-back.ts";
import { toast } from "../../lib/toast.ts";
import {
  deleteFailed,
  deletionToast,
  mealDeletion,
  mealEdit,
  mealLog,
  mealsDeletion,
  mealsEdit,
  mealsLog,
  refusal,
  tellEdited,
  tellMealsChanged,
} from "./changes.ts";
import { type MealDraft, mealMoment, newEntry, sumKcal, sumMacros } from "./entry.ts";
import { mealAfter, mealOf } from "./expected-meal.ts";
import { foresee } from "./foreseen.state.ts";
import { draftFrom, entryFrom } from "./history.ts";
import { showLogged } from "./logged.state.ts";
import { mealMessages } from "./messages.ts";
import { idAfter } from "./put-back.ts";

/** One change of the outbox, however many there are. */
function keep<One>(single: Change<One>, several: Change<One[]>, all: readonly One[]) {
  const [first, ...more] = all;
  if (first === undefined) return Promise.resolve();
  return more.length === 0 ? outbox.add(single, first) : outbox.add(several, [...all]);
}

/** Stores edits until they are sent, and announces them. */
export async function keepEdits(edits: readonly KeptMealEdit[]): Promise<void> {
  await keep(mealEdit, mealsEdit, edits);
  tellEdited(edits);
}

/** Stores new entries until they are sent, and announces them. Returns them as lists show them. */
export async function keepEntries(entries: readonly KeptNewMeal[]): Promise<Meal[]> {
  const kept = keep(mealLog, mealsLog, entries);
  const meals = entries.map(mealOf);
  // Announced at once, so that the glass of water it may add is stored before the page closes.
  if (personId() !== null)
    for (const { id, name, calories, date } of meals)
      announce("calories-logged", { id, name, calories, date });
  await kept;
  tellMealsChanged(...meals.map(({ date }) => date));
  return meals;
}

/** Takes entries out of the diary, with what others have made of them, such as a glass of water. */
export async function removeMeals(meals: readonly Meal[]): Promise<void> {
  for (const { id, name, calories, date, source } of meals)
    announce("entry-removed", { id, name, calories, date, source });
  await keep(mealDeletion, mealsDeletion, meals);
  tellMealsChanged(...meals.map(({ date }) => date));
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

const loggedTitle: (what: string, meal: MealType) => string = mealMessages.logged;

/** An entry of now, or of the day and meal that the journal's "Add" has chosen. */
function entryOf(draft: MealDraft, now: Date): KeptNewMeal {
  const target = logTarget();
  if (!target) return newEntry(draft, now, newId());
  const mealType = draft.mealType ?? target.mealType ?? mealTypeAtHour(now.getHours());
  return newEntry({ ...draft, mealType }, mealMoment(target.day, mealType, now), newId());
}

/**
 * Logs what was eaten: shown at once, stored on the device, sent when possible, and celebrated with
 * a way to undo it. Resolves once stored.
 * @throws when nobody is signed in
 */
export async function logMeals(
  drafts: readonly MealDraft[],
  now = new Date(),
  titleOf = loggedTitle,
): Promise<void> {
  const entries = drafts.map((draft) => entryOf(draft, now));
  await logEntries(entries, titleOf);
}

/** Says what the server would refuse, rather than celebrate it until it does. */
export function tellForeseen(refused: ReturnType<typeof foresee>["refused"]): void {
  for (const why of ["invalid", "dayFull"] as const) {
    if (refused[why].length === 0) continue;
    toast(refusal(refused[why], mealMessages.refused[why]));
    // Another device may have made room: the next press knows.
    tellMealsChanged(...refused[why].map(({ date }) => date));
  }
}

async function logEntries(all: readonly KeptNewMeal[], titleOf = loggedTitle): Promise<void> {
  const { accepted: entries, refused } = foresee(all);
  tellForeseen(refused);
  const [first] = entries;
  if (!first) return;
  const what = entries.length === 1 ? first.name : mealMessages.foods(entries.length);
  const kept = keepEntries(entries);
  if (personId() !== null) {
    const meals = entries.map(mealOf);
    const title = titleOf(what, first.mealType);
    showLogged({ meals, title }, (undone) => void removeMeals(undone));
    announce("meal-logged-success", {
      id: first.id,
      name: meals.map(({ name }) => name).join(", "),
      calories: sumKcal(meals),
      ...sumMacros(meals),
      mealType: first.mealType,
    });
  }
  await kept;
}

/** Logs an entry that the server refused once more, as corrected. */
export async function logCorrected(meal: Meal): Promise<void> {
  if (await isMeant([meal])) await logEntries([entryFrom(meal, newId())]);
}

/** Edits an entry: shown at once, sent when possible, with a toast to undo it. */
export async function editMeal(before: Meal, change: MealChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { totalCalories } = change;
  if (!(await isMeant([{ name: change.name ?? before.name, totalCalories }]))) return;
  const after = mealAfter(before, change);
  const edit: KeptMealEdit = { before, after, change };
  await keepEdits([edit]);
  async function changeBack() {
    await keepEdits([editBack(edit)]);
    toast({ title: mealMessages.changedBack(before.name) });
  }
  const { title, text } = mealMessages.edited;
  toast({
    title,
    description: text(after.name),
    tone: "success",
    action: { label: mealMessages.undo, run: () => void changeBack() },
  });
}

/** What undoes an edit: it resets every changed field. */
export function editBack({ before, after, change }: KeptMealEdit): KeptMealEdit {
  const old = Object.fromEntries(
    Object.entries(before).filter(([name]) => Object.hasOwn(change, name)),
  ) as MealChange;
  const undone = before.estimated && "totalCalories" in old ? { ...old, totalCalories: null } : old;
  return { before: after, after: mealAfter(after, undone), change: undone };
}

/** Deletes an entry: gone from the lists at once, from the server when possible; with a toast. */
export async function deleteMeal(meal: Meal): Promise<void> {
  if (personId() === null || !meal.id) {
    toast(deleteFailed([meal], mealMessages.deleteFailed.nothingToDelete));
    return;
  }
  await removeMeals([meal]);
  const { title, text } = mealMessages.deleted;
  toast({
    title,
    description: text(meal.name),
    tone: "success",
    id: deletionToast([meal]),
    action: { label: mealMessages.undo, run: () => void putBack(meal) },
  });
}

/** Takes back a deletion that hasn't been sent; resolves to whether that was in time. */
async function cancelDeletion({ id }: Meal): Promise<boolean> {
  const { kind } = mealDeletion;
  const item = outbox.pending().find((one) => one.kind === kind && one.target === id);
  return item !== undefined && takeBack(item);
}

/**
 * Undoes a deletion. Where the server may have deleted it already, it returns under a new id, which
 * is the same where another device has deleted it and undoes that, too: it returns once. Otherwise
 * it was never away, and what other devices have made of it meanwhile stays.
 */
async function putBack(meal: Meal): Promise<void> {
  const { name, calories, date } = meal;
  const isCancelled = await cancelDeletion(meal);
  const id = isCancelled ? meal.id : idAfter(meal.id);
  const kept = isCancelled ? undefined : outbox.add(mealLog, entryFrom(meal, id));
  announce("calories-logged", { id, name, calories, date, replaces: meal.id });
  await kept;
  tellMealsChanged(date);
  toast({ title: mealMessages.putBack(name) });
}

/** Logs an earlier entry again, to the chosen meal or that of the current hour. */
export async function logAgain(meal: Meal, source: "history" | "user-suggestion"): Promise<void> {
  try {
    if (!(await isMeant([meal]))) return;
    const titleOf = source === "history" ? mealMessages.relogged : mealMessages.added;
    await logMeals([draftFrom(meal, source)], new Date(), titleOf);
  } catch {
    toast({ title: mealMessages.addFailed(meal.name), tone: "error" });
  }
}
