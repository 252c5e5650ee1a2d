/**
 * What an export of 40,000 entries costs the server against one of 1,000, on each engine: memory
 * above what it had before, and the longest that another call waited. See docs/benchmarks.md.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { dayInUtc } from "@morsel/domain/day";
import { createCaller, type SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { withTables } from "../src/testing/tables.ts";
import { startBuilt } from "./built-server.ts";
import { fillDiary } from "./diary.ts";

const today = dayInUtc(Date.now());
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
const perDay = 10;
const diaries = [1_000, 40_000, 160_000];

await onEachEngine(async (engine) => {
  const place = await freshPlace();
  const env = {
    ...place.env,
    PORT: String(await freePort()),
    NODE_ENV: "production",
    DATABASE_POOL: "10",
  };
  const url = `http://127.0.0.1:${env.PORT}`;
  const caller = createCaller(() => url, place.dataDir);
  const first = await startBuilt(env);
  const people: { entries: number; person: SignedIn }[] = [];
  for (const entries of diaries) people.push({ entries, person: await caller.signedIn() });
  await withTables({ env }, async (db) => {
    for (const { entries, person } of people)
      await fillDiary(db, person.userId, { last: today, days: entries / perDay, perDay });
  });
  await first.stop();
  const server = await startBuilt(env);

  /** Receives an export, dropping it, and watches the server meanwhile. */
  async function measured({ token }: SignedIn) {
    const before = server.resident();
    const begun = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/user/export`, { headers });
    let [most, bytes, slowest] = [before, 0, 0];
    const watch = { isDone: false };
    const watching = (async () => {
      while (!watch.isDone) {
        most = Math.max(most, server.resident());
        const asked = performance.now();
        await fetch(`${url}/health`);
        slowest = Math.max(slowest, performance.now() - asked);
        await sleep(20);
      }
    })();
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    watch.isDone = true;
    await watching;
    const seconds = (performance.now() - begun) / 1_000;
    return { growth: most - before, bytes, seconds, slowest };
  }

  try {
    await sleep(10_000);
    const [{ person } = { person: undefined }] = people;
    // What a first export brings in, such as code, is none's.
    if (person) for (let n = 0; n < 5; n++) await measured(person);
    for (const one of people) {
      const { growth, bytes, seconds, slowest } = await measured(one.person);
      console.log(
        `${engine}: an export of ${one.entries} entries (${megabytes(bytes)} MB) takes ${seconds.toFixed(1)} s and at most ` +
          `${growth.toFixed(0)} MB of memory above what there was; another call waits ${slowest.toFixed(0)} ms at most`,
      );
    }
  } finally {
    await server.stop();
    await place.remove();
  }
});
