import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const breakfast = {
  name: "Oat porridge",
  date: "2026-11-20",
  time: "7:45 AM",
  mealType: "breakfast",
  totalCalories: 158,
  totalProtein: 5.9,
  iron: 2.1,
  grams: 200,
};

async function somebody() {
  const { token } = await server.signedIn();
  const log = async (body: object) =>
    (await server.call("POST", "/api/meals/logged", { token, body })).body.meal;
  return {
    log,
    call: (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token, body }),
    edit: (id: string, body: unknown) => server.call("PATCH", `/api/meals/${id}`, { token, body }),
    days: (query: string) => server.call("GET", `/api/meals/days?${query}`, { token }),
    diary: async () =>
      (await server.call("GET", "/api/meals/logged?from=2026-11-01&to=2026-11-30", { token })).body,
  };
}

describe("editing", () => {
  test("changes what is sent and nothing else, and again changes nothing", async () => {
    const person = await somebody();
    const before = await person.log(breakfast);
    const change = { name: "Porridge", mealType: "snack", time: "9:05 PM", grams: 100, iron: null };
    const first = await person.edit(before.id, { ...change, totalCalories: 79 });
    expect(first.status).toBe(200);
    const after = { ...before, ...change, category: "snack", calories: 79, totalCalories: 79 };
    expect(first.body).toEqual(after);
    expect((await person.edit(before.id, { ...change, totalCalories: 79 })).body).toEqual(after);
    expect(await person.diary()).toEqual([after]);
    expect((await person.edit(before.id, {})).body).toEqual(after);
  });

  test("moves an entry to another day, and the sums follow", async () => {
    const person = await somebody();
    const { id } = await person.log(breakfast);
    await person.edit(id, { date: "2026-11-18" });
    const { body } = await person.days("from=2026-11-16&to=2026-11-20");
    expect(body.days.map((day: { date: string }) => day.date)).toEqual(["2026-11-18"]);
  });

  test("calories that are taken away are estimated and marked; given ones are not", async () => {
    const person = await somebody();
    const { id } = await person.log(breakfast);
    const without = await person.edit(id, { name: "Apple", totalCalories: null });
    expect(without.body).toMatchObject({ calories: 95, estimated: true });
    const given = await person.edit(id, { totalCalories: 0 });
    expect(given.body).toMatchObject({ calories: 0, estimated: false });
  });

  test("to more than 5,000 kcal needs the word that it is really meant", async () => {
    const person = await somebody();
    const { id } = await person.log(breakfast);
    const refused = await person.edit(id, { totalCalories: 15_800 });
    expect(refused.status).toBe(422);
    expect(refused.body.error.code).toBe("CONFIRMATION_NEEDED");
    const edited = await person.edit(id, { totalCalories: 15_800, confirmed: true });
    expect(edited.body.calories).toBe(15_800);
    // An edit that doesn't concern calories isn't asked to confirm them.
    expect((await person.edit(id, { mealType: "lunch" })).status).toBe(200);
  });

  test("a retry of the first request after an edit answers the entry as it is now", async () => {
    const person = await somebody();
    const sent = { ...breakfast, id: randomUUID() };
    await person.log(sent);
    await person.edit(sent.id, { name: "Porridge" });
    const again = await person.call("POST", "/api/meals/logged", sent);
    expect(again.status).toBe(201);
    expect(again.body.meal.name).toBe("Porridge");
    expect(await person.diary()).toHaveLength(1);
  });

  test("a deleted entry, somebody else's and an unknown one are a 404", async () => {
    const [person, other] = [await somebody(), await somebody()];
    const { id } = await person.log(breakfast);
    expect((await other.edit(id, { name: "Stolen" })).status).toBe(404);
    await person.call("DELETE", `/api/meals/${id}`);
    for (const gone of [id, randomUUID()])
      for (const body of [{ name: "Back" }, {}])
        expect((await person.edit(gone, body)).status).toBe(404);
    expect(await person.diary()).toEqual([]);
  });

  test.each([
    ["name", { name: " " }],
    ["date", { date: "2026-11-31" }],
    ["date", { date: "1850-01-01" }],
    ["date", { date: "2300-01-01" }],
    ["date", { date: null }],
    ["mealType", { mealType: "brunch" }],
    ["time", { time: "25:00" }],
    ["totalCalories", { totalCalories: -5 }],
    ["totalCalories", { totalCalories: 1e12 }],
    ["grams", { grams: -1 }],
  ])("a wrong %s is a 400 that names it, and nothing changes", async (field, wrong) => {
    const person = await somebody();
    const before = await person.log(breakfast);
    const { status, body } = await person.edit(before.id, { ...wrong, measurement: "2 bowls" });
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe(field);
    expect(await person.diary()).toEqual([before]);
  });
});

describe("totals by day", () => {
  test("are each day that has entries, oldest first, without the deleted ones", async () => {
    const person = await somebody();
    await person.log({ ...breakfast, date: "2026-11-20" });
    await person.log({ ...breakfast, date: "2026-11-20", totalProtein: null });
    await person.log({ ...breakfast, date: "2026-11-17", totalCalories: undefined });
    await person.log({ ...breakfast, date: "2026-11-21" });
    const gone = await person.log({ ...breakfast, date: "2026-11-18" });
    await person.call("DELETE", `/api/meals/${gone.id}`);
    const { status, body } = await person.days("from=2026-11-15&to=2026-11-20");
    expect(status).toBe(200);
    expect(body.days).toHaveLength(2);
    expect(body.days[0]).toMatchObject({ date: "2026-11-17", mealCount: 1, estimatedCount: 1 });
    expect(body.days[1]).toMatchObject({ date: "2026-11-20", mealCount: 2, totalCalories: 316 });
    expect(body.days[1].nutrients.protein).toEqual({ total: 5.9, knownIn: 1 });
    expect(body.days[1].nutrients.zinc).toEqual({ total: 0, knownIn: 0 });
  });

  test("are one's own", async () => {
    const [person, other] = [await somebody(), await somebody()];
    await person.log(breakfast);
    expect((await other.days("from=2026-11-01&to=2026-11-30")).body).toEqual({ days: [] });
  });

  test("of a year have every day once, though they are summed in parts", async () => {
    const person = await somebody();
    // 124 days at a time: the last and the first day of each part.
    const dates = [
      "2025-11-20",
      "2026-03-23",
      "2026-03-24",
      "2026-07-25",
      "2026-07-26",
      "2026-11-20",
    ];
    for (const date of dates) await person.log({ ...breakfast, date });
    const { body } = await person.days("from=2025-11-20&to=2026-11-20");
    expect(body.days.map(({ date }: { date: string }) => date)).toEqual(dates);
  });

  test("take a year at most", async () => {
    const person = await somebody();
    expect((await person.days("from=2025-11-20&to=2026-11-20")).status).toBe(200);
    for (const [field, query] of [
      ["from", "from=2025-11-19&to=2026-11-20"],
      ["from", "from=2026-11-21&to=2026-11-20"],
      ["from", "to=2026-11-20"],
      ["to", "from=2026-11-20&to=2026-02-30"],
    ] as const) {
      const { status, body } = await person.days(query);
      expect(status, query).toBe(400);
      expect(body.error.issues[0].path).toBe(field);
    }
  });
});

test("a tampered cursor never leaves the person's own diary", async () => {
  const [person, other] = [await somebody(), await somebody()];
  await other.log(breakfast);
  const cursor = Buffer.from(JSON.stringify(["2199-12-31", 9e15, randomUUID()]));
  const path = `/api/meals/logged?cursor=${cursor.toString("base64url")}`;
  expect((await person.call("GET", path)).body).toEqual([]);
  for (const wrong of ["[]", '["2026-11-20",1.5,"x"]', '["2026-11-20","1","x"]', "null", "{}"]) {
    const made = Buffer.from(wrong).toString("base64url");
    const reply = await person.call("GET", `/api/meals/logged?cursor=${made}`);
    expect(reply.status, wrong).toBe(400);
    expect(reply.body.error.code).toBe("INVALID_CURSOR");
  }
});
