import { createHmac } from "node:crypto";
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, secretOf, somewhere } from "../../../testing/accounts.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";
import { type Method, TokenFailure } from "./access-token.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const me = (token: string) => server.call("GET", "/api/auth/user", { token });
const keys = async () => (await server.call("GET", "/auth/v1/.well-known/jwks.json")).body;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("an access token is signed with a published key and says who, where and how", async () => {
  const { token, userId, email } = await server.signedIn();
  const published = await keys();
  expect(published.keys).toHaveLength(1);
  expect(published.keys[0]).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" });
  expect(published.keys[0]).not.toHaveProperty("d");
  expect(decodeProtectedHeader(token)).toEqual({
    alg: "ES256",
    typ: "JWT",
    kid: published.keys[0].kid,
  });
  const { payload } = await jwtVerify(token, createLocalJWKSet(published), {
    issuer: `${server.url}/auth/v1`,
    audience: "authenticated",
  });
  expect(payload).toMatchObject({ sub: userId, email, role: "authenticated", aal: "aal1" });
  const [{ method, timestamp }, ...others] = payload["amr"] as [Method, ...Method[]];
  expect({ method, others }).toEqual({ method: "otp", others: [] });
  // A slow machine may sign in the next second.
  expect((payload.iat ?? 0) - timestamp).toBeLessThan(5);
  expect(payload["session_id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
});

test("the key outlives a restart, and so do sessions", async () => {
  const { token } = await server.signedIn();
  const before = await keys();
  await server.restart();
  expect(await keys()).toEqual(before);
  expect((await me(token)).status).toBe(200);
});

test("a token is good for an hour, however often it was used", async () => {
  const { token } = await server.signedIn();
  server.clock.advance(3_590_000);
  expect((await me(token)).status).toBe(200);
  server.clock.advance(11_000);
  const { status, body } = await me(token);
  expect({ status, code: body.error.code }).toEqual({ status: 401, code: "NOT_SIGNED_IN" });
});

test("forged, altered and foreign tokens open nothing", async () => {
  const { token } = await server.signedIn();
  const other = await server.signedIn();
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = decodeJwt(token);
  const kid = decodeProtectedHeader(token).kid ?? "";
  const foreign = await generateKeyPair("ES256");
  const publicKey = await importJWK((await keys()).keys[0], "ES256");
  if (publicKey instanceof Uint8Array) throw new Error("not a key");
  const spki = await exportSPKI(publicKey);
  const hmac = (secret: string) => {
    const signed = `${part({ alg: "HS256", typ: "JWT", kid })}.${payload}`;
    return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
  };
  const forged = {
    "another payload": `${header}.${part({ ...claims, sub: other.userId })}.${signature}`,
    "another person's signature": `${header}.${payload}.${other.token.split(".")[2]}`,
    "no signature": `${part({ alg: "none", typ: "JWT" })}.${payload}.`,
    "none with a signature": `${part({ alg: "none", typ: "JWT", kid })}.${payload}.${signature}`,
    "the public key as a secret": hmac(spki),
    "a foreign key": await new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid })
      .sign(foreign.privateKey),
    "a foreign key of its own name": await new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid: "theirs" })
      .sign(foreign.privateKey),
    "no key's name": await new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256" })
      .sign(foreign.privateKey),
    "two parts": `${header}.${payload}`,
    nonsense: "a.b.c",
  };
  for (const [name, token] of Object.entries(forged)) {
    const { status } = await me(token);
    expect({ name, status }).toEqual({ name, status: 401 });
  }
  for (const authorization of ["", "Bearer", token, `Basic ${token}`, `Bearer ${token} x`]) {
    const { status } = await server.call("GET", "/api/auth/user", { headers: { authorization } });
    expect({ authorization, status }).toEqual({ authorization, status: 401 });
  }
});

test("our own key signs for nobody else: issuer, audience, session and end must be as we write them", async () => {
  const room = await openAccounts();
  try {
    const accounts = room.process();
    await accounts.signUp({ email: "ana@example.org", password: "Str0ng!password" }, somewhere);
    const proof = { secret: secretOf(room.mails[0]) };
    const { access_token } = await accounts.verify("signup", proof, somewhere);
    const row = await asSystem(room.db)
      .withTables<{ signing_keys: { private_key: string } }>()
      .selectFrom("signing_keys")
      .selectAll()
      .executeTakeFirstOrThrow();
    const key = await importJWK(JSON.parse(row.private_key) as JWK, "ES256");
    const claims = decodeJwt(access_token);
    const header = { alg: "ES256", kid: decodeProtectedHeader(access_token).kid ?? "" };
    const outcome = async (changed: Record<string, unknown>) => {
      const token = await new SignJWT({ ...claims, ...changed })
        .setProtectedHeader(header)
        .sign(key);
      const headers = { authorization: `Bearer ${token}` };
      const request = { headers, method: "GET", routeOptions: { url: "/api/meals/days" } };
      return accounts.authenticate(request as never).then(
        ({ userId }) => userId,
        (error: unknown) => (error instanceof TokenFailure ? error.reason : error),
      );
    };
    expect(await outcome({})).toBe(claims.sub);
    expect(await outcome({ aud: "another-service" })).toBe("bad");
    expect(await outcome({ aud: undefined })).toBe("bad");
    expect(await outcome({ iss: "https://morsel.example/auth/v1" })).toBe("bad");
    expect(await outcome({ iss: undefined })).toBe("bad");
    expect(await outcome({ exp: undefined })).toBe("bad");
    expect(await outcome({ session_id: undefined })).toBe("bad");
    expect(await outcome({ sub: undefined })).toBe("bad");
    expect(await outcome({ exp: Math.floor(room.clock() / 1000) - 1 })).toBe("bad");
    expect(await outcome({ session_id: crypto.randomUUID() })).toBe("gone");
  } finally {
    await room.close();
  }
});
