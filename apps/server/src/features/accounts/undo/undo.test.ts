import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secretOf } from "../../../testing/accounts.ts";
import { codeAt, enroll, nextCode, protectedPerson } from "../../../testing/authenticator.ts";
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

const day = 86_400_000;
const freshAddress = () => `${randomUUID()}@example.org`;
type Client = ReturnType<typeof openBrowser>["client"];

/** The error code of a sign-in, or null. */
async function refusalOf(email: string, given: string) {
  const { error } = await openBrowser(server).client.signInWithPassword({ email, password: given });
  return error?.code ?? null;
}

async function ask(client: Client, from: string, to = freshAddress()) {
  expect((await client.updateUser({ email: to })).error).toBeNull();
  const undo = secretOf(await mailTo(server, from, "about to change"));
  return { to, undo };
}

async function confirm(to: string) {
  const token_hash = secretOf(await mailTo(server, to, "Confirm"));
  const { client } = openBrowser(server);
  const { error } = await client.verifyOtp({ type: "email_change", token_hash });
  return { client, code: error?.code ?? null };
}

const undoing = (token_hash: string) =>
  server.call("POST", "/api/auth/undo-email-change", { body: { token_hash } });

/** A browser with the reply's session. */
async function browserWith(session: { access_token: string; refresh_token: string }) {
  const { client } = openBrowser(server);
  const { error } = await client.setSession(session);
  if (error) throw error;
  return client;
}

const refused = (code: string, status = 403) => ({ status, body: { code } });

test("before the new address is confirmed, its link is worthless and everybody is out", async () => {
  const { client, email, session } = await signedInBrowser(server);
  const { body: made } = await server.call("POST", "/api/user/tokens", {
    token: session.access_token,
    body: { name: "Eve's way back", scope: "write" },
  });
  const { to, undo } = await ask(client, email);
  // A mail scanner opens the page, which must not use up the link.
  const page = new URL((await mailTo(server, email, "about to change")).link ?? "");
  expect(page.pathname).toBe("/undo-email-change");
  await fetch(page);
  const { status, body } = await undoing(undo);
  expect({ status, email: body.user.email }).toEqual({ status: 200, email });
  expect(body.user).not.toHaveProperty("new_email");
  expect((await client.refreshSession()).error).not.toBeNull();
  const day = await server.call("GET", "/api/shortcuts/day", { token: made.token });
  expect(day.status).toBe(401);
  expect((await confirm(to)).code).toBe("otp_expired");
  expect(await undoing(undo)).toMatchObject(refused("LINK_NOT_VALID"));

  // Whoever requested it may have known the password.
  expect(await refusalOf(email, password)).toBe("invalid_credentials");
  const owner = await browserWith(body);
  expect((await owner.updateUser({ password: "n3wpass!" })).error).toBeNull();
  expect(await refusalOf(email, "n3wpass!")).toBeNull();
});

test("after it is confirmed, the old address is back and nothing that was set up since is left", async () => {
  const { client, email, session } = await signedInBrowser(server);
  const { to, undo } = await ask(client, email);
  const intruder = (await confirm(to)).client;
  expect((await mailTo(server, email, "was changed")).link).toContain("/undo-email-change");

  // Everything an intruder may do next, in the session that has proved itself.
  const google = { id: 6_001, email: freshAddress(), verified: true, name: "Eve" };
  const token = await provider.signIdToken(provider.claimsOf(google));
  expect((await client.linkIdentity({ provider: "google", token })).error).toBeNull();
  expect((await client.updateUser({ password: "eves-own" })).error).toBeNull();
  const { factorId, secret } = await enroll(client);
  const code = codeAt(server, secret);
  expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  expect((await client.mfa.recoveryCodes.generate()).error).toBeNull();
  const further = await ask(client, to);
  await openBrowser(server).client.resetPasswordForEmail(to);
  const reset = secretOf(await mailTo(server, to, "new password"));

  const { status, body } = await undoing(undo);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: session.user.id, email });
  expect(body.user.identities.map((one: { provider: string }) => one.provider)).toEqual(["email"]);
  expect(body.user.factors).toBeUndefined();
  await mailTo(server, to, "changed back");
  for (const theirs of [client, intruder]) {
    expect((await theirs.refreshSession()).error).not.toBeNull();
  }
  expect(await refusalOf(email, "eves-own")).toBe("invalid_credentials");
  expect(await refusalOf(to, "eves-own")).toBe("invalid_credentials");
  const theirs = openBrowser(server).client;
  const again = await theirs.signInWithIdToken({ provider: "google", token });
  expect(again.data.user?.id).not.toBe(session.user.id);
  expect((await confirm(further.to)).code).toBe("otp_expired");
  expect(await undoing(further.undo)).toMatchObject(refused("LINK_NOT_VALID"));
  const recovered = await theirs.verifyOtp({ type: "recovery", token_hash: reset });
  expect(recovered.error?.code).toBe("otp_expired");

  const owner = await browserWith(body);
  expect((await owner.updateUser({ password: "n3wpass!" })).error).toBeNull();
  expect(await refusalOf(email, "n3wpass!")).toBeNull();
});

test("what the owner had before stays, and the second factor is asked for again", async () => {
  const own = await protectedPerson(server);
  server.clock.advance(2 * day);
  const google = { id: 6_002, email: freshAddress(), verified: true, name: "Ana" };
  const token = await provider.signIdToken(provider.claimsOf(google));
  const answer = async (client: Client) => {
    nextCode(server);
    await client.refreshSession();
    const code = codeAt(server, own.secret);
    return client.mfa.challengeAndVerify({ factorId: own.factorId, code });
  };
  expect((await answer(own.client)).error).toBeNull();
  expect((await own.client.linkIdentity({ provider: "google", token })).error).toBeNull();
  await own.client.mfa.recoveryCodes.generate();
  server.clock.advance(2 * day);
  expect((await answer(own.client)).error).toBeNull();
  // Regenerated after the change: whoever did that has them.
  const { undo } = await ask(own.client, own.email);
  await own.client.mfa.recoveryCodes.regenerate();

  const { body } = await undoing(undo);
  expect(body.user.identities).toHaveLength(2);
  expect(body.user.factors).toMatchObject([{ id: own.factorId, status: "verified" }]);
  const owner = await browserWith(body);
  const early = await owner.updateUser({ password: "n3wpass!" });
  expect(early.error).toMatchObject({ code: "insufficient_aal" });
  expect((await answer(owner)).error).toBeNull();
  expect((await owner.updateUser({ password: "n3wpass!" })).error).toBeNull();
});

test("the link works for 7 days, and the one of the confirmation for 7 days from then", async () => {
  const { client, email } = await signedInBrowser(server);
  const { to, undo } = await ask(client, email);
  server.clock.advance(3_000_000);
  await confirm(to);
  const later = secretOf(await mailTo(server, email, "was changed"));
  server.clock.advance(7 * day - 3_000_000);
  expect(await undoing(undo)).toMatchObject(refused("LINK_NOT_VALID"));
  server.clock.advance(2_999_000);
  expect((await undoing(later)).status).toBe(200);
});

test("an earlier change can still be undone after a later one, and takes that along", async () => {
  const { client, email } = await signedInBrowser(server);
  const first = await ask(client, email);
  await confirm(first.to);
  server.clock.advance(1);
  const second = await ask(client, first.to);
  await confirm(second.to);
  const back = await undoing(second.undo);
  expect(back.body.user.email).toBe(first.to);
  expect((await undoing(first.undo)).body.user.email).toBe(email);
});

describe("where the old address", () => {
  test("was signed up with and not verified, that sign-up gives way", async () => {
    const { client, email } = await signedInBrowser(server);
    const { to, undo } = await ask(client, email);
    await confirm(to);
    await openBrowser(server).client.signUp({ email, password: "Str0ng!other" });
    expect((await undoing(undo)).body.user.email).toBe(email);
  });

  test("has a verified account of its own by now, nothing is taken from it", async () => {
    const { client, email } = await signedInBrowser(server);
    const { to, undo } = await ask(client, email);
    await confirm(to);
    await server.signedIn(email);
    expect(await undoing(undo)).toMatchObject(refused("ADDRESS_TAKEN", 409));
    expect(await refusalOf(to, password)).toBeNull();
  });
});

test("no other link undoes anything, and this one opens nothing else", async () => {
  const { client, email } = await signedInBrowser(server);
  await client.resetPasswordForEmail(email);
  const reset = secretOf(await mailTo(server, email, "new password"));
  expect(await undoing(reset)).toMatchObject(refused("LINK_NOT_VALID"));
  expect(await undoing("invented")).toMatchObject(refused("LINK_NOT_VALID"));
  const { undo } = await ask(client, email);
  for (const type of ["email_change", "recovery", "magiclink"] as const) {
    const { error } = await openBrowser(server).client.verifyOtp({ type, token_hash: undo });
    expect(error?.code).toBe("otp_expired");
  }
});
