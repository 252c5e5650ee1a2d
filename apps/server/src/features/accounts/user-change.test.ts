import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secretOf } from "../../testing/accounts.ts";
import { codeOf, mailTo, openBrowser, password, signedInBrowser } from "../../testing/browser.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const browser = () => openBrowser(server).client;
const canSignIn = async (email: string, given: string) =>
  (await browser().signInWithPassword({ email, password: given })).error === null;
const put = (token: string, body: unknown) => server.call("PUT", "/auth/v1/user", { token, body });

describe("a new password", () => {
  test("ends the other sessions, keeps this one, and the owner is told", async () => {
    const { client, email, events } = await signedInBrowser(server);
    const other = browser();
    const { data } = await other.signInWithPassword({ email, password });
    const token = data.session?.access_token ?? "";
    const me = () => server.call("GET", "/api/auth/user", { token });
    // Accepted a moment ago, yet it ends at once.
    expect((await me()).status).toBe(200);
    expect((await client.updateUser({ password: "n3wpass" })).error).toBeNull();
    expect((await me()).status).toBe(401);
    expect(events).toContain("USER_UPDATED");
    expect((await client.getUser()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect((await other.refreshSession()).error).not.toBeNull();
    expect(await canSignIn(email, "n3wpass")).toBe(true);
    expect(await canSignIn(email, password)).toBe(false);
    const mail = await mailTo(server, email, "was changed");
    expect(mail.link).toBeNull();
  });

  test("needs six characters and must differ", async () => {
    const { client } = await signedInBrowser(server);
    expect((await client.updateUser({ password: "12345" })).error).toMatchObject({
      status: 422,
      code: "weak_password",
      reasons: ["length"],
      message: "Password should be at least 6 characters.",
    });
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: "same_password",
    });
  });

  test("with the current one beside it: that must be right", async () => {
    const { client, email } = await signedInBrowser(server);
    const wrong = await client.updateUser({ password: "n3wpass", current_password: "wrong" });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: "current_password_invalid",
      message: "Current password is incorrect",
    });
    expect(await canSignIn(email, password)).toBe(true);
    const right = await client.updateUser({ password: "n3wpass", current_password: password });
    expect(right.error).toBeNull();
  });

  test("is not set by a token whose session is over, though it was just believed", async () => {
    const { session, email, client } = await signedInBrowser(server);
    expect((await put(session.access_token, {})).status).toBe(200);
    await client.signOut();
    const { status, body } = await put(session.access_token, { password: "n3wpass" });
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: "session_not_found" });
    expect(await canSignIn(email, password)).toBe(true);
  });

  test("a day after the sign-in needs a mailed code", async () => {
    const own = await startServer();
    try {
      const { client, email } = await signedInBrowser(own);
      own.clock.advance(86_400_000);
      await client.refreshSession();
      const bare = await client.updateUser({ password: "n3wpass" });
      expect(bare.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
      expect((await client.reauthenticate()).error).toBeNull();
      const nonce = codeOf(await mailTo(own, email, "code"));
      const wrong = nonce === "000000" ? "000001" : "000000";
      const guessed = await client.updateUser({ password: "n3wpass", nonce: wrong });
      expect(guessed.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
      expect((await client.updateUser({ password: "n3wpass", nonce })).error).toBeNull();
      const again = await client.updateUser({ password: "0therpass", nonce });
      expect(again.error).toMatchObject({ code: "reauthentication_not_valid" });
    } finally {
      await own.stop();
    }
  });

  test("makes earlier reset links worthless", async () => {
    const { client, email } = await signedInBrowser(server);
    await client.resetPasswordForEmail(email);
    const token_hash = secretOf(await mailTo(server, email, "new password"));
    await client.updateUser({ password: "n3wpass" });
    const { error } = await browser().verifyOtp({ type: "recovery", token_hash });
    expect(error?.code).toBe("otp_expired");
  });
});

describe("a new address", () => {
  test("counts once it is confirmed; the old one is told", async () => {
    const { client, email } = await signedInBrowser(server);
    const next = `${randomUUID()}@example.org`;
    const asked = await client.updateUser({ email: next.toUpperCase() });
    expect(asked.data.user).toMatchObject({ email, new_email: next });
    await mailTo(server, email, "about to change");
    expect(await canSignIn(next, password)).toBe(false);
    const token_hash = secretOf(await mailTo(server, next, "Confirm"));
    const { data, error } = await browser().verifyOtp({ type: "email_change", token_hash });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: next, identities: [{ email: next }] });
    expect(data.user).not.toHaveProperty("new_email");
    expect(await canSignIn(next, password)).toBe(true);
    expect(await canSignIn(email, password)).toBe(false);
  });

  test("is withdrawn by the present one: the link to it is worthless from then on", async () => {
    const { client, email } = await signedInBrowser(server);
    const next = `${randomUUID()}@example.org`;
    await client.updateUser({ email: next });
    const token_hash = secretOf(await mailTo(server, next, "Confirm"));
    const withdrawn = await client.updateUser({ email });
    expect(withdrawn.data.user).toMatchObject({ email });
    expect(withdrawn.data.user).not.toHaveProperty("new_email");
    const { error } = await browser().verifyOtp({ type: "email_change", token_hash });
    expect(error?.code).toBe("otp_expired");
    expect(await canSignIn(email, password)).toBe(true);
  });

  test("of somebody else is answered alike, and never becomes mine", async () => {
    const [one, other] = await Promise.all([signedInBrowser(server), signedInBrowser(server)]);
    const asked = await one.client.updateUser({ email: other.email });
    expect(asked.error).toBeNull();
    expect(asked.data.user?.new_email).toBe(other.email);
    const mail = await mailTo(server, other.email, "already");
    expect(mail.link).toBe(server.url);
    expect(await canSignIn(other.email, password)).toBe(true);
  });

  test("needs both halves of PKCE or none", async () => {
    const { session } = await signedInBrowser(server);
    for (const half of [{ code_challenge_method: "s256" }, { code_challenge: "x".repeat(43) }]) {
      const { status, body } = await put(session.access_token, { data: {}, ...half });
      expect({ status, code: body.error_code, msg: body.msg }).toEqual({
        status: 400,
        code: "validation_failed",
        msg: "PKCE flow requires code_challenge_method and code_challenge",
      });
    }
  });

  test.each(["ana", "ana@example.org\r\nBcc: eve@example.org"])("%j is a 400", async (email) => {
    const { session } = await signedInBrowser(server);
    const { status, body } = await put(session.access_token, { email });
    expect({ status, code: body.error_code }).toEqual({ status: 400, code: "validation_failed" });
  });
});

test("an account carries data about itself, merged and bounded", async () => {
  const { client, email } = await signedInBrowser(server);
  await client.updateUser({ data: { first: "Ana", email: "eve@example.org" } });
  const { data } = await client.updateUser({ data: { last: "Lee" } });
  expect(data.user?.user_metadata).toMatchObject({ first: "Ana", last: "Lee", email });
  const { error } = await client.updateUser({ data: { much: "x".repeat(9_000) } });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});
