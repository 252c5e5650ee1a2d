import type { KeptMealEdit, KeptNewMeal, Meal } from "@morsel/contract/meals";
import { needsConfirming } from "@morsel/domain/meals/limits";
import { ApiFailure, call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { defineChange } from "../../lib/define-change.ts";
import { announce } from "../../lib/events.ts";
import { notify } from "../../lib/notices.ts";
import { type ToastMessage, toast } from "../../lib/toast.ts";
import { onDiary } from "./diary.ts";
import { mealOf } from "./expected-meal.ts";
import { mealMessages } from "./messages.ts";

/** Marks a change as confirmed: the person was asked when making it. */
function asMeant<Sent extends { totalCalories?: number | null | undefined }>(sent: Sent) {
  return needsConfirming(sent.totalCalories) ? { ...sent, confirmed: true } : sent;
}

export function tellMealsChanged(date: string): void {
  announce("refresh-weekly-data", { date });
  announce("meals-updated", { date });
}

/** The toast of a failed deletion, in place of the one that announced it; also told by the bell. */
export function deleteFailed(id: string, message: string): ToastMessage {
  const { title } = mealMessages.deleteFailed;
  notify({ type: "info", title, message });
  return { title, description: message, tone: "error", id: deletionToast(id) };
}

/** One deletion has one toast at a time. */
export const deletionToast = (id: string): string => `deleted ${id}`;

export function tellEdited({ before, after }: KeptMealEdit): void {
  tellMealsChanged(before.date);
  if (after.date !== before.date) tellMealsChanged(after.date);
}

export const mealLog = defineChange({
  kind: "meal.log",
  schema: async () => (await contract.meals()).keptNewMeal,
  target: ({ id }) => id,
  async send(entry: KeptNewMeal) {
    try {
      return await call(contract.meals, "logMeal", { body: asMeant(entry) });
    } catch (failure) {
      // It worked, but the reply is of another version: fetching it again helps.
      if (failure instanceof ApiFailure && failure.status < 300) return null;
      throw failure;
    }
  },
  overlay: onDiary((entry: KeptNewMeal) => ({ added: mealOf(entry) })),
  sent(_, reply) {
    for (const { title, description } of reply?.newAchievements ?? [])
      toast({ title: `${mealMessages.achievement}: ${title}`, description, tone: "success" });
  },
  refused({ name, date }, failure) {
    tellMealsChanged(date);
    const { title, text } = mealMessages.refused;
    const description = failure instanceof ApiFailure ? failure.reason : text;
    return { title: title(name), description, tone: "error", duration: 8_000 };
  },
});

export const mealEdit = defineChange({
  kind: "meal.edit",
  schema: async () => (await contract.meals()).keptMealEdit,
  target: ({ before }) => before.id,
  async send({ before: { id }, change }: KeptMealEdit) {
    return call(contract.meals, "editMeal", { params: { id }, body: asMeant(change) });
  },
  overlay: onDiary(({ before, after }: KeptMealEdit) => ({ removed: before, added: after })),
  refused(edit, failure) {
    tellEdited(edit);
    const { title, text } = mealMessages.editFailed;
    const said = failure instanceof ApiFailure && failure.status !== 404 ? failure.reason : text;
    return { title, description: said, tone: "error" };
  },
});

/** Carries the whole entry, so that a day's sums can be updated at once. */
export const mealDeletion = defineChange({
  kind: "meal.delete",
  schema: async () => (await contract.meals()).keptMeal,
  target: ({ id }) => id,
  async send({ id }: Meal) {
    return call(contract.meals, "deleteMeal", { params: { id } });
  },
  overlay: onDiary((meal: Meal) => ({ removed: meal })),
  refused({ id, date }) {
    tellMealsChanged(date);
    return deleteFailed(id, mealMessages.deleteFailed.text);
  },
});
