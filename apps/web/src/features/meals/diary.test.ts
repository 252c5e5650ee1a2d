import type { KeptNewMeal, Meal, MealChange } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { emptyTotals } from "@morsel/domain/meals/totals";
import { hashKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Change } from "../../lib/define-change.ts";
import type { Sent } from "../../lib/define-query.ts";
import type { ChangeItem } from "../../lib/outbox-store.ts";
import { mealDeletion, mealEdit, mealLog } from "./changes.ts";
import { totalsAfter } from "./diary.ts";
import { type MealDraft, newEntry } from "./entry.ts";
import { mealAfter, mealOf } from "./expected-meal.ts";
import { dayQuery, daysQuery, diaryQuery } from "./queries.ts";

const noon = new Date(2026, 4, 10, 12, 0);
const day = "2026-05-10";
let count = 0;

function entry(draft: MealDraft, at = noon): KeptNewMeal {
  count += 1;
  return newEntry(draft, at, `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`);
}

function waiting<Payload>(change: Change<Payload>, payload: Payload): ChangeItem {
  count += 1;
  return change.make(payload, { id: `item-${count}`, person: "ada", madeAt: count });
}
const log = (payload: KeptNewMeal) => waiting(mealLog, payload);
const remove = (payload: KeptNewMeal) => waiting(mealDeletion, mealOf(payload));
const edit = (before: Meal, change: MealChange) =>
  waiting(mealEdit, { before, after: mealAfter(before, change), change });

const unsent = (items: ChangeItem[]) => items.map((item) => ({ item, sent: null }));
function diaryWith(meals: Meal[] | undefined, items: ChangeItem[], from = day, to = day) {
  const { queryKey } = diaryQuery.options("ada", { from, to });
  return diaryQuery.shown(meals, hashKey(queryKey), unsent(items));
}
function statsWith(stats: ReturnType<typeof emptyTotals> | undefined, items: ChangeItem[]) {
  const { queryKey } = dayQuery.options("ada", { date: day });
  return dayQuery.shown(stats, hashKey(queryKey), unsent(items));
}

test("what waits is in the diary, newest first, and once only", () => {
  const old = entry({ name: "Toast", totalCalories: 80 }, new Date(2026, 4, 10, 8, 0));
  const fresh = entry({ name: "Soup", totalCalories: 120 });
  const diary = diaryWith([mealOf(old)], [log(old), log(fresh)]);
  expect(diary?.map(({ name }) => name)).toEqual(["Soup", "Toast"]);
});

test("what waits for another day stays out", () => {
  const yesterday = entry({ name: "Soup" }, new Date(2026, 4, 9, 12, 0));
  expect(diaryWith([], [log(yesterday)])).toEqual([]);
  expect(statsWith(emptyTotals(day), [log(yesterday)])).toEqual(emptyTotals(day));
});

test("a deletion that waits hides the entry, even one that was never sent", () => {
  const soup = entry({ name: "Soup", totalCalories: 120 });
  expect(diaryWith([mealOf(soup)], [remove(soup)])).toEqual([]);
  expect(diaryWith([], [log(soup), remove(soup)])).toEqual([]);
});

test("sums follow, and count only what is known", () => {
  const soup = entry({ name: "Soup", totalCalories: 120, totalProtein: 4, iron: null });
  const guess = entry({ name: "Apple", iron: 0 });
  const stats = statsWith(emptyTotals(day), [log(soup), log(guess)]);
  expect(stats).toMatchObject({ mealCount: 2, estimatedCount: 1, totalCalories: 215 });
  expect(stats?.nutrients.protein).toEqual({ total: 4, knownIn: 1 });
  expect(stats?.nutrients.iron).toEqual({ total: 0, knownIn: 1 });
});

test("a nutrient that an earlier release didn't know is unknown in what it kept", async () => {
  const kept: Partial<Meal> = mealOf(entry({ name: "Soup", totalCalories: 120, zinc: 1 }));
  delete kept.zinc;
  const before = { ...remove(entry({ name: "Soup" })), payload: kept };
  const read = await mealDeletion.read(before);
  expect(mealDeletion.among(read ? [read] : [])).toMatchObject([{ name: "Soup", zinc: null }]);
  const edited = { before: kept, after: kept, change: {} };
  expect(await mealEdit.read({ ...before, payload: edited })).not.toBeNull();
});

test("an entry in and out again leaves the day as it was", () => {
  const soup = mealOf(entry({ name: "Soup", totalCalories: 120, totalFat: 3, zinc: 1 }));
  const start = emptyTotals(day);
  expect(totalsAfter(totalsAfter(start, { added: soup }), { removed: soup })).toEqual(start);
});

test("an edit that waits is in the diary and in the sums, after the entry it changes", () => {
  const soup = entry({ name: "Soup", totalCalories: 120, totalFat: 3 });
  const more = edit(mealOf(soup), { totalCalories: 240, totalFat: 6, name: "Big soup" });
  const pending = [log(soup), more];
  expect(diaryWith([], pending)).toMatchObject([
    { name: "Big soup", calories: 240, totalCalories: 240, fat: 6, protein: null },
  ]);
  const sums = statsWith(emptyTotals(day), pending);
  expect(sums).toMatchObject({ mealCount: 1, totalCalories: 240 });
  expect(sums?.nutrients.fat.total).toBe(6);
});

test("an entry moved to another day leaves the one and enters the other", () => {
  const soup = mealOf(entry({ name: "Soup", totalCalories: 120 }));
  const moved = edit(soup, { date: "2026-05-09" as Day });
  expect(diaryWith([soup], [moved])).toEqual([]);
  expect(diaryWith([], [moved], "2026-05-09", "2026-05-09")).toHaveLength(1);
  const known = totalsAfter(emptyTotals(day), { added: soup });
  expect(statsWith(known, [moved])).toEqual(emptyTotals(day));
  const span = { from: "2026-05-03", to: day };
  const hash = hashKey(daysQuery.options("ada", span).queryKey);
  const days = daysQuery.shown([known], hash, unsent([moved]));
  expect(days).toMatchObject([{ date: "2026-05-09", mealCount: 1, totalCalories: 120 }]);
});

test("an edit that waits doesn't bring back an entry that was deleted meanwhile", () => {
  const soup = entry({ name: "Soup", totalCalories: 120 });
  const renamed = edit(mealOf(soup), { name: "Stew" });
  expect(diaryWith([], [renamed])).toEqual([]);
  expect(diaryWith([mealOf(soup)], [remove(soup), renamed])).toEqual([]);
  expect(diaryWith(undefined, [renamed])).toHaveLength(1);
});

test("taken calories are estimated, given ones are not", () => {
  const soup = mealOf(entry({ name: "Soup", totalCalories: 120 }));
  const without = mealAfter(soup, { name: "Apple", totalCalories: null });
  expect(without).toMatchObject({ calories: 95, totalCalories: 95, estimated: true });
  expect(mealAfter(without, { totalCalories: 0 })).toMatchObject({ calories: 0, estimated: false });
});

test("what was logged here shows where the server hasn't answered; nothing is made up of the rest", () => {
  const soup = entry({ name: "Soup", totalCalories: 120 });
  expect(diaryWith(undefined, [log(soup)])).toMatchObject([{ name: "Soup" }]);
  expect(statsWith(undefined, [log(soup)])).toMatchObject({ mealCount: 1, totalCalories: 120 });
  expect(diaryWith(undefined, [remove(soup)])).toBeUndefined();
  expect(diaryWith(undefined, [log(soup)], "2026-05-09", "2026-05-09")).toBeUndefined();
});

test("what the server has is laid over older answers only", () => {
  const item = log(entry({ name: "Soup", totalCalories: 120 }));
  const hashOf = (date: string) => hashKey(dayQuery.options("ada", { date }).queryKey);
  const sums = (sent: Sent) => dayQuery.shown(emptyTotals(day), hashOf(day), [{ item, sent }]);
  const answered = (isAnswered: boolean) => new Map([[hashOf(day), isAnswered]]);
  expect(sums({ answered: answered(false), isHeld: true })?.mealCount).toBe(1);
  expect(sums({ answered: answered(true), isHeld: true })?.mealCount).toBe(0);
  // A query that was made since is answered from what the device holds.
  expect(sums({ answered: new Map(), isHeld: false })?.mealCount).toBe(1);
  expect(sums({ answered: new Map(), isHeld: true })?.mealCount).toBe(0);
  expect(sums({ answered: answered(true), isHeld: false })?.mealCount).toBe(0);
  expect(mealLog.touchedBy(item)).toContain(hashOf(day));
  hashOf("2026-05-09");
  expect(mealLog.touchedBy(item)).not.toContain(hashOf("2026-05-09"));
});

test("what was kept is read again, and what isn't as the contract says is not", async () => {
  const kept = structuredClone(log(entry({ name: "Soup", totalCalories: 120 })));
  const read = await mealLog.read(kept);
  expect(read).toEqual(kept);
  expect(diaryWith([], read ? [read] : [])).toMatchObject([{ name: "Soup", calories: 120 }]);
  expect(await mealLog.read({ ...kept, payload: { name: "Soup" } })).toBeNull();
  expect(await mealEdit.read(kept)).toBeNull();
});
