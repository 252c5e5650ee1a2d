import type { KeptMealEdit, Meal, MealChange } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { twelveHourTime } from "@morsel/domain/twelve-hours";
import { newId } from "../../lib/id.ts";
import { personId } from "../../lib/person.ts";
import { toast } from "../../lib/toast.ts";
import { today } from "../../lib/today.ts";
import { namedDay } from "./day-names.ts";
import { mealMoment, momentOf, newEntry, timeForInput } from "./entry.ts";
import { mealAfter } from "./expected-meal.ts";
import { draftFrom } from "./history.ts";
import { mealMessages } from "./messages.ts";
import { editBack, isMeant, keepEdits, keepEntries, removeMeals } from "./mutations.ts";

/** Where entries are copied or moved. */
export interface Destination {
  day: Day;
  /** Each keeps its own meal if there is none. */
  mealType?: MealType;
}

/** An entry's moment in its new place: its own time of day, unless it becomes another meal. */
function momentIn(meal: Meal, { day, mealType = meal.mealType }: Destination, now: Date): Date {
  const isOtherMeal = mealType !== meal.mealType;
  return isOtherMeal ? mealMoment(day, mealType, now) : momentOf(day, timeForInput(meal.time), now);
}

const nameOf = (meals: readonly Meal[]) =>
  meals.length === 1 && meals[0] ? meals[0].name : mealMessages.entries(meals.length);

function placeOf({ day, mealType }: Destination): string {
  const dayName = namedDay(day, today());
  return mealType ? mealMessages.mealOfDay(mealType, dayName) : dayName;
}

/** Logs entries again in another place, as one change, with a toast to undo it. */
export async function copyMeals(
  meals: readonly Meal[],
  to: Destination,
  now = new Date(),
): Promise<void> {
  if (personId() === null || meals.length === 0) return;
  if (!(await isMeant(meals))) return;
  const entries = meals.map((meal) => {
    const { mealType = meal.mealType } = to;
    return newEntry({ ...draftFrom(meal, "history"), mealType }, momentIn(meal, to, now), newId());
  });
  const copies = await keepEntries(entries);
  async function takeOut() {
    await removeMeals(copies);
    toast({ title: mealMessages.undone(nameOf(copies)) });
  }
  toast({
    title: mealMessages.copiedTo(nameOf(copies), placeOf(to)),
    tone: "success",
    action: { label: mealMessages.undo, run: () => void takeOut() },
  });
}

/** Moves entries to another day or meal, as one change, with a toast to undo it. */
export async function moveMeals(
  meals: readonly Meal[],
  to: Destination,
  now = new Date(),
): Promise<void> {
  if (personId() === null) return;
  const edits = meals.flatMap((meal): KeptMealEdit[] => {
    const { day, mealType = meal.mealType } = to;
    const isOtherMeal = mealType !== meal.mealType;
    if (day === meal.date && !isOtherMeal) return [];
    const at = momentIn(meal, to, new Date(isOtherMeal ? now : meal.timestamp));
    const change: MealChange = {
      ...(day !== meal.date && { date: day }),
      ...(isOtherMeal && { mealType, time: twelveHourTime(at) }),
      timestamp: at.toISOString(),
    };
    return [{ before: meal, after: mealAfter(meal, change), change }];
  });
  if (edits.length === 0) return;
  await keepEdits(edits);
  async function moveBack() {
    await keepEdits(edits.map(editBack));
    toast({ title: mealMessages.movedBack(nameOf(meals)) });
  }
  toast({
    title: mealMessages.movedTo(nameOf(meals), placeOf(to)),
    tone: "success",
    action: { label: mealMessages.undo, run: () => void moveBack() },
  });
}
