/** What the feed of changes costs readers and writers, on each engine: see docs/benchmarks.md. */
import { addDays, dayInUtc } from "@morsel/domain/day";
import { sql } from "kysely";
import { readConfig } from "../src/platform/config/config.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { createCaller, type SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { fillDiary } from "./diary.ts";
import { type Ask, ratio, throughput } from "./load.ts";
import { startServer, stopServer, usage } from "./server-process.ts";

const people = 20;
const today = dayInUtc(Date.now());
const figure = (value: number, digits = 2) => value.toFixed(digits);
const logged = { name: "Milk", measurement: "1 glass", grams: 244, totalCalories: 149 };

/** A server on a database of its own, with some people. */
async function open(settings: Record<string, string>) {
  const place = await freshPlace();
  const port = String(await freePort());
  const env: Record<string, string> = { ...place.env, PORT: port, NODE_ENV: "production" };
  // The server's default number of database connections.
  delete env["DATABASE_POOL"];
  const url = `http://127.0.0.1:${port}`;
  const caller = createCaller(() => url, place.dataDir);
  const first = await startServer(env);
  const signedIn: SignedIn[] = [];
  for (let n = 0; n < people + 2; n++) signedIn.push(await caller.signedIn());
  await stopServer(first.child);
  return {
    ...{ env, url, caller, signedIn },
    start: async () => {
      const { child } = await startServer({ ...env, ...settings });
      const load = { url, processor: async () => (await usage(child)).processor };
      return { load, stop: () => stopServer(child) };
    },
    remove: place.remove,
  };
}

async function reading(engine: string): Promise<void> {
  const constant = JSON.stringify({ changes: [], cursor: `${"0".repeat(32)}.20`, more: false });
  const { start, remove, env, signedIn, caller } = await open({ BENCH_CONSTANT: constant });
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

const noted = ["meals", "water_days", "fasting_sessions", "fasting_settings", "profiles"];

/** What noting each change costs a logged meal: beside a server whose triggers are gone. */
async function writing(engine: string): Promise<void> {
  const [kept, bare] = [await open({}), await open({})];
  const database = await openDatabase(readConfig(bare.env));
  for (const table of noted)
    for (const name of engine === "sqlite"
      ? [`note_${table}_insert`, `note_${table}_update`]
      : [""])
      await sql
        .raw(name === "" ? `drop trigger note_${table} on ${table}` : `drop trigger ${name}`)
        .execute(database.db);
  await database.close();
  const servers = [await kept.start(), await bare.start()] as const;
  try {
    for (const writers of [people, 1]) {
      const ask = ({ signedIn }: typeof kept, turn: number) =>
        signedIn.slice(0, writers).flatMap(({ token }): Ask[] =>
          // Spread over many days, since the entries of one day are limited.
          Array.from({ length: 1_500 / writers }, (_, ago) => ({
            ...{ path: "/api/meals/logged", token },
            body: { ...logged, date: addDays(today, -ago - 1_500 * (turn + writers)) },
          })),
        );
      const load = { seconds: 2, connections: 32, apart: true };
      const turns = [];
      for (let turn = 0; turn < 5; turn++) {
        const one = await throughput(servers[0].load, ask(kept, turn), load);
        const other = await throughput(servers[1].load, ask(bare, turn), load);
        turns.push({ rate: one.rate, part: one.rate / other.rate, cost: one.cost / other.cost });
      }
      turns.sort((a, b) => a.part - b.part);
      const { rate = 0, part = 0, cost = 0 } = turns[2] ?? {};
      console.log(
        `${engine}: meals of ${writers} people logged at ${figure(part)} of the rate without the feed (${figure(rate, 0)} a second),` +
          ` for ${figure(cost)} of the server's processor time`,
      );
    }
  } finally {
    for (const { stop } of servers) await stop();
    await kept.remove();
    await bare.remove();
  }
}

await onEachEngine(
  async (engine) => {
    await reading(engine);
    await writing(engine);
  },
  { durable: true },
);
