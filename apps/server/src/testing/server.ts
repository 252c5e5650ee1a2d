import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type App, createApp } from "../app.ts";
import { readConfig } from "../platform/config/config.ts";
import { type Caller, createCaller } from "./caller.ts";

interface Options {
  /** Settings beside or in place of the test's own. */
  env?: Record<string, string>;
  /** Where the clock starts, ms; without it, now. */
  now?: number;
}

/** A clock that runs on from where it is set. */
export interface TestClock {
  now(): number;
  advance(ms: number): void;
}

export interface TestServer extends Caller {
  app(): App;
  clock: TestClock;
  dataDir: string;
  /** Stops and starts again on the same data. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Stops, and removes all that it kept. */
  stop(): Promise<void>;
}

/** The whole app in this process, on a free port and a fresh database of the engine under test. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const place = await freshPlace();
  let offset = (options.now ?? Date.now()) - Date.now();
  const clock: TestClock = {
    now: () => Date.now() + offset,
    advance: (ms) => {
      offset += ms;
    },
  };
  let app = await listen({ ...place.env, ...options.env }, clock.now);
  return {
    ...createCaller(() => app.url, place.dataDir),
    get url() {
      return app.url;
    },
    app: () => app.app,
    clock,
    dataDir: place.dataDir,
    async restart(env) {
      await app.app.close();
      app = await listen({ ...place.env, ...options.env, ...env }, clock.now);
    },
    async stop() {
      await app.app.close();
      await place.remove();
    },
  };
}

async function listen(env: Record<string, string>, now: () => number) {
  // The port is chosen first since links in mails carry it; another program may take it meanwhile.
  for (let attempt = 1; ; attempt += 1) {
    const port = env["PORT"] ?? String(await freePort());
    const config = readConfig({ ...env, PORT: port });
    const app = await createApp(config, now);
    try {
      await app.http.server.listen({ host: config.host, port: config.port });
      return { app, url: `http://127.0.0.1:${port}` };
    } catch (error) {
      await app.close();
      if (attempt === 3) throw error;
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A temporary data folder, and on PostgreSQL a database of its own in the test cluster. */
export async function freshPlace() {
  const dataDir = await mkdtemp(join(tmpdir(), "morsel-test-"));
  const env: Record<string, string> = { DATA_DIR: dataDir, LOG_LEVEL: "silent", NODE_ENV: "test" };
  const engine = process.env["MORSEL_TEST_ENGINE"] ?? "sqlite";
  const remove = () => rm(dataDir, { recursive: true, force: true });
  if (engine !== "postgres") return { dataDir, env, remove };

  const cluster = process.env["MORSEL_TEST_POSTGRES_URL"];
  if (!cluster) throw new Error("MORSEL_TEST_POSTGRES_URL must point at a PostgreSQL cluster.");
  const name = `morsel_${randomBytes(8).toString("hex")}`;
  await administer(cluster, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return {
    dataDir,
    env: { ...env, DATABASE_URL: url.href, DATABASE_POOL: "4" },
    remove: async () => {
      await administer(cluster, `drop database if exists ${name} with (force)`);
      await remove();
    },
  };
}

async function administer(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An address that no other test uses. */
export const freshEmail = (): string => `person-${randomUUID()}@example.com`;
