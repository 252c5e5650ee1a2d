import type { KeptMealEdit, KeptNewMeal, Meal } from "@morsel/contract/meals";
import { needsConfirming } from "@morsel/domain/meals/limits";
import { ApiFailure } from "../../lib/api.ts";
import { judge, outbox } from "../../lib/changes.ts";
import { contract } from "../../lib/contract.ts";
import { type Change, defineChange, madeWhen } from "../../lib/define-change.ts";
import { tellEarned } from "../../lib/earned.ts";
import { announce } from "../../lib/events.ts";
import { notify } from "../../lib/notices.ts";
import type { ChangeItem } from "../../lib/outbox-store.ts";
import { type PlannedCall, planCall } from "../../lib/planned-call.ts";
import { noting } from "../../lib/take-back.ts";
import type { ToastMessage } from "../../lib/toast.ts";
import { onDiary } from "./diary.ts";
import { mealOf } from "./expected-meal.ts";
import { forgetLogged } from "./logged.state.ts";
import { mend } from "./mending.state.ts";
import { mealMessages } from "./messages.ts";
import { followed } from "./put-back.ts";

/** Marks a change as confirmed: the person was asked when making it. */
function asMeant<Sent extends { totalCalories?: number | null | undefined }>(sent: Sent) {
  return needsConfirming(sent.totalCalories) ? { ...sent, confirmed: true } : sent;
}

export function tellMealsChanged(...dates: string[]): void {
  for (const date of new Set(dates)) {
    announce("refresh-weekly-data", { date });
    announce("meals-updated", { date });
  }
}

/** The toast of a failed deletion, in place of the one that announced it; also told by the bell. */
export function deleteFailed(
  meals: readonly Pick<Meal, "id">[],
  message: string = mealMessages.deleteFailed.text,
): ToastMessage {
  const { title } = mealMessages.deleteFailed;
  notify({ type: "info", title, message });
  return { title, description: message, tone: "error", id: deletionToast(meals) };
}

/** One deletion has one toast at a time. */
export const deletionToast = ([first]: readonly Pick<Meal, "id">[]): string =>
  `deleted ${first?.id ?? ""}`;

export const tellEdited = (edits: readonly KeptMealEdit[]): void =>
  tellMealsChanged(...edits.flatMap(({ before, after }) => [before.date, after.date]));

/** Of several entries sent as one change, the server refused some. */
class SomeRefused extends ApiFailure {
  readonly refused: readonly unknown[];

  constructor(first: ApiFailure, refused: readonly unknown[]) {
    super(first.status, JSON.stringify(first.data ?? null), first.reason);
    this.refused = refused;
  }
}

/**
 * Sends entries one by one. What is refused doesn't keep the others back; any other failure has all
 * sent again later, which changes nothing for those the server has.
 */
function sendEach<One>(
  all: readonly One[],
  send: (one: One) => PlannedCall<unknown>,
): PlannedCall<void> {
  const planned = all.map((one) => ({ one, ...send(one) }));
  async function make(madeAt: number) {
    const refused: One[] = [];
    let first: ApiFailure | undefined;
    for (const { one, make: makeOne } of planned) {
      try {
        await makeOne(madeAt);
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || judge(failure) !== "refused") throw failure;
        first ??= failure;
        refused.push(one);
      }
    }
    if (first) throw new SomeRefused(first, refused);
  }
  return {
    make,
    requests: async (madeAt) =>
      (await Promise.all(planned.map(({ requests }) => requests(madeAt)))).flat(),
  };
}

/** Those of several that were refused. */
const refusedOf = <One>(all: One[], failure: unknown): One[] =>
  failure instanceof SomeRefused ? all.filter((one) => failure.refused.includes(one)) : all;

function sendLog(entry: KeptNewMeal): PlannedCall<void> {
  const { make, requests } = planCall(contract.meals, "logMeal", { body: asMeant(entry) });
  async function log(madeAt: number) {
    try {
      const { newAchievements } = await make(madeAt);
      tellEarned(newAchievements.map((one) => ({ ...one, entry: entry.id })));
    } catch (failure) {
      // It worked, but the reply is of another version: fetching it again helps.
      if (!(failure instanceof ApiFailure && failure.status < 300 && failure.isOurs)) throw failure;
    }
  }
  return { make: log, requests };
}

const sendEdit = ({ before: { id }, change }: KeptMealEdit, item: ChangeItem) =>
  planCall(contract.meals, "editMeal", {
    params: { id },
    body: { ...asMeant(change), ...madeWhen(item) },
  });

function sendDeletion({ id }: Meal): PlannedCall<void> {
  const { make, requests } = planCall(contract.meals, "deleteMeal", { params: { id } });
  async function remove(madeAt: number) {
    try {
      await make(madeAt);
    } catch (failure) {
      // It has gone with everything else that the person had.
      if (!(failure instanceof ApiFailure && failure.status === 404 && failure.isOurs))
        throw failure;
    }
  }
  return { make: remove, requests };
}

/** Says why entries aren't in the diary, and offers to correct them. */
export function refusal(entries: readonly KeptNewMeal[], description: string): ToastMessage {
  const { title, correct } = mealMessages.refused;
  const [first] = entries;
  const what = entries.length === 1 && first ? first.name : mealMessages.foods(entries.length);
  return {
    title: title(what),
    description,
    tone: "error",
    duration: 20_000,
    action: { label: correct, run: () => mend(entries.map(mealOf)) },
  };
}

/** The ids of entries that this page was refused. */
const neverLogged = new Set<string>();

async function logRefused(entries: KeptNewMeal[], failure: unknown): Promise<ToastMessage> {
  const ids = entries.map(({ id }) => id);
  for (const id of ids) neverLogged.add(id);
  forgetLogged(ids);
  tellMealsChanged(...entries.map(({ date }) => date));
  const { text, dayFull, invalid } = mealMessages.refused;
  const { mealCodes } = await contract.meals();
  let description: string = text;
  if (failure instanceof ApiFailure) {
    if (failure.code === mealCodes.dayFull) description = dayFull;
    else description = failure.issues.length > 0 ? invalid : failure.reason;
  }
  return refusal(entries, description);
}

/** Edits of entries that were deleted meanwhile: they follow those that were put back. */
async function editedGone(edits: readonly KeptMealEdit[]): Promise<ToastMessage | null> {
  const again = await followed(edits);
  for (const edit of again) if (edit) void outbox.add(mealEdit, edit);
  const [first, ...more] = edits.filter((_, at) => !again[at]).map(({ before }) => before.name);
  if (first === undefined) return null;
  const what = more.length === 0 ? first : mealMessages.entries(more.length + 1);
  const { title, text } = mealMessages.editedGone;
  return { title, description: text(what), tone: "info" };
}

async function editRefused(edits: KeptMealEdit[], failure: unknown): Promise<ToastMessage | null> {
  tellEdited(edits);
  if (failure instanceof ApiFailure && failure.status === 404)
    // Of what was refused as a whole, that was said.
    return editedGone(
      refusedOf(edits, failure).filter(({ before }) => !neverLogged.has(before.id)),
    );
  const { title, text } = mealMessages.editFailed;
  const said = failure instanceof ApiFailure ? failure.reason : text;
  return { title, description: said, tone: "error" };
}

function deletionRefused(meals: Meal[]): ToastMessage {
  tellMealsChanged(...meals.map(({ date }) => date));
  return deleteFailed(meals);
}

export const mealLog = defineChange({
  kind: "meal.log",
  schema: async () => (await contract.meals()).keptNewMeal,
  target: ({ id }) => id,
  send: sendLog,
  overlay: onDiary((entry: KeptNewMeal) => [{ added: mealOf(entry) }]),
  refused: (entry, failure) => logRefused([entry], failure),
});

/** Several at once, such as a copied group. */
export const mealsLog = defineChange({
  kind: "meals.log",
  schema: async () => (await contract.meals()).keptNewMeals,
  target: (entries) => entries.map(({ id }) => id),
  send: (entries: KeptNewMeal[]) => sendEach(entries, sendLog),
  overlay: onDiary((entries: KeptNewMeal[]) => entries.map((one) => ({ added: mealOf(one) }))),
  refused: (entries, failure) => logRefused(refusedOf(entries, failure), failure),
});

export const mealEdit: Change<KeptMealEdit> = defineChange({
  kind: "meal.edit",
  schema: async () => (await contract.meals()).keptMealEdit,
  target: ({ before }) => before.id,
  send: sendEdit,
  overlay: onDiary(({ before, after }: KeptMealEdit) => [{ removed: before, added: after }]),
  refused: (edit, failure) => editRefused([edit], failure),
});

/** Several at once, such as a moved group. */
export const mealsEdit = defineChange({
  kind: "meals.edit",
  schema: async () => (await contract.meals()).keptMealEdits,
  target: (edits) => edits.map(({ before }) => before.id),
  send: (edits: KeptMealEdit[], item) => sendEach(edits, (edit) => sendEdit(edit, item)),
  overlay: onDiary((edits: KeptMealEdit[]) =>
    edits.map(({ before, after }) => ({ removed: before, added: after })),
  ),
  refused: editRefused,
});

/** Carries the whole entry, so that a day's sums can be updated at once. */
export const mealDeletion = defineChange({
  kind: "meal.delete",
  schema: async () => (await contract.meals()).keptMeal,
  target: ({ id }) => id,
  send: (meal: Meal, item) => noting(sendDeletion(meal), item),
  overlay: onDiary((meal: Meal) => [{ removed: meal }]),
  refused: (meal) => deletionRefused([meal]),
});

/** Several at once, such as a copied group that is undone. */
export const mealsDeletion = defineChange({
  kind: "meals.delete",
  schema: async () => (await contract.meals()).keptMeals,
  target: (meals) => meals.map(({ id }) => id),
  send: (meals: Meal[]) => sendEach(meals, sendDeletion),
  overlay: onDiary((meals: Meal[]) => meals.map((meal) => ({ removed: meal }))),
  refused: deletionRefused,
});
