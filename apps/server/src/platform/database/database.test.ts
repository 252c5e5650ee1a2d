import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPlace } from "../../testing/place.ts";
import { readConfig } from "../config/config.ts";
import { asSystem } from "./as-system.ts";
import { type Database, type Db, forUpdate, inTransaction } from "./database.ts";
import { openDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";

type Tables = { counters: { id: string; count: number; at: number; share: number } };
let place: Awaited<ReturnType<typeof freshPlace>>;
let database: Database;

beforeAll(async () => {
  place = await freshPlace();
  database = await openDatabase(readConfig(place.env));
  await database.db.schema
    .createTable("counters")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("share", "double precision", (c) => c.notNull())
    .execute();
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const tables = () => asSystem(database.db).withTables<Tables>();

/** Something to wait for, and what ends the wait. */
function once(): [Promise<void>, () => void] {
  let done = () => {};
  const promise = new Promise<void>((resolve) => {
    done = resolve;
  });
  return [promise, done];
}

const insert = (id: string) =>
  tables().insertInto("counters").values({ id, count: 0, at: 1_763_000_000_123, share: 0.1 });

test("numbers come back as numbers, sums and counts too", async () => {
  await insert("numbers").execute();
  const row = await tables()
    .selectFrom("counters")
    .where("id", "=", "numbers")
    .select((eb) => [
      "at",
      "share",
      eb.fn.sum<number>("at").over().as("sum"),
      eb.fn.countAll<number>().over().as("all"),
    ])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ at: 1_763_000_000_123, share: 0.1, sum: 1_763_000_000_123, all: 1 });
});

test("a transaction that fails leaves nothing, with whatever it joined", async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await asSystem(tx)
      .withTables<Tables>()
      .insertInto("counters")
      .values({ id: "outer", count: 1, at: 1, share: 1 })
      .execute();
    await inTransaction(tx, (same) =>
      asSystem(same)
        .withTables<Tables>()
        .insertInto("counters")
        .values({ id: "inner", count: 1, at: 1, share: 1 })
        .execute(),
    );
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  const left = await tables().selectFrom("counters").select("id").execute();
  expect(left.map((row) => row.id)).not.toEqual(expect.arrayContaining(["outer"]));
  expect(left.map((row) => row.id)).not.toEqual(expect.arrayContaining(["inner"]));
});

test("what is derived doesn't wait for the disk, and everything after it does", async () => {
  const isPostgres = process.env["MORSEL_TEST_ENGINE"] === "postgres";
  const setting = isPostgres ? "show synchronous_commit" : "pragma synchronous";
  const readIn = async (db: Db) =>
    Object.values((await sql<object>`${sql.raw(setting)}`.execute(db)).rows[0] ?? {})[0];
  const usual = await readIn(database.db);
  const fails = database.derive(async (tx) => {
    expect(await readIn(tx)).toBe(isPostgres ? "off" : 1);
    await asSystem(tx)
      .withTables<Tables>()
      .insertInto("counters")
      .values({ id: "derived", count: 1, at: 1, share: 1 })
      .execute();
    throw new Error("on purpose");
  });
  await expect(fails).rejects.toThrow("on purpose");
  expect(await readIn(database.db)).toBe(usual);
  expect(await database.derive(async () => 7)).toBe(7);
  expect(await readIn(database.db)).toBe(usual);
  const left = await tables().selectFrom("counters").select("id").execute();
  expect(left.map((row) => row.id)).not.toContain("derived");
});

test("while many rows are written, others read what was there before, and write after it", async () => {
  await insert("many").execute();
  const count = prepared((db, { id }: { id: string }) =>
    asSystem(db).withTables<Tables>().selectFrom("counters").select("count").where("id", "=", id),
  );
  const add = (tx: Db) =>
    asSystem(tx)
      .withTables<Tables>()
      .updateTable("counters")
      .set(({ eb }) => ({ count: eb("count", "+", 1) }))
      .where("id", "=", "many")
      .execute();
  const [written, writing] = once();
  const [mayEnd, end] = once();
  const many = database.deriveMany(async (tx) => {
    await add(tx);
    writing();
    await mayEnd;
    return count(tx, { id: "many" });
  });
  await written;
  expect(await count(database.db, { id: "many" })).toEqual([{ count: 0 }]);
  const other = add(database.db);
  end();
  expect(await many).toEqual([{ count: 1 }]);
  await other;
  expect(await count(database.db, { id: "many" })).toEqual([{ count: 2 }]);
});

test("many rows that can't all be written leave nothing, and what hindered them is told", async () => {
  const row = (id: string) => ({ id, count: 0, at: 1, share: 0.1 });
  const fails = database.deriveMany(async (tx) => {
    const own = asSystem(tx).withTables<Tables>();
    await own.insertInto("counters").values(row("first of many")).execute();
    await own.insertInto("counters").values(row("first of many")).execute();
  });
  await expect(fails).rejects.toMatchObject({
    code: expect.stringMatching(/^(23505|SQLITE_CONSTRAINT.*)$/) as string,
  });
  const left = await tables().selectFrom("counters").select("id").execute();
  expect(left.map(({ id }) => id)).not.toContain("first of many");
  expect(await database.deriveMany(async () => 7)).toBe(7);
});

test("rows read for update are changed by one at a time", async () => {
  await insert("shared").execute();
  const add = () =>
    inTransaction(database.db, async (tx) => {
      const own = asSystem(tx).withTables<Tables>();
      const { count } = await forUpdate(
        own.selectFrom("counters").select("count").where("id", "=", "shared"),
      ).executeTakeFirstOrThrow();
      await own
        .updateTable("counters")
        .set({ count: count + 1 })
        .where("id", "=", "shared")
        .execute();
    });
  await Promise.all(Array.from({ length: 25 }, add));
  const { count } = await tables()
    .selectFrom("counters")
    .select("count")
    .where("id", "=", "shared")
    .executeTakeFirstOrThrow();
  expect(count).toBe(25);
});

test.runIf(process.env["MORSEL_TEST_ENGINE"] !== "postgres")(
  "SQLite writes through to the disk before it says so",
  async () => {
    const read = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(database.db)).rows[0] ?? {})[0];
    expect(await read("journal_mode")).toBe("wal");
    expect(await read("synchronous")).toBe(2);
    expect(await read("foreign_keys")).toBe(1);
  },
);
