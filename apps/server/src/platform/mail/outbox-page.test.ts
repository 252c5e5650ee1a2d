import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** Requests both forms of the page at `host`; returns their statuses. */
async function ask(headers: Record<string, string> = {}, host = "127.0.0.1"): Promise<number[]> {
  const { port } = new URL(server?.url ?? "");
  return Promise.all(
    ["/dev/outbox", "/dev/outbox.json"].map(
      (path) =>
        new Promise<number>((resolve, reject) => {
          const asked = request({ host, port, path, headers }, (reply) => {
            reply.resume().once("end", () => resolve(reply.statusCode ?? 0));
          });
          asked.once("error", reject).end();
        }),
    ),
  );
}

/** An address of this machine that others could reach it by. */
const outer = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === "IPv4")?.address;

test("is open to this machine, whatever name it gives itself", async () => {
  server = await startServer();
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3:80", "[::1]", "LOCALHOST:3000"]) {
    expect(await ask({ host }), host).toEqual([200, 200]);
  }
});

test("is not there for what came by others", async () => {
  server = await startServer();
  const byOthers: Record<string, string>[] = [
    { host: "morsel.example" },
    { host: "localhost.example" },
    { host: "0.0.0.0" },
    { host: "127.0.0.1@example.com" },
    { "x-forwarded-for": "127.0.0.1" },
    { "X-Forwarded-Proto": "https" },
    { "x-forwarded-host": "localhost" },
    { "x-forwarded": "for=127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 proxy" },
    { "x-real-ip": "127.0.0.1" },
    { "x-client-ip": "127.0.0.1" },
    { "x-original-url": "/dev/outbox" },
    { "cf-connecting-ip": "127.0.0.1" },
    { "true-client-ip": "127.0.0.1" },
    { "x-envoy-external-address": "127.0.0.1" },
    { "cdn-loop": "cloudflare" },
  ];
  for (const headers of byOthers) {
    expect(await ask(headers), JSON.stringify(headers)).toEqual([404, 404]);
  }
});

test("is not there behind a proxy that tells nothing, as nginx does by default", async () => {
  server = await startServer();
  const { url } = server;
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => (text += String(chunk))).once("error", reject);
    socket.once("close", () => resolve(text));
    const host = new URL(url).host;
    socket.write(`GET /dev/outbox.json HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
  expect(reply).toMatch(/^HTTP\/1\.1 404 /);
});

test.each<Record<string, string>>([
  { OUTBOX_PAGE: "off" },
  { NODE_ENV: "production" },
  { PUBLIC_URL: "https://morsel.example" },
  { TRUSTED_PROXIES: "loopback" },
  { HOST: "0.0.0.0" },
  { SMTP_URL: "smtp://127.0.0.1:1" },
])("is not there with %j", async (env) => {
  server = await startServer({ env });
  expect(await ask()).toEqual([404, 404]);
});

test("is open to everybody where it is said to be, but never by way of a proxy", async () => {
  server = await startServer({ env: { OUTBOX_PAGE: "on", HOST: "0.0.0.0" } });
  const addresses = outer ? ["127.0.0.1", outer] : ["127.0.0.1"];
  for (const address of addresses) {
    expect(await ask({ host: "morsel.example" }, address)).toEqual([200, 200]);
    expect(await ask({ "x-forwarded-for": "192.0.2.1" }, address)).toEqual([404, 404]);
  }
});
