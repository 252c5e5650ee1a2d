import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "../../testing/caller.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let person: SignedIn;
const day = "/api/meals/logged?from=2026-11-20&to=2026-11-20";
beforeAll(async () => {
  server = await startServer();
  person = await server.signedIn();
  for (let n = 0; n < 6; n++) {
    const body = { name: `Rice with vegetables ${n}`, date: "2026-11-20", totalCalories: 300 + n };
    await server.call("POST", "/api/meals/logged", { token: person.token, body });
  }
});
afterAll(() => server.stop());

interface Raw {
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** The raw reply; `fetch` would decompress it. */
function ask(path: string, acceptEncoding?: string, method = "GET"): Promise<Raw> {
  const headers = {
    authorization: `Bearer ${person.token}`,
    ...(acceptEncoding !== undefined && { "accept-encoding": acceptEncoding }),
  };
  return new Promise((resolve, reject) => {
    get(server.url + path, { method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("end", () => resolve({ headers: reply.headers, bytes: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

describe("JSON over 2 kB", () => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0.5, gzip", "gzip"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.1", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["BR;Q=0, gzip; q=0.1", "gzip"],
    ["*;q=0.1, br;q=0.2", "br"],
  ])("is compressed for who accepts %s: %s", async (accepted, encoding) => {
    const plain = await ask(day);
    const { headers, bytes } = await ask(day, accepted);
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "content-length": String(bytes.length),
      "content-type": "application/json; charset=utf-8",
      vary: "accept-encoding",
    });
    expect(bytes.length).toBeLessThan(plain.bytes.length / 3);
    const unpacked = encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(unpacked.toString()).toBe(plain.bytes.toString());
  });

  test.each([undefined, "identity", "br;q=0, gzip;q=0", "zstd", "*;q=0", "br;q=none"])(
    "is sent as it is to who accepts %s",
    async (accepted) => {
      const { headers, bytes } = await ask(day, accepted);
      expect(headers).not.toHaveProperty("content-encoding");
      expect(headers["vary"]).toBe("accept-encoding");
      expect(JSON.parse(bytes.toString())).toHaveLength(6);
    },
  );

  test("is described by HEAD as by GET", async () => {
    const { headers, bytes } = await ask(day, "br", "HEAD");
    expect(bytes).toHaveLength(0);
    const got = await ask(day, "br");
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-length": got.headers["content-length"],
    });
  });
});

test("a small reply is not worth it", async () => {
  const { headers } = await ask(`${day}&limit=1`, "br");
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers).not.toHaveProperty("vary");
});

test("what holds tokens beside a text that others may choose is never compressed", async () => {
  const body = { data: { note: "abc ".repeat(950) } };
  const { token } = person;
  expect((await server.call("PUT", "/auth/v1/user", { token, body })).status).toBe(200);
  for (const path of ["/auth/v1/user", "/%61uth/v1/user"]) {
    const { headers, bytes } = await ask(path, "br");
    expect(bytes.length).toBeGreaterThan(4_000);
    expect(headers).not.toHaveProperty("content-encoding");
  }
});

test("the food table keeps the packing and the tag that it has", async () => {
  const { headers } = await ask("/api/foods/table", "gzip");
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(headers["etag"]).toBeDefined();
});
