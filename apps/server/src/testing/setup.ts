import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { openDatabase } from "../platform/database/open.ts";
import { sqliteFile } from "../platform/database/sqlite.ts";
import { createPostgres, dropPostgres } from "./place.ts";

/**
 * Vitest's global set-up for the server projects: migrates one database of the engine under test,
 * which each test then copies. On PostgreSQL, in a throw-away cluster.
 */
export default function setup({ config }: TestProject): Promise<() => Promise<void>> {
  return config.env["MORSEL_TEST_ENGINE"] === "postgres" ? setUpPostgres() : setUpSqlite();
}

async function setUpSqlite() {
  const dataDir = await mkdtemp(join(tmpdir(), "morsel-template-"));
  const database = await openDatabase({ databaseUrl: null, databasePool: 1, dataDir });
  await database.close();
  process.env["MORSEL_TEST_SQLITE_TEMPLATE"] = sqliteFile(dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}

async function setUpPostgres() {
  // An existing cluster (a developer's) is used as it is.
  const given = process.env["MORSEL_TEST_POSTGRES_URL"];
  const cluster = given ? null : await startPostgres();
  const url = given ?? cluster?.url ?? "";
  const template = await createPostgres(url);
  const database = await openDatabase({ databaseUrl: template.url, databasePool: 1, dataDir: "" });
  await database.close();
  process.env["MORSEL_TEST_POSTGRES_URL"] = url;
  process.env["MORSEL_TEST_POSTGRES_TEMPLATE"] = template.name;
  return async () => {
    await dropPostgres(url, template.name);
    await cluster?.stop();
  };
}
