/** The server's figures, on each engine that is here: see docs/benchmarks.md. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { dayInUtc, monthBefore } from "@morsel/domain/day";
import { sql } from "kysely";
import { findPostgres, startPostgres } from "../../../scripts/postgres.mjs";
import { readConfig } from "../src/platform/config/config.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { createCaller, type SignedIn } from "../src/testing/caller.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { fillDiary } from "./diary.ts";
import { type Ask, ratio } from "./load.ts";

const people = 100;
const mealsPerDay = 10;
const program = fileURLToPath(new URL("server.ts", import.meta.url));

async function startServer(env: Record<string, string>) {
  const started = performance.now();
  const child = fork(program, {
    env: { ...process.env, ...env },
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // However this process ends, what it started ends with it.
  process.once("exit", () => child.kill("SIGKILL"));
  const first: unknown = await Promise.race([
    once(child, "message").then(([message]) => message as unknown),
    once(child, "exit").then(() => "ended"),
  ]);
  if (first !== "listening") throw new Error("The server did not start.");
  return { child, startMs: performance.now() - started };
}

async function stopServer(child: ChildProcess) {
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Resident bytes, and microseconds of processor time since its start. */
async function usage(child: ChildProcess): Promise<{ rss: number; processor: number }> {
  child.send("usage");
  const [reply] = (await once(child, "message")) as [{ rss: number; processor: number }];
  return reply;
}

const figure = (value: number, digits = 2) => value.toFixed(digits);

async function bench(engine: string): Promise<void> {
  process.env["MORSEL_TEST_ENGINE"] = engine;
  const place = await freshPlace();
  const port = String(await freePort());
  const env: Record<string, string> = {
    ...place.env,
    PORT: port,
    RATE_LIMITS: "off",
    NODE_ENV: "production",
  };
  // As many connections to the database as the server opens unless told otherwise.
  delete env["DATABASE_POOL"];
  const url = `http://127.0.0.1:${port}`;
  const caller = createCaller(() => url, place.dataDir);

  let { child } = await startServer(env);
  const signedIn: SignedIn[] = [];
  for (let n = 0; n < people; n++) signedIn.push(await caller.signedIn());
  const longtime = await caller.signedIn();
  const newcomer = await caller.signedIn();
  const monthOld = await caller.signedIn();
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
    // What the search box of the tracking view and of the journal looks through.
    const month = ({ token }: { token: string }): Ask[] => [
      { path: `/api/meals/logged?from=${monthBefore(today)}&to=${today}&limit=1000`, token },
    ];
    const search = await ratio(load, month(monthOld), month(longtime));
    console.log(
      `${engine}: a month's search after three years takes ${figure(search.ratio)} of what it takes after one month (at most 1.2;` +
        ` ${figure(search.base, 0)} replies a second of ${31 * mealsPerDay} entries each)`,
    );
    console.log(
      `${engine}: start to listening ${figure(server.startMs / 1000)} s from sources, ${figure((await usage(child)).rss / 2 ** 20, 0)} MB resident after the load`,
    );
  } finally {
    await stopServer(child);
    await place.remove();
  }
}

await bench("sqlite");
if (findPostgres()) {
  const cluster = await startPostgres({ durable: true });
  process.env["MORSEL_TEST_POSTGRES_URL"] = cluster.url;
  try {
    await bench("postgres");
  } finally {
    await cluster.stop();
  }
} else console.log("postgres: skipped, no PostgreSQL 15 or later was found");
