import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "../../app.ts";
import { readConfig } from "../../platform/config/config.ts";
import { password } from "../../testing/browser.ts";
import { type PushService, startPushService } from "../../testing/push-service.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { withTables } from "../../testing/tables.ts";

const hour = 3_600_000;
const lookEvery = 250;
let push: PushService;
let server: TestServer;
beforeAll(async () => {
  push = await startPushService();
  server = await startServer({ env: { PUSH_SERVICES: push.origin }, lookEvery });
});
beforeEach(() => {
  push.messages.length = 0;
});
afterAll(async () => {
  await server.stop();
  await push.stop();
});

const quiet = {
  week: [null, null, null, null, null, null, null] as unknown[],
  timeZone: "Europe/Berlin",
  reminders: { start: false, milestones: false, end: false },
  hideNumbers: false,
};

/** A person with a browser that receives notices. */
async function somebody(reminders: object, settings: object = {}) {
  const { token } = await server.signedIn();
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
  const browser = await push.browser();
  const subscribed = await call("POST", "/notifications/devices", browser);
  expect(subscribed.status).toBe(201);
  const saved = await call("PUT", "/fasting/settings", {
    ...quiet,
    ...settings,
    reminders: { ...quiet.reminders, ...reminders },
  });
  expect(saved.status).toBe(200);
  return {
    call,
    browser,
    deviceId: subscribed.body.id as string,
    start: async (hoursAgo = 0, target = 16) => {
      const sent = {
        id: randomUUID(),
        planId: "16-8",
        startTime: server.clock.now() - hoursAgo * hour,
        targetDuration: target * hour,
      };
      return (await call("POST", "/fasting/start", sent)).body.id as string;
    },
  };
}

/** A session on another of the person's devices. */
async function signInAgain({ email }: { email: string }): Promise<{ access_token: string }> {
  const signedIn = await server.call("POST", "/api/auth/signin", { body: { email, password } });
  return signedIn.body.session;
}

const titles = () => push.messages.map(({ text }) => JSON.parse(text).title as string);
/** Long enough to look for due reminders twice. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 3 * lookEvery));

describe("reminders of a fast", () => {
  test("are encrypted for the browser, signed by the server, and come once at their time", async () => {
    const person = await somebody({ milestones: true, end: true });
    await person.start(7);
    await settled();
    expect(push.messages).toEqual([]);
    server.clock.advance(hour);
    await vi.waitFor(() => expect(titles()).toEqual(["8 hours of fasting"]), 8_000);
    server.clock.advance(8 * hour);
    await vi.waitFor(() => expect(titles()).toContain("Your fast is complete"), 8_000);
    await settled();
    // The one at 12 hours was due four hours ago: too late to be useful.
    expect(titles()).toEqual(["8 hours of fasting", "Your fast is complete"]);

    const [first] = push.messages;
    expect(JSON.parse(first?.text ?? "")).toMatchObject({ tag: "fasting-milestone" });
    expect(first?.headers["topic"]).toBe("fasting-milestone");
    expect(first?.token.sub).toMatch(/^mailto:|^https:/);
    const lifetime = (first?.token.exp ?? 0) - server.clock.now() / 1000;
    expect(lifetime).toBeLessThan(24 * 3600);
    const { body } = await person.call("GET", "/notifications/key");
    expect(first?.headers.authorization).toContain(`k=${body.publicKey}`);
  }, 40_000);

  test("are off unless asked for, and none comes after the end or in a pause", async () => {
    const off = await somebody({});
    await off.start(15.5);
    const ended = await somebody({ end: true });
    const id = await ended.start(15.5);
    await ended.call("PUT", `/fasting/${id}/complete`);
    const paused = await somebody({ end: true });
    // Half an hour, so that their access token is still valid afterwards.
    const other = await paused.start(15.5);
    await paused.call("PUT", `/fasting/${other}/pause`);
    server.clock.advance(0.6 * hour);
    await settled();
    expect(push.messages).toEqual([]);
    expect((await paused.call("PUT", `/fasting/${other}/resume`)).status).toBe(200);
    server.clock.advance(hour / 2);
    await vi.waitFor(() => expect(titles()).toEqual(["Your fast is complete"]), 8_000);
  }, 40_000);

  test("tell no numbers to those who hide them", async () => {
    const person = await somebody({ milestones: true, end: true }, { hideNumbers: true });
    await person.start(7.5);
    server.clock.advance(9 * hour);
    await vi.waitFor(() => expect(titles()).toEqual(["Your fast is over"]), 8_000);
    expect(push.messages[0]?.text).not.toMatch(/\d/);
  }, 40_000);

  test("call to each planned start, week after week", async () => {
    const planned = { planId: "18-6", startAt: "19:00" };
    await somebody({ start: true }, { week: Array.from({ length: 7 }, () => planned) });
    for (const count of [1, 2, 3]) {
      server.clock.advance(24 * hour);
      // Within a day the start may lie more than an hour back; then no reminder is sent.
      const at = new Intl.DateTimeFormat("en-GB", {
        timeZone: "Europe/Berlin",
        hour: "2-digit",
        hourCycle: "h23",
      });
      while (at.format(server.clock.now()) !== "19") server.clock.advance(hour / 2);
      await vi.waitFor(() => expect(push.messages.length).toBeGreaterThanOrEqual(count), 8_000);
    }
    expect(titles()).toEqual(Array(3).fill("Time to start your fast"));
  }, 180_000);

  test("a browser that is gone is forgotten; a service that is away is asked again", async () => {
    const person = await somebody({ end: true });
    const second = await push.browser();
    await person.call("POST", "/notifications/devices", second);
    push.answer(person.browser, 410);
    push.answer(second, 503);
    await person.start(15);
    server.clock.advance(hour + 1000);
    await settled();
    expect(push.messages).toEqual([]);
    push.answer(person.browser, 201);
    push.answer(second, 201);
    server.clock.advance(61_000);
    await vi.waitFor(() => expect(push.messages).toHaveLength(1), 8_000);
    expect(push.messages[0]?.device).toBe(second.endpoint);
  }, 40_000);

  test("one whose followers can't be planned isn't done until they are", async () => {
    const { browser, start } = await somebody({ end: true });
    const sent = () => push.messages.filter(({ device }) => device === browser.endpoint);
    await start(15);
    const rename = (from: string, to: string) =>
      withTables(server, (db) => db.schema.alterTable(from).renameTo(to).execute());
    await rename("fasting_settings", "mislaid");
    try {
      server.clock.advance(hour + 1000);
      await vi.waitFor(() => expect(sent()).toHaveLength(1), 8_000);
      await settled();
    } finally {
      await rename("mislaid", "fasting_settings");
    }
    server.clock.advance(121_000);
    await vi.waitFor(() => expect(sent()).toHaveLength(2), 8_000);
    server.clock.advance(121_000);
    await settled();
    expect(sent()).toHaveLength(2);
  }, 40_000);
});

describe("several server processes", () => {
  // SQLite allows one process only, so there the same work is started many times at once.
  test("send each reminder once", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => somebody({ end: true })));
    await Promise.all(people.map((person) => person.start(15)));
    const isPostgres = process.env["MORSEL_TEST_ENGINE"] === "postgres";
    const others = isPostgres ? await Promise.all([another(), another()]) : [];
    server.clock.advance(hour + 1000);
    await vi.waitFor(() => expect(push.messages.length).toBeGreaterThanOrEqual(6), 10_000);
    await settled();
    await Promise.all(others.map((app) => app.close()));
    expect(push.messages).toHaveLength(6);
    expect(new Set(push.messages.map(({ device }) => device)).size).toBe(6);
  }, 180_000);

  async function another() {
    const env = { ...server.env, PUSH_SERVICES: push.origin };
    return createApp(readConfig(env), { clock: server.clock.now, lookEvery });
  }
});

describe("browsers", () => {
  test("the key is the same for all and through a restart", async () => {
    const key = async () => (await server.call("GET", "/api/notifications/key")).body.publicKey;
    const before = await key();
    expect(Buffer.from(before, "base64url")).toHaveLength(65);
    await server.restart();
    expect(await key()).toBe(before);
  });

  test("subscribing twice is once; what was switched off gets nothing", async () => {
    const person = await somebody({ end: true });
    const again = await person.call("POST", "/notifications/devices", person.browser);
    expect(again.body.id).toBe(person.deviceId);
    const remove = () => person.call("DELETE", `/notifications/devices/${person.deviceId}`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    await person.start(15);
    server.clock.advance(hour + 1000);
    await settled();
    expect(push.messages).toEqual([]);
  }, 20_000);

  test("one that another person signs in on gets that person's notices only", async () => {
    const one = await somebody({ end: true });
    const other = await somebody({});
    await other.call("POST", "/notifications/devices", one.browser);
    await one.start(15);
    server.clock.advance(hour + 1000);
    await settled();
    expect(push.messages).toEqual([]);
  }, 20_000);

  test.each<[string, (kept: string, lost: string) => Promise<{ status: number }>]>([
    [
      "signed out from another",
      (kept) => server.call("POST", "/auth/v1/logout?scope=others", { token: kept }),
    ],
    ["signed out itself", (_, lost) => server.call("POST", "/api/auth/signout", { token: lost })],
    [
      "left out of a password's change",
      (kept) =>
        server.call("PUT", "/auth/v1/user", {
          token: kept,
          body: { password: "An0ther!password", current_password: password },
        }),
    ],
  ])(
    "one %s gets no notices any more, and the others do",
    async (_, end) => {
      const person = await server.signedIn();
      const lost = (await signInAgain(person)).access_token;
      const [keeps, loses] = [await push.browser(), await push.browser()];
      const send = (token: string, browser: unknown) =>
        server.call("POST", "/api/notifications/devices", { token, body: browser });
      expect((await send(person.token, keeps)).status).toBe(201);
      expect((await send(lost, loses)).status).toBe(201);
      const settings = { ...quiet, reminders: { ...quiet.reminders, end: true } };
      await server.call("PUT", "/api/fasting/settings", { token: person.token, body: settings });
      expect((await end(person.token, lost)).status).toBeLessThan(300);
      const fast = {
        id: randomUUID(),
        planId: "16-8",
        startTime: server.clock.now() - 15 * hour,
        targetDuration: 16 * hour,
      };
      await server.call("POST", "/api/fasting/start", { token: person.token, body: fast });
      server.clock.advance(hour + 1000);
      await vi.waitFor(() => expect(push.messages.length).toBeGreaterThan(0), 8_000);
      await settled();
      expect(push.messages.map(({ device }) => device)).toEqual([keeps.endpoint]);
    },
    40_000,
  );

  test.each([
    ["http://127.0.0.1:1/push/x"],
    ["https://127.0.0.1/push/x"],
    ["https://fcm.googleapis.com.evil.example/x"],
    ["http://169.254.169.254/latest"],
    ["file:///etc/passwd"],
  ])("%s is no push service that is spoken to", async (endpoint) => {
    const { token } = await server.signedIn();
    const { keys } = await push.browser();
    const { status, body } = await server.call("POST", "/api/notifications/devices", {
      token,
      body: { endpoint, keys },
    });
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe("endpoint");
  });

  test("keys that are none are a 400 that names them, and twenty browsers are enough", async () => {
    const { token } = await server.signedIn();
    const send = (body: unknown) =>
      server.call("POST", "/api/notifications/devices", { token, body });
    const browser = await push.browser();
    for (const keys of [
      { ...browser.keys, p256dh: "A".repeat(87) },
      { ...browser.keys, auth: "x" },
      {},
    ])
      expect((await send({ ...browser, keys })).status).toBe(400);
    for (let n = 0; n < 20; n++) expect((await send(await push.browser())).status).toBe(201);
    expect((await send(browser)).status).toBe(409);
  });
});
