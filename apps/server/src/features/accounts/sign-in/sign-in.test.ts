import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, secretOf, somewhere } from "../../../testing/accounts.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";
import { createPasswordHashing } from "../passwords/hashing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const password = "Str0ng!password";
const signIn = (body: unknown, on = server) => on.call("POST", "/api/auth/signin", { body });

describe("signing in", () => {
  test("answers a session, its user and a welcome", async () => {
    const { email, userId } = await server.signedIn();
    const { status, body, headers } = await signIn({ email: ` ${email.toUpperCase()}`, password });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.message).toBe("Welcome back!");
    expect(body.user).toEqual(body.session.user);
    expect(body.session).toMatchObject({
      token_type: "bearer",
      expires_in: 3600,
      user: { id: userId, email, aud: "authenticated", role: "authenticated" },
    });
    expect(body.session.expires_at * 1000 - server.clock.now()).toBeGreaterThan(3_590_000);
    expect(body.session.access_token.split(".")).toHaveLength(3);
  });

  test("with a wrong password: 401", async () => {
    const { email } = await server.signedIn();
    const { status, body } = await signIn({ email, password: "Wr0ng!password" });
    expect(status).toBe(401);
    expect(body).toEqual({
      error: { code: "INVALID_CREDENTIALS", message: "The email or password is not right." },
      code: "INVALID_CREDENTIALS",
      message: "The email or password is not right.",
    });
  });

  test("with an unknown address: 404", async () => {
    const { status, body } = await signIn({ email: "nobody@example.org", password });
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: "ACCOUNT_NOT_FOUND",
      message: "We couldn't find an account with this email.",
      error: { code: "ACCOUNT_NOT_FOUND" },
    });
  });

  test("before verification: 403 for the right password alone", async () => {
    const email = `${randomUUID()}@example.org`;
    await server.call("POST", "/api/auth/signup", { body: { email, password } });
    const { status, body } = await signIn({ email, password });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: "EMAIL_NOT_VERIFIED",
      requiresVerification: true,
      email,
      error: { code: "EMAIL_NOT_VERIFIED" },
    });
    expect((await signIn({ email, password: "Wr0ng!password" })).status).toBe(401);
  });

  const both = "Please enter both email and password.";
  const valid = "Please enter a valid email address.";
  test.each([
    [{}, both],
    [{ email: "ana@example.org" }, both],
    [{ password }, both],
    [{ email: " ", password: "" }, both],
    [{ email: null, password: null }, both],
    [{ email: "ana", password }, valid],
    [{ email: `${"a".repeat(243)}@example.org`, password }, valid],
    [
      { email: "ana@example.org", password: "a".repeat(257) },
      "Please use a password of at most 256 characters.",
    ],
    [[], "The request must be an object."],
  ])("%j is a 400 whose code and sentence are at the top level, too", async (body, message) => {
    for (const path of ["/api/auth/signin", "/api/auth/signup"]) {
      const { status, body: answer } = await server.call("POST", path, { body });
      const { code } = answer.error;
      expect({ status, ...answer }).toMatchObject({ status: 400, code, message });
      expect(answer.error.message).toBe(message);
    }
  });

  test("a letter may be typed as one code point or as two", async () => {
    const email = `${randomUUID()}@example.org`;
    const [one, two] = ["Str0ng!caf\u00e9", "Str0ng!cafe\u0301"];
    await server.call("POST", "/api/auth/signup", { body: { email, password: one } });
    const mail = (await server.mails()).find(({ to }) => to.includes(email));
    await server.call("POST", "/auth/v1/verify", {
      body: { type: "signup", token_hash: secretOf(mail) },
    });
    expect((await signIn({ email, password: two })).status).toBe(200);
  });
});

test("where accounts are not revealed, unknown and wrong look the same", async () => {
  const discreet = await startServer({ env: { AUTH_REVEAL_UNKNOWN_ACCOUNTS: "off" } });
  try {
    const { email } = await discreet.signedIn();
    const wrong = await signIn({ email, password: "Wr0ng!password" }, discreet);
    const unknown = await signIn({ email: "nobody@example.org", password }, discreet);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  } finally {
    await discreet.stop();
  }
});

test("an unknown address takes as long as a wrong password", async () => {
  const { email } = await server.signedIn();
  const timed = async (tried: string) => {
    const times: number[] = [];
    for (let i = 0; i < 9; i++) {
      const start = performance.now();
      await signIn({ email: tried, password: "Wr0ng!password" });
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[4] ?? 0;
  };
  await timed(email);
  const known = await timed(email);
  const unknown = await timed("nobody@example.org");
  expect(unknown / known).toBeGreaterThan(0.3);
  expect(unknown / known).toBeLessThan(3);
});

describe("passwords", () => {
  test("are hashed anew at sign-in when the cost has changed", async () => {
    const room = await openAccounts();
    try {
      const accounts = room.process();
      await accounts.signUp({ email: "ana@example.org", password }, somewhere);
      await accounts.verify("signup", { secret: secretOf(room.mails[0]) }, somewhere);
      const users = asSystem(room.db).withTables<{ users: { password_hash: string } }>();
      const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
      await users.updateTable("users").set({ password_hash: old }).execute();
      const now = async () =>
        (await users.selectFrom("users").select("password_hash").executeTakeFirstOrThrow())
          .password_hash;
      const tried = (given: string) => accounts.signIn("ana@example.org", given, somewhere);
      expect((await tried("Wr0ng!password")).kind).toBe("wrong");
      expect(await now()).toBe(old);
      expect((await tried(password)).kind).toBe("signed-in");
      const renewed = await now();
      expect(renewed).toContain("m=19456,t=2,p=1");
      expect((await tried(password)).kind).toBe("signed-in");
      expect(await now()).toBe(renewed);
    } finally {
      await room.close();
    }
  });

  test("are hashed a few at a time, and too many are sent away", async () => {
    const passwords = createPasswordHashing({ parallel: 1 });
    const results = await Promise.allSettled(
      Array.from({ length: 70 }, () => passwords.check(password, null)),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(5);
    expect(refused[0]?.reason).toMatchObject({ status: 503 });
    await expect(passwords.check(password, await passwords.hash(password))).resolves.toEqual({
      fits: true,
      stale: false,
    });
  });
});

describe("limits", () => {
  test("ten wrong passwords slow a network's tries for an account down, a right one begins anew", async () => {
    const limited = await startServer({ env: { RATE_LIMITS: "on" } });
    try {
      const { email } = await limited.signedIn();
      const wrong = { email, password: "Wr0ng!password" };
      for (let i = 0; i < 9; i++) expect((await signIn(wrong, limited)).status).toBe(401);
      expect((await signIn({ email, password }, limited)).status).toBe(200);
      for (let i = 0; i < 10; i++) expect((await signIn(wrong, limited)).status).toBe(401);
      const { status, body, headers } = await signIn({ email, password }, limited);
      expect(status).toBe(429);
      expect(body.code).toBe("TOO_MANY_REQUESTS");
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(800);
      const client = await limited.call("POST", "/auth/v1/token?grant_type=password", {
        body: { email, password },
        headers: { "x-supabase-api-version": "2024-01-01" },
      });
      expect({ status: client.status, code: client.body.code }).toEqual({
        status: 429,
        code: "over_request_rate_limit",
      });
      const other = await limited.signedIn();
      expect((await signIn({ email: other.email, password }, limited)).status).toBe(200);
      limited.clock.advance(15 * 60_000);
      expect((await signIn({ email, password }, limited)).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  test("an address gets at most six mails an hour that one network asks for", async () => {
    const limited = await startServer({ env: { RATE_LIMITS: "on" } });
    try {
      const body = { email: "ana@example.org", password };
      for (let i = 0; i < 6; i++) {
        expect((await limited.call("POST", "/auth/v1/signup", { body })).status).toBe(200);
      }
      const reply = await limited.call("POST", "/auth/v1/signup", { body });
      expect(reply.status).toBe(429);
      expect(reply.body.error_code).toBe("over_email_send_rate_limit");
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await limited.mails()).toHaveLength(6);
    } finally {
      await limited.stop();
    }
  });
});
