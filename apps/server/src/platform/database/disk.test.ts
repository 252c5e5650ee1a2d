import { randomUUID } from "node:crypto";
import { chownSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startPostgres } from "../../../../../scripts/postgres.mjs";
import type { SignedIn, TestReply } from "../../testing/caller.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { mountSmallDisk, type SmallDisk } from "../../testing/small-disk.ts";

// Creates clusters and fills disks.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const isPostgres = process.env["MORSEL_TEST_ENGINE"] === "postgres";
const trial = mountSmallDisk(1);
trial?.unmount();

/** Run after each test, last first. */
const undoing: (() => unknown)[] = [];
afterEach(async () => {
  const failed: unknown[] = [];
  for (const undo of undoing.splice(0).reverse()) {
    await Promise.resolve(undo()).catch((error: unknown) => failed.push(error));
  }
  expect(failed).toEqual([]);
});

function smallDisk(megabytes: number): SmallDisk {
  const disk = mountSmallDisk(megabytes);
  if (!disk) throw new Error("A disk could be mounted a moment ago.");
  undoing.push(() => disk.unmount());
  undoing.push(() => disk.free());
  return disk;
}

async function startCluster(options?: { durable: boolean; parent: string }) {
  const cluster = await startPostgres(options);
  undoing.push(cluster.stop);
  /** Queries the cluster directly, past the server under test. */
  const administer = async (statement: string, database = "postgres"): Promise<unknown[]> => {
    const url = new URL(cluster.url);
    url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href });
    // A crashing server emits one more error, which would end the test process.
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  return { ...cluster, administer };
}

/** Settings for a server whose database is on this disk. */
async function databaseOn(disk: SmallDisk): Promise<Record<string, string>> {
  if (!isPostgres) return { DATA_DIR: disk.folder };
  const { url, administer } = await startCluster();
  const [row] = (await administer("show data_directory")) as { data_directory: string }[];
  const { uid, gid } = statSync(row?.data_directory ?? "");
  chownSync(disk.folder, uid, gid);
  await administer(`create tablespace small location '${disk.folder}'`);
  await administer("create database small template template0 tablespace small");
  const small = new URL(url);
  small.pathname = "/small";
  return { DATABASE_URL: small.href, DATABASE_POOL: "4" };
}

interface Subject {
  server: TestServer;
  person: SignedIn;
  log(): string;
}

/** A server and someone who has signed in and logged a meal, but not yet loaded their account. */
async function startSubject(given: Record<string, string>): Promise<Subject> {
  let log = "";
  const server = await startServer({
    env: { LOG_LEVEL: "warn", RATE_LIMITS: "on", ...given },
    log: { write: (line) => (log += line) },
  });
  undoing.push(() => server.stop());
  acknowledged.clear();
  const person = await server.signedIn();
  const subject = { server, person, log: () => log };
  expect((await logMeal(subject)).status).toBe(201);
  return subject;
}

const meal = { name: "Toast", date: "2026-11-20", mealType: "lunch", totalCalories: 80 };
const acknowledged = new Set<string>();
async function logMeal({ server, person }: Subject): Promise<TestReply> {
  const id = randomUUID();
  const day = String(1 + (acknowledged.size % 28)).padStart(2, "0");
  const body = { ...meal, id, date: `2026-10-${day}` };
  const reply = await server.call("POST", "/api/meals/logged", { token: person.token, body });
  if (reply.status === 201) acknowledged.add(id);
  return reply;
}
const signIn = ({ server, person: { email, password } }: Subject) =>
  server.call("POST", "/api/auth/signin", { body: { email, password } });
const grant = ({ server, person: { email, password } }: Subject) =>
  server.call("POST", "/auth/v1/token?grant_type=password", { body: { email, password } });
const signUp = ({ server }: Subject) =>
  server.call("POST", "/api/auth/signup", {
    body: { email: `new-${randomUUID()}@example.com`, password: "Str0ng!password" },
  });
const refresh = ({ server }: Subject, refresh_token: string) =>
  server.call("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

/** Writes until refused: PostgreSQL first uses up the free space in its existing pages. */
async function untilRefused(write: () => Promise<TestReply>): Promise<TestReply> {
  for (let tries = 0; tries < 500; tries++) {
    const reply = await write();
    if (reply.status >= 300) return reply;
  }
  throw new Error("Everything could be written.");
}

const reads = [
  "/api/auth/user",
  "/api/meals/logged",
  "/api/meals/days?from=2026-11-01&to=2026-11-30",
  "/api/fasting/active",
  "/api/fasting/history",
  "/api/fasting/summary?timeZone=Europe/Berlin",
  "/api/user/sessions",
  "/api/user/data-overview",
  "/api/user/export",
  "/auth/v1/user",
];
async function expectReads({ server, person }: Subject, token = person.token): Promise<void> {
  for (const path of reads) {
    expect((await server.call("GET", path, { token })).status, path).toBe(200);
  }
}

async function expectHealth({ server }: Subject, database: "ok" | "full" | "unwritable") {
  const health = await server.call("GET", "/health");
  expect(health).toMatchObject({
    status: 200,
    body: { status: database === "ok" ? "ok" : "degraded", database },
  });
  const ready = await server.call("GET", "/health/ready");
  expect(ready.status).toBe(database === "ok" ? 200 : 503);
  if (database !== "ok") expect(Number(ready.headers.get("retry-after"))).toBeGreaterThan(0);
}

async function expectNoWrites(subject: Subject): Promise<void> {
  for (const write of [logMeal, signIn, grant, signUp]) {
    const reply = await untilRefused(() => write(subject));
    expect(reply.status, write.name).toBe(503);
    expect(Number(reply.headers.get("retry-after")), write.name).toBeGreaterThan(0);
    expect(reply.body.error?.message ?? reply.body.msg).toMatch(/can't save anything right now/);
  }
}

/** Refreshes until nothing can be written; returns the session as of then. */
async function refreshed(subject: Subject, from: string) {
  let sent = from;
  for (let tries = 0; tries < 500; tries++) {
    const { status, body } = await refresh(subject, sent);
    expect(status).toBe(200);
    if (body.refresh_token === sent) return body;
    sent = body.refresh_token;
  }
  throw new Error("Everything could be written.");
}

async function expectWrites(subject: Subject): Promise<void> {
  for (const write of [logMeal, signIn, grant, signUp]) {
    const reply = await write(subject);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  }
  const { server, person } = subject;
  const ids = new Set<string>();
  for (
    let path: string | undefined = "/api/meals/logged?from=2026-10-01&to=2026-10-31&limit=500";
    path;
  ) {
    const page = await server.call("GET", path, { token: person.token });
    for (const { id } of page.body as { id: string }[]) ids.add(id);
    path = /<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1];
  }
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
}

describe.skipIf(trial === null)("on a full disk", () => {
  test("writes are told so, reads go on, people stay signed in, and it ends by itself", async () => {
    const disk = smallDisk(isPostgres ? 48 : 16);
    const subject = await startSubject(await databaseOn(disk));
    const { server, person } = subject;
    await expectHealth(subject, "ok");

    disk.fill();
    await expectNoWrites(subject);
    await expectHealth(subject, "full");
    expect(subject.log()).toContain("the database's disk is full");
    await expectReads(subject);
    const session = await refreshed(subject, person.session.refresh_token);
    server.clock.advance(60_000);
    await expectReads(subject, session.access_token);
    await expectHealth(subject, "full");
    expect((await refresh(subject, session.refresh_token)).status).toBe(200);

    disk.free();
    server.clock.advance(6_000);
    await expectHealth(subject, "ok");
    await expectWrites(subject);
    const next = await refresh(subject, session.refresh_token);
    expect(next.status).toBe(200);
    expect(next.body.refresh_token).not.toBe(session.refresh_token);
  });

  test("health finds it out though nobody writes", async () => {
    const disk = smallDisk(isPostgres ? 48 : 16);
    const subject = await startSubject(await databaseOn(disk));
    await expectHealth(subject, "ok");
    disk.fill();
    subject.server.clock.advance(6_000);
    await expectHealth(subject, "full");
    disk.free();
    subject.server.clock.advance(6_000);
    await expectHealth(subject, "ok");
  });

  test("a token that would end its session is refused, and the session ends later", async () => {
    const disk = smallDisk(isPostgres ? 48 : 16);
    const subject = await startSubject(await databaseOn(disk));
    const first = subject.person.session.refresh_token;
    const { body: second } = await refresh(subject, first);
    const { body: third } = await refresh(subject, second.refresh_token);
    disk.fill();
    await untilRefused(() => logMeal(subject));
    const { refresh_token: active } = await refreshed(subject, third.refresh_token);
    const copied = await refresh(subject, first);
    expect([400, 503]).toContain(copied.status);
    expect(copied.body).not.toHaveProperty("access_token");
    disk.free();
    expect((await refresh(subject, first)).body.error_code).toMatch(/^refresh_token_/);
    expect((await refresh(subject, active)).status).toBe(400);
  });

  test("foods from elsewhere are found, though they can't be kept", async () => {
    let fdcId = 0;
    const central: Server = createServer((request, response) => {
      fdcId += 1;
      const description = new URL(request.url ?? "", "http://x").searchParams.get("query");
      const energy = { nutrientId: 1008, nutrientName: "Energy", unitName: "KCAL", value: 300 };
      const food = { fdcId, description, dataType: "Foundation", foodNutrients: [energy] };
      response.setHeader("content-type", "application/json").end(JSON.stringify({ foods: [food] }));
    });
    await new Promise<void>((resolve) => central.listen(0, "127.0.0.1", resolve));
    undoing.push(() => void central.close());
    const { port } = central.address() as AddressInfo;
    const disk = smallDisk(isPostgres ? 48 : 16);
    const subject = await startSubject({
      ...(await databaseOn(disk)),
      FDC_API_KEY: "key",
      FDC_API_URL: `http://127.0.0.1:${port}`,
    });
    const { server, person } = subject;
    disk.fill();
    for (let count = 0; count < (isPostgres ? 60 : 3); count++) {
      const body = { ingredient: `quxbar ${"x".repeat(60)}${count}`, measurement: "100 g" };
      const reply = await server.call("POST", "/api/calculate-calories", {
        token: person.token,
        body,
      });
      expect(reply, JSON.stringify(reply.body)).toMatchObject({
        status: 200,
        body: { estimatedCalories: 300 },
      });
    }
  });

  test("mails that wait in a folder there are told so", async () => {
    const disk = smallDisk(16);
    const subject = await startSubject({ DATA_DIR: disk.folder });
    disk.fill();
    const reply = await signUp(subject);
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    if (isPostgres) expect(subject.log()).toContain("the outbox folder does not take a mail");
    disk.free();
    expect((await signUp(subject)).status).toBe(200);
  });
});

describe.skipIf(trial === null || !isPostgres)("PostgreSQL, without room for its log,", () => {
  test("is away until it has some", async () => {
    const disk = smallDisk(192);
    // Durable: the test looks for acknowledged writes after the crash.
    const cluster = await startCluster({ durable: true, parent: disk.folder });
    vi.stubEnv("MORSEL_TEST_POSTGRES_URL", cluster.url);
    vi.stubEnv("MORSEL_TEST_POSTGRES_TEMPLATE", undefined);
    undoing.push(() => void vi.unstubAllEnvs());
    const subject = await startSubject({});
    disk.fill();
    const replies: TestReply[] = [];
    // Any meal may be the one for which the log needs a new file.
    while (!replies.some(({ status }) => status === 503)) {
      replies.push(await logMeal(subject));
      await cluster.administer("select pg_switch_wal()").catch(() => {});
    }
    for (const write of [logMeal, signIn, grant, signUp]) replies.push(await write(subject));
    for (const { status, headers } of replies) {
      expect([200, 201, 503]).toContain(status);
      if (status === 503) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    disk.free();
    await cluster.end("SIGQUIT");
    await cluster.start();
    await vi.waitFor(() => expectReads(subject), { timeout: 60_000, interval: 200 });
    subject.server.clock.advance(6_000);
    await expectHealth(subject, "ok");
    await expectWrites(subject);
  });
});

describe.skipIf(!isPostgres)("PostgreSQL that was made read-only", () => {
  test("is read, says so, and is written again when it may be", async () => {
    const cluster = await startCluster();
    await cluster.administer("create database small template template0");
    const url = new URL(cluster.url);
    url.pathname = "/small";
    const subject = await startSubject({ DATABASE_URL: url.href, DATABASE_POOL: "4" });
    /** As hosting providers do when a disk runs full. */
    const turn = async (to: "on" | "off") => {
      await cluster.administer(`alter database small set default_transaction_read_only = ${to}`);
      await cluster.administer(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'morsel'",
      );
    };
    await turn("on");
    await expectReads(subject);
    await expectNoWrites(subject);
    await expectHealth(subject, "unwritable");
    expect(subject.log()).toContain("the database's disk is read-only or broken");
    const session = await refreshed(subject, subject.person.session.refresh_token);
    await expectReads(subject, session.access_token);
    await turn("off");
    subject.server.clock.advance(6_000);
    await vi.waitFor(() => expectHealth(subject, "ok"), { timeout: 10_000, interval: 200 });
    await expectWrites(subject);
  });
});
