import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "../../platform/database/as-system.ts";
import type { SignedIn } from "../../testing/caller.ts";
import { packed, sendFile } from "../../testing/imports.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { withTables } from "../../testing/tables.ts";

let server: TestServer;
let person: SignedIn;
beforeAll(async () => {
  // Each run sends a file, more than people may in an hour.
  server = await startServer({ env: { RATE_LIMITS: "off" } });
  person = await server.signedIn();
});
afterAll(() => server.stop());

const document = {
  ...{ format: "morsel", version: 1, exportedAt: "2026-03-01T12:00:00.000Z" },
  ...{ profile: {}, goals: {}, fastingSettings: null },
  settings: [{ key: "morsel-theme", data: "dark", changedAt: "2026-03-01T12:00:00.000Z" }],
  water: [{ date: "2026-03-01", glasses: 5 }],
};
const table = [
  "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)",
  '2026-03-01,8:05 AM,Breakfast,"Oats, rolled",80 g,303.2,10.5',
  '2026-03-02,,Dinner,"Soup ""of the day""',
  "2026-02-30,,Dinner,Bread,1 slice,90,3",
].join("\r\n");

/** Files that a person might have, from which damage is done. */
const whole = [
  () => Promise.resolve(Buffer.from(table)),
  () => Promise.resolve(Buffer.from(`\ufeff${table}`, "utf16le")),
  () => Promise.resolve(Buffer.from(JSON.stringify({ foodList: [], diary: [{ items: [{}] }] }))),
  () => packed({ "servings.csv": table, "notes.csv": "Day,Note\n2026-03-01,tired\n" }),
  () => packed({ "morsel.json": JSON.stringify(document), "photos/a.jpg": "no picture" }),
];

/** A place in a file of any length, from 0 to 1; not the first bytes more often than others. */
const place = fc.noBias(fc.nat({ max: 10_000 })).map((part) => part / 10_000);
const damage = fc.record({
  file: fc.nat({ max: whole.length - 1 }),
  /** How much of it arrives. */
  kept: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, place),
  /** Bytes that are others. In an archive, those of its directory come last. */
  changed: fc.array(fc.record({ at: place, byte: fc.nat({ max: 255 }) }), { maxLength: 6 }),
  /** What is behind it. */
  appended: fc.uint8Array({ maxLength: 40 }),
});

async function damaged({
  file,
  kept,
  changed,
  appended,
}: typeof damage extends fc.Arbitrary<infer D> ? D : never) {
  const bytes = Buffer.from((await whole[file]?.()) ?? "");
  for (const { at, byte } of changed) bytes[Math.floor(at * (bytes.length - 1))] = byte;
  return Buffer.concat([bytes.subarray(0, Math.ceil(kept * bytes.length)), appended]);
}

const cell = fc.oneof(
  fc.constantFrom("2026-03-01", "13/14/2025", "2026-02-30", "-5", "1e9", "1.234,5", "NaN", ""),
  fc.constantFrom('"', '""', '"open', 'in "the" middle', "two\nlines", "\r", "\0", "=1+1"),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const heading = fc.oneof(
  fc.constantFrom("Date", "Day", "Food", "Food Name", "Calories", "Energy (kcal)", "Meal"),
  fc.constantFrom("constructor", "__proto__", "toString", ""),
  cell,
);
const wrongTable = fc
  .record({
    headings: fc.array(heading, { minLength: 1, maxLength: 8 }),
    rows: fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 6 }),
    between: fc.constantFrom(",", ";", "\t"),
    end: fc.constantFrom("\n", "\r\n", "\r"),
    columns: fc.constantFrom(0, 0, 0, 10_000),
  })
  .map(({ headings, rows, between, end, columns }) =>
    [headings.concat(Array.from({ length: columns }, (_, n) => `c${n}`)), ...rows]
      .map((cells) => cells.join(between))
      .join(end),
  );

async function isAnswered(content: Buffer) {
  const { status, body } = await sendFile(server, person.token, { content });
  if (status === 201) {
    expect(body.counts).toBeTypeOf("object");
    for (const { reason } of body.problems) expect(reason).toMatch(/\S/);
    return;
  }
  expect({ status, code: body.error?.code }).toEqual({ status: 422, code: "IMPORT_UNREADABLE" });
  expect(body.error.message).toMatch(/\S/);
}

/** What is there of anybody beside the file that was read last. */
async function written() {
  return withTables(server, async (db) => {
    const all = asSystem(db);
    const meals = await all.selectFrom("meals").select("id").execute();
    const water = await all.selectFrom("water_days").select("date").execute();
    const kept = await all.selectFrom("kept_values").select("key").execute();
    return [...meals, ...water, ...kept];
  });
}

const runs = { numRuns: 100, endOnFailure: true };

test("a file that is damaged is read as far as it goes, or refused, and nothing is written", async () => {
  await fc.assert(
    fc.asyncProperty(damage, async (given) => isAnswered(await damaged(given))),
    runs,
  );
  expect(await written()).toEqual([]);
});

test("an archive whose directory is broken is read or refused, and nothing is written", async () => {
  const archives = fc.constantFrom(3, 4);
  const changes = fc.array(fc.record({ at: place, byte: fc.nat({ max: 255 }) }), {
    ...{ minLength: 1, maxLength: 4 },
  });
  await fc.assert(
    fc.asyncProperty(archives, changes, async (file, changed) => {
      const zip = Buffer.from((await whole[file]?.()) ?? "");
      const from = zip.indexOf("PK\u0001\u0002");
      const length = zip.indexOf("PK\u0005\u0006") - from;
      for (const { at, byte } of changed) zip[from + Math.floor(at * (length - 1))] = byte;
      await isAnswered(zip);
    }),
    runs,
  );
  expect(await written()).toEqual([]);
});

test("random bytes are refused, or read, and nothing is written", async () => {
  const headed = fc.constantFrom("", "PK\u0003\u0004", "PK\u0005\u0006", "{", "[", "\ufeff");
  await fc.assert(
    fc.asyncProperty(headed, fc.uint8Array({ maxLength: 600 }), (head, bytes) =>
      isAnswered(Buffer.concat([Buffer.from(head), bytes])),
    ),
    runs,
  );
  expect(await written()).toEqual([]);
});

test("a table with wrong quotes, headings or rows is read, asked about or refused", async () => {
  await fc.assert(
    fc.asyncProperty(wrongTable, (text) => isAnswered(Buffer.from(text))),
    runs,
  );
  expect(await written()).toEqual([]);
});
