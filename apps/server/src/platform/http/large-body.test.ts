import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { maxPictureBytes } from "@morsel/domain/photos/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Sends a body in two halves as most clients do: what is answered is read once all is sent. */
async function send(method: string, url: URL, headers: string[], bytes: number): Promise<string> {
  const socket = connect(Number(url.port), url.hostname);
  const cutOff = once(socket, "error").then(([error]) => String(error));
  cutOff.catch(() => undefined);
  const lines = [`${method} ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`];
  const head = [...lines, ...headers, `Content-Length: ${bytes}`, "Connection: close"];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes / 2, "x"));
  await sleep(300);
  socket.write(Buffer.alloc(bytes - Math.floor(bytes / 2), "x"));
  return Promise.race([cutOff, text(socket)]);
}

test.each([3_000_000, 20_000_000])("a body of %d bytes is answered, not cut off", async (bytes) => {
  const { token } = await server.signedIn();
  const url = new URL("/api/user/sync-data", server.url);
  const headers = [`Authorization: Bearer ${token}`, "Content-Type: application/json"];
  const reply = await send("POST", url, headers, bytes);
  expect(reply).toMatch(/^HTTP\/1.1 413 /);
  expect(reply).toContain("PAYLOAD_TOO_LARGE");
});

test.each([1, 9_514_241])("a picture %d bytes too large is answered, not cut off", async (more) => {
  const { token } = await server.signedIn();
  const body = { contentType: "image/jpeg" };
  const { uploadURL } = (await server.call("POST", "/api/objects/upload", { token, body })).body;
  const headers = ["Content-Type: image/jpeg"];
  const reply = await send("PUT", new URL(uploadURL), headers, maxPictureBytes + more);
  expect(reply).toMatch(/^HTTP\/1.1 413 /);
  expect(reply).toContain("PICTURE_TOO_LARGE");
});

test("a body whose reading failed half-way is the last of its connection", async () => {
  const { token } = await server.signedIn();
  // Where parts of it are to be stored.
  const place = join(server.dataDir, "objects");
  await writeFile(place, "");
  const bytes = 12_000_000;
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(
    `POST /api/imports HTTP/1.1\r\nHost: morsel\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/octet-stream\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(bytes, "a,b\n"));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 500 [^]*connection: close\r\n/i);
  await rm(place);
});

test("what is far too large is refused before it arrives", async () => {
  const { token } = await server.signedIn();
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(
    `POST /api/meals/logged HTTP/1.1\r\nHost: morsel\r\nAuthorization: Bearer ${token}\r\n` +
      "Content-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n",
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
});
