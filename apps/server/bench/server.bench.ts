/** The server's figures on each available engine: see docs/benchmarks.md. */
import { parseArgs } from "node:util";
import { addDays, dayInUtc, monthBefore } from "@morsel/domain/day";
import { sql } from "kysely";
import { readConfig } from "../src/platform/config/config.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { createCaller, type SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { fillDiary } from "./diary.ts";
import { type Ask, ratio, throughput } from "./load.ts";
import { startServer, stopServer, usage } from "./server-process.ts";

const { values } = parseArgs({ options: { people: { type: "string", default: "100" } } });
const people = Number(values.people);
const mealsPerDay = 10;

const figure = (value: number, digits = 2) => value.toFixed(digits);

/** What a device sends for a glass of milk; without an id, each one is a new meal. */
const logged = {
  ...{ name: "Milk", measurement: "1 glass", grams: 244, source: "calculator", mealType: "snack" },
  ...{ totalCalories: 149, totalProtein: 7.7, totalCarbs: 11.7, totalFat: 7.9 },
  ...{ sugar: 12.3, sodium: 105, calcium: 276, vitaminD: 3.2 },
};

async function bench(engine: string): Promise<void> {
  const place = await freshPlace();
  const port = String(await freePort());
  const env: Record<string, string> = {
    ...place.env,
    PORT: port,
    RATE_LIMITS: "off",
    NODE_ENV: "production",
  };
  // The server's default number of database connections.
  delete env["DATABASE_POOL"];
  const url = `http://127.0.0.1:${port}`;
  const caller = createCaller(() => url, place.dataDir);

  let { child } = await startServer(env);
  const signedIn: SignedIn[] = [];
  for (let n = 0; n < people; n++) signedIn.push(await caller.signedIn());
  const longtime = await caller.signedIn();
  const newcomer = await caller.signedIn();
  const monthOld = await caller.signedIn();
  const writer = await caller.signedIn();
  await stopServer(child);

  const today = dayInUtc(Date.now());
  const database = await openDatabase(readConfig(env));
  for (const { userId } of signedIn)
    await fillDiary(database.db, userId, { last: today, days: 365, perDay: mealsPerDay });
  const threeYears = { last: today, days: 3 * 365, perDay: mealsPerDay };
  await fillDiary(database.db, longtime.userId, threeYears);
  await fillDiary(database.db, newcomer.userId, { last: today, days: 1, perDay: mealsPerDay });
  await fillDiary(database.db, monthOld.userId, { last: today, days: 31, perDay: mealsPerDay });
  await sql`analyze`.execute(database.db);
  await database.close();

  const dayOf = `/api/meals/logged?from=${today}&to=${today}`;
  ({ child } = await startServer(env));
  const sample = await caller.call("GET", dayOf, { token: newcomer.token });
  await stopServer(child);
  const constant = JSON.stringify(sample.body);

  const server = await startServer({ ...env, BENCH_CONSTANT: constant });
  ({ child } = server);
  const load = { url, processor: async () => (await usage(server.child)).processor };
  try {
    const ofEach = (path: string): Ask[] => signedIn.map(({ token }) => ({ path, token }));
    const bareConstant = ofEach("/bench/constant").map((ask) => ({ ...ask, url: server.bareUrl }));
    const ofBare = async (name: string, asks: Ask[]) => {
      const { ratio: part, byProcessor, measured, base } = await ratio(load, asks, bareConstant);
      console.log(
        `${engine}: ${name} ${figure(part)} of a bare Fastify's constant reply` +
          ` (${figure(measured, 0)} against ${figure(base, 0)} replies a second), ${figure(byProcessor)} by processor time`,
      );
    };
    await ofBare("a day", ofEach(dayOf));
    await ofBare(
      "a day's sums",
      signedIn.map(({ userId, token }) => ({
        path: `/api/users/${userId}/daily-stats?date=${today}`,
        token,
      })),
    );
    const diary = await ratio(load, ofEach(dayOf), ofEach("/bench/constant"));
    console.log(
      `${engine}: a day of ${people * 365 * mealsPerDay} meals ${figure(diary.ratio)} of a constant reply of ${constant.length} bytes` +
        ` (${figure(diary.measured, 0)} against ${figure(diary.base, 0)} replies a second; aim 0.5),` +
        ` ${figure(diary.byProcessor)} by processor time`,
    );
    const dashboard = ({ userId, token }: { userId: string; token: string }): Ask[] => [
      { path: `/api/users/${userId}/daily-stats?date=${today}`, token },
      { path: dayOf, token },
    ];
    const years = await ratio(load, dashboard(newcomer), dashboard(longtime));
    console.log(
      `${engine}: the dashboard's calls after three years take ${figure(years.ratio)} of what they take on the first day (at most 1.2)`,
    );
    // What the search boxes of the tracking view and the journal load.
    const month = ({ token }: { token: string }): Ask[] => [
      { path: `/api/meals/logged?from=${monthBefore(today)}&to=${today}&limit=1000`, token },
    ];
    const search = await ratio(load, month(monthOld), month(longtime));
    console.log(
      `${engine}: a month's search after three years takes ${figure(search.ratio)} of what it takes after one month (at most 1.2;` +
        ` ${figure(search.base, 0)} replies a second of ${31 * mealsPerDay} entries each)`,
    );
    // Spread over many days, since the entries of one day are limited.
    const someDays = Array.from({ length: 1_000 }, (_, ago) => ({
      path: "/api/meals/logged",
      token: writer.token,
      body: { ...logged, date: addDays(today, -ago) },
    }));
    const writes = await throughput(load, someDays, { seconds: 5, connections: 32 });
    console.log(
      `${engine}: ${figure(writes.rate, 0)} meals logged a second over 32 connections, ${figure(writes.cost, 0)} µs of processor time each`,
    );
    console.log(
      `${engine}: start to listening ${figure(server.startMs / 1000)} s from sources, ${figure((await usage(child)).rss / 2 ** 20, 0)} MB resident after the load`,
    );
  } finally {
    await stopServer(child);
    await place.remove();
  }
}

await onEachEngine(bench, { durable: true });
