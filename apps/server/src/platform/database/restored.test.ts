import { randomUUID } from "node:crypto";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openFeed } from "../../testing/feed.ts";
import { createPostgres, dropPostgres } from "../../testing/place.ts";
import { run, type ServerProcess, startServerProcess } from "../../testing/process.ts";
import { sqliteFile } from "./sqlite.ts";

// Each test starts processes.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const cluster =
  process.env["MORSEL_TEST_ENGINE"] === "postgres"
    ? process.env["MORSEL_TEST_POSTGRES_URL"]
    : undefined;

let server: ServerProcess;
const copies: string[] = [];
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(async () => {
  await server.stop();
  for (const name of copies) await dropPostgres(cluster ?? "", name);
});

async function end(): Promise<void> {
  server.signal("SIGTERM");
  await server.ended();
}

/** Backs the server up; returns how to put that back. */
async function backUp(): Promise<() => Promise<void>> {
  if (cluster) {
    // PostgreSQL copies no database that is in use.
    await end();
    const { pathname } = new URL(server.env["DATABASE_URL"] ?? "");
    const { name, url } = await createPostgres(cluster, pathname.slice(1));
    copies.push(name);
    await server.restart();
    return async () => {
      await end();
      server.env["DATABASE_URL"] = url;
      await server.restart();
    };
  }
  const copy = join(server.dataDir, `${randomUUID()}.db`);
  expect(await run(server.env, "backup", [copy]).ended).toMatchObject({ code: 0 });
  return async () => {
    await end();
    // Over the file that is there, as `cp` does it.
    await copyFile(copy, sqliteFile(server.dataDir));
    for (const log of ["-wal", "-shm"]) await rm(sqliteFile(server.dataDir) + log, { force: true });
    await server.restart();
  };
}

async function log(token: string, name: string): Promise<void> {
  const body = { id: randomUUID(), name, date: "2026-11-20", totalCalories: 90 };
  const { status } = await server.call("POST", "/api/meals/logged", { token, body });
  expect(status).toBe(201);
}

const named = (feed: ReturnType<typeof openFeed>) =>
  Object.values(feed.of("meal")).map((meal) => (meal as { name: string }).name);

test("after a backup is put back, a device from before has what the server has", async () => {
  const { token } = await server.signedIn();
  await log(token, "before");
  const putBack = await backUp();
  await log(token, "lost");
  const device = openFeed(server, token);
  await device.catchUp();

  for (const round of cluster ? ["first"] : ["first", "second"]) {
    await putBack();
    // As many changes as the device has seen that aren't there any more, and one to spare.
    await log(token, `${round} since`);
    await log(token, `${round} after`);
    await device.catchUp();
    expect(named(device).sort()).toEqual(["before", `${round} after`, `${round} since`].sort());
  }
});

test("a server that is merely started again leaves devices where they are", async () => {
  const { token } = await server.signedIn();
  await log(token, "toast");
  const device = openFeed(server, token);
  await device.catchUp();
  const { body } = await server.call("GET", `/api/sync/changes?since=${device.cursor()}`, {
    token,
  });
  await end();
  await server.restart();
  const later = await server.call("GET", `/api/sync/changes?since=${device.cursor()}`, { token });
  expect(later).toMatchObject({ status: 200, body });
});
