import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { inTransaction } from "../../../platform/database/database.ts";
import { openAccounts, secretOf, somewhere } from "../../../testing/accounts.ts";
import { codeOf, mailTo } from "../../../testing/browser.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";
import { deleteUser, lockUserByEmail } from "../user.repository.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const password = "Str0ng!password";
const newEmail = () => `${randomUUID()}@example.org`;
const signUp = (email: string, given: unknown = password) =>
  server.call("POST", "/api/auth/signup", { body: { email, password: given } });
const mailsTo = async (email: string) =>
  (await server.mails()).filter((mail) => mail.to.includes(email));
const verify = (token_hash: string, type = "signup") =>
  server.call("POST", "/auth/v1/verify", { body: { type, token_hash } });

describe("signing up", () => {
  test("asks for verification and mails a link that leads here", async () => {
    const email = newEmail();
    const { status, body } = await signUp(` ${email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body).toEqual({
      requiresVerification: true,
      email,
      message: "Please check your email and click the verification link to activate your account.",
    });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Verify your email for Morsel");
    expect(mail?.text).toContain(mail?.link);
    const link = new URL(mail?.link ?? "");
    expect(link.origin).toBe(server.url);
    expect(link.pathname).toBe("/api/auth/verify-email");
    expect(link.searchParams.get("type")).toBe("signup");
    expect(Buffer.from(secretOf(mail), "base64url")).toHaveLength(32);
  });

  test("the link's address uses nothing up and leads to the page, however often it is opened", async () => {
    const email = newEmail();
    await signUp(email);
    const [mail] = await mailsTo(email);
    const link = new URL(mail?.link ?? "");
    for (let opened = 0; opened < 3; opened++) {
      const { status, headers } = await server.call("GET", link.pathname + link.search);
      expect(status).toBe(303);
      expect(headers.get("location")).toBe(`/verify-email${link.search}`);
    }
    expect((await verify(secretOf(mail))).status).toBe(200);
  });

  test("without a secret the address leads to the page that says so, without a bare `?`", async () => {
    const { headers } = await server.call("GET", "/api/auth/verify-email");
    expect(headers.get("location")).toBe("/verify-email");
  });

  test("the link opens a session once", async () => {
    const email = newEmail();
    await signUp(email);
    const secret = secretOf((await mailsTo(email))[0]);
    const { status, body } = await verify(secret);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { email } });
    expect(body.user.email_confirmed_at).toBeTruthy();
    expect(body.user.user_metadata.email_verified).toBe(true);
    const user = await server.call("GET", "/api/auth/user", { token: body.access_token });
    expect(user.body).toMatchObject({ id: body.user.id, email, emailVerified: true });

    const again = await verify(secret);
    expect(again.status).toBe(403);
    expect(again.body).toMatchObject({ error_code: "otp_expired" });
    expect(again.body.msg).toContain("already verified");
  });

  test("of many who use the link at once, one gets a session", async () => {
    const email = newEmail();
    await signUp(email);
    const secret = secretOf((await mailsTo(email))[0]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => verify(secret)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
  });

  test.each(["x", "A".repeat(43), "../..", "A".repeat(600)])(
    "an invented link %j opens nothing",
    async (invented) => {
      const { status, body } = await verify(invented);
      expect(status).toBe(403);
      expect(body).toEqual({
        code: 403,
        error_code: "otp_expired",
        msg: "Email link is invalid or has expired",
      });
    },
  );

  test.each(["constructor", "__proto__", "toString", "sms", ""])(
    "the type %j is a 400 for known and unknown addresses alike",
    async (type) => {
      const email = newEmail();
      await signUp(email);
      const given = (more: object) =>
        server.call("POST", "/auth/v1/verify", { body: { type, ...more } });
      const secret = secretOf((await mailsTo(email))[0]);
      const known = await given({ email, token: "1" });
      const unknown = await given({ email: newEmail(), token: "1" });
      expect({ status: known.status, code: known.body.error_code }).toEqual({
        status: 400,
        code: "validation_failed",
      });
      expect(unknown.body).toEqual(known.body);
      expect((await given({ token_hash: secret })).body).toEqual(known.body);
      expect((await verify(secret)).status).toBe(200);
    },
  );

  test("a link of another kind opens nothing", async () => {
    const email = newEmail();
    await signUp(email);
    const secret = secretOf((await mailsTo(email))[0]);
    expect((await verify(secret, "recovery")).status).toBe(403);
    expect((await verify(secret, "email")).status).toBe(200);
  });

  test.each([
    ["password", { email: "ana@example.org" }],
    ["password", { email: "ana@example.org", password: "" }],
    ["password", { email: "ana@example.org", password: 12345678 }],
    ["password", { email: "ana@example.org", password: `Aa1!${"x".repeat(260)}` }],
    ["email", { email: "ana", password }],
    ["email", { email: "ana@example.org\r\nBcc: eve@example.org", password }],
    ["email", { email: `${"a".repeat(260)}@example.org`, password }],
    ["email", { password }],
  ])("a wrong %s is a 400 that names it", async (field, body) => {
    const reply = await server.call("POST", "/api/auth/signup", { body });
    expect(reply.status).toBe(400);
    expect(reply.body.error.code).toBe("INVALID_REQUEST");
    expect(reply.body.error.issues[0].path).toBe(field);
  });

  test.each([
    ["Aa1!", "Password should be at least 8 characters."],
    ["abcdefgh", "Password should contain"],
  ])("the weak password %s is a 422 that says why", async (weak, why) => {
    const email = newEmail();
    const { status, body } = await signUp(email, weak);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "WEAK_PASSWORD", error: { code: "WEAK_PASSWORD" } });
    expect(body.message).toContain(why);
    expect(body.error.issues[0].path).toBe("password");
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe("signing up with an address that has an account", () => {
  test("unverified: sends a new mail, and both links work until one is used", async () => {
    const email = newEmail();
    const first = await signUp(email);
    const second = await signUp(email);
    expect(second.body).toEqual(first.body);
    const [newer, older] = await mailsTo(email);
    expect(secretOf(newer)).not.toBe(secretOf(older));
    expect((await verify(secretOf(older))).status).toBe(200);
    expect((await verify(secretOf(newer))).status).toBe(403);
  });

  test("the password becomes the one of the sign-up whose mail was answered", async () => {
    const email = newEmail();
    await signUp(email, "Str0ng!mine");
    const [mine] = await mailsTo(email);
    // Someone else tries the same address with a password of their own.
    await signUp(email, "Str0ng!theirs");
    await verify(secretOf(mine));
    const signIn = (tried: string) =>
      server.call("POST", "/api/auth/signin", { body: { email, password: tried } });
    expect((await signIn("Str0ng!theirs")).status).toBe(401);
    expect((await signIn("Str0ng!mine")).status).toBe(200);
  });

  test("verified: 409 here, and the owner is told", async () => {
    const { email } = await server.signedIn();
    const { status, body } = await signUp(email, "An0ther!password");
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "ACCOUNT_EXISTS",
      email,
      message: "An account with this email already exists. Please sign in instead.",
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("You already have a Morsel account");
    expect(mail?.link).toBe(server.url);
    const signIn = await server.call("POST", "/api/auth/signin", {
      body: { email, password: "An0ther!password" },
    });
    expect(signIn.status).toBe(401);
  });

  test("verified: the auth client's call answers a made-up user of the same form", async () => {
    const call = (email: string) =>
      server.call("POST", "/auth/v1/signup", { body: { email, password, data: { first: "Ana" } } });
    const { email, userId } = await server.signedIn();
    const known = await call(email);
    const fresh = await call(newEmail());
    expect(known.status).toBe(fresh.status);
    expect(Object.keys(known.body).sort()).toEqual(Object.keys(fresh.body).sort());
    expect(known.body).toMatchObject({
      email,
      identities: [],
      app_metadata: fresh.body.app_metadata,
      user_metadata: { first: "Ana", email_verified: false },
    });
    expect(known.body.id).not.toBe(userId);
    expect(fresh.body.identities).toHaveLength(1);
  });

  test("many at once make one account", async () => {
    const email = newEmail();
    const replies = await Promise.all(Array.from({ length: 5 }, () => signUp(email)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    const sessions = await Promise.all(
      (await mailsTo(email)).map((mail) => verify(secretOf(mail))),
    );
    expect(sessions.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(sessions.filter((reply) => reply.status === 403)).toHaveLength(4);
  });
});

test("where accounts are not revealed, a known address is answered like a new one", async () => {
  const discreet = await startServer({ env: { AUTH_REVEAL_UNKNOWN_ACCOUNTS: "off" } });
  try {
    const { email } = await discreet.signedIn();
    const { status, body } = await discreet.call("POST", "/api/auth/signup", {
      body: { email, password },
    });
    expect({ status, requires: body.requiresVerification }).toEqual({
      status: 200,
      requires: true,
    });
    await mailTo(discreet, email, "already have");
  } finally {
    await discreet.stop();
  }
});

test("an account that is deleted while somebody signs up with its address leaves it free", async () => {
  const room = await openAccounts();
  try {
    const accounts = room.process();
    const email = "ana@example.org";
    await accounts.signUp({ email, password }, somewhere);
    let signingUp: Promise<unknown> | undefined;
    await inTransaction(room.db, async (tx) => {
      const old = await lockUserByEmail(tx, email);
      signingUp = accounts.signUp({ email, password }, somewhere);
      // It sees the account and waits for its row. (SQLite's one writer waits before it looks.)
      if (process.env["MORSEL_TEST_ENGINE"] === "postgres") {
        await vi.waitFor(async () => {
          const waiting = await sql`select 1 from pg_locks where not granted`.execute(room.db);
          expect(waiting.rows.length).toBeGreaterThan(0);
        }, 20_000);
      }
      await deleteUser(tx, old?.id ?? "");
    });
    await expect(signingUp).resolves.toMatchObject({ known: false });
    const proof = { secret: secretOf(room.mails.at(-1)) };
    await expect(accounts.verify("signup", proof, somewhere)).resolves.toBeTruthy();
  } finally {
    await room.close();
  }
});

test("where accounts are not revealed, the auth client's sign-up tells nothing either, not by its time", async () => {
  const discreet = await startServer({ env: { AUTH_REVEAL_UNKNOWN_ACCOUNTS: "off" } });
  try {
    const signUpAt = async (email: string) => {
      const start = performance.now();
      const asked = { email, password, data: { first: "Ana" } };
      const { status, body } = await discreet.call("POST", "/auth/v1/signup", { body: asked });
      expect(performance.now() - start).toBeGreaterThan(290);
      return { status, body };
    };
    /** The reply without the parts that always differ. */
    const formOf = ({ status, body }: Awaited<ReturnType<typeof signUpAt>>, email: string) =>
      JSON.parse(
        JSON.stringify({ status, body })
          .replaceAll(email, "EMAIL")
          .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME"),
      ) as unknown;
    const { email, userId } = await discreet.signedIn();
    const fresh = newEmail();
    const known = await signUpAt(email);
    const unknown = await signUpAt(fresh);
    expect(formOf(known, email)).toEqual(formOf(unknown, fresh));
    expect(known.body.identities).toHaveLength(1);
    expect(known.body.id).not.toBe(userId);
    await mailTo(discreet, email, "already have");
    // The link mailed to the new one works.
    const token_hash = secretOf(await mailTo(discreet, fresh, "Verify"));
    const verified = await discreet.call("POST", "/auth/v1/verify", {
      body: { type: "signup", token_hash },
    });
    expect(verified.body.user.user_metadata.first).toBe("Ana");
  } finally {
    await discreet.stop();
  }
});

describe("what the database holds", () => {
  test("a link works for one hour, and only its hash is kept", async () => {
    const room = await openAccounts();
    try {
      const accounts = room.process();
      await accounts.signUp({ email: "ana@example.org", password }, somewhere);
      const secret = secretOf(room.mails[0]);
      const rows = await asSystem(room.db)
        .withTables<{ link_tokens: Record<string, unknown>; users: Record<string, unknown> }>()
        .selectFrom(["link_tokens", "users"])
        .selectAll()
        .execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(secret);
      const code = codeOf(room.mails[0]);
      expect(code).toMatch(/^\d{6}$/);
      expect(String(rows[0]?.["code_hash"])).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(rows)).not.toContain(password);
      expect(JSON.stringify(rows)).toContain("$argon2id$");

      room.advance(3_600_000);
      await expect(accounts.verify("signup", { secret: secret }, somewhere)).rejects.toMatchObject({
        code: "otp_expired",
      });
      await accounts.signUp({ email: "ana@example.org", password }, somewhere);
      room.advance(3_599_000);
      await expect(
        accounts.verify("signup", { secret: secretOf(room.mails[1]) }, somewhere),
      ).resolves.toBeTruthy();
    } finally {
      await room.close();
    }
  });

  test("a mail that can't be sent is said, and the next try sends it", async () => {
    const room = await openAccounts();
    try {
      const accounts = room.process();
      const push = room.mails.push;
      room.mails.push = () => {
        throw new Error("no mail server");
      };
      const asked = { email: "ana@example.org", password };
      await expect(accounts.signUp(asked, somewhere)).rejects.toMatchObject({
        status: 503,
        code: "SERVICE_ERROR",
      });
      room.mails.push = push;
      await accounts.signUp(asked, somewhere);
      await expect(
        accounts.verify("signup", { secret: secretOf(room.mails[0]) }, somewhere),
      ).resolves.toBeTruthy();
    } finally {
      await room.close();
    }
  });
});
