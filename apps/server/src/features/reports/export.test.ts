import { setTimeout as sleep } from "node:timers/promises";
import { type Exchange, exchange } from "@morsel/contract/exchange";
import type { Meal } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillDiary } from "../../../bench/diary.ts";
import { exportOf } from "../../testing/archive.ts";
import { somebodyWithEverything } from "../../testing/belongings.ts";
import { startPictureProvider } from "../../testing/picture-provider.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { withTables } from "../../testing/tables.ts";

let provider: Awaited<ReturnType<typeof startPictureProvider>>;
let server: TestServer;
beforeAll(async () => {
  provider = await startPictureProvider();
  server = await startServer({ env: provider.vision });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** The lines of a table, as cells; the first is the heading. */
function cellsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, cell = "", end] of cells) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") lines.push([]);
  }
  return lines.slice(0, -1);
}

describe("an export", () => {
  let ana: Awaited<ReturnType<typeof somebodyWithEverything>>;
  let it: Awaited<ReturnType<typeof exportOf>>;
  let document: Exchange;
  beforeAll(async () => {
    await somebodyWithEverything(server, provider);
    ana = await somebodyWithEverything(server, provider);
    it = await exportOf(server, ana.token);
    document = exchange.parse(it.document);
  });

  test("is a ZIP that is called by its day and that nobody keeps", () => {
    const { status, headers } = it.response;
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="morsel-${today}.zip"`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect([...it.files.keys()]).toEqual([
      "morsel.json",
      ...["goalHistory", "achievements", "meals", "water", "fasts", "photos"].map(
        (name) => `csv/${name}.csv`,
      ),
      ...document.photos.map(({ file }) => file),
    ]);
  });

  test("says what each entry says to its reader, and leaves out what was deleted", async () => {
    const shown: Meal[] = await ana.call("GET", "/api/meals/logged");
    expect(document.meals).toHaveLength(5);
    const apple = { name: "apple", source: "shortcut" };
    expect(document.meals).toContainEqual(expect.objectContaining(apple));
    const told = document.meals.map(({ nutrients, loggedAt, ...meal }) => ({
      ...{ ...meal, ...nutrients, timestamp: loggedAt },
    }));
    for (const one of told) expect(shown).toContainEqual(expect.objectContaining(one));
    const [, full] = document.meals;
    expect(full).toMatchObject({
      ...{ name: 'Soup, "of the day" with 🧀', photoId: ana.photoId, confidence: 0.85 },
      nutrients: byNutrient(() => 1.25),
    });
    expect(document.meals.map(({ date }) => date)).toEqual([2, 1, 0, 0, 0].map(ana.dayAgo));
  });

  test("has everything else that the person owns", async () => {
    const user = await ana.call("GET", "/api/auth/user");
    const { birth_date, activity_level, dietary_preferences, ...info } = user.personalInfo;
    const { firstName, lastName, profileIcon } = user;
    expect(document.profile).toEqual({
      ...{ ...info, firstName, lastName, profileIcon, birthDate: birth_date },
      ...{ activityLevel: activity_level, dietaryPreferences: dietary_preferences },
    });
    expect(document.goals).toMatchObject({ dailyCalorieGoal: 1850, dailyWaterGoal: 6 });
    expect(document.goalHistory.at(-1)).toMatchObject({ dailyCalorieGoal: 1850 });
    expect(document.fastingSettings).toEqual(await ana.call("GET", "/api/fasting/settings"));
    const { data } = await ana.call("GET", "/api/water-history?days=30");
    expect([...document.water].reverse()).toEqual(data);
    const fasts = await ana.call("GET", "/api/fasting/history");
    const active = await ana.call("GET", "/api/fasting/active");
    expect(document.fasts).toHaveLength(2);
    for (const [at, shown] of [...fasts, active].entries())
      expect(shown).toMatchObject(document.fasts[at] ?? {});
    const { kept } = (await ana.call("GET", "/api/user/restore-data")).data;
    expect(
      document.settings.map(({ changedAt, ...setting }) => ({
        ...{ ...setting, timestamp: Date.parse(changedAt) },
      })),
    ).toEqual(kept);
    const { achievements } = await ana.call("GET", "/api/achievements");
    const earned = achievements.filter((one: { earnedAt: string | null }) => one.earnedAt);
    expect(earned.length).toBeGreaterThan(0);
    for (const { kind, id, points, earnedAt } of earned)
      expect(document.achievements).toContainEqual(
        expect.objectContaining({ kind, id, points, earnedAt }),
      );
  });

  test("holds the pictures as they are stored, and what was named on them", async () => {
    expect(document.photos).toHaveLength(2);
    const analyzed = document.photos.find(({ id }) => id === ana.photoId);
    expect(analyzed).toMatchObject({ fileName: "lunch.jpg", namedFoods: [{ name: "rice" }] });
    const shown = await fetch(`${server.url}/api/proxy-image/${ana.storagePath}`, {
      headers: { authorization: `Bearer ${ana.token}` },
    });
    const picture = Buffer.from(await shown.arrayBuffer());
    expect(it.files.get(`photos/${ana.photoId}.jpg`)?.equals(picture)).toBe(true);
    expect(analyzed?.fileSize).toBe(picture.length);
  });

  test("has tables that a spreadsheet opens as they are", () => {
    const csv = it.text("csv/meals.csv");
    expect(csv.startsWith("\uFEFFDate,Time,Meal,Food,")).toBe(true);
    const [heading = [], ...rows] = cellsOf(csv);
    expect(rows).toHaveLength(document.meals.length);
    const cell = (row: number, name: string) => rows[row]?.[heading.indexOf(name)];
    expect(cell(1, "Food")).toBe('Soup, "of the day" with 🧀');
    expect(cell(1, "Energy (kcal)")).toBe("310.5");
    expect(cell(1, "Vitamin B12 (μg)")).toBe("1.25");
    expect(cell(0, "Fiber (g)"), "unknown").toBe("");
    expect(rows.map((row) => row[heading.indexOf("Food")])).toContain("'=1+1");
    expect(cellsOf(it.text("csv/fasts.csv"))[1]?.slice(3, 6)).toEqual(["16", "16.5", "1"]);
    for (const name of ["water", "goalHistory", "achievements", "photos"] as const)
      expect(cellsOf(it.text(`csv/${name}.csv`))).toHaveLength(document[name].length + 1);
  });

  test("fits its published schema, which is served, too", async () => {
    const { status, body } = await server.call("GET", "/api/user/export/schema");
    expect(status).toBe(200);
    await expect(JSON.stringify(body, null, 2)).toMatchFileSnapshot(
      "../../../../../docs/morsel.schema.json",
    );
    const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(body);
    expect(fits(it.document), JSON.stringify(fits.errors)).toBe(true);
    expect(fits({ ...document, version: 2 })).toBe(false);
  });

  test("of somebody who has nothing is whole, too", async () => {
    const { token } = await server.signedIn();
    const empty = exchange.parse((await exportOf(server, token)).document);
    expect(empty).toMatchObject({ meals: [], photos: [], fastingSettings: null });
    expect(empty.goals.dailyCalorieGoal).toBe(2000);
  });
});

/** Every table of people's rows, by what becomes of it in an export. A new one is decided on here. */
const tables = {
  exported: [
    ...["profiles", "meals", "water_days", "fasting_sessions", "fasting_settings"],
    ...["kept_values", "achievements", "goals_by_day", "photos"],
  ],
  /** Derived from the above, wherever it is read in. */
  derived: ["achievement_totals", "judged_days", "logged_runs", "days_to_judge", "reminders"],
  /** How devices of this server agree; of no meaning elsewhere. */
  ofThisServer: [
    "sync_heads",
    "sync_changes",
    "water_steps",
    "push_devices",
    "imports",
    "replaced_values",
    "erasures",
    "shortcut_answers",
  ],
  /** How the person signs in: secrets, or worthless without them. */
  ofTheAccount: [
    ...["identities", "sessions", "link_tokens", "audit_events", "known_browsers", "auth_codes"],
    ...["factors", "factor_challenges", "factor_removals", "recovery_codes", "personal_tokens"],
  ],
  /** Kept by RevenueCat, and bound to the account here. */
  ofTheShop: ["subscriptions", "subscription_events"],
};

test("no table of people's rows was forgotten", async () => {
  const all = await withTables(server, (db) => db.introspection.getTables());
  const owned = all.filter(({ columns }) => columns.some(({ name }) => name === "user_id"));
  expect(owned.map(({ name }) => name).sort()).toEqual(Object.values(tables).flat().sort());
});

describe("while a long diary is exported", () => {
  const days = 60;
  const last = "2026-11-20" as Day;
  async function longtime() {
    const person = await server.signedIn();
    const given = { last, days, perDay: 95 };
    await withTables(server, (db) => fillDiary(db, person.userId, given));
    return person;
  }

  test("changes made meanwhile aren't in it: it is of one moment", async () => {
    const { token } = await longtime();
    const under = exportOf(server, token);
    await sleep(30);
    const early = await server.call("GET", "/api/meals/logged?from=2026-09-22&to=2026-09-22", {
      token,
    });
    const changes = early.body.map(({ id }: Meal) =>
      server.call("PATCH", `/api/meals/${id}`, { token, body: { date: "2026-11-21" } }),
    );
    const replies = await Promise.all(changes);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { document, text } = await under;
    const { meals } = exchange.parse(document);
    expect(meals).toHaveLength(days * 95);
    expect(meals.at(-1)?.date).toBe(last);
    expect(cellsOf(text("csv/meals.csv"))).toHaveLength(days * 95 + 1);
  });

  test("those who leave free the line for the next", async () => {
    const { token } = await longtime();
    for (let left = 0; left < 6; left++) {
      const leaving = new AbortController();
      const response = await fetch(`${server.url}/api/user/export`, {
        ...{ headers: { authorization: `Bearer ${token}` }, signal: leaving.signal },
      });
      await response.body?.getReader().read();
      leaving.abort();
    }
    expect(exchange.parse((await exportOf(server, token)).document).meals).toHaveLength(days * 95);
  });
});

test("an export costs a place of thirty within an hour", async () => {
  const limited = await startServer({ env: { RATE_LIMITS: "on" } });
  try {
    const { token } = await limited.signedIn();
    for (let count = 0; count < 30; count++)
      expect((await exportOf(limited, token)).response.status).toBe(200);
    const { status, headers, body } = await limited.call("GET", "/api/user/export", { token });
    expect({ status, code: body.error.code }).toEqual({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
});
