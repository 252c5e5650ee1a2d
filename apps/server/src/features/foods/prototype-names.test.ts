import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  ({ token } = await server.signedIn());
});
afterAll(() => server.stop());

/** What every plain object inherits: "constructor", "toString", … */
const names = Object.getOwnPropertyNames(Object.prototype);
const text = (body: unknown) => JSON.stringify(body);

test("what every object knows is no food, no measurement and no unit", async () => {
  expect(names).toContain("constructor");
  for (const name of names) {
    const calls: [method: string, path: string, body?: object][] = [
      ["POST", "/api/calculate-calories", { ingredient: name, measurement: "100 g" }],
      ["POST", "/api/calculate-calories", { ingredient: "milk", measurement: name }],
      ["POST", "/api/calculate-calories", { ingredient: "milk", measurement: `2 ${name}` }],
      ["POST", "/api/foods/parse", { text: name }],
      ["POST", "/api/foods/parse", { text: `${name} milk and 2 ${name}s of ${name}` }],
      ["GET", `/api/foods/search?q=${name}`],
    ];
    for (const [method, path, body] of calls) {
      const reply = await server.call(method, path, { token, ...(body && { body }) });
      expect(reply.status, `${path} ${text(body)}: ${text(reply.body)}`).toBeLessThan(500);
    }
  }
});
