import type { Meal, MealChange } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { expect, test } from "vitest";
import type { OutboxItem } from "../../lib/outbox.ts";
import { type Entry, type MealDraft, newEntry } from "./entry.state.ts";
import { mealAfter, mealOf } from "./expected-meal.ts";
import {
  changeKinds,
  daysWithPending,
  diaryWithPending,
  emptyStats,
  statsAfter,
  statsWithPending,
} from "./pending.state.ts";

const noon = new Date(2026, 4, 10, 12, 0);
const day = "2026-05-10";
let count = 0;

function entry(draft: MealDraft, at = noon): Entry {
  count += 1;
  return newEntry(draft, at, `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`);
}

function waiting(kind: string, payload: { id: string; [field: string]: unknown }): OutboxItem {
  return { id: `item-${payload.id}`, kind, person: "ada", target: payload.id, payload, madeAt: 0 };
}
const log = (payload: Entry) => waiting(changeKinds.log, payload);
const remove = (payload: Entry) => waiting(changeKinds.delete, mealOf(payload));

test("what waits is in the diary, newest first, and once only", () => {
  const old = entry({ name: "Toast", totalCalories: 80 }, new Date(2026, 4, 10, 8, 0));
  const fresh = entry({ name: "Soup", totalCalories: 120 });
  const diary = diaryWithPending([mealOf(old)], [log(old), log(fresh)], day, day);
  expect(diary.map(({ name }) => name)).toEqual(["Soup", "Toast"]);
});

test("what waits for another day stays out", () => {
  const yesterday = entry({ name: "Soup" }, new Date(2026, 4, 9, 12, 0));
  expect(diaryWithPending([], [log(yesterday)], day, day)).toEqual([]);
  expect(statsWithPending(emptyStats(day), [log(yesterday)])).toEqual(emptyStats(day));
});

test("a deletion that waits hides the entry, even one that was never sent", () => {
  const soup = entry({ name: "Soup", totalCalories: 120 });
  expect(diaryWithPending([mealOf(soup)], [remove(soup)], day, day)).toEqual([]);
  expect(diaryWithPending([], [log(soup), remove(soup)], day, day)).toEqual([]);
});

test("sums follow, and count only what is known", () => {
  const soup = entry({ name: "Soup", totalCalories: 120, totalProtein: 4, iron: null });
  const guess = entry({ name: "Apple", iron: 0 });
  const stats = statsWithPending(emptyStats(day), [log(soup), log(guess)]);
  expect(stats).toMatchObject({ mealCount: 2, estimatedCount: 1, totalCalories: 215 });
  expect(stats.nutrients.protein).toEqual({ total: 4, knownIn: 1 });
  expect(stats.nutrients.iron).toEqual({ total: 0, knownIn: 1 });
});

test("a nutrient that an earlier release didn't know is unknown in what it kept", () => {
  const kept: Partial<Meal> = mealOf(entry({ name: "Soup", totalCalories: 120, zinc: 1 }));
  delete kept.zinc;
  const stats = statsAfter(emptyStats(day), { come: kept as Meal });
  expect(stats.nutrients.zinc).toEqual({ total: 0, knownIn: 0 });
});

test("an entry in and out again leaves the day as it was", () => {
  const soup = mealOf(entry({ name: "Soup", totalCalories: 120, totalFat: 3, zinc: 1 }));
  const start = emptyStats(day);
  expect(statsAfter(statsAfter(start, { come: soup }), { gone: soup })).toEqual(start);
});

const edit = (before: Meal, change: MealChange) =>
  waiting(changeKinds.edit, { id: before.id, before, after: mealAfter(before, change), change });

test("an edit that waits is in the diary and in the sums, after the entry it changes", () => {
  const soup = entry({ name: "Soup", totalCalories: 120, totalFat: 3 });
  const more = edit(mealOf(soup), { totalCalories: 240, totalFat: 6, name: "Big soup" });
  const pending = [log(soup), more];
  expect(diaryWithPending([], pending, day, day)).toMatchObject([
    { name: "Big soup", calories: 240, totalCalories: 240, fat: 6, protein: null },
  ]);
  const sums = statsWithPending(emptyStats(day), pending);
  expect(sums).toMatchObject({ mealCount: 1, totalCalories: 240, totalFat: 6 });
});

test("an entry moved to another day leaves the one and enters the other", () => {
  const soup = mealOf(entry({ name: "Soup", totalCalories: 120 }));
  const moved = edit(soup, { date: "2026-05-09" as Day });
  expect(diaryWithPending([soup], [moved], day, day)).toEqual([]);
  expect(diaryWithPending([], [moved], "2026-05-09", "2026-05-09")).toHaveLength(1);
  const known = statsAfter(emptyStats(day), { come: soup });
  expect(statsWithPending(known, [moved])).toEqual(emptyStats(day));
  const days = daysWithPending([known], [moved], "2026-05-03", day);
  expect(days).toMatchObject([{ date: "2026-05-09", mealCount: 1, totalCalories: 120 }]);
});

test("taken calories are estimated, given ones are not", () => {
  const soup = mealOf(entry({ name: "Soup", totalCalories: 120 }));
  const without = mealAfter(soup, { name: "Apple", totalCalories: null });
  expect(without).toMatchObject({ calories: 95, totalCalories: 95, estimated: true });
  expect(mealAfter(without, { totalCalories: 0 })).toMatchObject({ calories: 0, estimated: false });
});
