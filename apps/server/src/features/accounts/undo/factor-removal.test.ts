import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { secretOf } from "../../../testing/accounts.ts";
import { codeAt, halfSignedIn, protectedPerson } from "../../../testing/authenticator.ts";
import { mailTo, openBrowser, password, signedInBrowser } from "../../../testing/browser.ts";
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

const hour = 3_600_000;
const day = 24 * hour;
type Client = ReturnType<typeof openBrowser>["client"];

async function ask(client: Client) {
  const token = (await client.getSession()).data.session?.access_token ?? "";
  const { status, body } = await server.call("POST", "/api/auth/factor-removal", { token });
  return { status, body };
}

const confirm = (token_hash: string) =>
  server.call("POST", "/api/auth/factor-removal/confirm", { body: { token_hash } });

/** Signs in by mail; a second factor is still asked for. */
async function byMail(email: string) {
  const { client } = openBrowser(server);
  await client.resetPasswordForEmail(email);
  const token_hash = secretOf(await mailTo(server, email, "new password"));
  const { error } = await client.verifyOtp({ type: "recovery", token_hash });
  if (error) throw error;
  return client;
}

const linkOf = async (email: string) => secretOf(await mailTo(server, email, "Take the second"));

test("a locked-out owner has it taken off by mail, a day later, and everybody else is out", async () => {
  // An intruder with the password set up a second factor and another identity.
  const intruder = await protectedPerson(server);
  const { email } = intruder;
  const google = { id: 7_001, email: `${randomUUID()}@example.org`, verified: true, name: "Eve" };
  const token = await provider.signIdToken(provider.claimsOf(google));
  await intruder.client.linkIdentity({ provider: "google", token });
  const owner = await byMail(email);
  const early = await owner.updateUser({ password: "n3wpass!" });
  expect(early.error).toMatchObject({ code: "insufficient_aal" });
  expect(await ask(owner)).toMatchObject({ status: 200, body: { dueAt: null } });

  const mail = await mailTo(server, email, "Take the second");
  expect(new URL(mail.link ?? "").pathname).toBe("/remove-second-step");
  const { status, body } = await confirm(secretOf(mail));
  expect(status).toBe(200);
  expect(Date.parse(body.dueAt) - server.clock.now()).toBeGreaterThan(day - 60_000);
  const notice = await mailTo(server, email, "will be removed");
  expect(notice.text).toContain(`${new Date(body.dueAt).getUTCFullYear()} at`);
  expect(await confirm(secretOf(mail))).toMatchObject({
    status: 403,
    body: { code: "LINK_NOT_VALID" },
  });
  for (const client of [intruder.client, owner]) {
    expect((await client.refreshSession()).error).not.toBeNull();
  }
  const { client: theirs } = openBrowser(server);
  expect((await theirs.signInWithPassword({ email, password })).error?.code).toBe(
    "invalid_credentials",
  );
  const other = await theirs.signInWithIdToken({ provider: "google", token });
  expect(other.data.user?.email).not.toBe(email);

  server.clock.advance(day - hour);
  const waiting = await byMail(email);
  expect((await ask(waiting)).body).toEqual({ dueAt: body.dueAt });
  const still = await waiting.updateUser({ password: "n3wpass!" });
  expect(still.error).toMatchObject({ code: "insufficient_aal" });
  server.clock.advance(hour);
  const back = await byMail(email);
  expect((await back.updateUser({ password: "n3wpass!" })).error).toBeNull();
  expect((await back.getUser()).data.user?.factors).toBeUndefined();
  await mailTo(server, email, "was removed");
});

test("it stays where it is shown before", async () => {
  const { email, factorId, secret, client } = await protectedPerson(server);
  await ask((await halfSignedIn(server, email)).client);
  expect((await confirm(await linkOf(email))).status).toBe(200);
  expect((await client.refreshSession()).error).not.toBeNull();
  server.clock.advance(hour);
  const owner = await byMail(email);
  const shown = { factorId, code: codeAt(server, secret) };
  expect((await owner.mfa.challengeAndVerify(shown)).error).toBeNull();
  await mailTo(server, email, "stays");
  server.clock.advance(2 * day);
  const { data } = await (await byMail(email)).mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
});

test("showing it makes the mailed link worthless", async () => {
  const { email, factorId, secret, client } = await protectedPerson(server);
  await ask(client);
  await client.mfa.challengeAndVerify({ factorId, code: codeAt(server, secret) });
  expect((await confirm(await linkOf(email))).body.code).toBe("LINK_NOT_VALID");
  expect((await client.getUser()).error).toBeNull();
});

test("only what was set up in the last 7 days is taken off by mail", async () => {
  const { email } = await protectedPerson(server);
  server.clock.advance(7 * day - hour);
  const { client } = await halfSignedIn(server, email);
  expect((await ask(client)).status).toBe(200);
  server.clock.advance(hour);
  const late = await ask((await halfSignedIn(server, email)).client);
  expect({ status: late.status, code: late.body.code }).toEqual({
    status: 409,
    code: "SECOND_FACTOR_TOO_OLD",
  });
  // The link from an hour ago has expired, too.
  expect((await confirm(await linkOf(email))).status).toBe(403);

  const { client: plain } = await signedInBrowser(server);
  const none = await ask(plain);
  expect({ status: none.status, code: none.body.code }).toEqual({
    status: 409,
    code: "NO_SECOND_FACTOR",
  });
});

test("one that is due goes by itself, in sessions that wait for it too", async () => {
  const { email } = await protectedPerson(server);
  await ask((await halfSignedIn(server, email)).client);
  await confirm(await linkOf(email));
  const { session } = (await (await byMail(email)).getSession()).data;
  server.clock.advance(day);
  // The server does its housekeeping at startup.
  await server.restart();
  const waiting = openBrowser(server).client;
  const { data } = await waiting.refreshSession(session ?? undefined);
  const token = data.session?.access_token ?? "";
  const me = async () => (await server.call("GET", "/api/auth/user", { token })).status;
  await vi.waitFor(async () => expect(await me()).toBe(200), { timeout: 12_000 });
  await mailTo(server, email, "was removed");
  // It shows no factor, so it proves nothing.
  const { error } = await waiting.updateUser({ password: "n3wpass!" });
  expect(error).toMatchObject({ code: "reauthentication_needed" });
});
