import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let token: string;
/** Lets a webhook's body be read. */
const secret = "a-secret-of-thirty-two-characters";
beforeAll(async () => {
  server = await startServer({ env: { REVENUECAT_WEBHOOK_SECRET: secret } });
  ({ token } = await server.signedIn());
});
afterAll(() => server.stop());

const asJson = { "content-type": "application/json" };
const send = (method: string, path: string, body: string, bearer = token) =>
  server.call(method, path, { body, token: bearer, headers: asJson });
const bodies = () => server.app().http.routes.filter(({ body }) => body);

const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const signUp = (data: string) =>
  send("POST", "/auth/v1/signup", `{"email":"a@example.com","password":"x","data":${data}}`);

describe("a body that is nested deeply", () => {
  test.each([
    ["lists", lists(5_000)],
    ["objects", objects(5_000)],
    ["both by turns", `${'[{"a":'.repeat(5_000)}1${"}]".repeat(5_000)}`],
    ["lists without an end", "[".repeat(5_000)],
    ["a hundred thousand", objects(100_000)],
    ["behind brackets in a text", `["]]]]\\"]]]]",${lists(5_000)}]`],
  ])("is a bad request: %s", async (_, data) => {
    const { status, body } = await signUp(`{"a":${data}}`);
    expect(status).toBe(400);
    expect(body.msg).toBe("The body must be nested at most 32 levels deep.");
  });

  test("is a bad request in every call", async () => {
    expect(bodies().length).toBeGreaterThan(20);
    for (const { method, path } of bodies()) {
      for (const body of [lists(5_000), objects(5_000), `{"data":${objects(5_000)}}`]) {
        const bearer = path.endsWith("/webhook") ? secret : token;
        const reply = await send(method, path.replace(/:\w+/g, "x"), body, bearer);
        expect([400, 429], `${path}: ${JSON.stringify(reply.body)}`).toContain(reply.status);
      }
    }
  });

  test("is read up to 32 levels", async () => {
    // The body itself and `data` add two levels.
    expect((await signUp(`{"a":${lists(31)}}`)).body.msg).toContain("nested");
    expect((await signUp(`{"a":${lists(30)}}`)).body.msg).not.toContain("nested");
  });

  test("is told by its brackets, not by those in its texts", async () => {
    const name = `${"[{".repeat(90)}\\"[\\\\`;
    const meal = `{"id":"0a0a0a0a-0000-4000-8000-000000000001","name":"${name}","date":"2026-11-20","mealType":"lunch"}`;
    const { status, body } = await send("POST", "/api/meals/logged", meal);
    expect([status, body.meal?.name]).toEqual([201, `${"[{".repeat(90)}"[\\`]);
  });
});

describe("a body with strange content is a bad request, or read as JSON says", () => {
  const id = "0a0a0a0a-0000-4000-8000-000000000002";
  const meal = (more: string) =>
    `{"id":"${id}","name":"Toast","date":"2026-11-20","mealType":"lunch",${more}}`;

  test.each(["1e999", "-1e999", "1e308", "123456789012345678901234567890", "-0.0000001"])(
    "the number %s",
    async (number) => {
      const { status, body } = await send(
        "POST",
        "/api/meals/logged",
        meal(`"totalCalories":${number}`),
      );
      expect(status).toBe(400);
      expect(body.error.issues[0].path).toBe("totalCalories");
    },
  );

  test.each([
    '"__proto__":{"isAdmin":true}',
    '"\\u005f_proto__":{"isAdmin":true}',
    '"constructor":{"prototype":{"isAdmin":true}}',
    '"nutrition":{"__proto__":1}',
  ])("the key of %s", async (key) => {
    const { status, body } = await send("POST", "/api/meals/logged", meal(key));
    expect(status).toBe(400);
    expect(body.error.message).toContain("must not hold the keys");
    expect({}).not.toHaveProperty("isAdmin");
  });

  test("a list of half a million, a text of a million, a key of a million", async () => {
    for (const data of [
      `[${"1,".repeat(500_000)}1]`,
      `"${"a".repeat(1_000_000)}"`,
      `{"${"a".repeat(1_000_000)}":1}`,
    ]) {
      expect((await signUp(`{"a":${data}}`)).status).toBe(400);
    }
  });

  test("bytes that are no UTF-8", async () => {
    const response = await fetch(`${server.url}/api/meals/logged`, {
      method: "POST",
      headers: { ...asJson, authorization: `Bearer ${token}` },
      body: Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xc3]), Buffer.from('"}')]),
    });
    const { error } = (await response.json()) as { error: { message: string } };
    expect(response.status).toBe(400);
    expect(error.message).toBe("Text must not hold null characters or broken Unicode.");
  });

  test("a null character or half a letter, in the field that is named", async () => {
    const told = async (more: string) => (await send("POST", "/api/meals/logged", meal(more))).body;
    const { error } = await told('"measurement":"1 cup\\u0000"');
    expect(error.message).toBe("measurement must not hold null characters or broken Unicode.");
    expect(error.issues).toEqual([
      { path: "measurement", message: "Must not hold null characters or broken Unicode." },
    ]);
    expect((await told('"a":[{"b":"\\ud800"}]')).error.issues[0].path).toBe("a.0.b");
    expect((await told('"a":{"\\u0000":1}')).error.issues[0].path).toBe("a");
    expect((await told('"\\ud800":1')).error.issues).toBeUndefined();
    const long = await told(`"${"a".repeat(9_000)}":"\\u0000"`);
    expect(long.error.issues[0].path).toHaveLength(200);
    const asked = await server.call("GET", "/api/meals/logged?limit=9&from=%00", { token });
    expect(asked.body.error.issues[0].path).toBe("from");
  });

  test("a body that was compressed, which is told so", async () => {
    const response = await fetch(`${server.url}/api/meals/logged`, {
      method: "POST",
      headers: { ...asJson, "content-encoding": "gzip", authorization: `Bearer ${token}` },
      body: gzipSync(meal('"totalCalories":80')),
    });
    const { error } = (await response.json()) as { error: { message: string } };
    expect([response.status, error.message]).toEqual([415, "Send the body uncompressed."]);
  });

  test("a key that comes twice counts as it came last", async () => {
    const { status, body } = await send(
      "POST",
      "/api/meals/logged",
      meal('"totalCalories":"none","totalCalories":80'),
    );
    expect([status, body.meal?.totalCalories]).toEqual([201, 80]);
  });
});
