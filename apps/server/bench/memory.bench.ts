/**
 * The built server's memory (RSS) on each available engine: at rest, and after a fixed load of its
 * usual calls.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { addDays, dayInUtc } from "@morsel/domain/day";
import autocannon from "autocannon";
import { createCaller, type SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { withTables } from "../src/testing/tables.ts";
import { startBuilt } from "./built-server.ts";
import { fillDiary } from "./diary.ts";

const people = 20;
const diary = { days: 90, perDay: 10 };
const replies = 12_000;
const connections = 16;
/** In MB. */
const aims = { idle: 120, loaded: 200 };

const today = dayInUtc(Date.now());
const json = { "content-type": "application/json", "accept-encoding": "br, gzip" };

/** What an app requests in a day's use, with an occasional sign-in. */
function asksOf({ userId, token, email, password }: SignedIn): autocannon.Request[] {
  const headers = { ...json, authorization: `Bearer ${token}` };
  const get = (path: string): autocannon.Request => ({ method: "GET", path, headers });
  const post = (path: string, body: object): autocannon.Request => ({
    ...{ method: "POST", path, headers },
    body: JSON.stringify(body),
  });
  const dayOf = (ago: number) => {
    const day = addDays(today, -ago);
    return [
      get(`/api/users/${userId}/daily-stats?date=${day}`),
      get(`/api/meals/logged?from=${day}&to=${day}`),
    ];
  };
  return [
    ...Array.from({ length: 10 }, (_, ago) => dayOf(ago)).flat(),
    get(`/api/meals/logged?from=${addDays(today, -31)}&to=${today}&limit=1000`),
    get(`/api/meals/days?from=${addDays(today, -89)}&to=${today}`),
    get("/api/water-history?days=90"),
    get("/api/fasting/summary?timeZone=Europe/Berlin"),
    get("/api/fasting/history"),
    get("/api/auth/user"),
    get("/api/foods/search?q=chikken%20soup"),
    get("/api/foods/table"),
    get("/"),
    post("/api/foods/parse", { text: "2 eggs, a slice of toast with butter and a large latte" }),
    post("/api/calculate-calories", { ingredient: "chicken breast", measurement: "2 slices" }),
    post("/api/daily-stats", { date: today, waterGlasses: 4 }),
    // A day holds a hundred entries.
    ...Array.from({ length: 3 }, (_, n) => ({
      ...post("/api/meals/logged", {}),
      setupRequest: (request: autocannon.Request) => {
        made += 1;
        const date = addDays(today, -((made * 3 + n) % 4_000));
        return { ...request, body: JSON.stringify({ name: "Milk", date, totalCalories: 149 }) };
      },
    })),
    { ...post("/auth/v1/token?grant_type=password", { email, password }), headers: json },
  ];
}
let made = 0;

async function bench(engine: string): Promise<void> {
  const place = await freshPlace();
  const env: Record<string, string> = {
    ...place.env,
    PORT: String(await freePort()),
    NODE_ENV: "production",
  };
  // The server's default number of database connections.
  delete env["DATABASE_POOL"];
  const url = `http://127.0.0.1:${env["PORT"]}`;
  const caller = createCaller(() => url, place.dataDir);
  const signedIn: SignedIn[] = [];
  const first = await startBuilt(env);
  for (let n = 0; n < people; n++) signedIn.push(await caller.signedIn());
  await withTables({ env }, async (db) => {
    for (const { userId } of signedIn) await fillDiary(db, userId, { last: today, ...diary });
  });
  await first.stop();

  const server = await startBuilt(env);
  try {
    await sleep(10_000);
    const idle = server.resident();
    const load = await autocannon({
      ...{ url, connections, amount: replies },
      requests: signedIn.flatMap(asksOf),
    });
    if (load.non2xx > 0 || load.errors > 0)
      throw new Error(`${load.non2xx} refused and ${load.errors} failed replies`);
    const loaded = server.resident();
    await sleep(30_000);
    const figure = (mb: number) => `${mb.toFixed(0)} MB`;
    console.log(
      `${engine}: ${figure(idle)} at rest (aim ${aims.idle}), ${figure(loaded)} after ${replies} replies (aim ${aims.loaded}),` +
        ` ${figure(server.resident())} half a minute later; ${(replies / load.duration).toFixed(0)} replies a second`,
    );
  } finally {
    await server.stop();
    await place.remove();
  }
}

await onEachEngine(bench, { durable: true });
