import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

const ios = "capacitor://localhost";
const print = Array.from({ length: 32 }, () => "AB").join(":");
let open: TestServer;
let closed: TestServer;

beforeAll(async () => {
  open = await startServer({
    env: {
      NATIVE_ORIGINS: `${ios}, https://localhost`,
      IOS_APP_ID: "ABCDE12345.org.example.morsel",
      ANDROID_APP_ID: "org.example.morsel",
      ANDROID_CERTIFICATES: print,
    },
  });
  closed = await startServer();
});
afterAll(async () => {
  await open.stop();
  await closed.stop();
});

const allowed = "access-control-allow-origin";
const ask = (server: TestServer, method: string, path: string, headers: Record<string, string>) =>
  fetch(server.url + path, { method, headers });
const preflight = {
  "access-control-request-method": "PATCH",
  "access-control-request-headers": "authorization,content-type",
};

describe("calls from another origin", () => {
  test.each([ios, "https://localhost"])("%s may, without cookies", async (origin) => {
    const first = await ask(open, "OPTIONS", "/api/meals/logged", { origin, ...preflight });
    expect(first.status).toBe(204);
    expect(first.headers.get(allowed)).toBe(origin);
    expect(first.headers.get("access-control-allow-methods")).toContain("PATCH");
    expect(first.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(first.headers.get("access-control-allow-credentials")).toBeNull();
    const health = await ask(open, "GET", "/health", { origin });
    expect(health.headers.get(allowed)).toBe(origin);
    expect(health.headers.get("vary")).toContain("Origin");
  });

  test("an app can read why it was refused, and what listens and pictures answer", async () => {
    const { token, userId } = await open.signedIn();
    const authorization = `Bearer ${token}`;
    const refused = await ask(open, "GET", "/api/meals/logged", { origin: ios });
    expect([refused.status, refused.headers.get(allowed)]).toEqual([401, ios]);
    const live = await ask(open, "GET", "/api/sync/events", { origin: ios, authorization });
    expect([live.status, live.headers.get(allowed)]).toEqual([200, ios]);
    await live.body?.cancel();
    const path = `/api/objects/photos/${userId}/none`;
    const picture = await ask(open, "GET", path, { origin: ios, authorization });
    expect(picture.headers.get(allowed)).toBe(ios);
  });

  test.each(["https://evil.example", "null", "https://localhost:8443", "capacitor://localhost.x"])(
    "%s may not",
    async (origin) => {
      for (const headers of [{ origin }, { origin, ...preflight }]) {
        const method = "access-control-request-method" in headers ? "OPTIONS" : "GET";
        const reply = await ask(open, method, "/api/meals/logged", headers);
        expect(reply.headers.get(allowed)).toBeNull();
      }
    },
  );

  test("nobody may unless it is set", async () => {
    const get = await ask(closed, "GET", "/health", { origin: ios });
    expect(get.headers.get(allowed)).toBeNull();
    // Enough to tell a server that lets nobody in from none at all.
    expect(get.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const first = await ask(closed, "OPTIONS", "/api/meals/logged", { origin: ios, ...preflight });
    expect([first.ok, first.headers.get(allowed)]).toEqual([false, null]);
  });
});

describe("which apps open links of mails", () => {
  const files = ["apple-app-site-association", "assetlinks.json"];

  test("both systems are told, as JSON and with no redirect", async () => {
    const replies = await Promise.all(
      files.map((name) => fetch(`${open.url}/.well-known/${name}`, { redirect: "error" })),
    );
    for (const { headers } of replies)
      expect(headers.get("content-type")).toMatch(/^application\/json/);
    const [apple, google] = await Promise.all(replies.map((reply) => reply.json() as unknown));
    expect(apple).toEqual({
      applinks: {
        details: [
          {
            appIDs: ["ABCDE12345.org.example.morsel"],
            components: expect.arrayContaining([{ "/": "/api/auth/verify-email*" }]),
          },
        ],
      },
    });
    expect(google).toEqual([
      {
        relation: ["delegate_permission/common.handle_all_urls"],
        target: expect.objectContaining({
          package_name: "org.example.morsel",
          sha256_cert_fingerprints: [print],
        }),
      },
    ]);
  });

  test.each(files)("%s isn't there unless it is set", async (name) => {
    const { status, headers } = await fetch(`${closed.url}/.well-known/${name}`);
    expect(status).toBe(404);
    expect(headers.get("content-type")).toContain("application/json");
  });
});
