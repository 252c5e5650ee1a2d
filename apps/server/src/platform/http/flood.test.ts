import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: "on" } });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

test("a flood is stopped for a minute, also where the clock is set back meanwhile", async () => {
  const { server: http } = server.app().http;
  const ask = () => http.inject({ url: "/auth/v1/health" });
  const begun = performance.now();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
  for (let asked = 0; asked < 1_500; asked++) await ask();
  expect((await ask()).statusCode).toBe(429);
  vi.setSystemTime(Date.now() - 86_400_000);
  const stopped = await ask();
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(performance.now()).toBeLessThan(begun + 60_000);
  vi.advanceTimersByTime(60_000);
  expect((await ask()).statusCode).toBe(200);
});
