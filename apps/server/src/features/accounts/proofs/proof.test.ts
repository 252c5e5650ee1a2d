import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secretOf } from "../../../testing/accounts.ts";
import {
  codeAt,
  enroll,
  nextCode,
  protectedPerson,
  wrongFor,
} from "../../../testing/authenticator.ts";
import {
  codeOf,
  mailTo,
  openBrowser,
  password,
  signedInBrowser,
} from "../../../testing/browser.ts";
import { startProvider } from "../../../testing/provider.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
let server: TestServer;
beforeAll(async () => {
  provider = await startProvider();
  server = await startServer({ env: provider.env });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const minute = 60_000;
const hour = 60 * minute;
const freshAddress = () => `${randomUUID()}@example.org`;
const canSignIn = async (email: string, given: string) =>
  (await openBrowser(server).client.signInWithPassword({ email, password: given })).error === null;

type Client = Awaited<ReturnType<typeof signedInBrowser>>["client"];

/** The client's token after a refresh, which proves nothing. */
async function tokenOf(client: Client): Promise<string> {
  const { data, error } = await client.refreshSession();
  if (error) throw error;
  return data.session?.access_token ?? "";
}

async function prove(client: Client, body: unknown, own = server) {
  const { data } = await client.getSession();
  const token = data.session?.access_token ?? "";
  const reply = await own.call("POST", "/api/auth/proof", { token, body });
  return { status: reply.status, code: reply.body.code as string | undefined };
}

async function mailedCode(client: Client, email: string, own = server): Promise<string> {
  expect((await client.reauthenticate()).error).toBeNull();
  return codeOf(await mailTo(own, email, "Your Morsel code"));
}

let people = 0;
async function googleToken() {
  people += 1;
  const account = { id: 5_000 + people, email: freshAddress(), verified: true, name: "Eve" };
  return provider.signIdToken(provider.claimsOf(account));
}

const needed = { status: 400, code: "reauthentication_needed" };

describe("ten minutes after the sign-in", () => {
  test("nothing that changes how one signs in goes without a new proof", async () => {
    const plain = await signedInBrowser(server);
    const begun = await enroll(plain.client);
    const guarded = await protectedPerson(server);
    await guarded.client.mfa.recoveryCodes.generate();
    const both = await signedInBrowser(server);
    const added = await both.client.linkIdentity({
      provider: "google",
      token: await googleToken(),
    });
    const [google] = (added.data.user?.identities ?? []).filter((one) => one.provider === "google");
    if (!google) throw new Error("an identity is missing");

    server.clock.advance(10 * minute);
    await Promise.all([plain, guarded, both].map(({ client }) => tokenOf(client)));
    const code = codeAt(server, begun.secret);
    const changes: Record<string, () => Promise<{ error: unknown }>> = {
      "a new password": () => plain.client.updateUser({ password: "n3wpass" }),
      "the same password": () => plain.client.updateUser({ password }),
      "a new address": () => plain.client.updateUser({ email: freshAddress() }),
      "a second factor": () => plain.client.mfa.enroll({ factorType: "totp", friendlyName: "x" }),
      "the end of its set-up": () =>
        plain.client.mfa.challengeAndVerify({ factorId: begun.factorId, code }),
      "a factor's removal": () => guarded.client.mfa.unenroll({ factorId: guarded.factorId }),
      "other recovery codes": () => guarded.client.mfa.recoveryCodes.regenerate(),
      "their removal": () => guarded.client.mfa.recoveryCodes.unenroll(),
      "one more way in": () =>
        plain.client.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } }),
      "one by an ID token": async () =>
        plain.client.linkIdentity({ provider: "google", token: await googleToken() }),
      "one way in less": () => both.client.unlinkIdentity(google),
    };
    for (const [name, change] of Object.entries(changes)) {
      const { error } = await change();
      expect({ name, error }).toMatchObject({ name, error: needed });
    }
    expect(await canSignIn(plain.email, password)).toBe(true);

    // Signing in is a proof; with a second factor, so is its code.
    const again = openBrowser(server).client;
    await again.signInWithPassword({ email: plain.email, password });
    expect((await again.updateUser({ password: "n3wpass" })).error).toBeNull();
    const { factorId, secret } = guarded;
    const shown = { factorId, code: codeAt(server, secret) };
    expect((await guarded.client.mfa.challengeAndVerify(shown)).error).toBeNull();
    expect((await guarded.client.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test("new recovery codes need one too", async () => {
    const { client } = await protectedPerson(server);
    server.clock.advance(10 * minute);
    await tokenOf(client);
    expect((await client.mfa.recoveryCodes.generate()).error).toMatchObject(needed);
  });

  test("it is a minute earlier still fresh", async () => {
    const { client } = await signedInBrowser(server);
    server.clock.advance(9 * minute);
    await tokenOf(client);
    expect((await client.updateUser({ password: "n3wpass" })).error).toBeNull();
  });

  test("what the person tells of themselves, and signing out, needs none", async () => {
    const { client } = await signedInBrowser(server);
    server.clock.advance(hour / 2);
    expect((await client.updateUser({ data: { first: "Ana" } })).error).toBeNull();
    expect((await client.signOut({ scope: "others" })).error).toBeNull();
  });
});

test("opening the link at a new address is no proof for the account", async () => {
  const { client } = await signedInBrowser(server);
  const next = freshAddress();
  await client.updateUser({ email: next });
  const token_hash = secretOf(await mailTo(server, next, "Confirm"));
  const opened = openBrowser(server).client;
  expect((await opened.verifyOtp({ type: "email_change", token_hash })).error).toBeNull();
  expect((await opened.updateUser({ password: "n3wpass" })).error).toMatchObject(needed);
  const factor = await opened.mfa.enroll({ factorType: "totp" });
  expect(factor.error).toMatchObject(needed);
  expect(await canSignIn(next, password)).toBe(true);
});

test("a link that was mailed to the old address opens nothing after the change", async () => {
  const { client, email } = await signedInBrowser(server);
  await client.resetPasswordForEmail(email);
  const reset = secretOf(await mailTo(server, email, "new password"));
  const next = freshAddress();
  await client.updateUser({ email: next });
  const token_hash = secretOf(await mailTo(server, next, "Confirm"));
  await openBrowser(server).client.verifyOtp({ type: "email_change", token_hash });
  const { error } = await openBrowser(server).client.verifyOtp({
    type: "recovery",
    token_hash: reset,
  });
  expect(error).toMatchObject({ code: "otp_expired" });
});

describe("a proof", () => {
  /** Someone who signed in a while ago. */
  async function longAgo(make: (own: TestServer) => ReturnType<typeof signedInBrowser>) {
    const person = await make(server);
    server.clock.advance(11 * minute);
    await tokenOf(person.client);
    return person;
  }

  test("is the password, for ten minutes", async () => {
    const { client, email } = await longAgo(signedInBrowser);
    const ways = await server.call("GET", "/api/auth/proof", { token: await tokenOf(client) });
    expect(ways.body).toEqual({ ways: ["password", "mailed-code"], email });
    const wrong = { status: 403, code: "INVALID_CREDENTIALS" };
    expect(await prove(client, { password: "Wr0ng!password" })).toEqual(wrong);
    expect((await client.updateUser({ email: freshAddress() })).error).toMatchObject(needed);
    expect((await prove(client, { password })).status).toBe(204);
    server.clock.advance(9 * minute);
    await tokenOf(client);
    expect((await client.updateUser({ email: freshAddress() })).error).toBeNull();
    server.clock.advance(minute);
    expect((await client.updateUser({ email: freshAddress() })).error).toMatchObject(needed);
  });

  test("is a mailed code, once, and the only one for somebody without a password", async () => {
    const email = freshAddress();
    const { client } = openBrowser(server);
    await client.signInWithOtp({ email });
    const token = codeOf(await mailTo(server, email, "Sign in"));
    await client.verifyOtp({ type: "email", email, token });
    server.clock.advance(11 * minute);
    const ways = await server.call("GET", "/api/auth/proof", { token: await tokenOf(client) });
    expect(ways.body).toEqual({ ways: ["mailed-code"], email });
    expect(await prove(client, { password })).toEqual({ status: 403, code: "NO_PASSWORD" });
    const code = await mailedCode(client, email);
    const refused = { status: 403, code: "CODE_NOT_VALID" };
    expect(await prove(client, { mailedCode: code === "000000" ? "000001" : "000000" })).toEqual(
      refused,
    );
    expect((await prove(client, { mailedCode: code })).status).toBe(204);
    expect(await prove(client, { mailedCode: code })).toEqual(refused);
    expect((await client.updateUser({ password })).error).toBeNull();
  });

  test("comes with the change itself, as the auth client sends it", async () => {
    const { client, email } = await longAgo(signedInBrowser);
    const nonce = await mailedCode(client, email);
    expect((await client.updateUser({ password: "n3wpass", nonce })).error).toBeNull();
    server.clock.advance(11 * minute);
    await tokenOf(client);
    const given = { password: "0therpass", current_password: "n3wpass" };
    expect((await client.updateUser(given)).error).toBeNull();
  });

  test("is the factor alone where there is one: neither password nor mailed code", async () => {
    const { client, email, factorId, secret } = await protectedPerson(server);
    const { data } = await client.mfa.recoveryCodes.generate();
    server.clock.advance(11 * minute);
    const ways = await server.call("GET", "/api/auth/proof", { token: await tokenOf(client) });
    expect(ways.body).toEqual({ ways: ["factor"], email });
    const tooLittle = { status: 403, code: "SECOND_FACTOR_NEEDED" };
    expect(await prove(client, { password })).toEqual(tooLittle);
    const nonce = await mailedCode(client, email);
    expect(await prove(client, { mailedCode: nonce })).toEqual(tooLittle);
    const change = (given: object) => client.updateUser({ password: "n3wpass", ...given });
    expect((await change({ current_password: password })).error).toMatchObject(needed);
    expect((await change({ nonce })).error).toMatchObject(needed);
    const { access_token: token = "" } = (await client.getSession()).data.session ?? {};
    const gone = await server.call("DELETE", "/api/user/account", { token, body: { password } });
    expect({ status: gone.status, code: gone.body.code }).toEqual({
      status: 403,
      code: "REAUTHENTICATION_NEEDED",
    });

    const refused = { status: 403, code: "CODE_NOT_VALID" };
    expect(await prove(client, { factorCode: wrongFor(server, secret) })).toEqual(refused);
    const factorCode = codeAt(server, secret);
    expect((await prove(client, { factorCode })).status).toBe(204);
    // As everywhere, no code works twice.
    expect(await prove(client, { factorCode })).toEqual(refused);
    expect((await change({})).error).toBeNull();

    server.clock.advance(11 * minute);
    await tokenOf(client);
    const [recoveryCode = ""] = data?.codes ?? [];
    expect((await prove(client, { recoveryCode })).status).toBe(204);
    expect(await prove(client, { recoveryCode })).toEqual(refused);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test("is asked of nobody who has yet to show their factor, and of no other shape", async () => {
    const { email, client } = await protectedPerson(server);
    const half = openBrowser(server).client;
    await half.signInWithPassword({ email, password });
    const early = { status: 403, code: "SECOND_FACTOR_NEEDED" };
    expect(await prove(half, { password })).toEqual(early);
    nextCode(server);
    for (const body of [{}, { password: "" }, { mailedCode: "12" }, { factorCode: 123_456 }]) {
      expect((await prove(client, body)).status).toBe(400);
    }
  });

  test("is needed to delete the diary a day after the sign-in", async () => {
    const { client } = await signedInBrowser(server);
    const erase = async () => {
      const reply = await server.call("DELETE", "/api/user/delete-data", {
        token: await tokenOf(client),
      });
      return { status: reply.status, code: reply.body.code as string | undefined };
    };
    server.clock.advance(24 * hour - minute);
    expect((await erase()).status).toBe(200);
    server.clock.advance(minute);
    expect(await erase()).toEqual({ status: 403, code: "REAUTHENTICATION_NEEDED" });
    expect((await prove(client, { password })).status).toBe(204);
    expect((await erase()).status).toBe(200);
  });
});

test("every comparison with a secret is counted, also whether a password is the same", async () => {
  const own = await startServer({ env: { RATE_LIMITS: "on" } });
  try {
    const tooMany = { status: 429, code: "TOO_MANY_REQUESTS" };
    const calls: Record<string, (client: Client) => Promise<unknown>> = {
      "the password": (client) => prove(client, { password: "Wr0ng!password" }, own),
      "a mailed code": (client) => prove(client, { mailedCode: "000000" }, own),
      "the current password": (client) =>
        client.updateUser({ password: "n3wpass", current_password: "wrong" }),
      "a nonce": (client) => client.updateUser({ password: "n3wpass", nonce: "000000" }),
      "the same password": (client) => client.updateUser({ password }),
      "the account's deletion": async (client) => {
        const token = (await client.getSession()).data.session?.access_token ?? "";
        const body = { password: "Wr0ng!password" };
        return own.call("DELETE", "/api/user/account", { token, body });
      },
    };
    for (const [name, guess] of Object.entries(calls)) {
      const { client } = await signedInBrowser(own);
      for (let tries = 0; tries < 10; tries++) await guess(client);
      expect({ name, ...(await prove(client, { password }, own)) }).toEqual({ name, ...tooMany });
    }
    const { client } = await protectedPerson(own);
    for (let tries = 0; tries < 10; tries++) await prove(client, { factorCode: "000000" }, own);
    expect(await prove(client, { factorCode: "000000" }, own)).toEqual(tooMany);
    for (let tries = 0; tries < 5; tries++) await prove(client, { recoveryCode: "x" }, own);
    expect(await prove(client, { recoveryCode: "x" }, own)).toEqual(tooMany);
  } finally {
    await own.stop();
  }
});

test("an identity is not added once the session that asked for it is over", async () => {
  const { client, session } = await signedInBrowser(server);
  const path = `/auth/v1/user/identities/authorize?provider=github`;
  const response = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { url } = (await response.json()) as { url: string };
  await client.signOut({ scope: "global" });
  const away = await fetch(url, { redirect: "manual" });
  const back = await fetch(away.headers.get("location") ?? "", {
    redirect: "manual",
    headers: { cookie },
  });
  expect(back.headers.get("location")).toContain("error=access_denied");
  expect(back.headers.get("location")).not.toContain("access_token");
});
