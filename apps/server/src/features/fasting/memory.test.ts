import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** How many time-zone formatters the server builds meanwhile; each takes some 40 kB. */
async function clocksBuilt(work: () => Promise<unknown>): Promise<number> {
  const real = Intl.DateTimeFormat;
  let built = 0;
  Intl.DateTimeFormat = class extends real {
    constructor(...given: ConstructorParameters<typeof real>) {
      super(...given);
      built += 1;
    }
  } as typeof real;
  try {
    await work();
    return built;
  } finally {
    Intl.DateTimeFormat = real;
  }
}

/** One spelling of a name: bit n of the number makes letter n upper case. */
function spelled(name: string, bits: number): string {
  const letters = [...name.toLowerCase()];
  return letters.map((letter, at) => (bits & (1 << at) ? letter.toUpperCase() : letter)).join("");
}

/** Sends a request with each of the names, a few at a time. */
async function askWith(names: readonly string[]): Promise<unknown[]> {
  const { token } = await server.signedIn();
  const bodies: unknown[] = [];
  for (let at = 0; at < names.length; at += 20) {
    const some = names.slice(at, at + 20).map(async (zone) => {
      const query = new URLSearchParams({ timeZone: zone });
      const { status, body } = await server.call("GET", `/api/fasting/summary?${query}`, { token });
      expect(status, zone).toBe(200);
      return body as unknown;
    });
    bodies.push(...(await Promise.all(some)));
  }
  return bodies;
}

test("all spellings of a time zone are one", async () => {
  const [asWritten] = await askWith(["Australia/Melbourne"]);
  const spellings = Array.from({ length: 200 }, (_, bits) =>
    spelled("Australia/Melbourne", bits * 7),
  );
  const bodies: unknown[] = [];
  expect(await clocksBuilt(async () => bodies.push(...(await askWith(spellings))))).toBe(0);
  expect(new Set([...bodies, asWritten].map((body) => JSON.stringify(body))).size).toBe(1);
});

test("of all time zones, the last hundred that came are held", async () => {
  const many = Intl.supportedValuesOf("timeZone").slice(0, 200);
  expect(await clocksBuilt(() => askWith(many))).toBe(200);
  expect(await clocksBuilt(() => askWith(many.slice(-100)))).toBe(0);
  expect(await clocksBuilt(() => askWith(many.slice(0, 20)))).toBe(20);
});

test("what is no time zone is refused, and held by nobody", async () => {
  const { token } = await server.signedIn();
  for (const zone of ["Australia/Melbourn", "Asia/\u212Aolkata", "", "constructor", "__proto__"]) {
    const query = new URLSearchParams({ timeZone: zone });
    const { status, body } = await server.call("GET", `/api/fasting/summary?${query}`, { token });
    expect(status, zone).toBe(400);
    expect(body.error.issues[0].path).toBe("timeZone");
  }
});
