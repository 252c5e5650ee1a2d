/** What the feed of changes costs readers and writers, on each engine: see docs/benchmarks.md. */
import { addDays, dayInUtc } from "@morsel/domain/day";
import { type RawBuilder, sql } from "kysely";
import { readConfig } from "../src/platform/config/config.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import type { SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { fillDiary } from "./diary.ts";
import { type Ask, ratio, throughput } from "./load.ts";
import { openServer } from "./server-with-people.ts";

const people = 20;
const today = dayInUtc(Date.now());
const figure = (value: number, digits = 2) => value.toFixed(digits);
const logged = { name: "Milk", measurement: "1 glass", grams: 244, totalCalories: 149 };

async function reading(engine: string): Promise<void> {
  const constant = JSON.stringify({ changes: [], cursor: `${"0".repeat(32)}.20`, more: false });
  const { start, remove, env, signedIn, caller } = await openServer(people + 2, {
    BENCH_CONSTANT: constant,
  });
  const [monthOld, longtime] = signedIn.slice(people) as [SignedIn, SignedIn];
  const database = await openDatabase(readConfig(env));
  for (const { userId } of signedIn.slice(0, people))
    await fillDiary(database.db, userId, { last: today, days: 30, perDay: 10 });
  await fillDiary(database.db, monthOld.userId, { last: today, days: 30, perDay: 11 });
  await fillDiary(database.db, longtime.userId, { last: today, days: 3_650, perDay: 11 });
  await sql`analyze`.execute(database.db);
  await database.close();
  const { load, stop } = await start();
  try {
    const unchanged: Ask[] = [];
    for (const { token } of signedIn.slice(0, people)) {
      let path = "/api/sync/changes?limit=1000";
      for (let more = true; more; ) {
        const { body } = await caller.call("GET", path, { token });
        more = body.more as boolean;
        path = `/api/sync/changes?since=${body.cursor}`;
      }
      unchanged.push({ path, token });
    }
    const nothing = signedIn.map(({ token }) => ({ path: "/bench/constant", token }));
    const still = await ratio(load, unchanged, nothing);
    console.log(
      `${engine}: what has changed, if nothing has, ${figure(still.ratio)} of a constant reply (aim 0.6;` +
        ` ${figure(still.measured, 0)} against ${figure(still.base, 0)} replies a second), ${figure(still.byProcessor)} by processor time`,
    );
    const begin = ({ token }: SignedIn): Ask[] => [
      { path: `/api/sync/changes?from=${addDays(today, -29)}&limit=100`, token },
    ];
    const began = await ratio(load, begin(monthOld), begin(longtime));
    console.log(
      `${engine}: a device's first page after ten years (40,150 entries) takes ${figure(began.ratio)} of what it takes after a month (at most 1.2)`,
    );
  } finally {
    await stop();
    await remove();
  }
}

/** `2026-11-`. */
function monthsAgo(months: number): string {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 2 - months, 1)).toISOString().slice(0, 8);
}
const dayOfMonth = (at: number) => String(1 + (at % 28)).padStart(2, "0");

/** Drops the triggers whose names begin so. */
async function dropTriggers(env: Record<string, string>, beginning: string): Promise<void> {
  const { db, engine, close } = await openDatabase(readConfig(env));
  const list =
    engine === "sqlite"
      ? sql`select name from sqlite_master where type = 'trigger'`
      : sql`select tgname || ' on ' || tgrelid::regclass as name from pg_trigger where not tgisinternal`;
  const { rows } = await (list as RawBuilder<{ name: string }>).execute(db);
  for (const { name } of rows)
    if (name.startsWith(beginning)) await sql.raw(`drop trigger ${name}`).execute(db);
  await close();
}

/** What noting and judging each change costs a logged meal: beside servers whose triggers are gone. */
async function writing(engine: string): Promise<void> {
  const [whole, unjudged, bare] = [
    await openServer(people),
    await openServer(people),
    await openServer(people),
  ];
  // Nothing is to be judged where no day is noted as changed.
  await dropTriggers(unjudged.env, "days_to_judge");
  await dropTriggers(bare.env, "");
  const all = [whole, unjudged, bare] as const;
  const servers = [];
  for (const { start } of all) servers.push(await start());
  try {
    for (const [writers, connections] of [
      [people, 32],
      [1, 1],
    ] as const) {
      // Over the days of one month, since the entries of one day are limited.
      const ask = ({ signedIn }: typeof whole, turn: number) =>
        signedIn.slice(0, writers).flatMap(({ token }): Ask[] =>
          Array.from({ length: 1_500 }, (_, at) => ({
            ...{ path: "/api/meals/logged", token },
            body: { ...logged, date: monthsAgo(turn + (writers === 1 ? 6 : 0)) + dayOfMonth(at) },
          })),
        );
      const load = { seconds: 2, connections, apart: true };
      const turns: Record<"rate" | "judging" | "both", number>[] = [];
      for (let turn = 0; turn < 5; turn++) {
        const rates = [];
        for (const [at, server] of servers.entries())
          rates.push((await throughput(server.load, ask(all[at] ?? whole, turn), load)).rate);
        const [rate = 0, unjudgedRate = 0, bareRate = 0] = rates;
        turns.push({ rate, judging: rate / unjudgedRate, both: rate / bareRate });
      }
      const middle = (name: "rate" | "judging" | "both") =>
        turns.map((turn) => turn[name]).sort((a, b) => a - b)[2] ?? Number.NaN;
      console.log(
        `${engine}: meals of ${writers} people logged at ${figure(middle("judging"))} of the rate without judging,` +
          ` ${figure(middle("both"))} of the rate without judging and feed (${figure(middle("rate"), 0)} a second)`,
      );
    }
  } finally {
    for (const { stop } of servers) await stop();
    for (const { remove } of all) await remove();
  }
}

await onEachEngine(
  async (engine) => {
    await reading(engine);
    await writing(engine);
  },
  { durable: true },
);
