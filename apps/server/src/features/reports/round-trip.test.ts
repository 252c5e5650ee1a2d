import { buffer } from "node:stream/consumers";
import { exchange } from "@morsel/contract/exchange";
import { defaultGoals } from "@morsel/domain/profile/goals";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { exportOf } from "../../testing/archive.ts";
import { somebodyWithEverything } from "../../testing/belongings.ts";
import { packed, sendFile, untilImport } from "../../testing/imports.ts";
import { factsOf, phonePhoto } from "../../testing/photos.ts";
import { startPictureProvider } from "../../testing/picture-provider.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let provider: Awaited<ReturnType<typeof startPictureProvider>>;
let server: TestServer;
let zip: Buffer;
let before: Awaited<ReturnType<typeof exportOf>>;
beforeAll(async () => {
  provider = await startPictureProvider();
  server = await startServer({ env: provider.vision });
  const person = await somebodyWithEverything(server, provider);
  before = await exportOf(server, person.token);
  zip = before.zip;
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** Everything in an export but when it was made. */
function contentOf({ files, document }: Awaited<ReturnType<typeof exportOf>>) {
  const rest = { ...exchange.parse(document), exportedAt: null };
  const others = [...files].filter(([name]) => name !== "morsel.json");
  return { rest, others: others.map(([name, bytes]) => [name, bytes.toString("base64")]) };
}

async function imported(token: string, content: Buffer, to = server) {
  const { status, body } = await sendFile(to, token, { name: "morsel.zip", content });
  expect(status, JSON.stringify(body)).toBe(201);
  await to.call("POST", `/api/imports/${body.id}/apply`, { token });
  return { reading: body, done: await untilImport(to, token, body.id, "applied", "failed") };
}

describe("an export, imported", () => {
  test("by somebody who has nothing and exported again, is the same but for its time", async () => {
    const { token } = await server.signedIn();
    const { reading, done } = await imported(token, zip);
    const { rest } = contentOf(before);
    expect(reading).toMatchObject({
      ...{ format: "morsel", needsMapping: null, problems: [], conflicts: [] },
      counts: { meal: rest.meals.length, water: 2, fast: 2, photo: 2, profile: 1, setting: 2 },
      span: { from: rest.meals[0]?.date, to: rest.meals.at(-1)?.date },
    });
    expect(done).toMatchObject({ state: "applied", skipped: 0 });
    expect(contentOf(await exportOf(server, token))).toEqual(contentOf(before));
    // What was corrected on a photo, and what was named on it, is among that.
    const kinds = rest.photos.map(({ plate, namedFoods }) => [plate !== null, namedFoods !== null]);
    expect(kinds).toContainEqual([true, true]);
  });

  test("by way of another server, on the other engine, is the same, too", async () => {
    // With PostgreSQL under test, an address that is empty means SQLite.
    const other = await startServer({ env: { ...provider.vision, DATABASE_URL: "" } });
    try {
      const there = await other.signedIn();
      await imported(there.token, zip, other);
      const between = await exportOf(other, there.token);
      expect(contentOf(between)).toEqual(contentOf(before));
      const back = await server.signedIn();
      await imported(back.token, between.zip);
      expect(contentOf(await exportOf(server, back.token))).toEqual(contentOf(before));
    } finally {
      await other.stop();
    }
  });

  test("unpacked by a browser and packed again with its folder, is the same, too", async () => {
    const inFolder = [...before.files].map(([name, bytes]) => [`Downloads/morsel/${name}`, bytes]);
    const content = await packed({
      "__MACOSX/Downloads/morsel/._morsel.json": "of the Finder's",
      ...(Object.fromEntries(inFolder) as Record<string, Buffer>),
    });
    const { token } = await server.signedIn();
    const { reading } = await imported(token, content);
    expect(reading).toMatchObject({ format: "morsel", problems: [] });
    expect(contentOf(await exportOf(server, token))).toEqual(contentOf(before));

    const document = before.text("morsel.json");
    const two = await packed({ "a/morsel.json": document, "b/morsel.json": document });
    const { status, body } = await sendFile(server, token, { content: two });
    expect(status).toBe(422);
    expect(body.error.message).toMatch(/^This archive holds several exports/);
  });

  test("is there but for its pictures where only its document is left", async () => {
    const { rest } = contentOf(before);
    const many = {
      ...rest,
      // Large enough to be read on a thread.
      meals: rest.meals.map((meal) => ({ ...meal, name: meal.name.padEnd(200, "\u00e4") })),
      exportedAt: "2026-01-01T00:00:00.000Z",
    };
    for (const text of [before.text("morsel.json"), JSON.stringify(many).padEnd(300_000)]) {
      const { token } = await server.signedIn();
      const { reading } = await imported(token, Buffer.from(text));
      expect(reading).toMatchObject({ format: "morsel", needsMapping: null });
      expect(reading.problems.map(({ reason }: { reason: string }) => reason)).toEqual(
        rest.photos.map(
          ({ file }) => `${file} isn't in this file. Import the whole ZIP to have it.`,
        ),
      );
      const after = contentOf(await exportOf(server, token)).rest;
      expect(after).toMatchObject({ water: rest.water, fasts: rest.fasts, goals: rest.goals });
      expect(after.meals.map(({ id }) => id)).toEqual(rest.meals.map(({ id }) => id));
    }
  });

  describe("as its table of entries alone", () => {
    const sheet = () => Buffer.from(before.text("csv/meals.csv"));

    test("adds nothing where they are, and says so before", async () => {
      const { token } = await server.signedIn();
      await imported(token, zip);
      const first = contentOf(await exportOf(server, token));
      const { reading, done } = await imported(token, sheet());
      const count = first.rest.meals.length;
      expect(reading).toMatchObject({
        ...{ format: "morsel", needsMapping: null, problems: [], counts: { meal: count } },
        conflicts: [{ kind: "meal", meets: "same", count }],
      });
      expect(done).toMatchObject({ added: 0, skipped: count });
      expect(contentOf(await exportOf(server, token))).toEqual(first);
    });

    test("is all that it says, and the whole export comes beside it later", async () => {
      const { token } = await server.signedIn();
      await imported(token, sheet());
      const { meals } = contentOf(await exportOf(server, token)).rest;
      // What the table doesn't say, or not as exactly.
      const told = (meal: (typeof meals)[number]) => ({
        ...{ ...meal, clientRef: null, createdAt: null },
        ...{ name: meal.name.replace("\n", " "), loggedAt: meal.loggedAt.slice(0, 19) },
      });
      const byId = (all: typeof meals) => all.map(told).sort((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId(meals)).toEqual(byId(contentOf(before).rest.meals));
      const { reading } = await imported(token, zip);
      expect(reading.conflicts).toEqual([{ kind: "meal", meets: "same", count: meals.length }]);
    });

    test("saved by a spreadsheet, brings the line that was typed into it, and no other", async () => {
      const { token } = await server.signedIn();
      await imported(token, zip);
      const [heading = "", line = ""] = before
        .text("csv/meals.csv")
        .split("\r\n")
        .filter((one) => /^\uFEFFDate|Toast/.test(one));
      const saved = (one: string) => one.replaceAll(",", ";").replaceAll(".", ",");
      const kept = line.replace(/[\da-f-]{36}$/, (id) => id.toUpperCase());
      const typed = line.replace("Toast", "Plum").replace(/[\da-f-]{36}$/, "");
      const content = Buffer.from([heading, kept, typed].map(saved).join("\n"));
      expect((await imported(token, content)).done).toMatchObject({ added: 1, skipped: 1 });
      expect((await imported(token, content)).done).toMatchObject({ added: 0, skipped: 2 });
      const { meals } = contentOf(await exportOf(server, token)).rest;
      expect(meals.filter(({ name }) => name === "Plum")).toHaveLength(1);
    });
  });

  test("once more, changes nothing, and says so before", async () => {
    const { token } = await server.signedIn();
    await imported(token, zip);
    const first = contentOf(await exportOf(server, token));
    const { reading, done } = await imported(token, zip);
    expect(reading.conflicts).toEqual(
      expect.arrayContaining([
        { kind: "meal", meets: "same", count: first.rest.meals.length },
        { kind: "photo", meets: "same", count: 2 },
      ]),
    );
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    expect(sum(reading.conflicts.map(({ count }: { count: number }) => count)), "all of it").toBe(
      sum(Object.values(reading.counts)),
    );
    expect(done).toMatchObject({ state: "applied", added: 0 });
    expect(contentOf(await exportOf(server, token))).toEqual(first);
  });

  test("is undone: entries, water, fasts and photos go, but for what was changed since, and can be imported again", async () => {
    const { token } = await server.signedIn();
    const { reading } = await imported(token, zip);
    const { rest } = contentOf(before);
    const edited = rest.meals[0]?.id;
    await server.call("PATCH", `/api/meals/${edited}`, { token, body: { name: "My own" } });
    await server.call("DELETE", `/api/imports/${reading.id}`, { token });
    await untilImport(server, token, reading.id, "undone");
    const left = contentOf(await exportOf(server, token)).rest;
    expect(left.meals.map(({ name }) => name)).toEqual(["My own"]);
    expect(left).toMatchObject({ fasts: [], photos: [] });
    expect(left.water.every(({ glasses }) => glasses === 0)).toBe(true);

    await imported(token, zip);
    const after = contentOf(await exportOf(server, token)).rest;
    expect(after.meals).toHaveLength(rest.meals.length);
    // Settings that an undo cleared are set later than the file says.
    const settings = rest.settings.map((one) => ({ ...one, changedAt: expect.any(String) }));
    expect({ ...after, meals: [] }).toEqual({ ...rest, meals: [], settings });
  });

  test("is the same, too, for somebody whose devices have backed up the default goals", async () => {
    const { token } = await server.signedIn();
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token, body });
    await call("PUT", "/api/user/profile", { firstName: "Ana", lastName: "Çelik" });
    await call("POST", "/api/user/goals", defaultGoals);
    const date = new Date(server.clock.now()).toISOString().slice(0, 10);
    await call("POST", "/api/achievements/check", { date });
    const { done } = await imported(token, zip);
    expect(done.state).toBe("applied");
    const { rest } = contentOf(before);
    const after = contentOf(await exportOf(server, token)).rest;
    expect({ goals: after.goals, goalHistory: after.goalHistory }).toEqual({
      ...{ goals: rest.goals, goalHistory: rest.goalHistory },
    });
  });

  test("leaves alone what somebody has said and set themselves, and earns nothing twice", async () => {
    const ben = await server.signedIn();
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: ben.token, body });
    await call("PUT", "/api/user/profile", { firstName: "Ben" });
    await call("PUT", "/api/user/goals", { dailyCalorieGoal: 2500 });
    // What a device shows is what was set and four defaults: those nobody has set.
    await call("POST", "/api/user/goals", { ...defaultGoals, dailyCalorieGoal: 2500 });
    await call("POST", "/api/achievements/check", { date: "2026-01-01" });
    await imported(ben.token, zip);
    const { rest } = contentOf(before);
    const { body: user } = await call("GET", "/api/auth/user");
    expect(user).toMatchObject({ firstName: "Ben", lastName: "Çelik", dailyCalorieGoal: 2500 });
    expect(user.dailyWaterGoal).toBe(6);
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const { body: news } = await call("POST", "/api/achievements/check", { date: today });
    const told = new Set(rest.achievements.map(({ id }) => id));
    const twice = news.newAchievements.filter(({ id }: { id: string }) => told.has(id));
    expect(twice).toEqual([]);
    const { body: sums } = await call("GET", "/api/user/statistics");
    const earned = contentOf(await exportOf(server, ben.token)).rest.achievements;
    expect(sums.totalPoints).toBe(earned.reduce((sum, { points }) => sum + points, 0));
  });
});

/** An archive of these files. */
async function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

describe("what is no export of ours", () => {
  const head = () => JSON.stringify({ ...(before.document as object), ...emptied });
  const emptied = {
    ...{ settings: [], goalHistory: [], achievements: [], meals: [], water: [] },
    ...{ fasts: [], photos: [] },
  };

  test.each([
    ["a ZIP of something else", () => zipped({ "diary.csv": "a" }), "no file that can be imported"],
    ["half a ZIP", () => Promise.resolve(zip.subarray(0, zip.length / 2)), "can't be read"],
    [
      "a document of a later version",
      () => zipped({ "morsel.json": head().replace('"version":1', '"version":2') }),
      "newer Morsel",
    ],
    [
      "a document of another program",
      () => zipped({ "morsel.json": '{"meals":[1]}' }),
      "none of Morsel's",
    ],
  ])("is refused with its reason: %s", async (_, make, reason) => {
    const { token } = await server.signedIn();
    const { status, body } = await sendFile(server, token, { content: await make() });
    expect({ status, code: body.error?.code }).toEqual({ status: 422, code: "IMPORT_UNREADABLE" });
    expect(body.error.message).toContain(reason);
  });

  test("an element that can't be read is told, and the others are imported", async () => {
    const { meals, water } = exchange.parse(before.document);
    const [meal] = meals;
    const wrong = [
      { ...meal, calories: -5 },
      { ...meal, date: "2026-02-30" },
      { ...meal, id: "../../x" },
      { ...meal, nutrients: { protein: 1e12 } },
      "soup",
    ];
    const text = JSON.stringify({
      ...(before.document as object),
      ...{ ...emptied, meals: [...wrong, meal], water: [...water, { date: "x", glasses: 99 }] },
    });
    const { token } = await server.signedIn();
    const { reading } = await imported(token, await zipped({ "morsel.json": text }));
    expect(reading.counts).toMatchObject({ meal: 1, water: water.length });
    expect(reading.problemCount).toBe(wrong.length + 1);
    const reasons = reading.problems.map((one: { reason: string }) => one.reason);
    expect(reasons[0]).toMatch(/^meals, calories: /);
    expect(reasons[1]).toBe(
      "meals, date: Must be a date that exists, from 1900 to 2199, as YYYY-MM-DD.",
    );
    expect(contentOf(await exportOf(server, token)).rest.meals).toEqual([meal]);
  });

  test("a document that breaks off, or an element without end, is told", async () => {
    const { token } = await server.signedIn();
    const whole = JSON.stringify(before.document);
    const half = await zipped({ "morsel.json": whole.slice(0, whole.indexOf('"water"')) });
    const read = await sendFile(server, token, { content: half });
    expect(read.status).toBe(201);
    expect(read.body.problems.at(-1).reason).toMatch(/^From here on/);
    // 300 MB of one name, in 300 kB.
    const bomb = `${head().slice(0, -1)},"meals":["${"x".repeat(300_000_000)}`;
    const { status, body } = await sendFile(server, token, {
      content: await zipped({ "morsel.json": bomb }),
    });
    expect(status).toBe(201);
    expect(body.problems.at(-1).reason).toMatch(/^From here on/);
  });

  test("a picture that isn't as the server stores them is drawn anew, or left out", async () => {
    const { photos } = exchange.parse(before.document);
    const [one, other] = photos.map(({ file }) => file);
    const told = await phonePhoto("#336699");
    expect((await factsOf(told)).hasMetadata).toBe(true);
    const stored = before.files.get(one ?? "") ?? Buffer.alloc(0);
    const document = JSON.stringify({ ...(before.document as object), ...emptied, photos });
    const content = async (first: Buffer) =>
      zipped({ "morsel.json": document, [one ?? ""]: first, [other ?? ""]: "no picture" });
    for (const first of [told, Buffer.concat([stored, Buffer.from("behind it")])]) {
      const { token } = await server.signedIn();
      const { done } = await imported(token, await content(first));
      expect(done).toMatchObject({ state: "applied", skipped: 1 });
      const { files, document: after } = await exportOf(server, token);
      const kept = exchange.parse(after).photos;
      expect(kept.map(({ file }) => file)).toEqual([one]);
      const picture = files.get(one ?? "") ?? Buffer.alloc(0);
      expect((await factsOf(picture)).hasMetadata).toBe(false);
      expect(picture.includes("behind it")).toBe(false);
    }
  });
});
