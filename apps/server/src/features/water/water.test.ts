import { randomUUID } from "node:crypto";
import { maxStepsPerDay } from "@morsel/contract/water";
import { day } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { readConfig } from "../../platform/config/config.ts";
import { createCaller } from "../../testing/caller.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { rowsOf } from "../../testing/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const date = "2026-11-20";

async function somebody() {
  const { token, userId } = await server.signedIn();
  const step = (body: object) =>
    server.call("POST", "/api/water/steps", {
      token,
      body: { id: randomUUID(), date, step: 1, ...body },
    });
  return {
    ...{ token, userId, step },
    set: (waterGlasses: number) =>
      server.call("POST", "/api/daily-stats", { token, body: { waterGlasses, date } }),
    glasses: async () =>
      (await server.call("GET", `/api/users/${userId}/daily-stats?date=${date}`, { token })).body
        .waterGlasses,
  };
}

describe("steps of water", () => {
  test("add up, whichever device they come from, and one counts once", async () => {
    const person = await somebody();
    const id = randomUUID();
    expect(await person.step({ id, step: 2 })).toMatchObject({
      status: 200,
      body: { date, glasses: 2 },
    });
    expect((await person.step({})).body).toEqual({ date, glasses: 3 });
    expect((await person.step({ id, step: 2 })).body).toEqual({ date, glasses: 3 });
    expect((await person.step({ step: -1 })).body).toEqual({ date, glasses: 2 });
    const other = await somebody();
    expect((await other.step({ id })).body).toEqual({ date, glasses: 1 });
    expect(await person.glasses()).toBe(2);
  });

  test("stay within 0 and 8, each as it arrives, and a set count is where they go on", async () => {
    const person = await somebody();
    const all = [];
    for (const step of [-2, 7, 3, -1]) all.push((await person.step({ step })).body.glasses);
    expect(all).toEqual([0, 7, 8, 7]);
    expect((await person.set(3)).body).toEqual({ date, waterGlasses: 3 });
    expect((await person.step({})).body.glasses).toBe(4);
  });

  test("sent at once, and each twice, are all counted once", async () => {
    const person = await somebody();
    const ids = Array.from({ length: 6 }, () => randomUUID());
    const replies = await Promise.all([...ids, ...ids].map((id) => person.step({ id })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await person.glasses()).toBe(6);
  });

  // An embedded database allows one process only.
  test.runIf(process.env["MORSEL_TEST_ENGINE"] === "postgres")(
    "sent to two processes at once are all counted once",
    async () => {
      const person = await somebody();
      const port = new URL(server.url).port;
      const app = await createApp(readConfig({ ...server.env, PORT: port }));
      const url = await app.http.server.listen({ host: "127.0.0.1", port: 0 });
      try {
        const other = createCaller(() => url, server.dataDir);
        const steps = Array.from({ length: 6 }, () => ({ id: randomUUID(), date, step: 1 }));
        const replies = await Promise.all(
          steps.flatMap((body) =>
            [server, other].map(({ call }) =>
              call("POST", "/api/water/steps", { token: person.token, body }),
            ),
          ),
        );
        expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
        expect(await person.glasses()).toBe(6);
      } finally {
        await app.close();
      }
    },
  );

  test("are so many a day", async () => {
    const person = await somebody();
    const ids = Array.from({ length: maxStepsPerDay }, () => randomUUID());
    for (let at = 0; at < ids.length; at += 20)
      await Promise.all(
        ids.slice(at, at + 20).map((id, more) => person.step({ id, step: more % 2 ? -1 : 1 })),
      );
    const { status, body } = await person.step({});
    expect({ status, code: body.error?.code }).toEqual({ status: 409, code: "WATER_DAY_FULL" });
    expect((await person.step({ id: ids[0] })).status).toBe(200);
    expect((await person.step({ date: "2026-11-21" })).status).toBe(200);
  });

  test("are forgotten after 90 days", async () => {
    const own = await startServer();
    try {
      const { token, userId } = await own.signedIn();
      const step = (id: string) =>
        own.call("POST", "/api/water/steps", { token, body: { id, date, step: 1 } });
      await step(randomUUID());
      own.clock.advance(50 * day);
      await own.restart();
      expect((await rowsOf(own, userId))["water_steps"]).toBe(1);
      own.clock.advance(41 * day);
      await own.restart();
      await expect.poll(async () => (await rowsOf(own, userId))["water_steps"]).toBeUndefined();
    } finally {
      await own.stop();
    }
  });

  test.each([
    ["id", { id: "one" }],
    ["date", { date: "2026-11-31" }],
    ["step", { step: 1.5 }],
    ["step", { step: 9 }],
    ["step", { step: "1" }],
  ])("a wrong %s is a 400 that names it", async (field, wrong) => {
    const person = await somebody();
    const { status, body } = await person.step(wrong);
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe(field);
    expect(await person.glasses()).toBe(0);
  });
});
