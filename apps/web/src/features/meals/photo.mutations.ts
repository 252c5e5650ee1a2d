import type { Meal, MealChange } from "@morsel/contract/meals";
import { addDays, isDay } from "@morsel/domain/day";
import { answerNow } from "../../lib/answer-now.ts";
import { personId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { Taken } from "../../lib/taken.ts";
import { type MealDraft, mealMoment, newEntry } from "./entry.ts";
import { mealAfter } from "./expected-meal.ts";
import { foresee } from "./foreseen.state.ts";
import { isMeant, keepEdits, keepEntries, removeMeals, tellForeseen } from "./mutations.ts";
import { diaryQuery } from "./queries.ts";

/** An entry, and the day it was logged to. */
interface Logged {
  id: string;
  date: string;
}

type Content = Omit<MealDraft, "source" | "mealType">;

/** How far (days) from the day it was logged to an entry may have been moved. */
const movedBy = 7;

/** Nothing covers the screen: whoever logs it tells. Null if it isn't meant or can't be taken. */
async function logQuietly(draft: MealDraft, id: string, taken: Taken): Promise<Meal | null> {
  if (!(await isMeant([draft]))) return null;
  const { day, mealType, at } = taken;
  const entry = newEntry({ ...draft, mealType }, mealMoment(day, mealType, new Date(at)), id);
  const { accepted, refused } = foresee([entry]);
  tellForeseen(refused);
  const [meal] = await keepEntries(accepted);
  return meal ?? null;
}

/** Logs what is on a photo. */
export async function logPhoto(content: Content, id: string, taken: Taken): Promise<Logged | null> {
  const meal = await logQuietly({ ...content, source: "photo" }, id, taken);
  return meal && { id: meal.id, date: meal.date };
}

/**
 * Logs what is on a photo that was analyzed later than it was taken. Resolves to what undoes it, or
 * null as above.
 */
export async function logTaken(
  draft: MealDraft,
  id: string,
  taken: Taken,
): Promise<(() => Promise<void>) | null> {
  const meal = await logQuietly(draft, id, taken);
  return meal && (() => removeMeals([meal]));
}

/** The entry as lists show it; undefined if it is gone. */
async function entryNow({ id, date }: Logged): Promise<Meal | undefined> {
  if (!isDay(date)) return undefined;
  const span = { from: addDays(date, -movedBy), to: addDays(date, movedBy) };
  async function find(staleTime: "static" | 0) {
    await queryClient.query({ ...diaryQuery.options(personId(), span), staleTime });
    return answerNow(diaryQuery, span)?.find((meal) => meal.id === id);
  }
  const known = await find("static");
  // What has only just been sent may not have come back to this device yet.
  return known || !navigator.onLine ? known : find(0);
}

/**
 * Corrects what an entry holds. Its day, its meal and the name that somebody gave it stay, and a
 * photo that was deleted stays forgotten. `last` is what the entry was to hold before.
 */
export async function correctPhoto(
  logged: Logged,
  content: Content,
  last: Content,
): Promise<"kept" | "declined" | "gone"> {
  const before = await entryNow(logged);
  if (!before) return "gone";
  const was = new Map<string, unknown>(Object.entries(before));
  const kept: string[] = [];
  if (before.name !== last.name) kept.push("name");
  if (before.photoId === null) kept.push("photoId", "confidence");
  const change = Object.fromEntries(
    Object.entries(content).filter(
      ([field, value]) => was.get(field) !== value && !kept.includes(field),
    ),
  ) as MealChange;
  if (Object.keys(change).length === 0) return "kept";
  if (!(await isMeant([{ name: before.name, totalCalories: change.totalCalories }])))
    return "declined";
  await keepEdits([{ before, after: mealAfter(before, change), change }]);
  return "kept";
}

export async function removePhotoEntry(logged: Logged): Promise<void> {
  const meal = await entryNow(logged);
  if (meal) await removeMeals([meal]);
}

/** Has an entry forget its photo, which is deleted; what was eaten stays. */
export function detachPhoto(before: Meal): Promise<void> {
  const change = { photoId: null, confidence: null };
  return keepEdits([{ before, after: mealAfter(before, change), change }]);
}
