import { randomUUID } from "node:crypto";
import { hour, minute } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ago = (ms: number) => server.clock.now() - ms;

/** Somebody with an entry, and what their devices do to it. */
async function withEntry() {
  const { token } = await server.signedIn();
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, body });
  const { body } = await call("POST", "/api/meals/logged", {
    ...{ id: randomUUID(), name: "Oat porridge", date: "2026-11-20", mealType: "breakfast" },
    ...{ time: "7:45 AM", totalCalories: 158, totalProtein: 5.9, grams: 200 },
  });
  const { id } = body.meal;
  return {
    edit: (change: object) => call("PATCH", `/api/meals/${id}`, change),
    remove: () => call("DELETE", `/api/meals/${id}`),
    now: async () => (await call("GET", "/api/meals/logged?from=2026-11-01&to=2026-11-30")).body[0],
  };
}

describe("of two edits of an entry", () => {
  test("both hold where they concern different fields", async () => {
    const entry = await withEntry();
    await entry.edit({ name: "Porridge", changedAt: ago(minute) });
    await entry.edit({ mealType: "snack", changedAt: ago(2 * minute) });
    await entry.edit({ grams: 100, totalCalories: 79, changedAt: ago(3 * minute) });
    expect(await entry.now()).toMatchObject({
      ...{ name: "Porridge", mealType: "snack", grams: 100, calories: 79 },
    });
  });

  test("the later one stays, whichever arrives first", async () => {
    const [early, late] = [ago(hour), ago(minute)];
    const first = await withEntry();
    await first.edit({ name: "Later", changedAt: late });
    const reply = await first.edit({ name: "Earlier", changedAt: early });
    expect(reply).toMatchObject({ status: 200, body: { name: "Later" } });
    expect((await first.edit({ name: "Later", changedAt: late })).body.name).toBe("Later");

    const second = await withEntry();
    await second.edit({ name: "Earlier", changedAt: new Date(early).toISOString() });
    await second.edit({ name: "Later", changedAt: new Date(late).toISOString() });
    for (const entry of [first, second]) expect((await entry.now()).name).toBe("Later");
  });

  test("one amount stays whole, and one move", async () => {
    const entry = await withEntry();
    await entry.edit({ grams: 100, totalCalories: 79, changedAt: ago(minute) });
    await entry.edit({ totalProtein: 50, measurement: "a lot", changedAt: ago(hour) });
    await entry.edit({ date: "2026-11-18", changedAt: ago(minute) });
    await entry.edit({ mealType: "dinner", time: "7:00 PM", changedAt: ago(hour) });
    expect(await entry.now()).toMatchObject({
      ...{ grams: 100, calories: 79, protein: 5.9, measurement: null },
      ...{ date: "2026-11-18", mealType: "breakfast", time: "7:45 AM" },
    });
  });

  test("an old one may lose a part and keep another", async () => {
    const entry = await withEntry();
    await entry.edit({ name: "Porridge", changedAt: ago(minute) });
    const reply = await entry.edit({ name: "Oats", date: "2026-11-19", changedAt: ago(hour) });
    expect(reply.body).toMatchObject({ name: "Porridge", date: "2026-11-19" });
  });

  test("one without a time is made now", async () => {
    const entry = await withEntry();
    const before = ago(1);
    await entry.edit({ name: "Now" });
    await entry.edit({ name: "Before", changedAt: before });
    expect((await entry.now()).name).toBe("Now");
  });

  test("a clock that is ahead doesn't win for hours", async () => {
    const entry = await withEntry();
    await entry.edit({ name: "Ahead", changedAt: ago(-5 * hour) });
    await entry.edit({ name: "Right" });
    expect((await entry.now()).name).toBe("Right");
  });

  test("a wrong clock that says what time it believes it is doesn't matter at all", async () => {
    for (const wrongBy of [-20 * hour, 20 * hour]) {
      const entry = await withEntry();
      await entry.edit({ name: "An hour ago", changedAt: ago(hour) });
      const device = { sentAt: ago(-wrongBy), changedAt: ago(minute - wrongBy) };
      await entry.edit({ name: "A minute ago", ...device });
      expect((await entry.now()).name).toBe("A minute ago");
      await entry.edit({ name: "Two minutes ago", changedAt: ago(2 * minute) });
      await entry.edit({ date: "2026-11-19", ...device });
      expect(await entry.now()).toMatchObject({ name: "A minute ago", date: "2026-11-19" });
    }
  });

  test("sent at once to different fields both hold, and to one the later stays", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const entry = await withEntry();
      const times = Array.from({ length: 8 }, (_, at) => ago(minute * (at + 1)));
      await Promise.all(
        times.flatMap((changedAt, at) => [
          entry.edit({ name: `Name ${at}`, changedAt }),
          entry.edit({ grams: 100 + at, changedAt }),
        ]),
      );
      expect(await entry.now()).toMatchObject({ name: "Name 0", grams: 100 });
    }
  });

  test.each(["changedAt", "sentAt"])("a wrong %s is a 400 that names it", async (field) => {
    const entry = await withEntry();
    const { status, body } = await entry.edit({ name: "Oats", [field]: "yesterday" });
    expect({ status, path: body.error.issues[0].path }).toEqual({ status: 400, path: field });
  });
});

test("a deletion is final, even for an edit that was made after it", async () => {
  const entry = await withEntry();
  expect((await entry.remove()).status).toBe(204);
  const late = await entry.edit({ name: "Back", changedAt: ago(-minute) });
  expect(late.status).toBe(404);
  expect(await entry.now()).toBeUndefined();
  expect((await entry.remove()).status).toBe(204);
});
