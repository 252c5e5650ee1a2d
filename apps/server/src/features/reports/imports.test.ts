import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { maxMealsPerDay } from "@morsel/contract/meals";
import { hour } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "../../testing/caller.ts";
import { sendFile, untilImport } from "../../testing/imports.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const cronometer = [
  "Day,Time,Group,Food Name,Amount,Energy (kcal),Vitamin D (IU),Fat (g),Protein (g),Carbs (g)",
  '2026-03-01,8:05 AM,Breakfast,"Oats, rolled",80 g,303.2,,5.2,10.5,54.2',
  "2026-03-01,,Snacks,Milk,1.00 cup,122,120,4.8,8.1,11.7",
  "2026-03-02,7:30 PM,Dinner,Lentil soup,1 bowl,310,,6,18,44",
].join("\n");

async function read(person: SignedIn, content: string | Buffer, name?: string) {
  const { status, body } = await sendFile(server, person.token, {
    content,
    ...(name !== undefined && { name }),
  });
  expect(status).toBe(201);
  return body;
}

async function apply(person: SignedIn, id: string, mapping?: object) {
  const { status } = await server.call("POST", `/api/imports/${id}/apply`, {
    token: person.token,
    ...(mapping && { body: { mapping } }),
  });
  expect(status).toBe(202);
  return untilImport(server, person.token, id, "applied", "failed");
}

async function diary({ token }: SignedIn) {
  const { body } = await server.call("GET", "/api/meals/logged?from=2000-01-01&to=2199-12-31", {
    token,
  });
  return body as { id: string; name: string; date: string }[];
}

describe("a file of Cronometer's", () => {
  test("is read without writing anything, then applied", async () => {
    const person = await server.signedIn();
    const reading = await read(person, cronometer, "servings – März.csv");
    expect(reading).toMatchObject({
      ...{ format: "cronometer", fileName: "servings – März.csv", needsMapping: null },
      counts: { meal: 3 },
      span: { from: "2026-03-01", to: "2026-03-02" },
      ...{ problems: [], conflicts: [] },
    });
    expect(await diary(person)).toEqual([]);
    const done = await apply(person, reading.id);
    expect(done).toEqual({ state: "applied", done: 3, total: 3, added: 3, skipped: 0, noRoom: 0 });
    const entries = await diary(person);
    expect(entries).toHaveLength(3);
    expect(entries.find(({ name }) => name === "Oats, rolled")).toMatchObject({
      ...{ date: "2026-03-01", mealType: "breakfast", time: "8:05 AM", measurement: "80 g" },
      ...{ grams: 80, calories: 303.2, protein: 10.5, carbs: 54.2, fat: 5.2, estimated: false },
      // Cells that are empty, and columns that the file lacks.
      ...{ vitaminD: null, iron: null, foodId: null },
    });
    // 40 IU are a microgram.
    expect(entries.find(({ name }) => name === "Milk")).toMatchObject({ vitaminD: 3 });
  });

  test("changes nothing the second time, and says so before", async () => {
    const person = await server.signedIn();
    const first = await read(person, cronometer);
    await apply(person, first.id);
    const before = await diary(person);
    const again = await read(person, cronometer);
    expect(again.conflicts).toEqual([{ kind: "meal", meets: "same", count: 3 }]);
    expect(await apply(person, again.id)).toMatchObject({ added: 0, skipped: 3 });
    expect(await diary(person)).toEqual(before);
  });

  test("is undone, but for what was edited since, and can be imported once more", async () => {
    const person = await server.signedIn();
    const { token } = person;
    const { id } = await read(person, cronometer);
    await apply(person, id);
    const [soup, milk] = await diary(person);
    await server.call("PATCH", `/api/meals/${soup?.id}`, { token, body: { name: "My soup" } });
    await server.call("DELETE", `/api/meals/${milk?.id}`, { token });
    const { status } = await server.call("DELETE", `/api/imports/${id}`, { token });
    expect(status).toBe(202);
    await untilImport(server, token, id, "undone");
    expect((await diary(person)).map(({ name }) => name)).toEqual(["My soup"]);

    const again = await read(person, cronometer);
    expect(await apply(person, again.id)).toMatchObject({ added: 1, skipped: 2 });
    // What was deleted by hand stays deleted.
    const names = (await diary(person)).map(({ name }) => name);
    expect(names.sort()).toEqual(["My soup", "Oats, rolled"]);
  });

  test("tells devices of what it wrote and of what it took back", async () => {
    const person = await server.signedIn();
    const { token } = person;
    const { body: before } = await server.call("GET", "/api/sync/changes?from=2026-01-01", {
      token,
    });
    const { id } = await read(person, cronometer);
    await apply(person, id);
    const { body: news } = await server.call("GET", `/api/sync/changes?since=${before.cursor}`, {
      token,
    });
    const meals = (page: typeof news) =>
      page.changes.filter(({ kind }: { kind: string }) => kind === "meal");
    expect(meals(news)).toHaveLength(3);
    await server.call("DELETE", `/api/imports/${id}`, { token });
    await untilImport(server, token, id, "undone");
    const { body: last } = await server.call("GET", `/api/sync/changes?since=${news.cursor}`, {
      token,
    });
    expect(meals(last).every(({ deleted }: { deleted: boolean }) => deleted)).toBe(true);
    expect(meals(last)).toHaveLength(3);
  });
});

test("rows of MyFitnessPal are meals by name, and its percents of daily values stay out", async () => {
  const person = await server.signedIn();
  const { id, format } = await read(
    person,
    [
      "Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note",
      '2025-12-24,Breakfast,402.5,10,2,0,0,0,15,300,210,60,7,12,18,4,20,15,30,"late,\nafter a walk"',
    ].join("\r\n"),
  );
  expect(format).toBe("myfitnesspal");
  await apply(person, id);
  expect(await diary(person)).toMatchObject([
    {
      ...{ name: "Breakfast", date: "2025-12-24", mealType: "breakfast", calories: 402.5 },
      ...{ fiber: 7, sodium: 300, saturatedFat: 2, vitaminC: null, iron: null, calcium: null },
    },
  ]);
});

describe("any other table", () => {
  const table =
    "Tag;Was;Brennwert (kJ);Eiweiß\n03.04.2025;Müsli;1.255,2;12,5\n04.04.2025;Brot;418,4;3\n";

  test("is asked about first, then read by what was said", async () => {
    const person = await server.signedIn();
    const { token } = person;
    const asked = await read(person, table);
    expect(asked).toMatchObject({
      ...{ format: "csv", counts: {}, span: null },
      needsMapping: {
        asks: ["columns"],
        headers: ["Tag", "Was", "Brennwert (kJ)", "Eiweiß"],
        suggested: {
          columns: { date: 0, calories: 2, protein: 3 },
          decimal: ",",
          dateOrder: "dmy",
        },
      },
    });
    const { status, body } = await server.call("POST", `/api/imports/${asked.id}/apply`, { token });
    expect([status, body.error.code]).toEqual([422, "IMPORT_NEEDS_MAPPING"]);

    const mapping = { columns: { date: 0, name: 1, calories: 2, protein: 3 } };
    const preview = await server.call("POST", `/api/imports/${asked.id}/preview`, {
      token,
      body: { mapping },
    });
    expect(preview.body).toMatchObject({
      ...{ counts: { meal: 2 }, needsMapping: null },
      span: { from: "2025-04-03", to: "2025-04-04" },
    });
    expect(await diary(person)).toEqual([]);
    await apply(person, asked.id);
    expect(await diary(person)).toMatchObject([
      { name: "Brot", calories: 100, protein: 3 },
      { name: "Müsli", calories: 300, protein: 12.5, carbs: null },
    ]);

    // The next file with these columns is asked about with the same answers.
    const next = await read(person, table.replace("Müsli", "Reis"));
    expect(next.needsMapping.suggested).toEqual(mapping);
    const stranger = await read(await server.signedIn(), table);
    expect(stranger.needsMapping.suggested).not.toEqual(mapping);
  });

  test("with dates that fit two orders is never guessed", async () => {
    const person = await server.signedIn();
    const servings = (dates: string[]) =>
      ["Day,Group,Food Name,Amount,Energy (kcal)"]
        .concat(dates.map((date) => `${date},Lunch,Rice,1 cup,200`))
        .join("\n");
    const open = await read(person, servings(["03/04/2025", "05/06/2025"]));
    expect(open.needsMapping.asks).toEqual(["dateOrder"]);
    // Orders that contradict each other are asked about, too.
    const both = await read(person, servings(["13/04/2025", "04/13/2025"]));
    expect(both.needsMapping.asks).toEqual(["dateOrder"]);
    await apply(person, both.id, { dateOrder: "mdy" });
    expect(await diary(person)).toMatchObject([{ date: "2025-04-13" }]);
    const clear = await read(person, servings(["03/04/2025", "13/04/2025"]));
    expect(clear).toMatchObject({ needsMapping: null, span: { from: "2025-04-03" } });
  });
});

test("rows that can't be read are named with their reason, and the others imported", async () => {
  const person = await server.signedIn();
  const reading = await read(
    person,
    [
      "Day,Group,Food Name,Amount,Energy (kcal),Protein (g)",
      "2026-02-30,Lunch,Rice,1 cup,200,4",
      "2026-02-28,Lunch,Rice,1 cup,-5,4",
      "2026-02-28,Lunch,Rice,1 cup,1000000000,4",
      "2026-02-28,Lunch,Rice,1 cup,many,4",
      "2026-02-28,Lunch,Rice,1 cup,,4",
      "2026-02-28,Lunch,Rice,1 cup,200,",
    ].join("\n"),
  );
  expect(reading.problems).toEqual([
    { row: 2, reason: "Day: “2026-02-30” can't be read as a date from 1900 to 2199." },
    { row: 3, reason: "Energy (kcal): -5 is less than nothing." },
    { row: 4, reason: "Energy (kcal): 1000000000 is more than one entry can have." },
    { row: 5, reason: "Energy (kcal): “many” is no number." },
    { row: 6, reason: "It has no calories." },
  ]);
  expect(reading).toMatchObject({ problemCount: 5, counts: { meal: 1 } });
  await apply(person, reading.id);
  expect(await diary(person)).toMatchObject([{ calories: 200, protein: null }]);
});

test("equal rows are as many entries, and a day takes no more than it can hold", async () => {
  const person = await server.signedIn();
  const rows = Array.from({ length: maxMealsPerDay.logged + 5 }, () => "2026-01-05,Lunch,Egg,1,78");
  const reading = await read(
    person,
    ["Day,Group,Food Name,Amount,Energy (kcal)", ...rows].join("\n"),
  );
  expect(reading).toMatchObject({
    counts: { meal: rows.length },
    noRoom: { count: 5, days: ["2026-01-05"] },
  });
  const { logged } = maxMealsPerDay;
  expect(await apply(person, reading.id)).toMatchObject({ added: logged, skipped: 5, noRoom: 5 });
  expect(await diary(person)).toHaveLength(logged);

  const again = await read(
    person,
    ["Day,Group,Food Name,Amount,Energy (kcal)", ...rows, "2026-01-06,Lunch,Egg,1,78"].join("\n"),
  );
  expect(again).toMatchObject({
    conflicts: [{ kind: "meal", meets: "same", count: logged }],
    noRoom: { count: 5, days: ["2026-01-05"] },
  });
  expect(await apply(person, again.id)).toMatchObject({
    ...{ added: 1, skipped: logged + 5, noRoom: 5 },
  });
});

describe("an import under way", () => {
  const long = (days: number) =>
    ["Day,Group,Food Name,Amount,Energy (kcal)"]
      .concat(
        Array.from({ length: days * 50 }, (_, at) => {
          const date = new Date(Date.UTC(2020, 0, 1 + Math.floor(at / 50)));
          return `${date.toISOString().slice(0, 10)},Lunch,Food ${at},1,${at % 900}`;
        }),
      )
      .join("\n");

  /** Waits until some of it is written, and more isn't. */
  async function untilHalfWay(on: TestServer, token: string, id: string) {
    const progress = async () => (await on.call("GET", `/api/imports/${id}`, { token })).body;
    const often = { interval: 5, timeout: 30_000 };
    await expect.poll(async () => (await progress()).done, often).toBeGreaterThan(0);
    expect(await progress()).toMatchObject({ state: "applying" });
  }

  /** Files that wait to be imported, of anybody. */
  const waitingFiles = async (on: TestServer) => {
    const folder = join(on.dataDir, "objects", "imports");
    const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return names.filter((one) => one.isFile()).length;
  };

  /** Begins to write a file, and starts the server anew half-way, after what is done `before`. */
  async function interrupted(own: TestServer, before = async () => {}) {
    const person = await own.signedIn();
    const { token } = person;
    const { body } = await sendFile(own, token, { content: long(80) });
    await own.call("POST", `/api/imports/${body.id}/apply`, { token });
    await untilHalfWay(own, token, body.id);
    const { body: page } = await own.call("GET", "/api/sync/changes?limit=1", { token });
    await before();
    await own.restart();
    return { person, id: body.id as string, cursor: page.cursor as string };
  }

  const overviewOf = async (own: TestServer, { token }: SignedIn) =>
    (await own.call("GET", "/api/user/data-overview", { token })).body;

  test("is cancelled half-way: what it had written goes, and may come once more", async () => {
    const person = await server.signedIn();
    const { token } = person;
    await server.call("POST", "/api/meals/logged", {
      token,
      body: { name: "My own", date: "2020-01-01", totalCalories: 1 },
    });
    const { id } = await read(person, long(60));
    await server.call("POST", `/api/imports/${id}/apply`, { token });
    await untilHalfWay(server, token, id);
    const { status } = await server.call("DELETE", `/api/imports/${id}`, { token });
    expect(status).toBe(202);
    const done = await untilImport(server, token, id, "cancelled", "applied");
    expect(done.state).toBe("cancelled");
    expect((await diary(person)).map(({ name }) => name)).toEqual(["My own"]);
    const again = await read(person, long(60));
    // What was taken back is none of what is here already.
    expect(again.conflicts).toEqual([{ kind: "meal", meets: "beside", count: 50 }]);
    expect(await apply(person, again.id)).toMatchObject({ added: 3_000, skipped: 0 });
  });

  test("goes on after a restart where it was, and writes each row once", async () => {
    const own = await startServer({ lookEvery: 100 });
    try {
      const { person, id, cursor } = await interrupted(own);
      const { token } = person;
      const done = await untilImport(own, token, id, "applied", "failed");
      expect(done).toEqual({
        state: "applied",
        done: 4_000,
        total: 4_000,
        added: 4_000,
        ...{ skipped: 0, noRoom: 0 },
      });
      expect(await overviewOf(own, person)).toMatchObject({ mealsLogged: 4_000, daysTracked: 80 });
      // It might have been a power cut, after which numbers are given twice.
      const { status } = await own.call("GET", `/api/sync/changes?since=${cursor}`, { token });
      expect(status).toBe(410);
    } finally {
      await own.stop();
    }
  });

  test("that can't go on has failed, and what it had written goes", async () => {
    const own = await startServer({ lookEvery: 100 });
    try {
      const { person, id } = await interrupted(own, () =>
        rm(join(own.dataDir, "objects", "imports"), { recursive: true }),
      );
      const done = await untilImport(own, person.token, id, "applied", "failed");
      expect(done.state).toBe("failed");
      expect(await overviewOf(own, person)).toMatchObject({ mealsLogged: 0, daysTracked: 0 });
    } finally {
      await own.stop();
    }
  });

  test("that is never applied is forgotten with its file after a day", async () => {
    const own = await startServer({ lookEvery: 100 });
    try {
      const { email, password, token } = await own.signedIn();
      const { body } = await sendFile(own, token, { content: cronometer });
      own.clock.advance(23 * hour);
      const path = "/auth/v1/token?grant_type=password";
      const { body: later } = await own.call("POST", path, { body: { email, password } });
      const look = () =>
        own.call("GET", `/api/imports/${body.id}`, { token: later.access_token as string });
      await sleep(300);
      expect((await look()).body).toMatchObject({ state: "read" });
      expect(await waitingFiles(own)).toBe(1);
      own.clock.advance(hour + 60_000);
      const { body: last } = await own.call("POST", path, { body: { email, password } });
      later.access_token = last.access_token;
      const patient = { timeout: 30_000 };
      await expect.poll(async () => (await look()).status, patient).toBe(404);
      await expect.poll(() => waitingFiles(own), patient).toBe(0);
    } finally {
      await own.stop();
    }
  });
});

test("nobody sees, applies or undoes somebody else's import", async () => {
  const [ana, ben] = [await server.signedIn(), await server.signedIn()];
  const { id } = await read(ana, cronometer);
  for (const [method, path] of [
    ["GET", `/api/imports/${id}`],
    ["POST", `/api/imports/${id}/apply`],
    ["DELETE", `/api/imports/${id}`],
  ] as const)
    expect((await server.call(method, path, { token: ben.token })).status).toBe(404);
  const { body } = await server.call("GET", "/api/imports", { token: ben.token });
  expect(body).toEqual({ imports: [] });
  const { body: mine } = await server.call("GET", "/api/imports", { token: ana.token });
  expect(mine.imports).toMatchObject([{ id, state: "read", format: "cronometer" }]);
});
