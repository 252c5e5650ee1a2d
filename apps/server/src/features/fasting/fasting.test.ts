import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const hour = 3_600_000;
const iso = (instant: number) => new Date(instant).toISOString();
const ago = (hours: number) => iso(server.clock.now() - hours * hour);
const hoursAfter = (start: string, hours: number) => iso(Date.parse(start) + hours * hour);

/** A person and their fasting calls. */
async function somebody() {
  const { token, userId } = await server.signedIn();
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/api/fasting${path}`, { token, ...(body !== undefined && { body }) });
  return {
    userId,
    token,
    call,
    start: (over: object = {}) =>
      call("POST", "/start", {
        id: randomUUID(),
        planId: "16-8",
        planName: "16:8 Method",
        startTime: ago(0),
        targetDuration: 16 * hour,
        status: "active",
        ...over,
      }),
    complete: (id: string, body?: unknown) => call("PUT", `/${id}/complete`, body),
    active: async () => (await call("GET", "/active")).body,
    history: async (query = "") => (await call("GET", `/history${query}`)).body,
  };
}

/** A finished fast; `from` and `to` are hours ago. */
function past(from: number, to: number, over: object = {}) {
  const startTime = ago(from);
  const endTime = hoursAfter(startTime, from - to);
  return { startTime, endTime, status: "completed", source: "manual", ...over };
}

describe("starting", () => {
  test("answers the session, which every device then sees as the active one", async () => {
    const person = await somebody();
    const { status, body } = await person.start();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      planId: "16-8",
      planName: "16:8 Method",
      targetDuration: 16 * hour,
      status: "active",
      endTime: null,
      completedAt: null,
      actualDuration: null,
      targetHours: 16,
      wasCompleted: false,
      localOnly: false,
    });
    expect(body.remainingHours).toBeCloseTo(16, 1);
    expect(await person.active()).toMatchObject({ id: body.id, status: "active" });
    expect(await person.history()).toEqual([]);
  });

  test("twice with the same id is one session and one answer", async () => {
    const person = await somebody();
    const sent = { id: randomUUID(), startTime: ago(0) };
    const [first, second] = await Promise.all([person.start(sent), person.start(sent)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const other = await person.start({ ...sent, planId: "18-6" });
    expect(other.status).toBe(409);
    expect(other.body.error.code).toBe("FASTING_ID_TAKEN");
  });

  test("a second one at the same time is refused and gets the first one to go on with", async () => {
    const person = await somebody();
    const replies = await Promise.all([person.start(), person.start(), person.start()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const first = replies.find(({ status }) => status === 201);
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body.error.code).toBe("FASTING_ALREADY_ACTIVE");
      expect(body.session.id).toBe(first?.body.id);
    }
  });

  test("an unknown plan is Custom, a missing target the plan's own, or 16 hours", async () => {
    const started = async (over: object) => (await (await somebody()).start(over)).body;
    const custom = { planId: "my-own", planName: "Evil", targetDuration: 30 * hour };
    expect(await started(custom)).toMatchObject({ planName: "Custom", targetHours: 30 });
    expect((await started({ planId: "20-4", targetDuration: undefined })).targetHours).toBe(20);
    expect((await started({ planId: "my-own", targetDuration: undefined })).targetHours).toBe(16);
  });

  test("in the past is possible, as ISO text or as milliseconds", async () => {
    const person = await somebody();
    const startTime = Date.parse(ago(5));
    const { status, body } = await person.start({ startTime, source: "manual" });
    expect(status).toBe(201);
    expect(body.startTime).toBe(iso(startTime));
    expect(body.remainingHours).toBeCloseTo(11, 1);
  });

  test.each([
    ["targetDuration", { targetDuration: 0 }],
    ["targetDuration", { targetDuration: -hour }],
    ["targetDuration", { targetDuration: 365 * 24 * hour }],
    ["targetDuration", { targetDuration: 168 * hour + 1 }],
    ["targetDuration", { targetDuration: hour - 1 }],
    ["targetDuration", { targetDuration: "16" }],
    ["startTime", { startTime: "yesterday" }],
    ["startTime", { startTime: "2199-01-01T00:00:00Z" }],
    ["startTime", { startTime: "1999-01-01T00:00:00Z" }],
    ["startTime", { startTime: undefined }],
    ["planId", { planId: "" }],
    ["planId", { planId: "\u200b" }],
    ["status", { status: "done" }],
    ["id", { id: "fast-1" }],
    ["endTime", { status: "completed" }],
    ["endTime", { endTime: "2026-01-01T00:00:00Z" }],
    ["pauses", { status: "paused" }],
  ])("a wrong %s is a 400 that names it once", async (field, wrong) => {
    const person = await somebody();
    const { status, body } = await person.start(wrong);
    expect(status).toBe(400);
    expect(body.error.issues).toEqual([{ path: field, message: expect.any(String) }]);
    expect(await person.active()).toBeNull();
  });

  test("a start in the future is a 400; a clock that runs a little ahead is fine", async () => {
    const person = await somebody();
    const { status, body } = await person.start({ startTime: ago(-0.5) });
    expect(status).toBe(400);
    expect(body.error.issues).toEqual([
      {
        path: "startTime",
        message: "Must not be in the future. Is the clock of your device right?",
      },
    ]);
    const typed = await person.start({ startTime: ago(-0.5), source: "manual" });
    expect(typed.body.error.issues[0].message).toBe("Must not be in the future.");
    const { id } = (await person.start({ startTime: ago(-1 / 6) })).body;
    expect((await person.active()).id).toBe(id);
    expect((await person.complete(id, { endTime: ago(-1 / 5) })).status).toBe(200);
  });
});

describe("pausing and ending", () => {
  test("an end before the start is a 400, and the fast goes on", async () => {
    const person = await somebody();
    const { id } = (await person.start({ startTime: ago(9) })).body;
    const { status, body } = await person.complete(id, { endTime: ago(24) });
    expect(status).toBe(400);
    expect(body.error.issues).toEqual([
      { path: "endTime", message: "Must be after the start. Is the clock of your device right?" },
    ]);
    expect((await person.active()).id).toBe(id);
  });

  test("a pause stops the clock and moves the target", async () => {
    const person = await somebody();
    const { id, startTime } = (await person.start({ startTime: ago(10) })).body;
    const put = (action: string, hours?: number) =>
      person.call(
        "PUT",
        `/${id}/${action}`,
        hours === undefined ? undefined : { at: hoursAfter(startTime, hours) },
      );
    expect((await put("pause", 4)).body).toMatchObject({ status: "paused", remainingHours: 12 });
    expect((await put("pause", 5)).body.pauses).toHaveLength(1);
    const resumed = await put("resume", 7);
    expect(resumed.body.status).toBe("active");
    expect(resumed.body.remainingHours).toBeCloseTo(9, 1);
    const paused = await put("pause");
    expect(paused.body.status).toBe("paused");
    expect((await person.active()).status).toBe("paused");
  });

  test("ended before the target it is stopped, at the target completed", async () => {
    const person = await somebody();
    const one = (await person.start({ startTime: ago(30) })).body;
    const stopped = await person.complete(one.id, { endTime: hoursAfter(one.startTime, 10) });
    expect(stopped.status).toBe(200);
    expect(stopped.body).toMatchObject({
      status: "stopped",
      wasCompleted: false,
      actualDuration: 10 * hour,
      actualHoursFasted: 10,
      remainingHours: 6,
      completedAt: null,
    });
    const two = (await person.start({ startTime: ago(18) })).body;
    const completed = await person.complete(two.id);
    expect(completed.body).toMatchObject({
      status: "completed",
      wasCompleted: true,
      actualDuration: 16 * hour,
      remainingHours: 0,
      endTime: hoursAfter(two.startTime, 16),
      completedAt: hoursAfter(two.startTime, 16),
    });
    expect(await person.active()).toBeNull();
  });

  test("a second end changes nothing and answers the same, with or without a body", async () => {
    const person = await somebody();
    const { id } = (await person.start({ startTime: ago(3) })).body;
    const first = await person.complete(id, {});
    const second = await person.complete(id, { endTime: ago(1) });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const third = await server.call("PUT", `/api/fasting/${id}/complete`, {
      token: person.token,
      headers: { "content-type": "application/json" },
    });
    expect(third.body).toEqual(first.body);
    expect(await person.history()).toEqual([first.body]);
  });

  test("a device that saw the target pass doesn't end a fast that another one paused", async () => {
    const person = await somebody();
    const { id, startTime } = (await person.start({ startTime: ago(17) })).body;
    const seen = { endTime: hoursAfter(startTime, 16), byItself: true };
    await person.call("PUT", `/${id}/pause`, { at: hoursAfter(startTime, 15) });
    const goesOn = await person.complete(id, seen);
    expect(goesOn.status).toBe(200);
    expect(goesOn.body).toMatchObject({ status: "paused", endTime: null });
    expect((await person.active()).id).toBe(id);
    await person.call("PUT", `/${id}/resume`, { at: hoursAfter(startTime, 15.5) });
    expect((await person.complete(id, { ...seen, endTime: ago(0) })).body).toMatchObject({
      status: "completed",
      endTime: hoursAfter(startTime, 16.5),
    });
  });

  test("under 5 seconds is ended but not recorded, and doesn't come back", async () => {
    const person = await somebody();
    const sent = { id: randomUUID(), startTime: ago(1) };
    await person.start(sent);
    const endTime = iso(Date.parse(sent.startTime) + 4_999);
    expect((await person.complete(sent.id, { endTime })).status).toBe(200);
    expect(await person.history()).toEqual([]);
    expect((await person.start(sent)).status).toBe(201);
    expect(await person.active()).toBeNull();
    const next = (await person.start({ startTime: ago(1) })).body;
    await person.complete(next.id, { endTime: iso(Date.parse(next.startTime) + 5_000) });
    expect(await person.history()).toHaveLength(1);
  });

  test("an end in the future is a 400 that names it", async () => {
    const person = await somebody();
    const { id } = (await person.start()).body;
    const { status, body } = await person.complete(id, { endTime: ago(-2) });
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe("endTime");
    expect((await person.active()).id).toBe(id);
  });

  test("a fast whose target passed is complete for all, and lets the next one begin", async () => {
    const person = await somebody();
    const one = (await person.start({ startTime: ago(20) })).body;
    expect(await person.active()).toBeNull();
    expect(await person.history()).toMatchObject([{ id: one.id, status: "completed" }]);
    // Another device paused it meanwhile, while offline: that still counts.
    await person.call("PUT", `/${one.id}/pause`, { at: hoursAfter(one.startTime, 15) });
    expect((await person.active()).status).toBe("paused");
    await person.call("PUT", `/${one.id}/resume`, { at: hoursAfter(one.startTime, 16) });
    expect(await person.history()).toMatchObject([{ endTime: hoursAfter(one.startTime, 17) }]);
    expect((await person.start()).status).toBe(201);
    expect(await person.history()).toMatchObject([{ id: one.id, status: "completed" }]);
  });

  test("somebody else's or an unknown fast is a 404, and stays as it is", async () => {
    const [one, other] = await Promise.all([somebody(), somebody()]);
    const { id } = (await one.start()).body;
    for (const wrong of [id, randomUUID()])
      for (const [method, action, body] of [
        ["PUT", "/complete"],
        ["PUT", "/pause"],
        ["PUT", "/resume"],
        ["PATCH", "", { targetDuration: hour }],
        ["DELETE", ""],
        ["GET", ""],
      ] as const) {
        const reply = await other.call(method, `/${wrong}${action}`, body);
        expect(reply.status).toBe(404);
        expect(reply.body.error.code).toBe("NOT_FOUND");
      }
    expect((await one.active()).id).toBe(id);
    expect((await server.call("GET", "/api/fasting/active")).status).toBe(401);
  });
});

describe("the history", () => {
  test("is newest first and pages by its Link header without gap or repeat", async () => {
    const person = await somebody();
    for (const start of [50, 150, 100, 250, 200]) await person.start(past(start, start - 16));
    await person.start();
    const seen: string[] = [];
    let next: string | undefined = "?limit=2";
    while (next) {
      const page = await person.call("GET", `/history${next}`);
      seen.push(...page.body.map((fast: { startTime: string }) => fast.startTime));
      next = page.headers
        .get("link")
        ?.match(/^<\/api\/fasting\/history(\?[^>]+)>; rel="next"$/)?.[1];
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  test.each([
    ["limit", "?limit=0"],
    ["limit", "?limit=10001"],
    ["cursor", "?cursor=tampered"],
  ])("a wrong %s is a 400 that names it once", async (field, query) => {
    const { status, body } = await (await somebody()).call("GET", `/history${query}`);
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe(field);
  });

  test("a fast that is over is recorded while another runs; what it reached is worked out", async () => {
    const person = await somebody();
    const running = (await person.start()).body;
    const { status, body } = await person.start(past(40, 30));
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "stopped", actualHoursFasted: 10 });
    expect((await person.active()).id).toBe(running.id);
    expect(await person.history()).toHaveLength(1);
  });

  test("what was entered can't be at the same time as another; what the timer ran can", async () => {
    const person = await somebody();
    const first = (await person.start(past(40, 24))).body;
    const entered = await person.start(past(30, 20));
    expect(entered.status).toBe(409);
    expect(entered.body.error.code).toBe("FASTING_OVERLAP");
    expect(entered.body.session.id).toBe(first.id);
    expect((await person.start(past(30, 20, { source: "timer" }))).status).toBe(201);
    expect(await person.history()).toHaveLength(2);
  });

  test("a removed fast is gone for good", async () => {
    const person = await somebody();
    const sent = past(40, 24, { id: randomUUID() });
    const { id } = (await person.start(sent)).body;
    expect((await person.call("DELETE", `/${id}`)).status).toBe(204);
    expect((await person.call("DELETE", `/${id}`)).status).toBe(204);
    await person.start(sent);
    expect(await person.history()).toEqual([]);
    expect((await person.call("GET", `/${id}`)).status).toBe(404);
  });
});

describe("editing", () => {
  test("moves start, end, target and plan, and decides anew what was reached", async () => {
    const person = await somebody();
    const { id, startTime, endTime } = (await person.start(past(40, 28))).body;
    const edit = (body: object) => person.call("PATCH", `/${id}`, body);
    expect((await edit({ endTime: hoursAfter(endTime, 4) })).body).toMatchObject({
      status: "completed",
      actualHoursFasted: 16,
    });
    expect((await edit({ planId: "18-6" })).body).toMatchObject({
      planName: "18:6 Method",
      status: "stopped",
    });
    expect((await edit({ startTime: hoursAfter(startTime, -2) })).body.status).toBe("completed");
    expect(await person.history()).toMatchObject([{ id, targetHours: 18 }]);
  });

  test("moves the start of a running fast", async () => {
    const person = await somebody();
    const { id } = (await person.start()).body;
    const { body } = await person.call("PATCH", `/${id}`, { startTime: ago(6) });
    expect(body.status).toBe("active");
    expect(body.remainingHours).toBeCloseTo(10, 1);
  });

  test.each([
    [{ endTime: -1 }, "endTime", 400],
    [{ endTime: 0 }, "endTime", 400],
    [{ endTime: 100 }, "endTime", 400],
    [{ startTime: -1000 }, "startTime", 400],
    [{ startTime: -14 }, "startTime", 409],
  ])("%j hours from its start is refused, and the fast stays", async (moved, field, status) => {
    const person = await somebody();
    await person.start(past(60, 50));
    const before = (await person.start(past(40, 28))).body;
    const body = Object.fromEntries(
      Object.entries(moved).map(([name, hours]) => [name, hoursAfter(before.startTime, hours)]),
    );
    const reply = await person.call("PATCH", `/${before.id}`, body);
    expect(reply.status).toBe(status);
    expect(reply.body.error.issues[0].path).toBe(field);
    expect((await person.call("GET", `/${before.id}`)).body).toEqual(before);
  });

  test("a fast of seconds and a started minute are in no other fast's way", async () => {
    const person = await somebody();
    const seconds = (count: number) => count / 3_600;
    await person.start(past(1, 1 - seconds(8)));
    await person.start(past(4, 2));
    const start = (hours: number) => person.start({ startTime: ago(hours), source: "manual" });
    expect((await start(2 + seconds(61))).status).toBe(409);
    expect((await start(2 + seconds(59))).status).toBe(201);
  });

  test("a timer that began during another fast can still have another plan", async () => {
    const person = await somebody();
    await person.start(past(10, 2));
    const { id } = (await person.start({ startTime: ago(5) })).body;
    expect((await person.call("PATCH", `/${id}`, { planId: "18-6" })).status).toBe(200);
    expect((await person.call("PATCH", `/${id}`, { startTime: ago(6) })).status).toBe(409);
  });

  test("two edits at once can't make two fasts overlap", async () => {
    const person = await somebody();
    const older = (await person.start(past(60, 50))).body;
    const newer = (await person.start(past(40, 30))).body;
    const replies = await Promise.all([
      person.call("PATCH", `/${older.id}`, { endTime: ago(43) }),
      person.call("PATCH", `/${newer.id}`, { startTime: ago(47) }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("a fast can't be paused without end", async () => {
    const person = await somebody();
    const begun = ago(10);
    const at = (minutes: number) => hoursAfter(begun, minutes / 60);
    const pauses = Array.from({ length: 200 }, (_, n) => ({ from: at(2 * n), to: at(2 * n + 1) }));
    const { id } = (await person.start({ startTime: at(0), pauses })).body;
    const { status, body } = await person.call("PUT", `/${id}/pause`);
    expect(status).toBe(409);
    expect(body.error.code).toBe("FASTING_TOO_MANY_PAUSES");
  });
});

describe("summary, settings and the day's totals", () => {
  test("streaks and the calendar follow the person's own days", async () => {
    const person = await somebody();
    for (const start of [18, 42, 66]) await person.start(past(start, start - 17));
    const { status, body } = await person.call("GET", "/summary?timeZone=Europe%2FBerlin");
    expect(status).toBe(200);
    expect(body).toMatchObject({ fasts: 3, completedFasts: 3, longestFast: 17 * hour });
    expect(body.currentStreak).toBe(3);
    expect(body.days).toHaveLength(90);
    expect((await person.call("GET", "/summary?timeZone=Moon")).status).toBe(400);
  });

  test("settings are quiet by default, and kept", async () => {
    const person = await somebody();
    const before = (await person.call("GET", "/settings")).body;
    expect(before.reminders).toEqual({ start: false, milestones: false, end: false });
    expect(before.hideNumbers).toBe(false);
    const week = [null, { planId: "18-6", startAt: "19:30" }, null, null, null, null, null];
    const settings = { ...before, week, timeZone: "Asia/Kathmandu", hideNumbers: true };
    expect((await person.call("PUT", "/settings", settings)).body).toEqual(settings);
    expect((await person.call("GET", "/settings")).body).toEqual(settings);
    for (const wrong of [
      { week: week.slice(1) },
      { week: [{ planId: "18-6", startAt: "25:00" }, ...week.slice(1)] },
      { timeZone: "Mars/Olympus" },
      { reminders: { start: "yes" } },
    ])
      expect((await person.call("PUT", "/settings", { ...settings, ...wrong })).status).toBe(400);
  });

  test("the day's totals tell of the running fast", async () => {
    const person = await somebody();
    const status = async () =>
      (await server.call("GET", `/api/users/${person.userId}/daily-stats`, { token: person.token }))
        .body.fastingStatus;
    const nothing = { isActive: false, planName: null, targetDuration: null, timeRemaining: null };
    expect(await status()).toEqual(nothing);
    await person.start({ startTime: ago(4) });
    const running = await status();
    expect(running).toMatchObject({ isActive: true, planName: "16:8 Method" });
    expect(running.timeRemaining / hour).toBeCloseTo(12, 1);
  });
});
