import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let web: string;
let log = "";
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), "morsel-web-"));
  await writeFile(join(web, "index.html"), "<!doctype html><title>Morsel</title>");
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  server = await startServer({ webFolder: web, env: { LOG_LEVEL: "info" }, log: stream });
});
afterAll(async () => {
  await server.stop();
  await rm(web, { recursive: true });
});

/** Sends raw bytes; returns the status and body. */
function raw(text: string): Promise<{ status: number; body: unknown; type: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let reply = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => (reply += chunk));
    socket.once("error", reject).once("close", () => {
      const [head = "", body = ""] = reply.split("\r\n\r\n");
      const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? "";
      resolve({
        status: Number(head.split(" ")[1]),
        body: type.includes("json") ? (JSON.parse(body) as unknown) : body,
        type,
      });
    });
    socket.write(text);
  });
}
const end = "Host: x\r\nConnection: close\r\n\r\n";

test("a long path parameter is a 414, with and without a token", async () => {
  const { token } = await server.signedIn();
  const calls = server.app().http.routes.filter(({ path }) => path.includes(":"));
  expect(calls.length).toBeGreaterThan(10);
  for (const { method, path } of calls) {
    for (const long of ["x".repeat(101), "x".repeat(10_000), encodeURIComponent("é".repeat(101))]) {
      for (const given of [{}, { token }]) {
        const address = path.replace(/:\w+/, long);
        const { status, body } = await server.call(method, address, given);
        expect(status, path).toBe(414);
        expect(body.msg ?? body.error.message).toBe("A part of the address is too long.");
      }
    }
  }
});

test("an address that is none has the security headers too", async () => {
  const good = await server.call("GET", "/api/nothing");
  for (const path of ["/%zz", "/api/%zz", "/auth/v1/%zz"]) {
    const { status, headers } = await server.call("GET", path);
    expect(status).toBe(400);
    for (const name of ["content-security-policy", "x-content-type-options", "referrer-policy"]) {
      expect(headers.get(name), name).toBe(good.headers.get(name) ?? "missing");
    }
  }
});

test("the app's own addresses may be long", async () => {
  expect((await server.call("GET", `/some/${"x".repeat(1_000)}`)).status).toBe(200);
});

describe("what is refused before any call sees it", () => {
  const long = `X-A: ${"a".repeat(20_000)}\r\n`;
  test.each([
    ["headers that are too long", 431, (path: string) => `GET ${path} HTTP/1.1\r\n${long}${end}`],
    [
      "an endless address",
      431,
      (path: string) => `GET ${path}?${"a".repeat(20_000)} HTTP/1.1\r\n${end}`,
    ],
    ["a header that is none", 400, (path: string) => `GET ${path} HTTP/1.1\r\nX A: 1\r\n${end}`],
    ["no host", 400, (path: string) => `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`],
    [
      "thousands of headers",
      400,
      (path: string) => `GET ${path} HTTP/1.1\r\n${"A: 1\r\n".repeat(2_500)}${end}`,
    ],
    ["an unknown method", 400, (path: string) => `FOO ${path} HTTP/1.1\r\n${end}`],
    ["a broken escape", 400, (path: string) => `GET ${path}/%zz HTTP/1.1\r\n${end}`],
    ["a null character", 400, (path: string) => `GET ${path}/%00 HTTP/1.1\r\n${end}`],
    [
      "a broken chunk",
      400,
      (path: string) =>
        `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
    [
      "two lengths",
      400,
      (path: string) =>
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ],
    ["nothing there", 404, (path: string) => `GET ${path}/nothing HTTP/1.1\r\n${end}`],
    ["a whole address", 404, (path: string) => `GET http://x${path}/nothing HTTP/1.1\r\n${end}`],
    [
      "letters escaped",
      404,
      (path: string) => `GET /%61${path.slice(2)}/nothing HTTP/1.1\r\n${end}`,
    ],
  ])("is answered in the shape of its prefix: %s", async (_, status, request) => {
    expect(await raw(request("/auth/v1"))).toMatchObject({
      status,
      type: expect.stringContaining("json"),
      body: { code: status, error_code: expect.any(String), msg: expect.any(String) },
    });
    expect(await raw(request("/api"))).toMatchObject({
      status,
      type: expect.stringContaining("json"),
      body: { error: { code: expect.any(String), message: expect.any(String) } },
    });
  });

  test("expects more than we know: is answered as any other", async () => {
    const { status } = await raw(`GET /health HTTP/1.1\r\nExpect: wonders\r\n${end}`);
    expect(status).toBe(200);
  });

  test.each([
    ["Range: bytes=999999-", 416],
    ['If-Match: "another"', 412],
  ])("of a file: %s", async (header, status) => {
    const reply = await raw(`GET /index.html HTTP/1.1\r\n${header}\r\n${end}`);
    expect(reply).toMatchObject({ status, body: { error: { code: "INVALID_REQUEST" } } });
  });
});

test("who hangs up in the middle of a body is no failure of ours", async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(
    "POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  );
  await sleep(200);
  log = "";
  socket.destroy();
  await sleep(200);
  await server.call("GET", "/api/nothing");
  expect(log).toContain('"path":"/api/nothing"');
  expect(log).not.toContain('"level":"error"');
});
