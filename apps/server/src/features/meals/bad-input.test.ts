import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const breakfast = { name: "Oat porridge", date: "2026-11-20", totalCalories: 158 };

/** A person and their diary calls. */
async function somebody() {
  const { token, userId } = await server.signedIn();
  return {
    log: (body: unknown) => server.call("POST", "/api/meals/logged", { token, body }),
    list: (query = "") => server.call("GET", `/api/meals/logged${query}`, { token }),
    remove: (id: string) => server.call("DELETE", `/api/meals/${id}`, { token }),
    stats: (date: string) =>
      server.call("GET", `/api/users/${userId}/daily-stats?date=${date}`, { token }),
  };
}

describe("what nobody should send", () => {
  test.each(["", "[]", "7", "null", "{", '{"name":', '"Toast"'])(
    "the body %s is a 400",
    async (body) => {
      const { token } = await server.signedIn();
      const reply = await fetch(`${server.url}/api/meals/logged`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body,
      });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ error: { code: expect.any(String) } });
    },
  );

  test.each(["", "  ", "\u200b", "\u00ad\u2060"])("a name of %j is a 400", async (name) => {
    const { status, body } = await (await somebody()).log({ ...breakfast, name });
    expect(status).toBe(400);
    expect(body.error.issues).toEqual([{ path: "name", message: "Must not be empty." }]);
  });

  test("a name of several lines is stored as one", async () => {
    const ana = await somebody();
    const { status, body } = await ana.log({ ...breakfast, name: "Oat\r\nporridge\n" });
    expect([status, body.meal.name]).toEqual([201, "Oat porridge"]);
  });

  test("a name that is no text is refused once", async () => {
    const { body } = await (await somebody()).log({ ...breakfast, name: [] });
    expect(body.error.issues).toEqual([{ path: "name", message: "Must be text." }]);
  });

  test("a number beyond all numbers is a 400 that names it", async () => {
    const { token } = await server.signedIn();
    const reply = await fetch(`${server.url}/api/meals/logged`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: '{"name":"Toast","date":"2026-11-20","totalCalories":1e999}',
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: { issues: [{ path: "totalCalories" }] } });
  });

  test("the first and the last day that count are days like others", async () => {
    const person = await somebody();
    for (const [date, timestamp] of [
      ["1900-01-01", "0000-01-01T00:00:00Z"],
      ["2199-12-31", "9999-12-31T23:59:59Z"],
    ] as const) {
      expect((await person.log({ ...breakfast, date, timestamp })).status).toBe(201);
      expect((await person.stats(date)).body.mealCount).toBe(1);
    }
    const first = await person.list("?from=1900-01-01&to=2199-12-31&limit=1");
    const next = first.headers.get("link")?.match(/(\?[^>]+)>/)?.[1] ?? "";
    expect((await person.list(next)).body[0]).toMatchObject({ date: "1900-01-01" });
  });

  test("a deleted id with other content is refused and stays deleted", async () => {
    const person = await somebody();
    const id = randomUUID();
    await person.log({ ...breakfast, id });
    await person.remove(id);
    expect((await person.log({ ...breakfast, id, name: "Toast" })).status).toBe(409);
    expect((await person.list("?from=2026-11-20")).body).toEqual([]);
  });

  test.each([
    ["DELETE", "/api/meals/7"],
    ["PATCH", "/api/meals/calc-1"],
    ["PUT", "/api/fasting/nonexistent/complete"],
    ["GET", "/api/fasting/nonexistent"],
    ["DELETE", "/api/user/photos/nonexistent"],
  ])("%s %s is a 404: there is nothing of that name", async (method, path) => {
    const { token } = await server.signedIn();
    const body = method === "PATCH" ? { name: "Toast" } : undefined;
    const reply = await server.call(method, path, { token, body });
    expect(reply.status).toBe(404);
    expect(reply.body.error.code).toBe("NOT_FOUND");
    expect((await server.call(method, path, { body })).status).toBe(401);
  });

  test("water without calories is 0 by its name, which is marked", async () => {
    const person = await somebody();
    const { meal } = (await person.log({ name: "Sparkling water", date: "2026-11-20" })).body;
    expect(meal).toMatchObject({ calories: 0, estimated: true, mealType: "snack" });
    // Glasses are only what the person reports: the browser adds one, other clients do it
    // themselves.
    expect((await person.stats("2026-11-20")).body.waterGlasses).toBe(0);
  });
});
