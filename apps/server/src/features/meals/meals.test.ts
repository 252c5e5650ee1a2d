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
  mealType: "breakfast",
  totalCalories: 158,
  totalProtein: 5.9,
  totalCarbs: 27.4,
  totalFat: 3.2,
  iron: 2.1,
  vitaminC: 0,
};

/** A person and their diary calls. */
async function somebody() {
  const { token, userId } = await server.signedIn();
  return {
    userId,
    log: (body: unknown) => server.call("POST", "/api/meals/logged", { token, body }),
    list: (query = "") => server.call("GET", `/api/meals/logged${query}`, { token }),
    remove: (id: string) => server.call("DELETE", `/api/meals/${id}`, { token }),
    stats: (date?: string, id = userId) =>
      server.call("GET", `/api/users/${id}/daily-stats${date ? `?date=${date}` : ""}`, { token }),
  };
}

describe("logging", () => {
  test("answers the entry, with unknown nutrients apart from 0", async () => {
    const person = await somebody();
    const id = randomUUID();
    const { status, body } = await person.log({ ...breakfast, id, time: "7:45 AM" });
    expect(status).toBe(201);
    expect(body.newAchievements).toMatchObject([{ id: "first_meal_logged" }]);
    expect(body.meal).toMatchObject({
      id,
      name: "Oat porridge",
      date: "2026-11-20",
      time: "7:45 AM",
      mealType: "breakfast",
      category: "breakfast",
      calories: 158,
      totalCalories: 158,
      protein: 5.9,
      iron: 2.1,
      vitaminC: 0,
      zinc: null,
      estimated: false,
    });
  });

  test.each(["09:05am", "9:05\u202fAM", "9:05 am"])(
    "keeps %s as the app writes it",
    async (time) => {
      const person = await somebody();
      const meal = { ...breakfast, id: randomUUID() };
      const { body } = await person.log({ ...meal, time });
      expect(body.meal.time).toBe("9:05 AM");
      expect((await person.log({ ...meal, time: "9:05 AM" })).status).toBe(201);
    },
  );

  test("more than 5,000 kcal needs the word that it is really meant", async () => {
    const person = await somebody();
    const feast = { ...breakfast, id: randomUUID(), totalCalories: 5_001 };
    const refused = await person.log(feast);
    expect(refused.status).toBe(422);
    expect(refused.body.error.code).toBe("CONFIRMATION_NEEDED");
    expect(refused.body.error.issues[0].path).toBe("totalCalories");
    expect((await person.log({ ...feast, confirmed: false })).status).toBe(422);
    expect((await person.list("?from=2026-11-20&to=2026-11-20")).body).toEqual([]);
    const logged = await person.log({ ...feast, confirmed: true });
    expect(logged.status).toBe(201);
    expect(logged.body.meal).not.toHaveProperty("confirmed");
    expect((await person.log({ ...feast, confirmed: true })).body).toEqual(logged.body);
    expect((await person.log({ ...breakfast, totalCalories: 5_000 })).status).toBe(201);
  });

  test("twice with the same id is one entry and one answer", async () => {
    const person = await somebody();
    const sent = { ...breakfast, id: randomUUID() };
    const [first, second] = await Promise.all([person.log(sent), person.log(sent)]);
    expect(second.status).toBe(first.status);
    expect(second.body).toEqual(first.body);
    expect((await person.list("?from=2026-11-20")).body).toHaveLength(1);
  });

  test("the same id with other content is refused and the first is kept", async () => {
    const person = await somebody();
    const id = randomUUID();
    await person.log({ ...breakfast, id });
    const { status, body } = await person.log({ ...breakfast, id, totalCalories: 999 });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: "MEAL_ID_TAKEN", issues: [{ path: "id" }] });
    expect((await person.list("?from=2026-11-20")).body[0].calories).toBe(158);
  });

  test("two people may use the same id without meeting", async () => {
    const [one, other] = await Promise.all([somebody(), somebody()]);
    const id = randomUUID();
    expect((await one.log({ ...breakfast, id })).status).toBe(201);
    expect((await other.log({ ...breakfast, id, name: "Toast" })).status).toBe(201);
    expect((await one.list("?from=2026-11-20")).body[0].name).toBe("Oat porridge");
  });

  test("missing calories are estimated by name and marked; a real 0 stays", async () => {
    const person = await somebody();
    const unknown = { ...breakfast, name: "Beef empanada", totalCalories: undefined };
    expect((await person.log(unknown)).body.meal).toMatchObject({ calories: 250, estimated: true });
    const zero = { ...breakfast, name: "Chicken broth", totalCalories: 0 };
    expect((await person.log(zero)).body.meal).toMatchObject({ calories: 0, estimated: false });
  });

  test("a timestamp's own date part is the day", async () => {
    const person = await somebody();
    const { body } = await person.log({ ...breakfast, date: "2026-11-19T23:30:00-08:00" });
    expect(body.meal.date).toBe("2026-11-19");
  });

  test.each([
    ["totalCalories", { totalCalories: -1 }],
    ["totalCalories", { totalCalories: 20_001 }],
    ["totalCalories", { totalCalories: "many" }],
    ["totalProtein", { totalProtein: 1e9 }],
    ["iron", { iron: -3 }],
    ["name", { name: "   " }],
    ["name", { name: "x".repeat(201) }],
    ["name", { name: 7 }],
    ["date", { date: "2026-02-30" }],
    ["date", { date: "yesterday" }],
    ["date", { date: undefined }],
    ["date", { date: "1850-01-01" }],
    ["date", { date: "2300-01-01" }],
    ["date", { date: "+012026-01-01" }],
    ["date", { date: "2026-11-19T99:99" }],
    ["date", { date: 1_763_683_200_000 }],
    ["name", { name: undefined }],
    ["timestamp", { timestamp: "once" }],
    ["timestamp", { timestamp: "9999-12-31T23:59:59-23:59" }],
    ["timestamp", { timestamp: "0000-01-01T00:00:00+23:59" }],
    ["grams", { grams: 100_001 }],
    ["mealType", { mealType: "brunch" }],
    ["id", { id: "calc-1" }],
    ["time", { time: "25:00" }],
  ])("a wrong %s is a 400 that names it", async (field, wrong) => {
    const person = await somebody();
    const { status, body } = await person.log({ ...breakfast, ...wrong });
    expect(status).toBe(400);
    expect(body.error.code).toBe("INVALID_REQUEST");
    expect(body.error.issues.map((issue: { path: string }) => issue.path)).toContain(field);
    expect((await person.list("?from=2020-01-01")).body).toEqual([]);
  });
});

describe("the diary", () => {
  test("is newest first and pages by its Link header without gap or repeat", async () => {
    const person = await somebody();
    const days = ["2026-11-18", "2026-11-20", "2026-11-19"];
    for (let n = 0; n < 9; n++) {
      const date = days[n % 3] ?? "";
      await person.log({ ...breakfast, name: `m${n}`, date, timestamp: `${date}T08:0${n}:00Z` });
    }
    const names: string[] = [];
    let next: string | undefined = "?from=2026-11-01&to=2026-11-30&limit=4";
    while (next) {
      const page = await person.list(next);
      names.push(...page.body.map((meal: { name: string }) => meal.name));
      const link = page.headers.get("link");
      expect(page.body.length).toBeLessThanOrEqual(4);
      next = link?.match(/^<\/api\/meals\/logged(\?[^>]+)>; rel="next"$/)?.[1];
    }
    expect(names).toEqual(["m7", "m4", "m1", "m8", "m5", "m2", "m6", "m3", "m0"]);
  });

  test("without parameters is the last month", async () => {
    const person = await somebody();
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    await person.log({ ...breakfast, name: "now", date: today });
    await person.log({ ...breakfast, name: "long ago", date: "2020-01-01" });
    const { body } = await person.list();
    expect(body.map((meal: { name: string }) => meal.name)).toEqual(["now"]);
  });

  test.each([
    ["from", "?from=2026-02-30"],
    ["from", "?from=2026-11-21&to=2026-11-20"],
    ["limit", "?limit=0"],
    ["limit", "?limit=1001"],
    ["limit", "?limit=ten"],
    ["cursor", "?cursor=tampered"],
    ["cursor", `?cursor=${Buffer.from('["2026-11-20",1,"\'; --"]').toString("base64url")}`],
  ])("a wrong %s is a 400 that names it", async (field, query) => {
    const person = await somebody();
    const { status, body } = await person.list(query);
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe(field);
  });
});

describe("deleting", () => {
  test("removes the entry for good, again is fine, a late retry doesn't bring it back", async () => {
    const person = await somebody();
    const sent = { ...breakfast, id: randomUUID() };
    await person.log(sent);
    expect((await person.remove(sent.id)).status).toBe(204);
    expect((await person.remove(sent.id)).status).toBe(204);
    expect((await person.log(sent)).status).toBe(201);
    expect((await person.list("?from=2026-11-20")).body).toEqual([]);
    expect((await person.stats("2026-11-20")).body.totalCalories).toBe(0);
  });

  test("somebody else's or an unknown entry is a 404, and stays", async () => {
    const [one, other] = await Promise.all([somebody(), somebody()]);
    const id = randomUUID();
    await one.log({ ...breakfast, id });
    for (const wrong of [id, randomUUID()]) {
      const { status, body } = await other.remove(wrong);
      expect(status).toBe(404);
      expect(body.error.code).toBe("NOT_FOUND");
    }
    expect((await other.remove("not-an-id")).status).toBe(404);
    expect((await one.list("?from=2026-11-20")).body).toHaveLength(1);
  });
});

describe("a day's totals", () => {
  test("sum the day alone and say in how many entries a nutrient is known", async () => {
    const person = await somebody();
    await person.log(breakfast);
    await person.log({ ...breakfast, totalCalories: 100.5, totalProtein: null, iron: undefined });
    await person.log({ ...breakfast, date: "2026-11-21" });
    const { status, body } = await person.stats("2026-11-20");
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: "2026-11-20", mealCount: 2, totalCalories: 258.5 });
    expect(body.nutrients.protein).toEqual({ total: 5.9, knownIn: 1 });
    expect(body.nutrients.iron).toEqual({ total: 2.1, knownIn: 1 });
    expect(body.nutrients.vitaminC).toEqual({ total: 0, knownIn: 2 });
    expect(body.nutrients.zinc).toEqual({ total: 0, knownIn: 0 });
  });

  test("of somebody else are a 404; an impossible date is a 400", async () => {
    const [one, other] = await Promise.all([somebody(), somebody()]);
    expect((await one.stats("2026-11-20", other.userId)).status).toBe(404);
    expect((await one.stats("2026-13-01")).status).toBe(400);
  });

  test("carry the day's water, clamped to 0 to 8", async () => {
    const { token, userId } = await server.signedIn();
    const set = (waterGlasses: unknown, date = "2026-11-20") =>
      server.call("POST", "/api/daily-stats", { token, body: { waterGlasses, date } });
    expect((await set(5, "2026-11-20T10:00:00.000Z")).body.waterGlasses).toBe(5);
    const stats = await server.call("GET", `/api/users/${userId}/daily-stats?date=2026-11-20`, {
      token,
    });
    expect(stats.body.waterGlasses).toBe(5);
    expect((await set(11)).body.waterGlasses).toBe(8);
    expect((await set(-2)).body.waterGlasses).toBe(0);
    for (const wrong of ["x", null, undefined]) expect((await set(wrong)).status).toBe(400);
    for (const date of ["2026-02-30", "1850-01-01", "2300-01-01", "today", ""])
      expect((await set(3, date)).status, date).toBe(400);
    expect((await set(2.6)).body.waterGlasses).toBe(3);
  });

  test("water by day is listed newest first, and is empty without a sign-in", async () => {
    const { token } = await server.signedIn();
    const day = (back: number) =>
      new Date(server.clock.now() - back * 86_400_000).toISOString().slice(0, 10);
    for (const [back, waterGlasses] of [
      [0, 3],
      [1, 8],
      [40, 4],
    ] as const)
      await server.call("POST", "/api/daily-stats", {
        token,
        body: { waterGlasses, date: day(back) },
      });
    const { body } = await server.call("GET", "/api/water-history?days=30", { token });
    expect(body.data).toEqual([
      { date: day(0), glasses: 3 },
      { date: day(1), glasses: 8 },
    ]);
    for (const days of ["0", "-1", "367", "many", "1.5"]) {
      const wrong = await server.call("GET", `/api/water-history?days=${days}`, { token });
      expect(wrong.status, days).toBe(400);
    }
    const anonymous = await server.call("GET", "/api/water-history?days=30");
    expect(anonymous.body).toEqual({ data: [] });
  });
});
