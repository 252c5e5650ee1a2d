import { Writable } from "node:stream";
import { tokenPrefix } from "@morsel/domain/accounts/personal-token";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import type { SignedIn } from "../../../testing/caller.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";
import { rowsOf, withTables } from "../../../testing/tables.ts";

const lines: string[] = [];
const log = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ log, env: { LOG_LEVEL: "debug" } });
});
afterAll(() => server.stop());

const minute = 60_000;
const day = 86_400_000;

const ask = (person: SignedIn, body: object) =>
  server.call("POST", "/api/user/tokens", { token: person.token, body });

async function made(person: SignedIn, over: object = {}) {
  const { status, body } = await ask(person, { name: "Phone", scope: "write", ...over });
  expect(status).toBe(201);
  return body as { token: string; id: string; createdAt: string; expiresAt: string };
}

const listed = async (person: SignedIn) =>
  (await server.call("GET", "/api/user/tokens", { token: person.token })).body.tokens;

const revoke = (person: SignedIn, id: string) =>
  server.call("DELETE", `/api/user/tokens/${id}`, { token: person.token });

const reads = (token: string) => server.call("GET", "/api/shortcuts/day", { token });

/** Signs in once more: a proof that it's the owner. */
async function signedInAgain({ email, password }: SignedIn): Promise<string> {
  const reply = await server.call("POST", "/api/auth/signin", { body: { email, password } });
  return reply.body.session.access_token;
}

describe("a personal access token", () => {
  test("is told once, listed without its secret, and only its hash is kept", async () => {
    const person = await server.signedIn();
    const { token, id, ...about } = await made(person, { name: " iPhone ", scope: "read" });
    expect(token).toMatch(new RegExp(`^${tokenPrefix}[\\w-]{80,}$`));
    expect(about).toEqual({
      ...{ name: "iPhone", scope: "read", lastUsedAt: null },
      ...{ createdAt: about.createdAt, expiresAt: about.expiresAt },
    });
    expect(Date.parse(about.expiresAt) - Date.parse(about.createdAt)).toBe(365 * day);
    expect(await listed(person)).toEqual([{ id, ...about }]);

    const rows = await withTables(server, (db) =>
      asSystem(db).selectFrom("personal_tokens").selectAll().execute(),
    );
    expect(rows.map((row) => row.id)).toContain(id);
    const secret = token.slice(-40);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test("shows when it was used last, written once a minute", async () => {
    const person = await server.signedIn();
    const { token } = await made(person);
    expect((await reads(token)).status).toBe(200);
    const [{ lastUsedAt: first }] = await listed(person);
    expect(Date.parse(first)).toBeCloseTo(server.clock.now(), -5);
    server.clock.advance(minute / 2);
    await reads(token);
    expect((await listed(person))[0].lastUsedAt).toBe(first);
    server.clock.advance(minute);
    await reads(token);
    expect(Date.parse((await listed(person))[0].lastUsedAt)).toBeGreaterThan(Date.parse(first));
  });

  test("opens the calls that are declared for it, and no other", async () => {
    const person = await server.signedIn();
    const { token } = await made(person);
    const { token: reader } = await made(person, { scope: "read" });
    const opened: Record<string, string[]> = { read: [], write: [] };
    for (const { method, path, access } of server.app().http.routes) {
      if (access === "anyone") continue;
      const place = path.replace(/:\w+/g, person.userId);
      for (const [scope, sent] of [
        ["read", reader],
        ["write", token],
      ] as const) {
        const { status, body } = await server.call(method, place, { token: sent });
        if (status !== 403) opened[scope]?.push(`${method} ${path}`);
        else expect(body.error?.message ?? body.msg, `${method} ${path}`).toMatch(/token/);
      }
    }
    expect(opened).toEqual({
      read: ["GET /api/shortcuts/day"],
      write: ["GET /api/shortcuts/day", "POST /api/shortcuts/log"],
    });
    const { body } = await server.call("POST", "/api/shortcuts/log", {
      token: reader,
      body: { text: "an apple" },
    });
    expect(body.error).toEqual({
      code: "TOKEN_READ_ONLY",
      message: "This token may only read. Please make one that may write.",
    });
    const makes = await server.call("POST", "/api/user/tokens", {
      token,
      body: { name: "More", scope: "write" },
    });
    expect(makes.body.error.code).toBe("TOKEN_NOT_ALLOWED");
    expect(await listed(person)).toHaveLength(2);
  });

  test("doesn't sign anybody out, or in", async () => {
    const person = await server.signedIn();
    const { token } = await made(person);
    expect((await server.call("POST", "/api/auth/signout", { token })).status).toBe(200);
    expect((await reads(token)).status).toBe(200);
    expect((await server.call("GET", "/api/auth/user", { token: person.token })).status).toBe(200);
  });

  test("works until it expires, or is revoked, and says which", async () => {
    const person = await server.signedIn();
    const now = server.clock.now();
    const { token, id } = await made(person, { expiresAt: new Date(now + day).toISOString() });
    expect((await reads(token)).status).toBe(200);
    server.clock.advance(day);
    const expired = await reads(token);
    expect(expired.status).toBe(401);
    expect(expired.headers.get("www-authenticate")).toBe("Bearer");
    expect(expired.body.error.message).toBe("This token has expired. Please make a new one.");
    const again = { ...person, token: await signedInAgain(person) };
    expect(await listed(again)).toMatchObject([{ id }]);

    const other = await made(again, { expiresAt: now + 3 * day + 0.5 });
    expect((await revoke(again, other.id)).status).toBe(204);
    expect((await revoke(again, other.id)).status).toBe(204);
    expect((await reads(other.token)).body.error).toEqual({
      code: "NOT_SIGNED_IN",
      message: "This token was revoked. Please make a new one.",
    });
    // A call that no token opens tells nobody more than that, either.
    const closed = await server.call("GET", "/api/auth/user", { token: other.token });
    expect(closed.body.error.code).toBe("NOT_SIGNED_IN");
    expect(await listed(again)).toMatchObject([{ id }]);
  });

  test("that nobody made, or that was altered, opens nothing", async () => {
    const person = await server.signedIn();
    const { token } = await made(person);
    // Not the last letter, of which some bits may tell nothing.
    const altered = token.at(-2) === "A" ? "B" : "A";
    const stranger = await made(await server.signedIn());
    const middle = tokenPrefix.length + 43;
    for (const wrong of [
      tokenPrefix,
      `${tokenPrefix}${"A".repeat(86)}`,
      token.slice(0, -1),
      token.slice(0, -2) + altered + token.slice(-1),
      // Whose it is, with another one's secret.
      token.slice(0, middle) + stranger.token.slice(middle),
      `${token}A`,
    ]) {
      const { status, body } = await reads(wrong);
      expect(status, wrong).toBe(401);
      expect(body.error.message).toMatch(/We don't know this token/);
    }
  });

  test("in an address is refused, and in no log", async () => {
    const person = await server.signedIn();
    const { token } = await made(person);
    for (const address of [
      `/api/shortcuts/day?token=${token}`,
      `/api/shortcuts/day?access_token=${token}`,
      `/api/shortcuts/day/${token}`,
      `/${token}`,
    ]) {
      const { status, body } = await server.call("GET", address);
      expect(status, address).toBe(400);
      expect(body.error.code).toBe("TOKEN_IN_ADDRESS");
      expect(body.error.message).toMatch(/header Authorization/);
    }
    expect(lines.filter((line) => line.includes(" 400 ")).length).toBeGreaterThanOrEqual(4);
    expect(lines.join("")).not.toContain(token.slice(tokenPrefix.length, 40));
  });
});

describe("making tokens", () => {
  test("names what is wrong", async () => {
    const person = await server.signedIn();
    const now = server.clock.now();
    for (const [path, body] of [
      ["name", { name: " ", scope: "read" }],
      ["name", { name: "\u200b", scope: "read" }],
      ["name", { name: "x".repeat(61), scope: "read" }],
      ["name", { name: "two\nlines", scope: "read" }],
      ["scope", { name: "Phone", scope: "admin" }],
      ["expiresAt", { name: "Phone", scope: "read", expiresAt: now - 1 }],
      ["expiresAt", { name: "Phone", scope: "read", expiresAt: now + 4_000 * day }],
      ["expiresAt", { name: "Phone", scope: "read", expiresAt: "tomorrow" }],
      ["timeZone", { name: "Phone", scope: "read", timeZone: "Mars/Olympus" }],
    ] as const) {
      const reply = await ask(person, body);
      expect(reply.status).toBe(400);
      expect(reply.body.error.issues[0].path).toBe(path);
    }
    expect(await listed(person)).toEqual([]);
  });

  test("ends at twenty that work, also for many calls at once", async () => {
    const person = await server.signedIn();
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, at) => ask(person, { name: `${at}`, scope: "read" })),
    );
    const full = replies.filter(({ status }) => status === 409);
    expect(full).toHaveLength(4);
    expect(full[0]?.body.error.message).toMatch(/You have 20 tokens, which is the most/);
    const [{ id }] = await listed(person);
    await revoke(person, id);
    await made(person);
  });

  test("those that have expired leave room for others", async () => {
    const person = await server.signedIn();
    const expiresAt = new Date(server.clock.now() + minute).toISOString();
    const short = { name: "Short", scope: "read", expiresAt };
    for (let count = 1; count <= 20; count++) expect((await ask(person, short)).status).toBe(201);
    expect((await ask(person, { name: "One more", scope: "read" })).status).toBe(409);
    server.clock.advance(minute);
    await made(person);
  });

  test("a day after the sign-in needs a proof that it's the owner", async () => {
    const person = await server.signedIn();
    server.clock.advance(day);
    const { body } = await server.call("POST", "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: person.session.refresh_token },
    });
    const late = { ...person, token: body.access_token };
    const refused = await ask(late, { name: "Phone", scope: "read" });
    expect(refused).toMatchObject({ status: 403, body: { code: "REAUTHENTICATION_NEEDED" } });
    const proof = { password: person.password };
    await server.call("POST", "/api/auth/proof", { token: late.token, body: proof });
    await made(late);
  });

  test("somebody else's are not there", async () => {
    const [owner, stranger] = [await server.signedIn(), await server.signedIn()];
    const { id, token } = await made(owner);
    expect(await listed(stranger)).toEqual([]);
    expect((await revoke(stranger, id)).status).toBe(404);
    expect((await reads(token)).status).toBe(200);
  });
});

describe("tokens end", () => {
  test("with a new password, but not with the sessions", async () => {
    const person = await server.signedIn();
    const { token } = await made(person);
    await server.call("POST", "/auth/v1/logout?scope=global", { token: person.token });
    expect((await reads(token)).status).toBe(200);
    const again = await signedInAgain(person);
    const { status } = await server.call("PUT", "/auth/v1/user", {
      token: again,
      body: { password: "An0ther!password", current_password: person.password },
    });
    expect(status).toBe(200);
    expect((await reads(token)).body.error.message).toMatch(/revoked/);
  });

  test("with the account, but not with the data", async () => {
    const person = await server.signedIn();
    const { token } = await made(person);
    await server.call("DELETE", "/api/user/delete-data", { token: person.token });
    expect((await reads(token)).status).toBe(200);
    const body = { password: person.password };
    await server.call("DELETE", "/api/user/account", { token: person.token, body });
    expect((await reads(token)).status).toBe(401);
    expect(await rowsOf(server, person.userId)).not.toHaveProperty("personal_tokens");
  });
});
