import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: "on", TRUSTED_PROXIES: "loopback" } });
});
afterAll(() => server.stop());

/** Opens an invalid link, which an address may do 60 times in five minutes. */
async function tryLink(forwardedFor: string): Promise<number> {
  const { status } = await server.call("POST", "/auth/v1/verify", {
    body: { type: "signup", token_hash: "x" },
    headers: { "x-forwarded-for": forwardedFor },
  });
  return status;
}

test.each([
  ["no address at all", (n: number) => `nobody-${n}`, "127.0.0.1"],
  ["something before no address", (n: number) => `203.0.113.${n}, unknown`, "127.0.0.1"],
  ["no address before one", (n: number) => `_hidden${n}, 198.51.100.1`, "198.51.100.1"],
  ["an address with ports", (n: number) => `198.51.100.2:${4000 + n}`, "198.51.100.2"],
  ["one in brackets", (n: number) => `[2001:db8::1]:${4000 + n}`, "2001:db8::1"],
  ["one with zones", (n: number) => `fe80::1%zone${n}`, "fe80::1"],
  ["one among nothing", (n: number) => `${",".repeat(n)} 198.51.100.3 ,`, "198.51.100.3"],
])("a proxy that names %s is no way around a limit", async (_, name, counted) => {
  for (let n = 1; n <= 60; n++) expect([403, 429]).toContain(await tryLink(name(n)));
  expect(await tryLink(counted)).toBe(429);
  expect(await tryLink("192.0.2.77")).toBe(403);
});

test.each([
  ["isn't set", {}],
  ["names another", { TRUSTED_PROXIES: "10.0.0.0/8" }],
])("a proxy is told of once in the log where TRUSTED_PROXIES %s", async (_, settings) => {
  const lines: string[] = [];
  const behind = await startServer({
    env: { RATE_LIMITS: "on", LOG_LEVEL: "warn", ...settings },
    log: { write: (line) => void lines.push(line) },
  });
  const headers = { "x-forwarded-for": "203.0.113.7" };
  await behind.call("GET", "/health");
  expect(told(lines)).toEqual([]);
  await behind.call("GET", "/health", { headers });
  await behind.call("GET", "/health", { headers });
  expect(told(lines)).toEqual(["127.0.0.1"]);
  await behind.stop();
});

test("a proxy that is trusted isn't told of", async () => {
  const lines: string[] = [];
  const behind = await startServer({
    env: { RATE_LIMITS: "on", LOG_LEVEL: "warn", TRUSTED_PROXIES: "loopback" },
    log: { write: (line) => void lines.push(line) },
  });
  await behind.call("GET", "/health", { headers: { "x-forwarded-for": "203.0.113.7" } });
  await behind.call("GET", "/health", { headers: { "x-forwarded-for": "127.0.0.1" } });
  expect(told(lines)).toEqual([]);
  await behind.stop();
});

/** The proxies that the log complains of. */
const told = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; proxy?: string })
    .filter(({ msg }) => msg.includes("TRUSTED_PROXIES"))
    .map(({ proxy }) => proxy);
