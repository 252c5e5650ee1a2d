import type { KeptNewMeal, Meal } from "@morsel/contract/meals";
import { addDays, type Day } from "@morsel/domain/day";
import { emptyTotals } from "@morsel/domain/meals/totals";
import { hashKey } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { setPerson } from "../../lib/person.ts";
import { createReplica, type ReplicaStore } from "../../lib/replica.ts";
import { mealDeletion, mealLog } from "./changes.ts";
import { newEntry } from "./entry.ts";
import { mealOf } from "./expected-meal.ts";
import { mealKind } from "./kind.ts";
import { dayQuery, daysQuery, diaryQuery } from "./queries.ts";

const today = "2026-11-22" as Day;
let count = 0;

function entry(name: string, date: Day = today): KeptNewMeal {
  count += 1;
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  return { ...newEntry({ name, totalCalories: 100 }, new Date(2026, 10, 22, 12), id), date };
}

const refuse = () => Promise.reject(new Error("No storage."));
const nowhere: ReplicaStore = { state: refuse, things: refuse, write: refuse, trim: refuse };

/** A device that holds these entries. */
const deviceWith = async (meals: Meal[]) => (await newDevice(meals)).catchUp();

/** A device that doesn't hold them yet. */
async function newDevice(meals: Meal[]) {
  const replica = createReplica({
    store: nowhere,
    shape: "",
    names: () => ["meal"],
    kinds: async () => [{ kind: "meal", read: (data) => data, dayOf: ({ date }: Meal) => date }],
    ask: async () => ({
      changes: meals.map((data, at) => ({
        ...{ kind: "meal", id: data.id, revision: at, deleted: false, data },
      })),
      cursor: "1.1",
      more: false,
    }),
    isStartOver: () => false,
    isTheirs: () => true,
    painted: async () => undefined,
    alone: (work) => work(),
    today: () => today,
    now: () => 0,
    onTrouble: () => undefined,
  });
  for (const { attach } of mealKind.answers) attach(replica, "meal");
  await replica.use("ada");
  return replica;
}

beforeEach(() => setPerson("ada"));

const waiting = (item: object) => [{ item, sent: null }];
const made = { id: "item", person: "ada", madeAt: 0 };

test("the diary, a day and a week are made of the entries on the device", async () => {
  const yesterday = addDays(today, -1);
  await deviceWith([entry("Soup"), entry("Tea"), entry("Toast", yesterday)].map(mealOf));
  const span = { from: yesterday, to: today };
  expect(
    diaryQuery
      .options("ada", span)
      .initialData()
      ?.map(({ name }) => name),
  ).toEqual(["Tea", "Soup", "Toast"]);
  expect(dayQuery.options("ada", { date: today }).initialData()).toMatchObject({
    ...{ date: today, mealCount: 2, totalCalories: 200 },
  });
  expect(dayQuery.options("ada", { date: "2026-11-01" }).initialData()?.mealCount).toBe(0);
  expect(daysQuery.options("ada", span).initialData()).toMatchObject([
    { date: yesterday, mealCount: 1 },
    { date: today, mealCount: 2 },
  ]);
  expect(dayQuery.options("grace", { date: today }).initialData()).toBeUndefined();
});

test("an entry that waits and that the feed has brought counts once", async () => {
  const soup = entry("Soup");
  await deviceWith([mealOf(soup), mealOf(entry("Tea"))]);
  const { queryKey, initialData } = dayQuery.options("ada", { date: today });
  const shown = (item: object) =>
    dayQuery.shown(initialData(), hashKey(queryKey), waiting(item))?.mealCount;
  expect(shown(mealLog.make(soup, made))).toBe(2);
  expect(shown(mealLog.make(entry("Toast"), made))).toBe(3);
  expect(shown(mealDeletion.make(mealOf(soup), made))).toBe(1);
  expect(shown(mealDeletion.make(mealOf(entry("Gone")), made))).toBe(2);
});

test("of a long span the server is asked for what is older than the device holds", async () => {
  await deviceWith([mealOf(entry("Soup"))]);
  const from = addDays(today, -120);
  const { queryFn, initialData } = daysQuery.options("ada", { from, to: today });
  expect(initialData()).toMatchObject([{ date: today }]);
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    if (typeof address === "string") asked.push(address);
    return new Response(JSON.stringify({ days: [] }));
  };
  await queryFn({ signal: new AbortController().signal });
  expect(asked).toEqual([`/api/meals/days?from=${from}&to=${addDays(today, -91)}`]);
});

test("of what the server said before the device held anything, the older part is kept", async () => {
  const replica = await newDevice([mealOf(entry("Soup"))]);
  const from = addDays(today, -120);
  const { queryFn, initialData } = daysQuery.options("ada", { from, to: today });
  const days = [from, today].map((date) => ({ ...emptyTotals(date), mealCount: 7 }));
  globalThis.fetch = async () => new Response(JSON.stringify({ days }));
  await queryFn({ signal: new AbortController().signal });
  await replica.catchUp();
  expect(initialData()).toMatchObject([
    { date: from, mealCount: 7 },
    { date: today, mealCount: 1 },
  ]);
});
