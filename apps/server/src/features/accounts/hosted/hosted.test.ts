import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secretOf } from "../../../testing/accounts.ts";
import { mailTo, openBrowser, password } from "../../../testing/browser.ts";
import { openFeed } from "../../../testing/feed.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";

/** A second instance of our own service stands in for the hosted one. */
let host: TestServer;
let server: TestServer;
const jwtSecret = "a secret that is shared with the hosted service";
beforeAll(async () => {
  host = await startServer();
  server = await startServer({
    env: { SUPABASE_URL: host.url, SUPABASE_ANON_KEY: "anon", SUPABASE_JWT_SECRET: jwtSecret },
  });
});
afterAll(async () => {
  await server.stop();
  await host.stop();
});

const me = (token: string) => server.call("GET", "/api/auth/user", { token });
const signIn = (email: string, given = password) =>
  server.call("POST", "/api/auth/signin", { body: { email, password: given } });
const signUp = (email: string, given = password) =>
  server.call("POST", "/api/auth/signup", { body: { email, password: given } });

test("the product's own calls sign up, in and out at the hosted service", async () => {
  const email = `${randomUUID()}@example.org`;
  const signedUp = await signUp(email);
  expect(signedUp.body).toMatchObject({ requiresVerification: true, email });
  const early = await signIn(email);
  expect({ status: early.status, code: early.body.code }).toEqual({
    status: 403,
    code: "EMAIL_NOT_VERIFIED",
  });
  const mail = await mailTo(host, email);
  const { client } = openBrowser(host);
  await client.verifyOtp({ type: "signup", token_hash: secretOf(mail) });

  const wrong = await signIn(email, "Wr0ng!password");
  expect({ status: wrong.status, code: wrong.body.code }).toEqual({
    status: 401,
    code: "INVALID_CREDENTIALS",
  });
  const { status, body } = await signIn(email);
  expect(status).toBe(200);
  expect((await client.setSession(body.session)).error).toBeNull();
  const token = body.session.access_token as string;
  expect((await me(token)).body).toMatchObject({ email, id: body.user.id, dailyCalorieGoal: 2000 });

  expect((await server.call("POST", "/api/auth/signout", { token })).status).toBe(200);
  expect((await host.call("GET", "/auth/v1/user", { token })).status).toBe(403);
  expect((await server.call("POST", "/api/auth/signout")).status).toBe(200);
  const weak = await signUp(`${randomUUID()}@example.org`, "12345678");
  expect({ status: weak.status, code: weak.body.code }).toEqual({
    status: 422,
    code: "WEAK_PASSWORD",
  });
});

test("a person of the hosted service has data here from the first call", async () => {
  const { token, email } = await host.signedIn();
  const meal = { name: "Toast", date: "2026-11-20", totalCalories: 90 };
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, ...(body !== undefined && { body }) });
  expect((await call("POST", "/api/meals/logged", meal)).status).toBeLessThan(300);
  await call("PUT", "/api/user/profile", { firstName: "Ana" });
  expect((await me(token)).body).toMatchObject({ email, firstName: "Ana", emailVerified: true });
  const since = "/api/meals/logged?from=2026-11-01&to=2026-11-30";
  expect((await call("GET", since)).body).toHaveLength(1);
  const feed = openFeed(server, token);
  await feed.catchUp();
  expect(Object.values(feed.of("meal"))).toMatchObject([meal]);
  expect(Object.values(feed.of("user"))).toMatchObject([{ email, firstName: "Ana" }]);
  // The hosted service knows nothing of it.
  expect((await host.call("GET", since, { token })).body).toEqual([]);

  expect((await call("DELETE", "/api/user/delete-data")).body).toEqual({ message: "Data deleted" });
  expect((await call("GET", since)).body).toEqual([]);
  // Another device of theirs begins again.
  const changes = "/api/sync/changes";
  expect((await call("GET", `${changes}?since=${feed.cursor()}`)).status).toBe(410);
  expect((await call("GET", changes)).body).toMatchObject({
    ...{ changes: [{ kind: "user", data: { dailyCalorieGoal: 2000 } }], more: false },
  });
  expect((await call("GET", `${changes}?since=0.0`)).status).toBe(200);
  const removal = await call("DELETE", "/api/user/account", { password });
  expect({ status: removal.status, code: removal.body.code }).toEqual({
    status: 501,
    code: "ACCOUNT_KEPT_ELSEWHERE",
  });
});

test("the page names the hosted service to the browser", async () => {
  const webFolder = await mkdtemp(join(tmpdir(), "morsel-web-"));
  const page = "<!doctype html><html><head><title>Morsel</title></head></html>";
  await writeFile(join(webFolder, "index.html"), page);
  const env = { SUPABASE_URL: host.url, SUPABASE_ANON_KEY: 'a"key' };
  const [own, plain] = await Promise.all([
    startServer({ webFolder, env }),
    startServer({ webFolder }),
  ]);
  try {
    for (const path of ["/", "/index.html", "/verify-email?token_hash=x"]) {
      const { status, body, headers } = await own.call("GET", path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers.get("content-type")).toContain("text/html");
      expect(body).toContain(
        `<head><meta name="morsel-auth" content="${host.url} a&quot;key"><title>`,
      );
      expect(headers.get("content-encoding"), "it comes packed").toBe("gzip");
      const unpacked = await own.call("GET", path, { headers: { "accept-encoding": "identity" } });
      expect(unpacked.headers.get("content-encoding")).toBeNull();
      expect(unpacked.body).toBe(body);
      expect((await plain.call("GET", path)).body).toBe(page);
    }
  } finally {
    await Promise.all([own.stop(), plain.stop()]);
    await rm(webFolder, { recursive: true });
  }
});

test("the auth client's calls are the hosted service's alone, and the page may reach it", async () => {
  expect((await server.call("GET", "/auth/v1/settings")).status).toBe(404);
  const { headers } = await server.call("GET", "/api/health");
  expect(headers.get("content-security-policy")).toContain(`connect-src 'self' ${host.url}`);
});

describe("a token", () => {
  const made = (
    claims: { issuer?: string; audience?: string; secret?: string; lifetime?: string } = {},
  ) =>
    new SignJWT({ email: "ana@example.org", session_id: "1" })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject("11111111-1111-4111-8111-111111111111")
      .setIssuer(claims.issuer ?? `${host.url}/auth/v1`)
      .setAudience(claims.audience ?? "authenticated")
      .setIssuedAt()
      .setExpirationTime(claims.lifetime ?? "1 hour")
      .sign(new TextEncoder().encode(claims.secret ?? jwtSecret));

  test("of the shared secret is believed", async () => {
    expect((await me(await made())).body.email).toBe("ana@example.org");
  });

  test("is not, by another secret, of another service, for others, or late", async () => {
    const [key] = (await host.call("GET", "/auth/v1/.well-known/jwks.json")).body.keys;
    const bad = [
      { secret: "another secret" },
      { issuer: "https://elsewhere.example/auth/v1" },
      { audience: "anon" },
      { lifetime: "-1 minute" },
      // Signed with the published key as if it were a secret.
      { secret: JSON.stringify(key) },
    ];
    for (const claims of bad) {
      expect({ claims, status: (await me(await made(claims))).status }).toEqual({
        claims,
        status: 401,
      });
    }
    expect((await me("a.b.c")).status).toBe(401);
    expect((await server.call("GET", "/api/auth/user")).status).toBe(401);
    const { token } = await host.signedIn();
    expect((await me(`${token.slice(0, -6)}AAAAAA`)).status).toBe(401);
  });

  test("is not without a person or an end", async () => {
    const whole = { sub: randomUUID(), exp: Math.floor(Date.now() / 1000) + 3600 };
    const signed = (claims: JWTPayload) =>
      new SignJWT({ ...claims, iss: `${host.url}/auth/v1`, aud: "authenticated" })
        .setProtectedHeader({ alg: "HS256" })
        .sign(new TextEncoder().encode(jwtSecret));
    expect((await me(await signed(whole))).status).toBe(200);
    expect((await me(await signed({ sub: whole.sub }))).status).toBe(401);
    expect((await me(await signed({ exp: whole.exp }))).status).toBe(401);
  });

  test("is not, signed in another way than the pinned ones, though its key is published", async () => {
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    const keys = [{ ...(await exportJWK(publicKey)), kid: "1", use: "sig" }];
    const service = createServer((_request, response) => {
      response.setHeader("content-type", "application/json").end(JSON.stringify({ keys }));
    });
    await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
    const address = service.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    const own = await startServer({ env: { SUPABASE_URL: url, SUPABASE_ANON_KEY: "anon" } });
    try {
      for (const [alg, status] of [
        ["RS256", 200],
        ["RS512", 401],
        ["PS256", 401],
      ] as const) {
        const token = await new SignJWT({ email: "ana@example.org", session_id: "1" })
          .setProtectedHeader({ alg, kid: "1" })
          .setSubject(randomUUID())
          .setIssuer(`${url}/auth/v1`)
          .setAudience("authenticated")
          .setExpirationTime("1 hour")
          .sign(await importJWK(await exportJWK(privateKey), alg));
        const reply = await own.call("GET", "/api/auth/user", { token });
        expect({ alg, status: reply.status }).toEqual({ alg, status });
      }
    } finally {
      await own.stop();
      service.close();
      service.closeAllConnections();
    }
  });

  test("by a secret is refused where none is set", async () => {
    const own = await startServer({
      env: { SUPABASE_URL: host.url, SUPABASE_ANON_KEY: "anon" },
    });
    try {
      const token = await made();
      expect((await own.call("GET", "/api/auth/user", { token })).status).toBe(401);
    } finally {
      await own.stop();
    }
  });
});

test("a hosted service that is away is a 503: nobody is signed out by it", async () => {
  const away = createServer((_request, response) => void response.writeHead(502).end("<html>"));
  await new Promise<void>((ready) => away.listen(0, "127.0.0.1", ready));
  const address = away.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const own = await startServer({
    env: { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_ANON_KEY: "anon" },
  });
  try {
    const { token } = await host.signedIn();
    expect((await own.call("GET", "/api/auth/user", { token })).status).toBe(503);
    const body = { email: "ana@example.org", password };
    const signedIn = await own.call("POST", "/api/auth/signin", { body });
    expect({ status: signedIn.status, code: signedIn.body.code }).toEqual({
      status: 503,
      code: "SERVICE_ERROR",
    });
  } finally {
    await own.stop();
    away.close();
  }
});
