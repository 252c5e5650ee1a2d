import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshPlace } from "../../testing/place.ts";
import { readConfig } from "../config/config.ts";
import { repository } from "../config/paths.ts";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/list.ts";
import { openDatabase } from "./open.ts";

let place: Awaited<ReturnType<typeof freshPlace>>;
beforeEach(async () => {
  place = await freshPlace();
});
afterEach(() => place.remove());

const open = () => openDatabase(readConfig(place.env));
const ledger = async ({ db }: Database) =>
  (
    await db
      .withTables<{ migrations: { name: string; applied_at: number } }>()
      .selectFrom("migrations")
      .selectAll()
      .orderBy("name")
      .execute()
  ).map((row) => row.name);

test("three processes at once bring one database up to date, each step once", async () => {
  const script = join(repository, "apps/server/src/testing/migrate-process.ts");
  const instant = String(Date.now() + 2_500);
  const start = () =>
    promisify(execFile)(process.execPath, ["--import", "tsx", script, instant], {
      cwd: repository,
      env: { ...process.env, ...place.env },
    });
  await Promise.all([start(), start(), start()]);
  const database = await open();
  expect(await ledger(database)).toEqual(Object.keys(migrations));
  await database.close();
}, 60_000);

test("names sort in the order in which the steps run", () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).sort());
});

test("a database of a newer version is left alone", async () => {
  const database = await open();
  await database.db
    .withTables<{ migrations: { name: string; applied_at: number } }>()
    .insertInto("migrations")
    .values({ name: "9999-future", applied_at: 1 })
    .execute();
  await database.close();
  await expect(open()).rejects.toThrow("made by a newer version of Morsel (it knows 9999-future)");
});
