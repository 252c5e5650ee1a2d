/** How fast a large file is imported, and what that costs others, on each engine. */
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { dayInUtc } from "@morsel/domain/day";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import { asSystem } from "../src/platform/database/as-system.ts";
import { type Caller, createCaller, type SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { sendFile } from "../src/testing/imports.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { withTables } from "../src/testing/tables.ts";
import { startBuilt } from "./built-server.ts";

const rows = 100_000;
const perDay = 50;
/** Rows of a statement of the bare insert, and of its transaction. */
const atOnce = 250;
/** Between two reads of a day (ms). */
const readEvery = 10;
/** Between two questions of the app how far an import has come (ms). */
const askEvery = 700;
const today = dayInUtc(Date.now());

function dayOf(row: number): string {
  return dayInUtc(Date.UTC(2015, 0, 1 + Math.floor(row / perDay)));
}

function table(): string {
  const lines = [
    "Day,Time,Group,Food Name,Amount,Energy (kcal),Fat (g),Carbs (g),Protein (g),Iron (mg)",
  ];
  for (let row = 0; row < rows; row++)
    lines.push(
      `${dayOf(row)},8:05 AM,Breakfast,"Porridge, no. ${row}",80 g,${row % 900},${row % 30},${row % 90}.5,${row % 40},1.2`,
    );
  return lines.join("\n");
}

/** Reads a day again and again, and tells how long 99 in 100 took at most (ms). */
async function reading(url: string, { token }: SignedIn, until: Promise<unknown>): Promise<number> {
  const over = until.then(() => true);
  const isOver = () => Promise.race([over, sleep(readEvery).then(() => false)]);
  const took: number[] = [];
  const asked: Promise<void>[] = [];
  while (!(await isOver())) {
    asked.push(
      (async () => {
        const begun = performance.now();
        const reply = await fetch(`${url}/api/meals/logged?from=${today}&to=${today}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        await reply.arrayBuffer();
        took.push(performance.now() - begun);
      })(),
    );
  }
  await Promise.all(asked);
  took.sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)] ?? Number.NaN;
}

type Imported = Awaited<ReturnType<typeof importing>>;

/** Imports a file, and measures others meanwhile. */
async function importing(
  caller: Caller,
  { token }: SignedIn,
  content: string,
  measured: (until: Promise<unknown>) => Promise<number> = () => Promise.resolve(Number.NaN),
) {
  let begun = performance.now();
  const sending = sendFile(caller, token, { content });
  const whileRead = await measured(sending);
  const { body } = await sending;
  const readMs = performance.now() - begun;

  begun = performance.now();
  await caller.call("POST", `/api/imports/${body.id}/apply`, { token });
  const applying = untilOver(caller, token, body.id).then(() => performance.now() - begun);
  const whileWritten = await measured(applying);
  return { readMs, writtenMs: await applying, whileRead, whileWritten };
}

/** Asks as often as the app does. */
async function untilOver(caller: Caller, token: string, id: string): Promise<void> {
  for (let state = "applying"; state === "applying"; ) {
    await sleep(askEvery);
    const { body } = await caller.call("GET", `/api/imports/${id}`, { token });
    state = body.state;
  }
}

/** Inserts the same rows with nothing around it but the tables' triggers; returns rows a second. */
async function bareInsert(env: Record<string, string>, userId: string): Promise<number> {
  return withTables({ env }, async (db) => {
    const meals = asSystem(db).withTables<{ meals: Record<string, unknown> }>();
    const made = Array.from({ length: rows }, (_, row) => ({
      ...{
        user_id: userId,
        id: crypto.randomUUID(),
        date: dayOf(row),
        logged_at: 0,
        created_at: 0,
      },
      ...{ name: `Porridge, no. ${row}`, meal_type: "breakfast", time: "8:05 AM" },
      ...{ measurement: "80 g", grams: 80, estimated: 0, calories: row % 900, revision: row },
      ...byNutrient(({ id }) =>
        ["fat", "carbs", "protein", "iron"].includes(id) ? row % 30 : null,
      ),
      fingerprint: "0123456789012345678901234567890123456789012",
    }));
    const begun = performance.now();
    for (let start = 0; start < rows; start += atOnce)
      await meals
        .insertInto("meals")
        .values(made.slice(start, start + atOnce))
        .execute();
    return rows / ((performance.now() - begun) / 1_000);
  });
}

await onEachEngine(
  async (engine) => {
    const place = await freshPlace();
    const port = String(await freePort());
    const env: Record<string, string> = { ...place.env, PORT: port, NODE_ENV: "production" };
    delete env["DATABASE_POOL"];
    const url = `http://127.0.0.1:${port}`;
    const caller = createCaller(() => url, place.dataDir);
    const server = await startBuilt(env);
    try {
      const [ana, ben, cleo, bare] = [
        await caller.signedIn(),
        await caller.signedIn(),
        await caller.signedIn(),
        await caller.signedIn(),
      ];
      for (let meal = 0; meal < 10; meal++)
        await caller.call("POST", "/api/meals/logged", {
          token: ben.token,
          body: { name: `Meal ${meal}`, date: today, totalCalories: 100 },
        });
      const content = table();
      // A server that has just started still prepares what it will need, and compiles.
      await reading(url, ben, sleep(8_000));
      const before = await reading(url, ben, sleep(10_000));
      let peak = server.resident();
      const atRest = peak;
      // Asking holds up the readers of this process, too, so it is done seldom.
      const watch = setInterval(() => {
        peak = Math.max(peak, server.resident());
      }, 5_000);

      const alone = await importing(caller, ana, content);
      const beside = await importing(caller, cleo, content, (until) => reading(url, ben, until));
      clearInterval(watch);
      await sleep(300);
      await server.stop();
      const bareRate = await bareInsert(place.env, bare.userId);
      const seconds = (ms: number) => (ms / 1_000).toFixed(1);
      const rate = ({ writtenMs }: Imported) => rows / (writtenMs / 1_000);
      console.log(
        `${engine}: ${rows} rows read in ${seconds(alone.readMs)} s, written at ${rate(alone).toFixed(0)} a second,` +
          ` ${(rate(alone) / bareRate).toFixed(2)} of a bare insert (aim 0.5; ${bareRate.toFixed(0)} a second)`,
      );
      console.log(
        `${engine}: while another reads a day every ${readEvery} ms, read in ${seconds(beside.readMs)} s, written at ${rate(beside).toFixed(0)} a second`,
      );
      const ratio = (ms: number) => `${ms.toFixed(1)} ms (${(ms / before).toFixed(2)})`;
      console.log(
        `${engine}: 99 of 100 of these reads within ${before.toFixed(1)} ms before, ${ratio(beside.whileRead)} while the file is read,` +
          ` ${ratio(beside.whileWritten)} while it is written (at most 1.5)`,
      );
      console.log(
        `${engine}: memory ${atRest.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB, for a file of ${(content.length / 1e6).toFixed(0)} MB`,
      );
    } finally {
      await server.stop();
      await place.remove();
    }
  },
  { durable: true },
);
