import { randomUUID } from "node:crypto";
import type { FastingSessionReply } from "@morsel/contract/fasting";
import type { SummedFast } from "@morsel/domain/fasting/summary";
import { summarize } from "@morsel/domain/fasting/summary";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { peopleOfOurs } from "../../platform/people.ts";
import { openAccounts, personOf, secretOf, somewhere } from "../../testing/accounts.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { createNotificationService } from "../notifications/service.ts";
import { createFastingService } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: Date.parse("2026-11-20T14:00:00Z") });
});
afterAll(() => server.stop());

const hour = 3_600_000;
const day = 24 * hour;

/** As the history shows it. */
const summed = (reply: FastingSessionReply): SummedFast => ({
  startTime: Date.parse(reply.startTime),
  endTime: reply.endTime === null ? null : Date.parse(reply.endTime),
  status: reply.status,
  pauses: reply.pauses.map(({ from, to }) => ({
    from: Date.parse(from),
    to: to === null ? null : Date.parse(to),
  })),
});

test("the summary is that of the whole history, of which most is summed by the database", async () => {
  const { token } = await server.signedIn();
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await server.call(method, `/api/fasting${path}`, {
      token,
      ...(body !== undefined && { body }),
    });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  };
  const now = server.clock.now();
  const record = (daysAgo: number, hours: number, pauses: [number, number][] = []) => {
    const endTime = now - daysAgo * day;
    const startTime = endTime - hours * hour;
    return call("POST", "/start", {
      id: randomUUID(),
      ...{ planId: "16-8", source: "timer", status: "completed", startTime, endTime },
      pauses: pauses.map(([from, to]) => ({
        from: startTime + from * hour,
        to: startTime + to * hour,
      })),
    });
  };
  // A streak across the calendar's first day, one long ago, and fasts that break it.
  for (let ago = 80; ago < 100; ago++) await record(ago, 16 + (ago % 3));
  for (let ago = 300; ago < 312; ago++) await record(ago, 17, [[2, 2.5]]);
  await record(200, 90);
  await record(210, 20, [[1, 6]]);
  await record(95, 4);
  const removed = await record(400, 100);
  await call("DELETE", `/${removed.id}`);
  // Its target has passed, but nobody has ended it.
  await call("POST", "/start", { planId: "14-10", startTime: now - 15 * hour });

  const history: FastingSessionReply[] = await call("GET", "/history?limit=500");
  expect(history).toHaveLength(36);
  for (const zone of ["UTC", "Pacific/Auckland", "America/Los_Angeles"]) {
    const told = await call("GET", `/summary?timeZone=${zone}`);
    expect(told).toEqual(summarize(history.map(summed), { zone, now: server.clock.now() }));
    expect(told).toMatchObject({ longestFast: 90 * hour, fasts: 36 });
  }
});

test("however many fasts ended before the calendar begins, none of them is read", async () => {
  const room = await openAccounts();
  try {
    let rows = 0;
    const count: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length;
        return result;
      },
    };
    const db = room.db.withPlugin(count);
    const derive = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db, work);
    const people = peopleOfOurs({ db, derive, deriveMany: derive });
    const rest = { clock: room.clock, people };
    const told = { config: readConfig({}), report: () => {} };
    const notifications = createNotificationService({ db, ...rest, ...told });
    const fasting = createFastingService({ db, ...rest, notifications });
    const accounts = room.process();
    await accounts.signUp({ email: "ana@example.org", password: "Str0ng!password" }, somewhere);
    const proof = { secret: secretOf(room.mails[0]) };
    const { userId } = personOf(await accounts.verify("signup", proof, somewhere));

    const before = room.clock() - 200 * day;
    const record = (minute: number) => {
      const startTime = before + minute * 60_000;
      const pauses = [{ from: startTime + 1_000, to: startTime + 2_000 }];
      const told = { planId: "16-8", source: "manual", status: "stopped" } as const;
      return fasting.start(userId, { ...told, startTime, endTime: startTime + 30_000, pauses });
    };
    const read = async () => {
      rows = 0;
      const { fasts } = await fasting.summary(userId, "Europe/Berlin");
      return { fasts, rows };
    };
    await record(0);
    const { rows: few } = await read();
    for (let minute = 1; minute < 40; minute++) await record(minute);
    expect(await read()).toEqual({ fasts: 40, rows: few });
  } finally {
    await room.close();
  }
});
