import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startPostgres } from "../../../../../scripts/postgres.mjs";
import type { SignedIn } from "../../testing/caller.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

// Creates, stops and starts a cluster of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

describe.skipIf(process.env["MORSEL_TEST_ENGINE"] !== "postgres")("PostgreSQL goes away", () => {
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let server: TestServer;
  let person: SignedIn;
  /** Signs in repeatedly. Not the reader: beyond fifty sessions a person's oldest one ends. */
  let visitor: SignedIn;
  beforeAll(async () => {
    // Durable as in production: acknowledged writes are on disk.
    cluster = await startPostgres({ durable: true });
    vi.stubEnv("MORSEL_TEST_POSTGRES_URL", cluster.url);
    vi.stubEnv("MORSEL_TEST_POSTGRES_TEMPLATE", undefined);
    server = await startServer();
    person = await server.signedIn();
    visitor = await server.signedIn();
  });
  afterAll(async () => {
    await server.stop();
    await cluster.stop();
    vi.unstubAllEnvs();
  });

  const reads = [
    "/api/meals/logged",
    "/api/meals/days?from=2026-11-01&to=2026-11-30",
    "/api/auth/user",
    "/api/fasting/active",
    "/api/fasting/history",
    "/api/fasting/summary?timeZone=Europe/Berlin",
    "/api/foods/search?q=milk",
    "/auth/v1/user",
  ];
  const readAll = () =>
    Promise.all(
      reads.flatMap((path) => {
        const read = () => server.call("GET", path, { token: person.token });
        return [read(), read(), read()];
      }),
    );
  const logMeal = () => {
    const id = randomUUID();
    const body = { id, name: "Toast", date: "2026-11-20", mealType: "lunch", totalCalories: 80 };
    return server.call("POST", "/api/meals/logged", { token: person.token, body });
  };
  const writes = [
    logMeal,
    () => server.call("POST", "/api/auth/signin", { body: visitor }),
    () =>
      server.call("PUT", "/api/user/goals", {
        token: person.token,
        body: { dailyCalorieGoal: 2_100 },
      }),
    () =>
      server.call("POST", "/auth/v1/signup", {
        body: { email: `x-${randomUUID()}@example.com`, password: "Str0ng!password" },
      }),
    async () => {
      const grant = "/auth/v1/token?grant_type";
      const signedIn = await server.call("POST", `${grant}=password`, { body: visitor });
      if (signedIn.status !== 200) return signedIn;
      const { refresh_token } = signedIn.body;
      return server.call("POST", `${grant}=refresh_token`, { body: { refresh_token } });
    },
  ];

  /** Queries the cluster directly, past the server under test. */
  async function administer<Row extends object>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    await client.end();
    return rows;
  }
  const ofServer = "from pg_stat_activity where application_name = 'morsel'";
  const terminate = () => administer(`select pg_terminate_backend(pid) ${ofServer}`);
  const backends = async () =>
    (await administer<{ pid: number }>(`select pid ${ofServer}`)).map(({ pid }) => pid);

  /** Repeats calls of every kind until stopped; counts the replies. */
  function barrage() {
    let isOver = false;
    const counts = new Map<string, number>();
    const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    const worker = async () => {
      while (!isOver) {
        for (const call of [readAll, ...writes]) {
          for (const { status, headers } of [await call()].flat()) {
            const isTold = status !== 503 || Number(headers.get("retry-after")) > 0;
            count(status < 300 ? "done" : isTold ? String(status) : "503 without Retry-After");
          }
        }
      }
    };
    const workers = [worker(), worker(), worker()];
    return async () => {
      isOver = true;
      await Promise.all(workers);
      return Object.fromEntries(counts);
    };
  }
  const back = () =>
    vi.waitFor(
      async () => {
        for (const { status } of await readAll()) expect(status).toBe(200);
        for (const write of writes) expect((await write()).status).toBeLessThan(300);
      },
      { timeout: 60_000, interval: 200 },
    );

  test("reads go on when it ends every connection", async () => {
    for (let round = 0; round < 8; round++) {
      await readAll();
      await terminate();
      expect((await readAll()).map(({ status }) => status)).toEqual(
        reads.flatMap(() => [200, 200, 200]),
      );
    }
  });

  test("a query that is under way is a 503, and never anything else", async () => {
    const stop = barrage();
    for (let round = 0; round < 25; round++) {
      await sleep(40);
      await terminate();
    }
    const counts = await stop();
    expect(Object.keys(counts).sort()).toEqual(expect.arrayContaining(["done"]));
    expect(Object.keys(counts).filter((key) => !["done", "503"].includes(key))).toEqual([]);
    await back();
  });

  test("one that crashes takes nothing with it but time", async () => {
    const stop = barrage();
    for (let round = 0; round < 2; round++) {
      const [pid] = await vi.waitFor(backends, { timeout: 30_000 });
      if (pid) process.kill(pid, "SIGKILL");
      await sleep(1_000);
    }
    expect(Object.keys(await stop()).filter((key) => !["done", "503"].includes(key))).toEqual([]);
    await back();
  });

  test.each(["SIGINT", "SIGQUIT"] as const)(
    "it is stopped by %s and started again",
    async (signal) => {
      const { status, body } = await logMeal();
      expect(status).toBe(201);
      const stop = barrage();
      await sleep(300);
      await cluster.end(signal);
      await sleep(300);
      for (const call of [...writes, () => server.call("GET", "/health")]) {
        const reply = await call();
        expect(reply.status).toBe(503);
        expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      await cluster.start();
      expect(Object.keys(await stop()).filter((key) => !["done", "503"].includes(key))).toEqual([]);
      await back();
      const diary = await server.call("GET", "/api/meals/logged?limit=500", {
        token: person.token,
      });
      expect(diary.body.map(({ id }: { id: string }) => id)).toContain(body.meal.id);
    },
  );

  test("one that never answers is given up", async () => {
    await readAll();
    const frozen = await backends();
    expect(frozen.length).toBeGreaterThan(0);
    for (const pid of frozen) process.kill(pid, "SIGSTOP");
    try {
      for (const { status } of await readAll()) expect([200, 503]).toContain(status);
      await back();
    } finally {
      for (const pid of frozen) process.kill(pid, "SIGCONT");
    }
  });
});
