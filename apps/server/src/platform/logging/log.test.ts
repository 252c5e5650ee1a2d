import { closeSync, openSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { type ServerProcess, startServerProcess } from "../../testing/process.ts";

// Each test starts a process.
vi.setConfig({ testTimeout: 120_000 });

let server: ServerProcess | undefined;
afterEach(() => server?.stop());

/** Makes logged calls; returns their statuses. */
async function callOften(times: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let done = 0; done < times; done += 50) {
    const path = `/api/${"a".repeat(90)}`;
    const replies = Array.from({ length: 50 }, async () => server?.call("GET", path));
    for (const reply of await Promise.all(replies)) statuses.add(reply?.status ?? 0);
  }
  return statuses;
}

test("a log on a full disk ends nothing", async () => {
  const full = openSync("/dev/full", "w");
  server = await startServerProcess({ LOG_LEVEL: "trace" }, full);
  closeSync(full);
  expect(await callOften(3_000)).toEqual(new Set([404]));
});

test("a log whose reader stands still holds nothing up, and goes on with it", async () => {
  server = await startServerProcess({ LOG_LEVEL: "trace" });
  const goOn = server.pauseErrors();
  const began = performance.now();
  expect(await callOften(3_000)).toEqual(new Set([404]));
  expect(performance.now() - began).toBeLessThan(20_000);
  goOn();
  await vi.waitFor(
    async () => {
      await server?.call("GET", "/api/afterwards");
      expect(server?.errors()).toContain("GET /api/afterwards 404");
    },
    { timeout: 10_000, interval: 100 },
  );
  for (const line of server.errors().trim().split("\n"))
    expect(() => JSON.parse(line)).not.toThrow();
});
