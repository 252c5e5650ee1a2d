import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, personOf, secretOf, somewhere } from "../../../testing/accounts.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const refresh = (refresh_token: unknown) =>
  server.call("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });
const me = (token: string) => server.call("GET", "/api/auth/user", { token });
const signInAgain = async ({ email, password }: { email: string; password: string }) =>
  (await server.call("POST", "/api/auth/signin", { body: { email, password } })).body.session;

/** The token with one byte of its public part changed. */
function changed(token: string, byte: number): string {
  const bytes = Buffer.from(token, "base64url");
  bytes[byte] = (bytes[byte] ?? 0) ^ 1;
  return bytes.toString("base64url");
}

describe("refreshing", () => {
  test("answers new tokens of the same session", async () => {
    const { session, userId } = await server.signedIn();
    server.clock.advance(10_000);
    const { status, body, headers } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.user.id).toBe(userId);
    expect(body.refresh_token).not.toBe(session.refresh_token);
    expect(body.expires_at - session.expires_at).toBeGreaterThanOrEqual(10);
    expect((await me(body.access_token)).status).toBe(200);
  });

  test("with the active token's parent answers the active token again", async () => {
    const { session } = await server.signedIn();
    const first = await refresh(session.refresh_token);
    const again = await refresh(session.refresh_token);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
    expect((await refresh(first.body.refresh_token)).status).toBe(200);
  });

  test("with the parent ten seconds later ends the session: somebody has a copy", async () => {
    for (const browser of ["none", "another"]) {
      const person = await server.signedIn();
      const other = await signInAgain(person);
      const first = await refresh(person.session.refresh_token);
      server.clock.advance(11_000);
      const headers: Record<string, string> =
        browser === "none" ? {} : { cookie: `morsel-browser=${"A".repeat(43)}` };
      const { status, body } = await server.call(
        ...(["POST", "/auth/v1/token?grant_type=refresh_token"] as const),
        { body: { refresh_token: person.session.refresh_token }, headers },
      );
      expect({ status, code: body.error_code }).toEqual({
        status: 400,
        code: "refresh_token_already_used",
      });
      expect((await me(first.body.access_token)).status).toBe(401);
      expect((await refresh(first.body.refresh_token)).status).toBe(400);
      expect((await me(other.access_token)).status).toBe(200);
    }
  });

  test("with the parent, by the browser of the session, answers again however late", async () => {
    const { email, password } = await server.signedIn();
    const signedIn = await server.call("POST", "/api/auth/signin", { body: { email, password } });
    const cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const ask = (refresh_token: string) =>
      server.call("POST", "/auth/v1/token?grant_type=refresh_token", {
        body: { refresh_token },
        headers: { cookie },
      });
    const { refresh_token } = signedIn.body.session;
    // The phone was closed before the reply came.
    const lost = await ask(refresh_token);
    server.clock.advance(8 * 3_600_000);
    const again = await ask(refresh_token);
    expect(again.body.refresh_token).toBe(lost.body.refresh_token);
    expect((await ask(again.body.refresh_token)).status).toBe(200);
    expect((await ask(refresh_token)).body.error_code).toBe("refresh_token_already_used");
  });

  test("by many at once rotates once", async () => {
    // By chance they may run one after the other, but not five times.
    for (let round = 0; round < 5; round++) {
      const { session } = await server.signedIn();
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => refresh(session.refresh_token)),
      );
      expect(replies.map((reply) => reply.status)).toEqual(Array(12).fill(200));
      expect(new Set(replies.map((reply) => reply.body.refresh_token)).size).toBe(1);
    }
  });

  test("with anything older ends the session at once", async () => {
    const person = await server.signedIn();
    const other = await signInAgain(person);
    const second = (await refresh(person.session.refresh_token)).body;
    const third = (await refresh(second.refresh_token)).body;
    expect((await me(third.access_token)).status).toBe(200);

    const { status, body } = await refresh(person.session.refresh_token);
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 400,
      error_code: "refresh_token_already_used",
      msg: "Invalid Refresh Token: Already Used",
    });
    expect((await refresh(third.refresh_token)).body.error_code).toBe("refresh_token_not_found");
    expect((await me(third.access_token)).status).toBe(401);
    expect((await me(other.access_token)).status).toBe(200);
  });

  test("with an invented token changes nothing", async () => {
    const { session } = await server.signedIn();
    const second = (await refresh(session.refresh_token)).body;
    await refresh(second.refresh_token);
    for (const malformed of ["", "x", "not a token", "A".repeat(1500)]) {
      expect(await refresh(malformed)).toMatchObject({
        status: 400,
        body: { error_code: "validation_failed", msg: "Refresh token is not valid" },
      });
    }
    // User, session, number (an older one), mark, secret.
    const inventions = [0, 20, 35, 40, 60].map((byte) => changed(session.refresh_token, byte));
    for (const invented of inventions) {
      const { status, body } = await refresh(invented);
      expect({ invented, status }).toEqual({ invented, status: 400 });
      // An older token's secret doesn't matter: the mark alone shows that it was issued.
      if (invented === changed(session.refresh_token, 60)) continue;
      expect(body.error_code).toBe("refresh_token_not_found");
      expect((await refresh(second.refresh_token)).status).toBe(200);
    }
  });

  test("is refused after thirty days without one", async () => {
    const { session } = await server.signedIn();
    const { clock } = server;
    clock.advance(30 * 86_400_000 - 60_000);
    const second = await refresh(session.refresh_token);
    expect(second.status).toBe(200);
    clock.advance(30 * 86_400_000 + 60_000);
    const { status, body } = await refresh(second.body.refresh_token);
    expect({ status, code: body.error_code }).toEqual({ status: 400, code: "session_expired" });
  });

  test("with the database alone is impossible: it holds hashes", async () => {
    const room = await openAccounts();
    try {
      const accounts = room.process();
      await accounts.signUp({ email: "ana@example.org", password: "Str0ng!password" }, somewhere);
      const first = await accounts.verify("signup", { secret: secretOf(room.mails[0]) }, somewhere);
      const second = await accounts.refresh(first.refresh_token, somewhere);
      const rows = await asSystem(room.db)
        .withTables<{ sessions: Record<string, unknown> }>()
        .selectFrom("sessions")
        .selectAll()
        .execute();
      const kept = JSON.stringify(rows);
      for (const { refresh_token, access_token } of [first, second]) {
        expect(kept).not.toContain(refresh_token);
        // The key that derives the next token: its last 32 bytes.
        const secret = Buffer.from(refresh_token, "base64url").subarray(-32);
        for (const form of ["base64url", "base64", "hex"] as const) {
          expect(kept).not.toContain(secret.toString(form));
        }
        expect(kept).not.toContain(access_token);
      }
    } finally {
      await room.close();
    }
  });

  test("works in any process, and one that ends a session ends it for all within ten seconds", async () => {
    const room = await openAccounts();
    try {
      const [one, other] = [room.process(), room.process()];
      await one.signUp({ email: "ana@example.org", password: "Str0ng!password" }, somewhere);
      const first = await other.verify("signup", { secret: secretOf(room.mails[0]) }, somewhere);
      const [a, b] = await Promise.all([
        one.refresh(first.refresh_token, somewhere),
        other.refresh(first.refresh_token, somewhere),
      ]);
      expect(a.refresh_token).toBe(b.refresh_token);
      expect(await one.publicKeys()).toEqual(await other.publicKeys());

      const asks = (accounts: typeof one, method = "GET", url = "/api/meals/days") => {
        const headers = { authorization: `Bearer ${a.access_token}` };
        return accounts.authenticate({ headers, method, routeOptions: { url } } as never);
      };
      const person = await asks(other);
      expect(await asks(one)).toEqual(person);
      await one.endSessions(person, "local", somewhere);
      await expect(asks(one)).rejects.toMatchObject({ status: 401 });
      expect(await asks(other)).toEqual(person);
      // Account changes ask the database, whatever was cached.
      for (const [method, url] of [
        ["PUT", "/auth/v1/user"],
        ["POST", "/auth/v1/logout"],
        ["PUT", "/api/user/profile"],
        ["PUT", "/api/user/goals"],
        ["DELETE", "/api/user/account"],
      ] as const) {
        const outcome = await asks(other, method, url).catch(
          (error: unknown) => (error as { status?: number }).status,
        );
        expect({ method, url, outcome }).toEqual({ method, url, outcome: 401 });
      }
      room.advance(10_000);
      await expect(asks(other)).rejects.toMatchObject({ status: 401 });
    } finally {
      await room.close();
    }
  });

  test("and a clock that is set back lets nobody in for longer", async () => {
    const room = await openAccounts();
    try {
      const [one, other] = [room.process(), room.process()];
      await one.signUp({ email: "ana@example.org", password: "Str0ng!password" }, somewhere);
      const first = await other.verify("signup", { secret: secretOf(room.mails[0]) }, somewhere);
      const request = {
        headers: { authorization: `Bearer ${first.access_token}` },
        ...{ method: "GET", routeOptions: { url: "/api/meals/days" } },
      };
      const person = await other.authenticate(request as never);
      await one.endSessions(person, "local", somewhere);
      room.advance(-86_400_000);
      await expect(other.authenticate(request as never)).rejects.toMatchObject({ status: 401 });
    } finally {
      await room.close();
    }
  });

  test("three processes that start at once make one signing key", async () => {
    const room = await openAccounts();
    try {
      const processes = [room.process(), room.process(), room.process()];
      const lists = await Promise.all(processes.map((accounts) => accounts.publicKeys()));
      expect(lists[0]).toHaveLength(1);
      expect(lists[1]).toEqual(lists[0]);
      expect(lists[2]).toEqual(lists[0]);
    } finally {
      await room.close();
    }
  });
});

describe("signing out", () => {
  const out = (token: string, scope?: string) =>
    server.call("POST", `/auth/v1/logout${scope ? `?scope=${scope}` : ""}`, { token });

  async function threeSessions() {
    const person = await server.signedIn();
    return [person.session, await signInAgain(person), await signInAgain(person)] as const;
  }
  const living = (sessions: readonly { access_token: string }[]) =>
    Promise.all(sessions.map(async (one) => (await me(one.access_token)).status === 200));

  test.each([
    ["local", [false, true, true]],
    ["others", [true, false, false]],
    ["global", [false, false, false]],
    [undefined, [false, false, false]],
  ])("with scope %s leaves %j", async (scope, left) => {
    const sessions = await threeSessions();
    expect(await living(sessions)).toEqual([true, true, true]);
    expect((await out(sessions[0].access_token, scope)).status).toBe(204);
    expect(await living(sessions)).toEqual(left);
    for (const [i, { refresh_token }] of sessions.entries()) {
      expect((await refresh(refresh_token)).status).toBe(left[i] ? 200 : 400);
    }
  });

  test("with another scope is a 400", async () => {
    const { token } = await server.signedIn();
    expect((await out(token, "everywhere")).status).toBe(400);
    expect((await me(token)).status).toBe(200);
  });

  test("leaves other people alone", async () => {
    const [one, other] = await Promise.all([server.signedIn(), server.signedIn()]);
    await out(one.token);
    expect((await me(other.token)).status).toBe(200);
  });

  test("over the product's own call ends this session and always succeeds", async () => {
    const [first, second] = await threeSessions();
    const signOut = (token?: string) =>
      server.call("POST", "/api/auth/signout", token ? { token } : {});
    expect(await signOut(first.access_token)).toMatchObject({
      status: 200,
      body: { message: "You are signed out." },
    });
    expect(await living([first, second])).toEqual([false, true]);
    expect((await signOut(first.access_token)).status).toBe(200);
    expect((await signOut("not.a.token")).status).toBe(200);
    expect((await signOut()).status).toBe(200);
  });
});

describe("the list of sessions", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const list = async (token: string) =>
    (await server.call("GET", "/api/user/sessions", { token })).body.sessions;
  const endOne = (token: string, id: string) =>
    server.call("DELETE", `/api/user/sessions/${id}`, { token });

  test("tells devices, places and times, and signs any of them out at once", async () => {
    const person = await server.signedIn();
    server.clock.advance(60_000);
    const { body } = await server.call("POST", "/api/auth/signin", {
      body: { email: person.email, password: person.password },
      headers: { "user-agent": firefox },
    });
    const other = body.session;
    const before = server.clock.now();
    server.clock.advance(3_600_000);
    const { access_token } = (await refresh(person.session.refresh_token)).body;
    const sessions = await list(access_token);
    expect(sessions).toMatchObject([
      { device: "Unknown device", address: "127.0.0.1", isCurrent: true },
      { device: "Firefox on Linux", address: "127.0.0.1", isCurrent: false },
    ]);
    expect(sessions[0].lastUsedAt - sessions[0].signedInAt).toBeGreaterThanOrEqual(3_660_000);
    expect(Math.abs(sessions[1].lastUsedAt - before)).toBeLessThan(30_000);
    const [, { id }] = sessions;
    expect((await endOne(access_token, id)).status).toBe(204);
    expect((await me(other.access_token)).status).toBe(401);
    expect((await refresh(other.refresh_token)).status).toBe(400);
    expect(await list(access_token)).toHaveLength(1);
    expect((await endOne(access_token, id)).status).toBe(404);
  });

  test("tells from where, and with what, a session was used last", async () => {
    const own = await startServer({ env: { TRUSTED_PROXIES: "loopback" } });
    try {
      const { session } = await own.signedIn();
      const { body } = await own.call("POST", "/auth/v1/token?grant_type=refresh_token", {
        body: { refresh_token: session.refresh_token },
        headers: { "user-agent": firefox, "x-forwarded-for": "203.0.113.7" },
      });
      const token = body.access_token as string;
      const { sessions } = (await own.call("GET", "/api/user/sessions", { token })).body;
      expect(sessions).toMatchObject([{ device: "Firefox on Linux", address: "203.0.113.7" }]);
    } finally {
      await own.stop();
    }
  });

  test("has nobody else's, and ends none of theirs", async () => {
    const [one, other] = await Promise.all([server.signedIn(), server.signedIn()]);
    const [{ id }] = await list(other.token);
    const { status, body } = await endOne(one.token, id);
    expect({ status, code: body.error.code }).toEqual({ status: 404, code: "NOT_FOUND" });
    expect((await me(other.token)).status).toBe(200);
    expect((await server.call("GET", "/api/user/sessions")).status).toBe(401);
  });

  test("has fifty at most: the one that was used longest ago ends", async () => {
    const room = await openAccounts();
    try {
      const accounts = room.process();
      const email = "ana@example.org";
      await accounts.signUp({ email, password: "Str0ng!password" }, somewhere);
      const proof = { secret: secretOf(room.mails[0]) };
      const first = await accounts.verify("signup", proof, somewhere);
      const rows = asSystem(room.db).withTables<{ sessions: Record<string, unknown> }>();
      const [row] = await rows.selectFrom("sessions").selectAll().execute();
      room.advance(60_000);
      for (let made = 1; made < 50; made++) {
        const copy = { ...row, id: crypto.randomUUID(), refreshed_at: room.clock() };
        await rows.insertInto("sessions").values(copy).execute();
      }
      await accounts.authenticate(asked(first.access_token));
      const last = await accounts.signIn(email, "Str0ng!password", somewhere);
      expect(last.kind).toBe("signed-in");
      expect(await accounts.sessionList.list(personOf(first))).toHaveLength(50);
      await expect(accounts.authenticate(asked(first.access_token))).rejects.toMatchObject({
        status: 401,
      });
    } finally {
      await room.close();
    }
  });
});

/** A request as `authenticate` sees it. */
function asked(token: string, method = "GET", url = "/api/meals/days") {
  return { headers: { authorization: `Bearer ${token}` }, method, routeOptions: { url } } as never;
}
