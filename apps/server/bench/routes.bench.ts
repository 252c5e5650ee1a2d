/**
 * How long each call of the served description holds the event loop under its largest valid input,
 * for a person who has as much as one may have. Every call is made several times in several
 * forms; of equal requests the shortest counts, since other work on the machine only adds, and
 * of forms the longest. Calls are found in the description: a new one is measured as soon as it is mounted.
 *
 *     npm run bench routes                        # on each engine that is here
 */
import { randomUUID } from "node:crypto";
import { maxFasts, maxPauses } from "@morsel/contract/fasting";
import { maxMealsPerDay } from "@morsel/contract/meals";
import { dayInUtc } from "@morsel/domain/day";
import { day, hour } from "@morsel/domain/time";
import fc from "fast-check";
import { type OpenApi, type Operation, operationsOf } from "../fuzz/document.ts";
import { draftsOf } from "../fuzz/draft.ts";
import { openLine } from "../fuzz/line.ts";
import { createPeople } from "../fuzz/people.ts";
import { finished } from "../fuzz/requests.ts";
import { startUnderTest } from "../fuzz/under-test.ts";
import { asSystem } from "../src/platform/database/as-system.ts";
import type { SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { withTables } from "../src/testing/tables.ts";
import { fillDiary } from "./diary.ts";
import { largestRequests } from "./largest.ts";

const maxHeld = 50;
const forms = 1;
const repeats = 2;
const shown = 20;

type Row = Record<string, unknown>;

interface Held {
  name: string;
  /** ms; of the first call of all too, which makes what later ones have. */
  held: number;
  first: number;
  status: number;
}

/** Reading first, leaving last: afterwards somebody else calls, who has nothing. */
function inOrder(operations: readonly Operation[]): Operation[] {
  const rank = ({ method, path }: Operation) =>
    (method === "GET" ? 0 : 1) + (/logout|delet/.test(path) || method === "DELETE" ? 2 : 0);
  return [...operations].sort((a, b) => rank(a) - rank(b));
}

async function bench(engine: string): Promise<void> {
  const { server, usage, end } = await startUnderTest();
  const line = openLine(server.url, 1);
  try {
    const people: SignedIn[] = [];
    const calls = await createPeople({
      ...server,
      signedIn: async () => {
        const person = await server.signedIn();
        people.push(person);
        return person;
      },
    });
    const own = people.at(-1);
    if (!own) throw new Error("Nobody is there to call.");
    await fill(server, own);
    // What the start leaves to be done is done.
    await server.call("GET", "/api/foods/search?q=banana", own);
    await usage({ collect: true });
    /**
     * The processor time of the event loop's thread meanwhile: it can't have been held for longer, and
     * other work on the machine hardly changes it.
     */
    const during = async <T>(ask: () => Promise<T>) => {
      const before = await usage();
      const answer = await ask();
      const after = await usage();
      return { answer, held: after.busy - before.busy };
    };
    const described = await during(() => server.call("GET", "/api/openapi.json"));
    const document = described.answer.body as OpenApi;
    const { held: first } = described;
    const results: Held[] = [{ name: "GET /api/openapi.json", held: 0, first, status: 200 }];
    for (const operation of inOrder(operationsOf(document))) {
      const result: Held = { name: operation.name, held: 0, first: 0, status: 0 };
      for (let seed = 0; seed < forms; seed++) {
        const requests = [
          ...largestRequests(operation, seed * 100),
          // What the fuzz makes reaches calls that need a code, or an id of something that is there.
          ...fc.sample(draftsOf(operation), { seed, numRuns: 6 }).map(finished),
        ];
        for (const request of requests) {
          await calls.refresh();
          let min = Number.POSITIVE_INFINITY;
          let status = 0;
          for (let n = 0; n < repeats; n++) {
            const sent = await calls.fill({ ...request, operation });
            const { answer, held } = await during(() => line.send(sent));
            if (result.first === 0) result.first = held;
            calls.learn(sent, answer);
            if (answer.status >= 500) throw new Error(`${answer.status} for ${operation.name}`);
            // An odd token that no connection takes.
            if (answer.status === 0) continue;
            status = Math.min(status || answer.status, answer.status);
            min = Math.min(min, held);
          }
          if (result.status === 0 || status < result.status) result.status = status;
          if (Number.isFinite(min)) result.held = Math.max(result.held, min);
        }
      }
      results.push(result);
    }
    results.sort((a, b) => Math.max(b.held, b.first) - Math.max(a.held, a.first));
    console.log(`${engine}: ${results.length} calls, the longest of them:`);
    for (const { name, held, first, status } of results.slice(0, shown))
      console.log(
        `  ${held < maxHeld ? " " : "✗"} ${held.toFixed(1).padStart(6)} ms, ${first.toFixed(1).padStart(6)} the first time  ${name} (${status})`,
      );
    const refused = results.filter(({ status }) => status >= 400).map(({ name }) => name);
    console.log(`${engine}: only refused: ${refused.join(", ")}`);
  } finally {
    line.close();
    await end();
  }
}

/** As many rows as somebody may have who has used it for a year, day for day. */
async function fill(server: { env: Record<string, string> }, { userId }: SignedIn): Promise<void> {
  const now = Date.now();
  const last = dayInUtc(now);
  await withTables(server, async (db) => {
    await fillDiary(db, userId, { last, days: 366, perDay: maxMealsPerDay.logged - 5 });
    const water = Array.from({ length: 366 }, (_, ago) => ({
      ...{ user_id: userId, date: dayInUtc(now - (ago + 1) * day), glasses: 8, updated_at: now },
    }));
    const tables = asSystem(db).withTables<Record<"water_days" | "fasting_sessions", Row>>();
    await tables.insertInto("water_days").values(water).execute();
    for (let ago = 5; ago < maxFasts; ago += 100) {
      const fasts = Array.from({ length: Math.min(100, maxFasts - ago) }, (_, more) =>
        fastOf(userId, now - (ago + more) * day),
      );
      await tables.insertInto("fasting_sessions").values(fasts).execute();
    }
  });
}

/** With all the pauses that a day may have, where they count: in the history's first page. */
function fastOf(userId: string, start: number) {
  const isShown = start > Date.now() - 600 * day;
  const pauses = Array.from({ length: isShown ? maxPauses : 0 }, (_, n) => ({
    ...{ from: start + n * 240_000, to: start + n * 240_000 + 60_000 },
  }));
  return {
    ...{ user_id: userId, id: randomUUID(), plan_id: "16:8", start_time: start },
    ...{ target_duration: 16 * hour, status: "completed", pauses: JSON.stringify(pauses) },
    ...{ end_time: start + 17 * hour, fasted: 17 * hour - pauses.length * 60_000 },
    ...{ source: "timer", created_at: start, updated_at: start, fingerprint: "x" },
    ...{ discarded: 0, deleted_at: null },
  };
}

await onEachEngine(bench);
