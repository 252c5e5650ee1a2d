import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshPlace } from "../../testing/place.ts";
import { readConfig } from "../config/config.ts";
import { asSystem } from "./as-system.ts";
import { type Database, inTransaction } from "./database.ts";
import { openDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";

type Tables = { notes: { id: number; text: string } };
let place: Awaited<ReturnType<typeof freshPlace>>;
let database: Database;

beforeAll(async () => {
  place = await freshPlace();
  database = await openDatabase(readConfig(place.env));
  await database.db.schema
    .createTable("notes")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await insert(database.db, 0);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const insert = (db: Database["db"], id: number) =>
  asSystem(db)
    .withTables<Tables>()
    .insertInto("notes")
    .values({ id, text: `note ${id}` })
    .execute();

const note = prepared((db, { id }: { id: number }) =>
  asSystem(db).withTables<Tables>().selectFrom("notes").select(["id", "text"]).where("id", "=", id),
);
const many = prepared((db, { id }: { id: number }) =>
  asSystem(db)
    .withTables<Tables>()
    .selectFrom("notes")
    .select("id")
    .where("id", ">=", id)
    .orderBy("id"),
);

test("many reads at once each get their own rows, and what was just written", async () => {
  const { db } = database;
  const ids = Array.from({ length: 60 }, (_, n) => n + 100);
  await Promise.all(
    ids.map(async (id) => {
      expect(await note(db, { id })).toEqual([]);
      await insert(db, id);
      expect(await note(db, { id })).toEqual([{ id, text: `note ${id}` }]);
      expect((await many(db, { id })).map((row) => row.id)).toContain(id);
    }),
  );
});

test("a transaction reads what it wrote; the others don't until it ends", async () => {
  await inTransaction(database.db, async (tx) => {
    await insert(tx, 1);
    expect(await note(tx, { id: 1 })).toHaveLength(1);
    // The embedded engine has one connection, so others wait for the transaction.
    if (database.engine === "postgres") expect(await note(database.db, { id: 1 })).toEqual([]);
  });
  expect(await note(database.db, { id: 1 })).toHaveLength(1);
});

test("nobody reads what a transaction took back", async () => {
  let read: Promise<unknown> | undefined;
  const broken = inTransaction(database.db, async (tx) => {
    await insert(tx, 2);
    read = note(database.db, { id: 2 });
    throw new Error("Taken back.");
  });
  await expect(broken).rejects.toThrow("Taken back.");
  expect(await read).toEqual([]);
});

test("a read that fails fails alone", async () => {
  const { db } = database;
  const broken = prepared((on, { id }: { id: number }) =>
    asSystem(on)
      .withTables<Tables>()
      .selectFrom("notes")
      .select(sql`1 / 0 + missing`.as("x"))
      .where("id", "=", id),
  );
  const [good, bad, next] = await Promise.allSettled([
    note(db, { id: 0 }),
    broken(db, { id: 0 }),
    note(db, { id: 0 }),
  ]);
  expect([good.status, bad.status, next.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test.skipIf(process.env["MORSEL_TEST_ENGINE"] !== "postgres")(
  "reading goes on when the server ends its connections",
  async () => {
    for (let round = 0; round < 5; round++) {
      // The line reconnects in the background, so for a moment there may be nothing to terminate.
      await vi.waitFor(async () => {
        await note(database.db, { id: 0 });
        const { rows } = await sql<{ ended: boolean }>`
          select pg_terminate_backend(pid) as ended from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
        expect(rows.length).toBeGreaterThan(0);
      });
      // The pool may still hold some of the terminated connections, whose queries fail.
      await vi.waitFor(async () => {
        const reads = Array.from({ length: 20 }, () => note(database.db, { id: 0 }));
        expect((await Promise.all(reads)).flat()).toHaveLength(20);
      });
    }
  },
);
