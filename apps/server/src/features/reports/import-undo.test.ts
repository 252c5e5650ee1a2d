import { randomUUID } from "node:crypto";
import { type Exchange, exchange } from "@morsel/contract/exchange";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportOf } from "../../testing/archive.ts";
import { somebodyWithEverything } from "../../testing/belongings.ts";
import type { SignedIn } from "../../testing/caller.ts";
import { packed, sendFile, untilImport } from "../../testing/imports.ts";
import { startPictureProvider } from "../../testing/picture-provider.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let provider: Awaited<ReturnType<typeof startPictureProvider>>;
let server: TestServer;
let anas: Buffer;
let document: Exchange;
beforeAll(async () => {
  provider = await startPictureProvider();
  server = await startServer({ env: provider.vision });
  const { token } = await somebodyWithEverything(server, provider);
  const archive = await exportOf(server, token);
  anas = archive.zip;
  document = exchange.parse(archive.document);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const hour = 3_600_000;
const yesterday = () => new Date(server.clock.now() - 24 * hour).toISOString().slice(0, 10);

function callerFor({ token }: SignedIn) {
  return async (method: string, path: string, body?: unknown) => {
    const reply = await server.call(method, path, { token, body });
    expect(reply.status, `${method} ${path}`).toBeLessThan(300);
    return reply.body;
  };
}

/** Somebody with a diary, who has said and set some things themselves. */
async function ben() {
  const person = await server.signedIn();
  const call = callerFor(person);
  await call("PUT", "/api/user/profile", { firstName: "Ben", personalInfo: { weight: 80 } });
  await call("PUT", "/api/user/goals", { dailyCalorieGoal: 2500 });
  const timestamp = server.clock.now() - 40 * hour;
  await call("POST", "/api/user/sync-data", { key: "morsel-theme", data: "light", timestamp });
  await call("POST", "/api/meals/logged", {
    ...{ id: randomUUID(), date: yesterday(), name: "Bread", totalCalories: 250 },
  });
  await call("POST", "/api/achievements/check", { date: yesterday() });
  return { ...person, call };
}

async function imported({ token }: SignedIn, content: Buffer): Promise<string> {
  const { status, body } = await sendFile(server, token, { name: "morsel.zip", content });
  expect(status, JSON.stringify(body)).toBe(201);
  await server.call("POST", `/api/imports/${body.id}/apply`, { token });
  await untilImport(server, token, body.id, "applied");
  return body.id;
}

async function undone({ token }: SignedIn, id: string): Promise<void> {
  await server.call("DELETE", `/api/imports/${id}`, { token });
  await untilImport(server, token, id, "undone");
}

/** All that somebody has, but for when settings changed and for days without water. */
async function belongings({ token }: SignedIn) {
  const { water, settings, ...rest } = exchange.parse((await exportOf(server, token)).document);
  return {
    ...{ ...rest, exportedAt: null },
    water: water.filter(({ glasses }) => glasses > 0),
    settings: settings.map(({ key, data }) => ({ key, data })),
  };
}

test("undoing an import of an export brings everything back as it was before", async () => {
  const person = await ben();
  const before = await belongings(person);
  const sums = await person.call("GET", "/api/user/statistics");
  expect(before.achievements).not.toEqual([]);
  const id = await imported(person, anas);

  const between = await belongings(person);
  expect(between.profile).toMatchObject({ firstName: "Ben", lastName: "Çelik", weight: 80 });
  expect(between.fastingSettings).not.toBeNull();
  expect(between.settings).toContainEqual({ key: "morsel-theme", data: "dark" });
  expect(between.goals).toMatchObject({ dailyCalorieGoal: 2500, dailyWaterGoal: 6 });
  expect(between.achievements.length).toBeGreaterThan(before.achievements.length);
  await person.call("GET", "/api/user/statistics");

  await undone(person, id);
  expect(await belongings(person)).toEqual(before);
  expect(await person.call("GET", "/api/user/statistics")).toEqual(sums);
  const today = new Date(server.clock.now()).toISOString().slice(0, 10);
  const { newAchievements } = await person.call("POST", "/api/achievements/check", { date: today });
  expect(newAchievements ?? []).toEqual([]);
});

test("points that only the file brought go, and what own days earn is earned again", async () => {
  const person = await ben();
  const before = await belongings(person);
  const [earned] = before.achievements;
  const sums = await person.call("GET", "/api/user/statistics");
  const archive = await packed({
    "morsel.json": JSON.stringify({ ...document, goalHistory: [], photos: [] }),
  });

  const id = await imported(person, archive);
  await undone(person, id);
  expect(await person.call("GET", "/api/user/statistics")).toEqual(sums);

  // Somebody whom the file has brought what their own days earn as well.
  const other = await server.signedIn();
  const call = callerFor(other);
  const theirs = await imported(other, archive);
  await call("POST", "/api/meals/logged", {
    ...{ id: randomUUID(), date: yesterday(), name: "Bread", totalCalories: 250 },
  });
  await undone(other, theirs);
  await call("POST", "/api/achievements/check", { date: yesterday() });
  const again = (await belongings(other)).achievements.map(({ kind, id: name }) => [kind, name]);
  expect(again).toContainEqual([earned?.kind, earned?.id]);
});

test("what is imported again after an undo earns what it did the first time", async () => {
  const person = await ben();
  const first = await imported(person, anas);
  const once = await belongings(person);
  const sums = await person.call("GET", "/api/user/statistics");
  await undone(person, first);
  const second = await imported(person, anas);
  expect((await belongings(person)).achievements).toEqual(once.achievements);
  expect(await person.call("GET", "/api/user/statistics")).toEqual(sums);

  // The same file beside the first one earns nothing more, and takes nothing along when it goes.
  const third = await imported(person, anas);
  await undone(person, third);
  expect((await belongings(person)).achievements).toEqual(once.achievements);
  await undone(person, second);
  const own = (await belongings(person)).achievements;
  expect(own.length).toBeLessThan(once.achievements.length);
});

test("somebody who had nothing has nothing again, and their devices take the defaults", async () => {
  const person = await server.signedIn();
  const call = callerFor(person);
  const before = await belongings(person);
  const id = await imported(person, anas);
  const { cursor } = await call("GET", `/api/sync/changes?from=${yesterday()}`);
  await undone(person, id);
  expect(await belongings(person)).toEqual(before);
  const { changes } = await call("GET", `/api/sync/changes?since=${cursor}`);
  const themes = changes.filter(({ id: key }: { id: string }) => key === "morsel-theme");
  expect(themes).toHaveLength(1);
  const [was] = document.settings.filter(({ key }) => key === "morsel-theme");
  expect(themes[0].data.data).toBeNull();
  expect(themes[0].data.timestamp).toBeGreaterThan(Date.parse(was?.changedAt ?? ""));
});

test("what the person changed after the import stays when it is undone", async () => {
  const person = await ben();
  const before = await belongings(person);
  const id = await imported(person, anas);
  await person.call("PUT", "/api/user/profile", { lastName: "Own" });
  await person.call("PUT", "/api/user/goals", { dailyWaterGoal: 7 });
  const timestamp = server.clock.now();
  await person.call("POST", "/api/user/sync-data", { key: "morsel-theme", data: null, timestamp });
  const week = Array.from({ length: 7 }, () => null);
  await person.call("PUT", "/api/fasting/settings", {
    ...{ week, timeZone: "Europe/Berlin", hideNumbers: true },
    reminders: { start: false, milestones: false, end: true },
  });
  await undone(person, id);
  const after = await belongings(person);
  expect(after.profile).toEqual({ ...before.profile, lastName: "Own" });
  expect(after.goals).toEqual({ ...before.goals, dailyWaterGoal: 7 });
  expect(after.fastingSettings).toMatchObject({ timeZone: "Europe/Berlin", hideNumbers: true });
  expect(after.settings.filter(({ key }) => key === "morsel-theme")).toEqual([]);
  expect(after.meals).toEqual(before.meals);
});

test.each([
  ["the first one first", [0, 1]],
  ["the last one first", [1, 0]],
])("two imports that set the same are undone: %s", async (_, order) => {
  const person = await ben();
  const before = await belongings(person);
  const themed = (data: string, hoursAgo: number) => {
    const changedAt = new Date(server.clock.now() - hoursAgo * hour).toISOString();
    const settings = [{ key: "morsel-theme", data, changedAt }];
    return packed({ "morsel.json": JSON.stringify({ ...document, settings, photos: [] }) });
  };
  const ids = [
    await imported(person, await themed("dark", 20)),
    await imported(person, await themed("system", 10)),
  ];
  expect((await belongings(person)).settings).toEqual([{ key: "morsel-theme", data: "system" }]);
  for (const place of order) await undone(person, ids[place] ?? "");
  expect(await belongings(person)).toEqual(before);
});
