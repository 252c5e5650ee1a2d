import { randomUUID } from "node:crypto";
import { byNutrient, bySentName, mealNutrients } from "@morsel/domain/meals/nutrition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const [monday, tuesday] = ["2026-11-16", "2026-11-17"] as const;

/**
 * A different amount for each nutrient, so that none is mistaken for another; halves add up
 * exactly.
 */
const amountOf = new Map<string, number>(mealNutrients.map(({ id }, at) => [id, at + 1.5]));
const sent = (times = 1) => bySentName(({ id }) => (amountOf.get(id) ?? 0) * times);
const held = (times = 1) => ({
  ...byNutrient(({ id }) => (amountOf.get(id) ?? 0) * times),
  ...sent(times),
});
const summed = (times: number, knownIn: number) =>
  byNutrient(({ id }) => ({ total: (amountOf.get(id) ?? 0) * times, knownIn }));
const soup = { name: "Soup", date: monday, totalCalories: 100 };

async function somebody() {
  const { token, userId } = await server.signedIn();
  const call = async (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, body });
  return {
    call,
    log: (body: unknown) => call("POST", "/api/meals/logged", body),
    edit: (id: string, body: unknown) => call("PATCH", `/api/meals/${id}`, body),
    diary: async () =>
      (await call("GET", `/api/meals/logged?from=${monday}&to=${tuesday}`)).body as unknown[],
    /** A day's sums, from both calls that return them. */
    async sums(day: string) {
      const one = await call("GET", `/api/users/${userId}/daily-stats?date=${day}`);
      const { body } = await call("GET", `/api/meals/days?from=${day}&to=${day}`);
      const [listed] = body.days;
      if (listed) expect(listed.nutrients).toEqual(one.body.nutrients);
      return one.body.nutrients as unknown;
    },
  };
}

test("each nutrient is kept, rescaled, copied, summed, and gone with its entry", async () => {
  const person = await somebody();
  const logged = (await person.log({ ...soup, ...sent() })).body.meal;
  expect(logged).toMatchObject(held());
  expect(await person.diary()).toEqual([logged]);
  expect(await person.sums(monday)).toEqual(summed(1, 1));

  const half = (await person.edit(logged.id, { totalCalories: 50, ...sent(0.5) })).body;
  expect(half).toMatchObject(held(0.5));
  expect(await person.diary()).toEqual([half]);
  expect(await person.sums(monday)).toEqual(summed(0.5, 1));

  // Logged again on the same day, copied to the next day, and once without nutrients.
  await person.log({ ...soup, ...sent(2) });
  const copy = (await person.log({ ...soup, ...sent(), date: tuesday })).body.meal;
  await person.log({ name: "Water", date: monday, totalCalories: 0 });
  expect(await person.sums(monday)).toEqual(summed(2.5, 2));
  expect(await person.sums(tuesday)).toEqual(summed(1, 1));

  await person.call("DELETE", `/api/meals/${copy.id}`);
  expect(await person.sums(tuesday)).toEqual(summed(0, 0));
  // Undo logs the same entry under another id.
  const undone = (await person.log({ ...soup, ...sent(), date: tuesday })).body.meal;
  expect(undone).toMatchObject(held());
  expect(await person.sums(tuesday)).toEqual(summed(1, 1));
});

test("a nutrient that nobody told is unknown, in the entry and in the sums", async () => {
  const person = await somebody();
  const { meal } = (await person.log(soup)).body;
  expect(meal).toMatchObject({ ...byNutrient(() => null), ...bySentName(() => null) });
  expect(await person.diary()).toEqual([meal]);
  expect(await person.sums(monday)).toEqual(summed(0, 0));
});

test("a nutrient may be sent in snake case, and the other name comes first", async () => {
  const person = await somebody();
  const vitamins = { vitamin_c: 12.5, vitamin_b12: 1.5, vitamin_d: 3, vitaminD: 2 };
  const { meal } = (await person.log({ ...soup, ...vitamins })).body;
  expect(meal).toMatchObject({ vitaminC: 12.5, vitaminB12: 1.5, vitaminD: 2 });
  const after = (await person.edit(meal.id, { vitamin_c: 25, vitamin_b12: null })).body;
  expect(after).toMatchObject({ vitaminC: 25, vitaminB12: null, vitaminD: 2 });
});

test.each(mealNutrients)("$id is a field of its own", async ({ id, sent: field }) => {
  const person = await somebody();
  const entry = { ...soup, id: randomUUID(), ...sent() };
  await person.log(entry);
  const without = await person.edit(entry.id, { [field]: null });
  expect(without.body).toEqual({ ...without.body, ...held(), [id]: null, [field]: null });
  expect((await person.edit(entry.id, { [field]: 0 })).body[id]).toBe(0);

  expect((await person.log({ ...entry, [field]: 0.25 })).status, "another entry").toBe(409);
  for (const wrong of [-1, 1e7, "much"]) {
    const refused = await person.edit(entry.id, { [field]: wrong });
    expect(refused.status).toBe(400);
    expect(refused.body.error.issues[0].path).toBe(field);
  }
});
