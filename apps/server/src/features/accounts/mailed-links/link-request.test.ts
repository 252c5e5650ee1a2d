import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, secretOf, somewhere } from "../../../testing/accounts.ts";
import {
  codeOf,
  mailTo,
  openBrowser,
  password,
  signedInBrowser,
} from "../../../testing/browser.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const browser = () => openBrowser(server).client;
const canSignIn = async (email: string, given: string) =>
  (await browser().signInWithPassword({ email, password: given })).error === null;

describe("a forgotten password", () => {
  test("is replaced by way of a mailed link, which works once", async () => {
    const { email, client: lost } = await signedInBrowser(server);
    const { client, events } = openBrowser(server);
    const asked = await client.resetPasswordForEmail(email, {
      redirectTo: `${server.url}/reset-password`,
    });
    expect(asked.error).toBeNull();
    const mail = await mailTo(server, email, "new password");
    const link = new URL(mail.link ?? "");
    expect(link.origin + link.pathname).toBe(`${server.url}/reset-password`);
    expect(link.searchParams.get("type")).toBe("recovery");

    const token_hash = secretOf(mail);
    const verified = await client.verifyOtp({ type: "recovery", token_hash });
    expect(verified.error).toBeNull();
    expect(events).toContain("PASSWORD_RECOVERY");
    expect((await client.updateUser({ password: "secret" })).error).toBeNull();
    expect(await canSignIn(email, "secret")).toBe(true);
    expect(await canSignIn(email, password)).toBe(false);
    expect((await lost.getUser()).error?.name).toBe("AuthSessionMissingError");
    const again = await browser().verifyOtp({ type: "recovery", token_hash });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  test("can be typed as a code too", async () => {
    const { email } = await signedInBrowser(server);
    await browser().resetPasswordForEmail(email);
    const token = codeOf(await mailTo(server, email, "new password"));
    const { data, error } = await browser().verifyOtp({ type: "recovery", email, token });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test("of an address that was never verified: it is now, and the sign-up's password is gone", async () => {
    const email = `${randomUUID()}@example.org`;
    await browser().signUp({ email, password });
    const first = secretOf(await mailTo(server, email, "Verify"));
    await browser().resetPasswordForEmail(email);
    const token_hash = secretOf(await mailTo(server, email, "new password"));
    expect((await browser().verifyOtp({ type: "recovery", token_hash })).error).toBeNull();
    expect(await canSignIn(email, password)).toBe(false);
    // The first sign-up's link must not restore its password.
    await browser().verifyOtp({ type: "signup", token_hash: first });
    expect(await canSignIn(email, password)).toBe(false);
  });

  test("of an unknown address is answered alike, in the same time, and mails nothing", async () => {
    const { email } = await signedInBrowser(server);
    const timed = async (asked: string) => {
      const start = performance.now();
      const { error } = await browser().resetPasswordForEmail(asked);
      return { error, took: performance.now() - start };
    };
    const [known, unknown] = [await timed(email), await timed("nobody@example.org")];
    expect(known.error).toBeNull();
    expect(unknown.error).toBeNull();
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThan(290);
    await mailTo(server, email, "new password");
    expect((await server.mails()).filter(({ to }) => to.includes("nobody@"))).toEqual([]);
  });

  test.each([
    ["https://evil.example/reset-password"],
    ["http://127.0.0.1:1/reset-password"],
    ["javascript:alert(1)"],
    ["//evil.example"],
    ["http://user@evil.example/"],
    ["HOME@evil.example/"],
    ["HOME.evil.example/"],
  ])("never mails a link to %s", async (redirect) => {
    const { email } = await signedInBrowser(server);
    const redirectTo = redirect.replace("HOME", server.url);
    await browser().resetPasswordForEmail(email, { redirectTo });
    const mail = await mailTo(server, email, "new password");
    expect(new URL(mail.link ?? "").origin).toBe(server.url);
  });

  test("leads to the public site exactly: its scheme, host and port, and nothing before them", async () => {
    const home = "https://morsel.example";
    const room = await openAccounts({ PUBLIC_URL: home });
    try {
      const accounts = room.process();
      const email = "ana@example.org";
      await accounts.signUp({ email, password }, somewhere);
      const linkFor = async (redirectTo: string) => {
        await accounts.recover({ email, redirectTo }, somewhere);
        await accounts.settle();
        return room.mails.at(-1)?.link ?? "";
      };
      const elsewhere = [
        "http://morsel.example/",
        "https://morsel.example:8443/",
        "https://evil.example/",
        "https://morsel.example.evil.example/",
        "https://evil-morsel.example/",
        "https://morsel.example@evil.example/",
        "https://somebody@morsel.example/",
        "http://localhost/",
        "ftp://morsel.example/",
      ];
      for (const asked of [...elsewhere, home]) {
        const link = await linkFor(asked);
        expect({ asked, link }).toEqual({
          asked,
          link: expect.stringMatching(/^https:\/\/morsel\.example\/reset-password\?/),
        });
      }
    } finally {
      await room.close();
    }
  });

  test("on one's own machine the link keeps the name that was used", async () => {
    const { email } = await signedInBrowser(server);
    const localhost = server.url.replace("127.0.0.1", "localhost");
    await browser().resetPasswordForEmail(email, { redirectTo: `${localhost}/reset-password` });
    const mail = await mailTo(server, email, "new password");
    expect(new URL(mail.link ?? "").origin).toBe(localhost);
  });
});

describe("a link or code to sign in with", () => {
  test("makes the account when there is none", async () => {
    const email = `${randomUUID()}@example.org`;
    expect((await browser().signInWithOtp({ email })).error).toBeNull();
    const mail = await mailTo(server, email, "Sign in");
    const { data, error } = await browser().verifyOtp({
      type: "email",
      email,
      token: codeOf(mail),
    });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(await canSignIn(email, "")).toBe(false);
  });

  test("doesn't when it is not asked to, and says nothing", async () => {
    const email = `${randomUUID()}@example.org`;
    const { error } = await browser().signInWithOtp({
      email,
      options: { shouldCreateUser: false },
    });
    expect(error).toBeNull();
    expect((await server.mails()).filter(({ to }) => to.includes(email))).toEqual([]);
    await browser().signInWithOtp({ email });
    await mailTo(server, email);
  });

  test("keeps the password of a verified account", async () => {
    const { email } = await signedInBrowser(server);
    await browser().signInWithOtp({ email });
    const token_hash = secretOf(await mailTo(server, email, "Sign in"));
    expect((await browser().verifyOtp({ type: "magiclink", token_hash })).error).toBeNull();
    expect(await canSignIn(email, password)).toBe(true);
  });

  test("the code works for ten minutes, five tries, once", async () => {
    const room = await openAccounts();
    try {
      const accounts = room.process();
      const email = "ana@example.org";
      const ask = async () => {
        await accounts.mailSignIn({ email, create: true }, somewhere);
        await accounts.settle();
        return /\b\d{6}\b/.exec(room.mails.at(-1)?.text ?? "")?.[0] ?? "";
      };
      const type = (code: string) => accounts.verify("email", { email, code }, somewhere);
      const refused = { status: 403, code: "otp_expired" };
      const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

      const late = await ask();
      room.advance(600_000);
      await expect(type(late)).rejects.toMatchObject(refused);

      const guessed = await ask();
      for (let i = 0; i < 5; i++) await expect(type(wrong(guessed))).rejects.toMatchObject(refused);
      await expect(type(guessed)).rejects.toMatchObject(refused);

      room.advance(1);
      const good = await ask();
      for (let i = 0; i < 4; i++) await expect(type(wrong(good))).rejects.toMatchObject(refused);
      await expect(type(good)).resolves.toMatchObject({ user: { email } });
      await expect(type(good)).rejects.toMatchObject(refused);

      const rows = await asSystem(room.db)
        .withTables<{ link_tokens: Record<string, unknown> }>()
        .selectFrom("link_tokens")
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).not.toContain(`"${good}"`);
    } finally {
      await room.close();
    }
  });

  test("a code of one person is none of another's", async () => {
    const [one, other] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
    await browser().signInWithOtp({ email: one });
    await browser().signInWithOtp({ email: other });
    const token = codeOf(await mailTo(server, one));
    const { error } = await browser().verifyOtp({ type: "email", email: other, token });
    expect(error?.code).toBe("otp_expired");
    const nobody = await browser().verifyOtp({ type: "email", email: "nobody@example.org", token });
    expect(nobody.error?.code).toBe("otp_expired");
  });
});

describe("sending the verification mail again", () => {
  test("works for an unverified address alone, and answers all alike", async () => {
    const email = `${randomUUID()}@example.org`;
    await browser().signUp({ email, password });
    const before = (await server.mails()).length;
    const resend = async (to: string) =>
      (await browser().resend({ type: "signup", email: to })).error;
    expect(await resend(email)).toBeNull();
    const { email: verified } = await signedInBrowser(server);
    expect(await resend(verified)).toBeNull();
    expect(await resend("nobody@example.org")).toBeNull();
    const [mail] = (await server.mails()).filter(({ to }) => to.includes(email));
    // This one, and the verified account's sign-up mail.
    expect((await server.mails()).length - before).toBe(2);
    const { error } = await browser().verifyOtp({ type: "signup", token_hash: secretOf(mail) });
    expect(error).toBeNull();
    expect(await canSignIn(email, password)).toBe(true);
  });
});

test("ways in that are switched off say so", async () => {
  const client = browser();
  const sso = await client.signInWithSSO({ domain: "example.org" });
  expect(sso.error).toMatchObject({ status: 404, code: "saml_provider_disabled" });
  const phone = await client.signInWithOtp({ phone: "+15550100" });
  expect(phone.error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
  const typed = await client.signInWithPassword({ phone: "+15550100", password });
  expect(typed.error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
  const anonymous = await client.signInAnonymously();
  expect(anonymous.error).toMatchObject({ status: 422, code: "anonymous_provider_disabled" });
  const message = "Sign in to Morsel";
  const web3 = await client.signInWithWeb3({ chain: "ethereum", message, signature: "0x00" });
  expect(web3.error).toMatchObject({ status: 422, code: "web3_provider_disabled" });
  const code = await client.verifyOtp({ type: "sms", phone: "+15550100", token: "123456" });
  expect(code.error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
});

test("the administrator's calls are not there, with a token or without", async () => {
  const { session } = await signedInBrowser(server);
  for (const [method, path] of [
    ["GET", "/auth/v1/admin/users"],
    ["POST", "/auth/v1/admin/users"],
    ["DELETE", `/auth/v1/admin/users/${session.user.id}`],
    ["POST", "/auth/v1/admin/generate_link"],
    ["POST", "/auth/v1/invite"],
    ["POST", "/auth/v1/passkeys/authentication/options"],
  ] as const) {
    for (const token of ["", session.access_token]) {
      const body = method === "POST" ? { email: "ana@example.org" } : undefined;
      const reply = await server.call(method, path, {
        ...(token && { token }),
        ...(body && { body }),
        headers: { "x-supabase-api-version": "2024-01-01" },
      });
      expect({ path, status: reply.status, body: reply.body }).toEqual({
        path,
        status: 404,
        body: { code: "not_found", message: expect.any(String) },
      });
    }
  }
});
