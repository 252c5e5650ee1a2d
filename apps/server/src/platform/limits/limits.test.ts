import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPlace } from "../../testing/place.ts";
import { readConfig } from "../config/config.ts";
import { asSystem } from "../database/as-system.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { createLimits } from "./limits.ts";

let place: Awaited<ReturnType<typeof freshPlace>>;
let database: Database;
let now = 1_700_000_000_000;
const rule = { limit: 3, windowMs: 60_000 };
const make = (enabled = true) => createLimits({ db: database.db, clock: () => now, enabled });

beforeAll(async () => {
  place = await freshPlace();
  database = await openDatabase(readConfig(place.env));
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

test("counts exactly, however many ask at once", async () => {
  const limits = make();
  const results = await Promise.all(Array.from({ length: 20 }, () => limits.take("at once", rule)));
  expect(results.filter((one) => one.allowed)).toHaveLength(3);
});

test("opens again when the window has ended, and says when that is", async () => {
  const limits = make();
  for (let i = 0; i < 3; i += 1) expect((await limits.take("window", rule)).allowed).toBe(true);
  now += 15_500;
  expect(await limits.take("window", rule)).toMatchObject({ allowed: false, retryAfter: 45 });
  now += 44_500;
  expect(await limits.take("window", rule)).toMatchObject({ allowed: true, retryAfter: 0 });
  expect((await limits.take("window", rule)).allowed).toBe(true);
});

test("a clock that is set back makes no lock longer than its own window", async () => {
  const limits = make();
  for (let i = 0; i < 4; i += 1) await limits.take("set back", rule);
  now -= 86_400_000;
  expect(await limits.take("set back", rule)).toMatchObject({ allowed: false, retryAfter: 60 });
  now += 59_000;
  expect(await limits.take("set back", rule)).toMatchObject({ allowed: false, retryAfter: 1 });
  now += 1_000;
  expect(await limits.take("set back", rule)).toMatchObject({ allowed: true, retryAfter: 0 });
  now += 86_400_000;
});

test("refuses with 429 and Retry-After", async () => {
  const limits = make();
  for (let i = 0; i < 3; i += 1) await limits.enforce("refused", rule);
  await expect(limits.enforce("refused", rule)).rejects.toMatchObject({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    more: { headers: { "retry-after": "60" } },
  });
  await limits.forget("refused");
  await expect(limits.enforce("refused", rule)).resolves.toBeUndefined();
});

test("a bucket gives so many at once, then one at a time, and what it refuses does not count", async () => {
  const limits = make();
  const bucket = { burst: 3, everyMs: 60_000 };
  const draw = () => limits.draw("bucket", bucket);
  const drawn = await Promise.all(Array.from({ length: 20 }, draw));
  expect(drawn.filter((one) => one.allowed)).toHaveLength(3);
  expect(drawn.filter((one) => one.isFirst)).toHaveLength(1);
  now += 20_000;
  expect(await draw()).toMatchObject({ allowed: false, retryAfter: 40 });
  now += 40_000;
  expect((await draw()).allowed).toBe(true);
  expect(await draw()).toMatchObject({ allowed: false, retryAfter: 60 });
  await limits.putBack("bucket", bucket);
  expect((await draw()).allowed).toBe(true);
  now -= 86_400_000;
  expect(await draw()).toMatchObject({ allowed: false, retryAfter: 60 });
  now += 60_000;
  expect((await draw()).allowed).toBe(true);
  expect((await draw()).allowed).toBe(false);
  now += 86_400_000;
});

test("sweeps what has ended and keeps what has not", async () => {
  const limits = make();
  await limits.take("short", { limit: 1, windowMs: 1_000 });
  await limits.take("long", { limit: 1, windowMs: 600_000 });
  now += 120_000;
  await limits.sweep();
  expect((await limits.take("long", { limit: 1, windowMs: 600_000 })).allowed).toBe(false);
  const rows = await asSystem(database.db)
    .withTables<{ limits: { key: string } }>()
    .selectFrom("limits")
    .selectAll()
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).not.toContain("long");
});

test("RATE_LIMITS=off lifts them", async () => {
  const limits = make(false);
  for (let i = 0; i < 10; i += 1) {
    expect((await limits.take("off", { limit: 1, windowMs: 1_000 })).allowed).toBe(true);
  }
});
