import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ arrivalTime: 300 });
});
afterAll(() => server.stop());

/** Sends a request whose body stops for a second in the middle; resolves with the reply's head. */
async function halting(path: string, type: string, token: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let reply = "";
  socket.setEncoding("utf8").on("data", (text: string) => (reply += text));
  socket.on("error", () => {});
  const over = new Promise((resolve) => socket.once("close", resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 4\r\nConnection: close\r\n\r\n{"`,
  );
  await sleep(1_000);
  socket.write("a\n");
  await over;
  return reply.split("\r\n", 1).join();
}

test("a body that doesn't arrive in time is given up, unless it is a file", async () => {
  const { token } = await server.signedIn();
  expect(await halting("/api/meals/logged", "application/json", token)).toContain(" 408 ");
  // No table, but all of it was waited for.
  expect(await halting("/api/imports", "application/octet-stream", token)).toContain(" 422 ");
});
