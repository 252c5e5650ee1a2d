import { statSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPlace } from "../../testing/place.ts";
import { readConfig } from "../config/config.ts";
import { asSystem } from "./as-system.ts";
import { type Database, inTransaction } from "./database.ts";
import { openDatabase } from "./open.ts";
import { preparedWrite, write } from "./prepared.ts";
import { sqliteFile } from "./sqlite.ts";

type Tables = { notes: { id: number; text: string } };
const isSqlite = process.env["MORSEL_TEST_ENGINE"] !== "postgres";
let place: Awaited<ReturnType<typeof freshPlace>>;
let database: Database;
let db: Database["db"];

beforeAll(async () => {
  place = await freshPlace();
  database = await openDatabase(readConfig(place.env));
  ({ db } = database);
  await db.schema
    .createTable("notes")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const notes = (on: Database["db"] = db) => asSystem(on).withTables<Tables>();
const add = preparedWrite((on, { id, text }: Tables["notes"]) =>
  notes(on).insertInto("notes").values({ id, text }),
);
const present = async (from: number, to: number) => {
  const query = notes().selectFrom("notes").select("id").orderBy("id");
  const rows = await query.where("id", ">=", from).where("id", "<", to).execute();
  return rows.map(({ id }) => id);
};
const upTo = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

test("a write that fails fails alone, with all of its rows", async () => {
  await add(db, { id: 1, text: "there" });
  const two = notes()
    .insertInto("notes")
    .values([
      { id: 2, text: "not there" },
      { id: 1, text: "twice" },
    ]);
  const outcomes = await Promise.allSettled([
    add(db, { id: 3, text: "before" }),
    add(db, { id: 1, text: "twice" }),
    write(db, two),
    add(db, { id: 4, text: "after" }),
    write(db, notes().insertInto("notes").values({ id: 5, text: "after" }).returning("text")),
    write(db, notes().updateTable("notes").set({ text: "new" }).where("id", "in", [1, 3])),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
  expect(outcomes[4]).toMatchObject({ value: { rows: [{ text: "after" }] } });
  expect(outcomes[5]).toMatchObject({ value: { numAffectedRows: 2n } });
  expect(await present(1, 10)).toEqual([1, 3, 4, 5]);
});

test("of many that store the same at once, one did", async () => {
  const once = preparedWrite((on, { id, text }: Tables["notes"]) =>
    notes(on)
      .insertInto("notes")
      .values({ id, text })
      .onConflict((conflict) => conflict.column("id").doNothing()),
  );
  const stored = await Promise.all(upTo(1, 20).map((n) => once(db, { id: 20, text: `note ${n}` })));
  expect(stored.filter(({ numAffectedRows }) => numAffectedRows === 1n)).toHaveLength(1);
});

test("a write beside a transaction that fails is kept, one within it is not", async () => {
  let beside: Promise<unknown> = Promise.resolve();
  const failing = inTransaction(db, async (tx) => {
    await add(tx, { id: 31, text: "within" });
    beside = add(db, { id: 32, text: "beside" });
    await new Promise((done) => setTimeout(done, 20));
    await add(tx, { id: 33, text: "within" });
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  await beside;
  expect(await present(30, 40)).toEqual([32]);
});

test.runIf(isSqlite)("writes of one turn share a commit", async () => {
  const log = () => statSync(`${sqliteFile(place.dataDir)}-wal`).size;
  const grown = async (work: () => Promise<unknown>) => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await work();
    return log();
  };
  // Each commit takes at least one page of the log.
  const apart = await grown(async () => {
    for (const id of upTo(100, 50)) await add(db, { id, text: "apart" });
  });
  const together = await grown(() =>
    Promise.all(upTo(150, 50).map((id) => add(db, { id, text: "together" }))),
  );
  expect(apart).toBeGreaterThan(50 * 4096);
  expect(together).toBeLessThan(10 * 4096);
});

test.runIf(isSqlite)("where there is no room, what was refused was not written", async () => {
  const [{ page_count: pages }] = (await sql<{ page_count: number }>`pragma page_count`.execute(db))
    .rows as [{ page_count: number }];
  await sql`pragma max_page_count = ${sql.raw(String(pages + 20))}`.execute(db);
  const ids = upTo(200, 100);
  const outcomes = await Promise.allSettled(
    ids.map((id) => add(db, { id, text: "x".repeat(id % 3 === 0 ? 20_000 : 10) })),
  );
  await sql`pragma max_page_count = 1073741823`.execute(db);
  const stored = ids.filter((_, n) => outcomes[n]?.status === "fulfilled");
  expect(await present(200, 300)).toEqual(stored);
  expect(stored.length).toBeLessThan(100);
  const refused = outcomes.find(({ status }) => status === "rejected");
  expect(refused).toMatchObject({ reason: { code: "SQLITE_FULL" } });
  // And it recovers.
  await add(db, { id: 300, text: "room again" });
  expect(await present(300, 301)).toEqual([300]);
});
