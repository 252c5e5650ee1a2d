import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test("starts the app, and again on the same data", async () => {
  expect((await server.call("GET", "/api/none")).status).toBe(404);
  await server.restart();
  const { status, body } = await server.call("GET", "/api/none");
  expect({ status, body }).toEqual({
    status: 404,
    body: { error: { code: "NOT_FOUND", message: "There is nothing here." } },
  });
});
