import { randomUUID } from "node:crypto";
import { hour } from "@morsel/domain/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Achiever,
  achieverOn,
  ago,
  derivedOf,
  enough,
  forgetSums,
  noon,
} from "../../testing/achievements.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: noon, env: { RATE_LIMITS: "off" } });
});
afterAll(() => server.stop());
const somebody = () => achieverOn(server);

/** Random numbers that a seed repeats. */
function chance() {
  const seed = Math.floor(Math.random() * 1e9);
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { seed, next };
}

const shuffled = <T>(list: readonly T[], next: () => number): T[] =>
  list
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);

/** Entries, edits, deletions and water of a few months, with checks in between. */
async function live(person: Achiever, next: () => number) {
  const pick = <T>(...list: T[]) => list[Math.floor(next() * list.length)] as T;
  const ids: string[] = [];
  const day = () => ago(Math.floor(next() * 100) - 1);
  for (let at = 0; at < 120; at++) {
    const what = next();
    if (what < 0.5 || ids.length === 0) {
      const id = randomUUID();
      ids.push(id);
      const mealType = pick("breakfast", "lunch", "dinner", "snack");
      await person.log(day(), { ...(next() < 0.6 && enough), id, mealType });
    } else if (what < 0.6) await person.call("DELETE", `/api/meals/${pick(...ids)}`);
    else if (what < 0.7) await person.call("PATCH", `/api/meals/${pick(...ids)}`, { date: day() });
    else if (what < 0.85) await person.drink(day(), pick(8, 8, 3));
    else if (what < 0.9)
      await person.call("PUT", "/api/user/goals", { dailyCalorieGoal: pick(2000, 2100, 300 * 5) });
    else await person.check();
  }
}

test("one pass over a history gives the same as judging each change, and again the same", async () => {
  const { seed, next } = chance();
  const person = await somebody();
  await live(person, next);
  await person.check();
  const before = await derivedOf(server, person.userId);
  expect(before["achievements"]?.length).toBeGreaterThan(3);
  for (let pass = 0; pass < 2; pass++) {
    await forgetSums(server, person.userId);
    expect(await person.check(), `seed ${seed}`).toEqual([]);
    expect(await derivedOf(server, person.userId), `seed ${seed}`).toEqual(before);
  }
});

/** What fills three weeks and more: whatever its order, no day has more than its goal in between. */
const events = (): ((person: Achiever) => Promise<unknown>)[] => [
  ...Array.from({ length: 24 }, (_, at) => at)
    .filter((at) => at % 13 !== 5)
    .flatMap((at) => {
      const [first, second] = [randomUUID(), randomUUID()];
      const half = { totalCalories: 1000, totalProtein: 90, totalCarbs: 100, totalFat: 35 };
      return [
        (person: Achiever) => person.log(ago(at), { ...half, id: first, mealType: "breakfast" }),
        (person: Achiever) => person.log(ago(at), { ...half, id: second, source: "photo" }),
        (person: Achiever) => person.drink(ago(at)),
      ];
    }),
  ...Array.from({ length: 3 }, (_, at) => {
    const fast = { id: randomUUID(), planId: "16-8", status: "completed", source: "manual" };
    const iso = (hours: number) => new Date(noon - hours * hour).toISOString();
    const times = { startTime: iso(24 * at + 20), endTime: iso(24 * at + 2) };
    return (person: Achiever) =>
      person.call("POST", "/api/fasting/start", { ...fast, ...times, targetDuration: 16 * hour });
  }),
];

test("the same events in any order, some of them again, give the same ledger", async () => {
  const { seed, next } = chance();
  const all = events();
  const ledgers = [];
  for (let turn = 0; turn < 3; turn++) {
    const person = await somebody();
    for (const event of shuffled(all, next)) {
      await event(person);
      if (next() < 0.2) await event(person);
      if (next() < 0.1) await person.check();
    }
    await person.check();
    ledgers.push((await derivedOf(server, person.userId))["achievements"]);
  }
  const [first, ...others] = ledgers;
  expect(first?.length).toBeGreaterThan(80);
  for (const ledger of others) expect(ledger, `seed ${seed}`).toEqual(first);
});

test("deleting entries and logging them again never changes the points twice", async () => {
  const { seed, next } = chance();
  const person = await somebody();
  const days = Array.from({ length: 10 }, (_, at) => ({ date: ago(at), id: randomUUID() }));
  for (const { date, id } of days) await person.log(date, { ...enough, id });
  await person.check();
  const { totalPoints } = await person.statistics();
  for (let turn = 0; turn < 60; turn++) {
    const one = days[Math.floor(next() * days.length)];
    if (!one) continue;
    await person.call("DELETE", `/api/meals/${one.id}`);
    if (next() < 0.5) await person.check();
    one.id = randomUUID();
    const { body } = await person.log(one.date, { ...enough, id: one.id });
    expect(body.newAchievements, `seed ${seed}`).toEqual([]);
    expect((await person.statistics()).totalPoints, `seed ${seed}`).toBe(totalPoints);
  }
});
