import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { sqliteFile } from "../platform/database/sqlite.ts";

/** A currently unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * A temporary data folder, and on PostgreSQL a database of its own in the test cluster. Already
 * migrated if there is a template to copy (setup.ts), unless `blank`.
 */
export async function freshPlace({ blank = false } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "morsel-test-"));
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    NODE_ENV: "test",
    RATE_LIMITS: "off",
  };
  const engine = process.env["MORSEL_TEST_ENGINE"] ?? "sqlite";
  const remove = () => rm(dataDir, { recursive: true, force: true });
  if (engine !== "postgres") {
    const template = process.env["MORSEL_TEST_SQLITE_TEMPLATE"];
    if (template && !blank) await copyFile(template, sqliteFile(dataDir));
    return { dataDir, env, remove };
  }

  const cluster = process.env["MORSEL_TEST_POSTGRES_URL"];
  if (!cluster) throw new Error("MORSEL_TEST_POSTGRES_URL must point at a PostgreSQL cluster.");
  const template = process.env["MORSEL_TEST_POSTGRES_TEMPLATE"];
  const { name, url } = await createPostgres(cluster, blank ? undefined : template);
  return {
    dataDir,
    env: { ...env, DATABASE_URL: url, DATABASE_POOL: "4" },
    remove: async () => {
      await dropPostgres(cluster, name);
      await remove();
    },
  };
}

/** Creates a database in a cluster, as a copy of `template`. */
export async function createPostgres(cluster: string, template = "template0") {
  const name = `morsel_${randomBytes(8).toString("hex")}`;
  await administer(cluster, `create database ${name} encoding 'UTF8' template ${template}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export const dropPostgres = (cluster: string, name: string): Promise<void> =>
  administer(cluster, `drop database if exists ${name} with (force)`);

async function administer(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
