import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, personOf, secretOf, somewhere } from "../../../testing/accounts.ts";
import * as authenticator from "../../../testing/authenticator.ts";
import { mailTo, openBrowser, password, signedInBrowser } from "../../../testing/browser.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const me = (token: string | undefined) =>
  server.call("GET", "/api/auth/user", { ...(token && { token }) });

const codeAt = (secret: string, seconds = 0) => authenticator.codeAt(server, secret, seconds);
const wrongFor = (secret: string) => authenticator.wrongFor(server, secret);
const protectedPerson = () => authenticator.protectedPerson(server);
const halfSignedIn = (email: string) => authenticator.halfSignedIn(server, email);

type Browser = ReturnType<typeof openBrowser>["client"];

const levels = async (client: Browser) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data ?? null;

describe("setting an authenticator up", () => {
  test("shows a QR code, and counts once a code of it was typed", async () => {
    const { client, events, session, email } = await signedInBrowser(server);
    const elsewhere = await halfSignedIn(email);
    const { factorId, secret, data } = await authenticator.enroll(client);
    expect(data).toMatchObject({ id: factorId, type: "totp", friendly_name: "Phone" });
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    const uri = new URL(data.totp.uri);
    expect(decodeURIComponent(uri.pathname)).toContain(`Morsel:${email}`);
    expect(uri.searchParams.get("secret")).toBe(secret);
    expect(uri.searchParams.get("issuer")).toBe("Morsel");

    const listed = await client.mfa.listFactors();
    expect(listed.data?.totp).toEqual([]);
    expect(listed.data?.all).toMatchObject([{ id: factorId, status: "unverified" }]);
    expect(await levels(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    // An unfinished set-up doesn't affect signing in.
    expect((await me((await halfSignedIn(email)).token)).status).toBe(200);

    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.data?.expires_at).toBeGreaterThan(server.clock.now() / 1000 + 200);
    const challengeId = challenge.data?.id ?? "";
    const code = codeAt(secret);
    const verified = await client.mfa.verify({ factorId, challengeId, code });
    expect(verified.error).toBeNull();
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    expect(verified.data?.user.factors).toMatchObject([{ id: factorId, status: "verified" }]);
    expect(await levels(client)).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
      currentAuthenticationMethods: [{ method: "totp" }, { method: "otp" }],
    });
    expect((await me(verified.data?.access_token)).status).toBe(200);
    expect((await me(session.access_token)).status).toBe(200);
    // A session with only a password ends at once, though its token had just been accepted.
    expect((await me(elsewhere.token)).status).toBe(401);
    await mailTo(server, email, "second step");

    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(await levels(client)).toMatchObject({ currentLevel: "aal2" });
    // The old token is refused but ends nothing: another tab may still hold it.
    const stale = await openBrowser(server).client.refreshSession({
      refresh_token: session.refresh_token,
    });
    expect(stale.error?.status).toBe(400);
  });

  test("refuses wrong codes, strange challenges, and guesses without end", async () => {
    const { client } = await signedInBrowser(server);
    const { factorId, secret } = await authenticator.enroll(client);
    const { data } = await client.mfa.challenge({ factorId });
    const challengeId = data?.id ?? "";
    const answer = (code: string, id = challengeId) =>
      client.mfa.verify({ factorId, challengeId: id, code });
    expect((await answer(codeAt(secret), "nothing")).error).toMatchObject({
      status: 422,
      code: "mfa_factor_not_found",
    });
    // Digits of other scripts are none that an app shows.
    const wrong = ["۱۲۳۴۵۶", "１２３４５６", "12345é", wrongFor(secret), wrongFor(secret)];
    for (const code of wrong) {
      const { error } = await answer(code);
      expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    }
    expect((await answer(codeAt(secret))).error?.code).toBe("mfa_challenge_expired");
    expect(await levels(client)).toMatchObject({ currentLevel: "aal1" });
  });

  test("a challenge is open for five minutes", async () => {
    const { client } = await signedInBrowser(server);
    const { factorId, secret } = await authenticator.enroll(client);
    const { data } = await client.mfa.challenge({ factorId });
    server.clock.advance(300_000);
    const challengeId = data?.id ?? "";
    const { error } = await client.mfa.verify({ factorId, challengeId, code: codeAt(secret) });
    expect(error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  });

  test("a clock that is set back a day refuses no code for a day", async () => {
    server.clock.advance(86_400_000);
    const { client, factorId, secret } = await protectedPerson();
    server.clock.advance(-86_400_000);
    const answer = async () =>
      (await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) })).error?.code;
    expect(await answer()).toBeUndefined();
    // No code works twice, even so.
    expect(await answer()).toBe("mfa_verification_failed");
  });

  test("one step early or late is in time, two are not, and no code works twice", async () => {
    const { client, factorId, secret } = await protectedPerson();
    const answer = async (code: string) =>
      (await client.mfa.challengeAndVerify({ factorId, code })).error?.code ?? "fits";
    expect(await answer(codeAt(secret, -60))).toBe("mfa_verification_failed");
    expect(await answer(codeAt(secret, 60))).toBe("mfa_verification_failed");
    expect(await answer(codeAt(secret, -30))).toBe("fits");
    expect(await answer(codeAt(secret, -30))).toBe("mfa_verification_failed");
    expect(await answer(codeAt(secret, 30))).toBe("fits");
    // Older than one that has been used.
    expect(await answer(codeAt(secret))).toBe("mfa_verification_failed");
  });

  test("drops the others that were left unfinished, once one is verified", async () => {
    const { client, factorId, secret } = await protectedPerson();
    await authenticator.enroll(client, "Tablet");
    const { factorId: watch } = await authenticator.enroll(client, "Watch");
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(3);
    const code = codeAt(secret);
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toMatchObject([{ id: factorId }]);
    const late = await client.mfa.challenge({ factorId: watch });
    expect(late.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  });

  test("is begun ten times at most, and an hour later there is room again", async () => {
    const { client, email } = await signedInBrowser(server);
    for (let at = 1; at <= 10; at++) await authenticator.enroll(client, `Phone ${at}`);
    const enroll = () => client.mfa.enroll({ factorType: "totp", friendlyName: "One more" });
    expect((await enroll()).error).toMatchObject({
      status: 422,
      code: "too_many_enrolled_mfa_factors",
    });
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(10);
    await authenticator.enroll(client, "Phone 10");
    server.clock.advance(3_600_000);
    const again = openBrowser(server).client;
    await again.signInWithPassword({ email, password });
    await authenticator.enroll(again, "One more");
    expect((await again.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test("takes names once, other kinds not at all, and no factor of somebody else", async () => {
    const { client, session } = await signedInBrowser(server);
    const stranger = await signedInBrowser(server);
    const first = await authenticator.enroll(client, "Phone");
    const again = await authenticator.enroll(client, "Phone");
    expect((await client.mfa.listFactors()).data?.all).toMatchObject([{ id: again.factorId }]);
    expect(first.factorId).not.toBe(again.factorId);
    const { factorId, secret } = again;
    const foreign = await stranger.client.mfa.challenge({ factorId });
    expect(foreign.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    const removed = await stranger.client.mfa.unenroll({ factorId });
    expect(removed.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    const taken = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(taken.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    const phone = await client.mfa.enroll({ factorType: "phone", phone: "+15550100" });
    expect(phone.error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled" });
    const { status, body } = await server.call("POST", "/auth/v1/factors", {
      token: session.access_token,
      body: { factor_type: "smoke signals" },
    });
    expect({ status, code: body.error_code }).toEqual({ status: 400, code: "validation_failed" });
  });
});

describe("signing in with a second factor", () => {
  test("opens nothing of the product before its code", async () => {
    const { email, factorId, secret, client: first } = await protectedPerson();
    const { client, token, events } = await halfSignedIn(email);
    expect(await levels(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    const early = await me(token);
    expect({ status: early.status, code: early.body.code }).toEqual({
      status: 403,
      code: "SECOND_FACTOR_NEEDED",
    });
    const meal = { name: "Toast", date: "2026-11-20", totalCalories: 90 };
    const logged = await server.call("POST", "/api/meals/logged", { token, body: meal });
    expect(logged.status).toBe(403);
    // Nor may it change the account.
    const weak = (status: number) => ({ status, code: "insufficient_aal" });
    expect((await client.updateUser({ password: "n3wpass!" })).error).toMatchObject(weak(401));
    expect((await client.updateUser({ email: "eve@example.org" })).error).toMatchObject(weak(401));
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject(weak(422));
    expect((await client.mfa.enroll({ factorType: "totp" })).error).toMatchObject(weak(403));
    const named = await client.updateUser({ data: { first: "Eve" } });
    expect(named.error).toMatchObject(weak(401));
    const refreshed = await client.refreshSession();
    expect((await me(refreshed.data.session?.access_token)).status).toBe(403);

    const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect(error).toBeNull();
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    const { data } = await client.getSession();
    expect((await me(data.session?.access_token)).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    // A device that has shown its factor stays signed in.
    expect((await first.getUser()).error).toBeNull();
  });

  test("may be left again", async () => {
    const { email } = await protectedPerson();
    const { token } = await halfSignedIn(email);
    expect((await server.call("POST", "/api/auth/signout", { token })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  test("is not passed by another factor that was left unfinished", async () => {
    const { email, client } = await protectedPerson();
    const unfinished = await authenticator.enroll(client, "Tablet");
    const half = await halfSignedIn(email);
    const { error } = await half.client.mfa.challengeAndVerify({
      factorId: unfinished.factorId,
      code: codeAt(unfinished.secret),
    });
    expect(error).toMatchObject({ code: "insufficient_aal" });
  });

  test("is asked after a reset link too", async () => {
    const { email, factorId, secret } = await protectedPerson();
    const { client } = openBrowser(server);
    await client.resetPasswordForEmail(email);
    const token_hash = secretOf(await mailTo(server, email, "new password"));
    expect((await client.verifyOtp({ type: "recovery", token_hash })).error).toBeNull();
    const early = await client.updateUser({ password: "n3wpass!" });
    expect(early.error).toMatchObject({ code: "insufficient_aal" });
    await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect((await client.updateUser({ password: "n3wpass!" })).error).toBeNull();
  });

  test("ends when the factor is removed", async () => {
    const { client, email, factorId, session } = await protectedPerson();
    const removed = await client.mfa.unenroll({ factorId });
    expect(removed.data).toEqual({ id: factorId });
    await mailTo(server, email, "removed");
    await client.refreshSession();
    expect(await levels(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    expect((await me((await halfSignedIn(email)).token)).status).toBe(200);
    expect((await me(session.access_token)).status).toBe(200);
  });
});

describe("recovery codes", () => {
  test("stand in for a lost authenticator, each once, however they are typed", async () => {
    const { client, email } = await protectedPerson();
    const { data: made, error } = await client.mfa.recoveryCodes.generate({
      friendlyName: "Paper",
    });
    expect(error).toBeNull();
    expect(made).toMatchObject({ type: "recovery_code", friendly_name: "Paper", total: 10 });
    expect(new Set(made?.codes).size).toBe(10);
    const [code = "", other = ""] = made?.codes ?? [];
    expect(code).toMatch(/^[2-9a-z]{16}$/);

    const half = await halfSignedIn(email);
    const typed = code.toUpperCase().replaceAll(/(.{4})/g, "$1- ");
    const verified = await half.client.mfa.recoveryCodes.verify({ code: typed });
    expect(verified.error).toBeNull();
    expect(half.events).toContain("MFA_CHALLENGE_VERIFIED");
    expect(await levels(half.client)).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "mfa/recovery_code" }, { method: "password" }],
    });
    expect((await me(verified.data?.access_token)).status).toBe(200);
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    });
    const again = await (await halfSignedIn(email)).client.mfa.recoveryCodes.verify({ code });
    expect(again.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });

    const fresh = await client.mfa.recoveryCodes.regenerate();
    expect(fresh.data).toMatchObject({ id: made?.id, total: 10 });
    const old = await (await halfSignedIn(email)).client.mfa.recoveryCodes.verify({ code: other });
    expect(old.error?.code).toBe("mfa_verification_failed");
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe(
      "mfa_verified_factor_exists",
    );
    expect((await client.mfa.listFactors()).data?.recovery_code).toHaveLength(1);
    expect((await client.mfa.recoveryCodes.unenroll()).error).toBeNull();
    const gone = await client.mfa.recoveryCodes.getStatus();
    expect(gone.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  });

  test("need an authenticator beside them and a session that has shown it", async () => {
    const { client: bare } = await signedInBrowser(server);
    const alone = await bare.mfa.recoveryCodes.generate();
    expect(alone.error?.code).toBe("mfa_recovery_codes_sole_factor");
    const { client, email, factorId } = await protectedPerson();
    const half = (await halfSignedIn(email)).client;
    const weak = { status: 403, code: "insufficient_aal" };
    expect((await half.mfa.recoveryCodes.generate()).error).toMatchObject(weak);
    expect((await client.mfa.recoveryCodes.generate()).error).toBeNull();
    expect((await half.mfa.recoveryCodes.regenerate()).error).toMatchObject(weak);
    expect((await half.mfa.recoveryCodes.unenroll()).error).toMatchObject(weak);
    await client.mfa.unenroll({ factorId });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    expect((await me((await halfSignedIn(email)).token)).status).toBe(200);
  });
});

test("guesses are counted over all challenges, and recovery codes are locked", async () => {
  const own = await startServer({ env: { RATE_LIMITS: "on" } });
  try {
    const { client } = await signedInBrowser(own);
    const { factorId, secret } = await authenticator.enroll(client);
    const answer = async (code: string) =>
      (await client.mfa.challengeAndVerify({ factorId, code })).error;
    for (let tries = 0; tries < 10; tries++) await answer("x");
    const tooMany = { status: 429, code: "over_request_rate_limit" };
    expect(await answer(codeAt(secret))).toMatchObject(tooMany);
    for (let tries = 0; tries < 5; tries++) await client.mfa.recoveryCodes.verify({ code: "x" });
    const locked = await client.mfa.recoveryCodes.verify({ code: "x" });
    expect(locked.error).toMatchObject({ status: 429, code: "mfa_recovery_codes_locked" });
  } finally {
    await own.stop();
  }
});

test("the database alone gives no authenticator and no recovery code away", async () => {
  const room = await openAccounts();
  try {
    const accounts = room.process();
    await accounts.signUp({ email: "ana@example.org", password }, somewhere);
    const proof = { secret: secretOf(room.mails[0]) };
    const person = personOf(await accounts.verify("signup", proof, somewhere));
    const { id, totp } = await accounts.factors.enroll(person, {
      type: "totp",
      name: null,
      issuer: "Morsel",
    });
    const { id: challengeId } = await accounts.factors.challenge(person, id);
    const timestamp = room.clock();
    const code = TOTP.generate({ secret: Secret.fromBase32(totp.secret), timestamp });
    await accounts.factors.verify(person, id, { challengeId, code }, somewhere);
    const { codes } = await accounts.recoveryCodes.make(person, "Paper", somewhere);
    const db = asSystem(room.db).withTables<Record<string, Record<string, unknown>>>();
    const kept = JSON.stringify([
      await db.selectFrom("factors").selectAll().execute(),
      await db.selectFrom("recovery_codes").selectAll().execute(),
    ]);
    const written = (bytes: Uint8Array) =>
      (["base64", "base64url", "hex"] as const).map((form) => Buffer.from(bytes).toString(form));
    const forms = [totp.secret, ...codes].flatMap((text) => [text, ...written(Buffer.from(text))]);
    forms.push(...written(Secret.fromBase32(totp.secret).bytes));
    for (const form of forms) expect(kept).not.toContain(form);
    await accounts.settle();
  } finally {
    await room.close();
  }
});
