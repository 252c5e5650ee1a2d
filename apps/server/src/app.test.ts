import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { isServersPath } from "@morsel/contract/server-paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendFile } from "./testing/imports.ts";
import { emptyPlate, phonePhoto, uploader } from "./testing/photos.ts";
import { startServer, type TestServer } from "./testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Every call that works without a token. Adding one here is a deliberate step. */
const open = [
  "GET /health",
  "GET /health/ready",
  "GET /api/auth/verify-email",
  "GET /api/foods/table",
  "GET /api/notifications/key",
  "GET /api/user/export/schema",
  "GET /api/water-history",
  "GET /auth/v1/.well-known/jwks.json",
  "GET /auth/v1/authorize",
  "GET /auth/v1/callback",
  "GET /auth/v1/health",
  "GET /auth/v1/settings",
  "POST /api/auth/factor-removal/confirm",
  "POST /api/auth/signin",
  "POST /api/auth/signout",
  "POST /api/auth/signup",
  "POST /api/auth/undo-email-change",
  // Has a secret of its own; without one set it isn't there.
  "POST /api/subscription/webhook",
  "POST /auth/v1/otp",
  "POST /auth/v1/recover",
  "POST /auth/v1/resend",
  "POST /auth/v1/signup",
  "POST /auth/v1/sso",
  "POST /auth/v1/token",
  "POST /auth/v1/verify",
  // Its address is signed, for one person and one object.
  "PUT /api/objects/upload/:id",
];

test("the service worker leaves every call to the server", () => {
  const left = calls().filter((call) => !isServersPath(parts(call)[1]));
  expect(left).toEqual([]);
});

/** Method and path of every call, e.g. `GET /api/meals/:id`. */
const calls = () => server.app().http.routes.map(({ method, path }) => `${method} ${path}`);
const parts = (call: string) => call.split(" ") as [method: string, path: string];
const withId = (path: string, id: string) => path.replace(/:\w+/g, id);

test("the description is OpenAPI 3.1 and knows every call", async () => {
  const { status, body } = await server.call("GET", "/api/openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\.1\./);
  const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = calls().map((call) => call.replace(/:(\w+)/g, "{$1}"));
  expect(described.sort()).toEqual(mounted.sort());
});

describe("without a token", () => {
  test("every call but the named ones is refused", async () => {
    const answered: string[] = [];
    for (const call of calls()) {
      const [method, path] = parts(call);
      const { status, body } = await server.call(method, withId(path, randomUUID()));
      if (status !== 401) answered.push(call);
      else expect(body, call).toSatisfy(isError);
    }
    expect(answered.sort()).toEqual([...open].sort());
  });

  test.each([
    ["no token at all", "nonsense"],
    ["an unsigned one", unsigned()],
    ["one of another key", foreign()],
  ])("%s opens nothing", async (_, token) => {
    for (const call of calls().filter((one) => !open.includes(one))) {
      const [method, path] = parts(call);
      const { status } = await server.call(method, withId(path, randomUUID()), { token });
      // The auth service's own contract: an unreadable token is 403, `bad_jwt`.
      expect(status, call).toBe(path.startsWith("/auth/v1/") ? 403 : 401);
    }
  });
});

test("what belongs to somebody else is not there", async () => {
  const [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  const made = async (path: string, body: unknown) => {
    const reply = await server.call("POST", path, { token: owner.token, body });
    expect(reply.status, path).toBe(201);
    return reply.body;
  };
  const meal = { name: "Toast", date: "2026-11-20", mealType: "breakfast", totalCalories: 80 };
  const fast = { planId: "16-8", startTime: Date.now() - 60_000, targetDuration: 57_600_000 };
  const device = {
    endpoint: "https://fcm.googleapis.com/fcm/send/1",
    keys: {
      p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
      auth: randomBytes(16).toString("base64url"),
    },
  };
  const { body: factor } = await server.call("POST", "/auth/v1/factors", {
    token: owner.token,
    body: { factor_type: "totp" },
  });
  const { body: user } = await server.call("GET", "/auth/v1/user", { token: owner.token });
  const answer = { challenge_id: randomUUID(), code: "123456" };
  const { meal: entry } = await made("/api/meals/logged", { ...meal, id: randomUUID() });
  const running = await made("/api/fasting/start", { ...fast, id: randomUUID() });
  const known = await made("/api/notifications/devices", device);
  const { body: signedIn } = await server.call("GET", "/api/user/sessions", { token: owner.token });

  const { to: picture, tracked } = await uploader(server, owner).add(await phonePhoto());

  const content = "Date,Name,Calories\n2026-11-20,Toast,80";
  const { body: read } = await sendFile(server, owner.token, { content });

  const { id: tokenId } = await made("/api/user/tokens", { name: "Phone", scope: "read" });

  /** For each path with an id: the owner's object, and a valid body. */
  const objects: Record<string, { id: string; address?: string; body?: unknown }> = {
    "DELETE /api/fasting/:id": { id: running.id },
    "DELETE /api/imports/:id": { id: read.id },
    "DELETE /api/meals/:id": { id: entry.id },
    "DELETE /api/notifications/devices/:id": { id: known.id },
    "DELETE /api/user/photos/:id": { id: tracked.body.photo.id },
    "DELETE /api/user/sessions/:sessionId": { id: signedIn.sessions[0].id },
    "DELETE /api/user/tokens/:id": { id: tokenId },
    "DELETE /auth/v1/factors/:factorId": { id: factor.id },
    "DELETE /auth/v1/user/identities/:identityId": { id: user.identities[0].identity_id },
    "GET /api/fasting/:id": { id: running.id },
    "GET /api/imports/:id": { id: read.id },
    "GET /api/proxy-image/users/:owner/:file": {
      id: tracked.body.photo.id,
      address: `/api/proxy-image/${picture.storagePath}`,
    },
    "GET /api/users/:id/daily-stats": { id: owner.userId },
    "PATCH /api/fasting/:id": { id: running.id, body: { planId: "18-6" } },
    "PATCH /api/meals/:id": { id: entry.id, body: { name: "Stolen" } },
    "POST /api/imports/:id/apply": { id: read.id },
    "POST /api/imports/:id/preview": { id: read.id, body: { mapping: {} } },
    "POST /auth/v1/factors/:factorId/challenge": { id: factor.id, body: {} },
    "POST /auth/v1/factors/:factorId/verify": { id: factor.id, body: answer },
    "PUT /api/fasting/:id/complete": { id: running.id },
    "PUT /api/fasting/:id/pause": { id: running.id },
    "PUT /api/fasting/:id/resume": { id: running.id },
    "PUT /api/user/photos/:id/plate": {
      id: tracked.body.photo.id,
      body: { plate: emptyPlate(tracked.body.photo.id) },
    },
  };
  expect(Object.keys(objects)).toEqual(
    calls()
      .filter((call) => call.includes(":") && !open.includes(call))
      .sort(),
  );
  for (const [call, { id, address, body }] of Object.entries(objects)) {
    const [method, path] = parts(call);
    const place = address ?? withId(path, id);
    const reply = await server.call(method, place, { token: stranger.token, body });
    expect(reply.status, call).toBe(404);
    expect(reply.body, call).toSatisfy(isError);
  }
  const diary = await server.call("GET", "/api/meals/logged", { token: owner.token });
  expect(diary.body.map(({ id }: { id: string }) => id)).toEqual([entry.id]);
  const still = await server.call("GET", "/api/user/sessions", { token: owner.token });
  expect(still.body.sessions).toHaveLength(1);
});

/** Our error shape, or that of `/auth/v1`. */
function isError(body: { error?: { code: string; message: string }; msg?: string }): boolean {
  return typeof (body.error?.message ?? body.msg) === "string";
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claims = { sub: randomUUID(), exp: 4_000_000_000, aud: "authenticated" };

function unsigned(): string {
  return `${base64({ alg: "none", typ: "JWT" })}.${base64(claims)}.`;
}

function foreign(): string {
  return `${base64({ alg: "ES256", typ: "JWT", kid: "x" })}.${base64(claims)}.${"A".repeat(86)}`;
}
