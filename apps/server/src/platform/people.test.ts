import { randomUUID } from "node:crypto";
import { type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { createCaller, type SignedIn } from "../testing/caller.ts";
import { emptyPlate } from "../testing/photos.ts";
import { type PushService, startPushService } from "../testing/push-service.ts";
import { startServer, type TestServer } from "../testing/server.ts";
import { rowsOf } from "../testing/tables.ts";
import { readConfig } from "./config/config.ts";

let push: PushService;
let server: TestServer;
beforeAll(async () => {
  push = await startPushService();
  server = await startServer({ env: { PUSH_SERVICES: push.origin } });
});
afterAll(async () => {
  await server.stop();
  await push.stop();
});

const hour = 3_600_000;
type Person = Pick<SignedIn, "token" | "password">;
type Write = readonly [method: string, path: string, body?: unknown];

/** For each room, something that creates or changes a person's rows. */
async function writes(): Promise<Write[]> {
  const id = randomUUID();
  const fast = { planId: "16-8", targetDuration: 16 * hour };
  const startTime = server.clock.now() - hour;
  const ended = { startTime: startTime - 3 * hour, endTime: startTime - 2 * hour };
  return [
    ["POST", "/api/meals/logged", { id, name: "Toast", date: "2026-11-20", totalCalories: 90 }],
    ["POST", "/api/shortcuts/log", { text: "an apple", id }],
    ["POST", "/api/user/tokens", { name: "Phone", scope: "read" }],
    ["PATCH", `/api/meals/${id}`, { date: "2026-11-21", totalCalories: 95 }],
    ["DELETE", `/api/meals/${id}`],
    ["POST", "/api/daily-stats", { waterGlasses: 3, date: "2026-11-20" }],
    ["POST", "/api/water/steps", { id, step: 1, date: "2026-11-20" }],
    ["POST", "/api/user/sync-data", { key: "morsel-theme", data: "dark", timestamp: 1 }],
    ["PUT", "/api/user/goals", { dailyCalorieGoal: 1800 }],
    ["PUT", "/api/user/profile", { firstName: "Ana" }],
    ["GET", "/api/auth/user"],
    ["POST", "/api/fasting/start", { ...fast, id, startTime }],
    ["PUT", `/api/fasting/${id}/pause`],
    ["PUT", `/api/fasting/${id}/complete`],
    ["PATCH", `/api/fasting/${id}`, { targetDuration: 12 * hour }],
    ["POST", "/api/fasting/start", { ...fast, ...ended, status: "stopped", source: "manual" }],
    ["DELETE", `/api/fasting/${id}`],
    [
      "PUT",
      "/api/fasting/settings",
      {
        week: Array(7).fill({ planId: "16-8", startAt: "20:00" }),
        timeZone: "Europe/Berlin",
        reminders: { start: true, milestones: true, end: true },
        hideNumbers: false,
      },
    ],
    ["POST", "/api/notifications/devices", await push.browser()],
    ["POST", "/api/objects/upload", { contentType: "image/png" }],
    ["PUT", `/api/user/photos/${id}/plate`, { plate: emptyPlate(id) }],
    ["DELETE", "/api/user/photos", { photoIds: [id] }],
  ];
}

const call = (person: Person, [method, path, body]: Write) =>
  server.call(method, path, { token: person.token, ...(body !== undefined && { body }) });

/** Runs all writes at once, with the deletion at the given position. */
async function race(person: Person, deletion: Write, place: number) {
  const all = [...(await writes())];
  all.splice(place, 0, deletion);
  const replies = await Promise.all(all.map((one) => call(person, one)));
  for (const [at, { status, body }] of replies.entries())
    expect(status, `${all[at]?.slice(0, 2).join(" ")} ${JSON.stringify(body)}`).toBeLessThan(500);
  return replies[place]?.status;
}

test("whatever is written while all data are deleted, nothing fails", async () => {
  const person = await server.signedIn();
  for (let place = 0; place <= 17; place++)
    expect(await race(person, ["DELETE", "/api/user/delete-data"], place)).toBe(200);
}, 120_000);

test("nothing that is written while the account is deleted outlives it", async () => {
  for (let place = 0; place <= 17; place += 3) {
    const person = await server.signedIn();
    const deletion = ["DELETE", "/api/user/account", { password: person.password }] as const;
    // Checking the password takes a while: some writes finish first, some run beside the deletion.
    const [status] = await Promise.all([
      race(person, deletion, place),
      race(person, ["GET", "/health"], 0),
      race(person, ["GET", "/health"], 0),
    ]);
    expect(status).toBe(204);
    for (const write of await writes()) {
      const { status, body } = await call(person, write);
      expect({ status, code: body.error?.code }).toEqual({ status: 401, code: "NOT_SIGNED_IN" });
    }
    expect(await rowsOf(server, person.userId)).toEqual({});
  }
}, 120_000);

/** A call whose token is checked now, and whose body is sent on demand. */
function begun(person: Person, [method, path, body = null]: Write) {
  const text = JSON.stringify(body);
  const sent: ClientRequest = request(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.on("response", (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    sent.on("error", reject);
  });
  sent.flushHeaders();
  return {
    finish: () => {
      sent.end(text);
      return status;
    },
  };
}

test("what was let in before the account was deleted writes nothing after it", async () => {
  const person = await server.signedIn();
  const withBody = (await writes()).filter(([, , body]) => body !== undefined);
  const calls = withBody.map((write) => begun(person, write));
  // By now all have passed the token check, which is what makes this hard.
  await sleep(500);
  const { password } = person;
  expect((await call(person, ["DELETE", "/api/user/account", { password }])).status).toBe(204);
  const statuses = await Promise.all(calls.map(({ finish }) => finish()));
  for (const [at, status] of statuses.entries())
    expect([401, 404], withBody[at]?.slice(0, 2).join(" ")).toContain(status);
  expect(await rowsOf(server, person.userId)).toEqual({});
});

// An embedded database allows one process only.
test.runIf(process.env["MORSEL_TEST_ENGINE"] === "postgres")(
  "a process that hasn't heard of the deletion writes nothing for who is gone",
  async () => {
    const port = new URL(server.url).port;
    const app = await createApp(readConfig({ ...server.env, PORT: port }));
    const url = await app.http.server.listen({ host: "127.0.0.1", port: 0 });
    const other = createCaller(() => url, server.dataDir);
    try {
      const person = await server.signedIn();
      const { token, password } = person;
      expect((await other.call("GET", "/api/auth/user", { token })).status).toBe(200);
      expect((await call(person, ["DELETE", "/api/user/account", { password }])).status).toBe(204);
      // Reads still trust the token; writes check that the account exists.
      expect((await other.call("GET", "/api/fasting/history", { token })).status).toBe(200);
      for (const [method, path, body] of await writes()) {
        const reply = await other.call(method, path, {
          token,
          ...(body !== undefined && { body }),
        });
        expect([401, 404], `${method} ${path}`).toContain(reply.status);
      }
      expect(await rowsOf(server, person.userId)).toEqual({});
    } finally {
      await app.close();
    }
  },
);
