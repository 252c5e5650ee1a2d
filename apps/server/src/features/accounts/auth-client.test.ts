import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secretOf } from "../../testing/accounts.ts";
import { codeOf, mailTo, openBrowser, signedInBrowser } from "../../testing/browser.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const password = "Str0ng!password";

const browser = () => openBrowser(server);
const somebody = () => signedInBrowser(server);
const linkTo = async (email: string) => secretOf(await mailTo(server, email));

describe("the unmodified client", () => {
  test("signs up, verifies and is signed in", async () => {
    const email = `${randomUUID()}@example.org`;
    const { client, events } = browser();
    const signedUp = await client.signUp({ email, password, options: { data: { first: "Ana" } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({ email, user_metadata: { first: "Ana" } });
    expect(signedUp.data.user?.identities).toHaveLength(1);

    const verified = await client.verifyOtp({ type: "signup", token_hash: await linkTo(email) });
    expect(verified.error).toBeNull();
    expect(verified.data.session?.access_token.split(".")).toHaveLength(3);
    expect(events).toContain("SIGNED_IN");
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      email,
      aud: "authenticated",
      role: "authenticated",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { first: "Ana", email, email_verified: true },
    });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.identities?.[0]).toMatchObject({
      provider: "email",
      id: data.user?.id,
      identity_data: { email, sub: data.user?.id },
    });
  });

  test("knows a second sign-up by its zero identities", async () => {
    const { email } = await somebody();
    const { data, error } = await browser().client.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.session).toBeNull();
  });

  test("reads why a password is weak", async () => {
    const { error } = await browser().client.signUp({ email: "ana@example.org", password: "abc" });
    expect(error).toMatchObject({
      name: "AuthWeakPasswordError",
      status: 422,
      code: "weak_password",
      reasons: ["length", "characters"],
    });
  });

  test("needs an e-mail and a password", async () => {
    const { client } = browser();
    const nobody = await client.signInWithPassword({ email: "", password: "" });
    expect(nobody.error).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "missing email or phone",
    });
    const open = await client.signInWithPassword({ email: "ana@example.org", password: "" });
    expect(open.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    const anonymous = await client.signUp({ email: "", password });
    expect(anonymous.error).toMatchObject({
      status: 422,
      code: "anonymous_provider_disabled",
      message: "Anonymous sign-ins are disabled",
    });
  });

  test("tells about a new account where it asks for its first mail, and never about an old one", async () => {
    const email = `${randomUUID()}@example.org`;
    const { client } = browser();
    await client.signInWithOtp({ email, options: { data: { first: "Ana" } } });
    const token_hash = await linkTo(email);
    const { data } = await client.verifyOtp({ type: "magiclink", token_hash });
    expect(data.user?.user_metadata).toMatchObject({ first: "Ana", email });
    await browser().client.signInWithOtp({ email, options: { data: { first: "Eve" } } });
    const refreshed = await client.refreshSession();
    expect(refreshed.data.user?.user_metadata).toMatchObject({ first: "Ana" });
    const much = { data: { much: "x".repeat(9_000) } };
    const { error } = await browser().client.signInWithOtp({ email, options: much });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("removes what it knew about the account with null", async () => {
    const { client } = await somebody();
    await client.updateUser({ data: { first: "Ana", last: "Lee" } });
    const { data } = await client.updateUser({ data: { first: null } });
    expect(data.user?.user_metadata).not.toHaveProperty("first");
    expect(data.user?.user_metadata).toMatchObject({ last: "Lee" });
    expect((await client.getUser()).data.user?.user_metadata).toEqual(data.user?.user_metadata);
  });

  test("confirms a new address by the code of its mail", async () => {
    const { client, email } = await somebody();
    const next = `${randomUUID()}@example.org`;
    await client.updateUser({ email: next });
    const token = codeOf(await mailTo(server, next, "Confirm"));
    const wrong = token === "000000" ? "000001" : "000000";
    const type = "email_change";
    const other = browser().client;
    for (const given of [
      { type, email: next, token: wrong },
      { type, email, token },
      { type: "signup", email: next, token },
    ] as const) {
      const { error } = await other.verifyOtp(given);
      expect(error).toMatchObject({
        status: 403,
        code: "otp_expired",
        message: "Token has expired or is invalid",
      });
    }
    const { data, error } = await other.verifyOtp({ type, email: next, token });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(next);
    expect((await client.refreshSession()).data.user?.email).toBe(next);
    await mailTo(server, email, "was changed");
    expect((await other.verifyOtp({ type, email: next, token })).error?.code).toBe("otp_expired");
  });

  test("sends a new address its code again", async () => {
    const { client, email } = await somebody();
    const next = `${randomUUID()}@example.org`;
    await client.updateUser({ email: next });
    await mailTo(server, next, "Confirm");
    server.clock.advance(60_000);
    await client.resend({ type: "email_change", email });
    const mails = (await server.mails()).filter(({ to }) => to.includes(next));
    expect(mails).toHaveLength(2);
    const [token = "", old = ""] = mails.map(codeOf);
    const confirm = (code: string) =>
      browser().client.verifyOtp({ type: "email_change", email: next, token: code });
    if (old !== token) expect((await confirm(old)).error?.code).toBe("otp_expired");
    expect((await confirm(token)).error).toBeNull();
  });

  test("signs in with the password and is told why not", async () => {
    const { email } = await somebody();
    const { client, events } = browser();
    const wrong = await client.signInWithPassword({ email, password: "Wr0ng!password" });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
    const unknown = await client.signInWithPassword({ email: "nobody@example.org", password });
    expect(unknown.error?.toJSON()).toEqual(wrong.error?.toJSON());

    const unverified = `${randomUUID()}@example.org`;
    await client.signUp({ email: unverified, password });
    const early = await client.signInWithPassword({ email: unverified, password });
    expect(early.error).toMatchObject({ status: 400, code: "email_not_confirmed" });

    const right = await client.signInWithPassword({ email, password });
    expect(right.error).toBeNull();
    expect(right.data.user?.email).toBe(email);
    expect(events).toContain("SIGNED_IN");
  });

  test("takes over the session that the product's own sign-in answered", async () => {
    const { email } = await somebody();
    const { body } = await server.call("POST", "/api/auth/signin", { body: { email, password } });
    const { client, events } = browser();
    const { data, error } = await client.setSession(body.session);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect(events).toContain("SIGNED_IN");
  });

  test("refreshes, and two tabs may do so at once", async () => {
    const { client, events, session } = await somebody();
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(events).toContain("TOKEN_REFRESHED");
    const otherTab = await browser().client.refreshSession({
      refresh_token: session.refresh_token,
    });
    expect(otherTab.data.session?.refresh_token).toBe(data.session?.refresh_token);
  });

  test("loses the session when an old refresh token comes back", async () => {
    const { client, session } = await somebody();
    await client.refreshSession();
    await client.refreshSession();
    const thief = browser().client;
    const stolen = await thief.refreshSession({ refresh_token: session.refresh_token });
    expect(stolen.error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await client.refreshSession()).error?.name).toBe("AuthSessionMissingError");
  });

  test("verifies tokens by the published keys", async () => {
    const { client, session } = await somebody();
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(session.user.id);
    expect(data?.header.alg).toBe("ES256");
  });

  test("finds what it knows about the account in the token", async () => {
    const { client, session } = await somebody();
    await client.updateUser({ data: { first: "Ana", long: "é".repeat(1_900) } });
    await client.refreshSession();
    const { data } = await client.getClaims();
    const { app_metadata, user_metadata } = (await client.getUser()).data.user ?? {};
    expect(data?.claims).toMatchObject({ app_metadata, user_metadata });
    expect(user_metadata).toMatchObject({ first: "Ana" });
    // Proxies refuse a header over 8 kB.
    const token = (await client.getSession()).data.session?.access_token ?? "";
    expect(token.length).toBeLessThan(7_500);
    const more = await client.updateUser({ data: { more: "é".repeat(200) } });
    expect(more.error).toMatchObject({ status: 400, code: "validation_failed" });
    expect(session.access_token.length).toBeLessThan(1_500);
  });

  test.each(["global", "local", "others"] as const)("signs out, %s", async (scope) => {
    const { client, events, email, session } = await somebody();
    const other = browser().client;
    await other.signInWithPassword({ email, password });
    expect((await client.signOut({ scope })).error).toBeNull();
    expect(events.includes("SIGNED_OUT")).toBe(scope !== "others");
    const left = await browser().client.getUser(session.access_token);
    expect(left.error === null).toBe(scope === "others");
    expect((await other.getUser()).error === null).toBe(scope === "local");
  });

  test("a used link is refused in its own words", async () => {
    const email = `${randomUUID()}@example.org`;
    const { client } = browser();
    await client.signUp({ email, password });
    const token_hash = await linkTo(email);
    await client.verifyOtp({ type: "signup", token_hash });
    const { error } = await browser().client.verifyOtp({ type: "signup", token_hash });
    expect(error).toMatchObject({ status: 403, code: "otp_expired" });
  });
});
