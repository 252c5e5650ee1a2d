/** What a check that finds nothing costs, on each engine: see docs/benchmarks.md. */
import { dayInUtc } from "@morsel/domain/day";
import { sql } from "kysely";
import { readConfig } from "../src/platform/config/config.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import type { SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { fillDiary } from "./diary.ts";
import { type Ask, ratio } from "./load.ts";
import { openServer } from "./server-with-people.ts";

const people = 20;
const today = dayInUtc(Date.now());
const figure = (value: number, digits = 2) => value.toFixed(digits);

async function bench(engine: string): Promise<void> {
  const constant = JSON.stringify({ newAchievements: [] });
  const { start, remove, env, signedIn, caller } = await openServer(people + 2, {
    BENCH_CONSTANT: constant,
  });
  const [newcomer, longtime] = signedIn.slice(people) as [SignedIn, SignedIn];
  const database = await openDatabase(readConfig(env));
  for (const { userId } of signedIn.slice(0, people))
    await fillDiary(database.db, userId, { last: today, days: 30, perDay: 10 });
  await fillDiary(database.db, newcomer.userId, { last: today, days: 1, perDay: 1 });
  await fillDiary(database.db, longtime.userId, { last: today, days: 3_650, perDay: 11 });
  await sql`analyze`.execute(database.db);
  await database.close();
  const { load, stop } = await start();
  const ask = (path: string, those: readonly SignedIn[]): Ask[] =>
    those.map(({ token }) => ({ path, token, body: { date: today } }));
  const check = (those: readonly SignedIn[]) => ask("/api/achievements/check", those);
  try {
    for (const { token } of signedIn.filter((one) => one !== longtime))
      await caller.call("POST", "/api/achievements/check", { token, body: { date: today } });
    const begun = performance.now();
    const { token } = longtime;
    await caller.call("POST", "/api/achievements/check", { token, body: { date: today } });
    console.log(
      `${engine}: the first check after ten years (40,150 entries) takes ${figure((performance.now() - begun) / 1_000, 1)} s`,
    );
    const still = await ratio(load, check(signedIn), ask("/bench/constant", signedIn));
    console.log(
      `${engine}: a check, if nothing has changed, ${figure(still.ratio)} of a constant reply (aim 0.7;` +
        ` ${figure(still.measured, 0)} against ${figure(still.base, 0)} replies a second), ${figure(still.byProcessor)} by processor time`,
    );
    const years = await ratio(load, check([newcomer]), check([longtime]));
    console.log(
      `${engine}: after ten years it takes ${figure(years.ratio)} of what it takes with one entry (at most 1.2)`,
    );
  } finally {
    await stop();
    await remove();
  }
}

await onEachEngine(bench, { durable: true });
