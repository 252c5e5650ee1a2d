import { expect, test } from "vitest";
import type { OutboxItem } from "../../lib/outbox.ts";
import { type Entry, type MealDraft, mealOf, newEntry } from "./entry.state.ts";
import {
  changeKinds,
  diaryWithPending,
  emptyStats,
  statsWith,
  statsWithPending,
} from "./pending.state.ts";

const noon = new Date(2026, 4, 10, 12, 0);
const day = "2026-05-10";
let count = 0;

function entry(draft: MealDraft, at = noon): Entry {
  count += 1;
  return newEntry(draft, at, `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`);
}

function waiting(kind: string, payload: { id: string }): OutboxItem {
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

test("an entry in and out again leaves the day as it was", () => {
  const soup = mealOf(entry({ name: "Soup", totalCalories: 120, totalFat: 3, zinc: 1 }));
  const start = emptyStats(day);
  expect(statsWith(statsWith(start, soup, 1), soup, -1)).toEqual(start);
});
