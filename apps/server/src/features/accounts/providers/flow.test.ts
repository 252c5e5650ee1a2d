import { createHash, randomUUID } from "node:crypto";
import { generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, secretOf, somewhere } from "../../../testing/accounts.ts";
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

let count = 0;
let email: string;
/** Before each test, someone new is signed in at the provider. */
beforeEach(() => {
  email = become();
});

function become(verified = true, address: string | null = `${randomUUID()}@example.org`) {
  count += 1;
  provider.become({ id: count, email: address, verified, name: "Ana Lee" });
  return address ?? "";
}

type Client = ReturnType<typeof openBrowser>["client"];
type Name = "google" | "github";

/** Does what a browser does: stores the cookie, follows the redirects to the provider and back. */
async function visit(url: string, cookie = "") {
  const response = await fetch(url, { redirect: "manual", headers: cookie ? { cookie } : {} });
  const set = response.headers.get("set-cookie");
  return {
    status: response.status,
    to: response.headers.get("location") ?? "",
    set,
    cookie: set?.split(";")[0] ?? cookie,
  };
}

async function leave(client: Client, name: Name, redirectTo = `${server.url}/`) {
  const { data } = await client.signInWithOAuth({ provider: name, options: { redirectTo } });
  return visit(data.url ?? "");
}

/** The full round trip; returns the URL on which the person ends up. */
async function goRound(client: Client, name: Name, redirectTo?: string): Promise<URL> {
  const away = await leave(client, name, redirectTo);
  const back = await visit(away.to);
  return new URL((await visit(back.to, away.cookie)).to);
}

async function signInWith(client: Client, name: Name) {
  const end = await goRound(client, name);
  return client.exchangeCodeForSession(end.searchParams.get("code") ?? "");
}

describe.each(["google", "github"] as const)("through %s", (name) => {
  test("a new person is signed up and in, and comes back as the same", async () => {
    const { client, events } = openBrowser(server);
    const { data, error } = await signInWith(client, name);
    expect(error).toBeNull();
    expect(events).toContain("SIGNED_IN");
    expect(data.user).toMatchObject({
      email,
      user_metadata: { full_name: "Ana Lee", email_verified: true },
      app_metadata: { provider: name, providers: [name] },
    });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    const claims = await client.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: "oauth" }]);
    const token = data.session?.access_token ?? "";
    const me = await server.call("GET", "/api/auth/user", { token });
    expect(me.body).toMatchObject({ email, emailVerified: true });

    const again = await signInWith(openBrowser(server).client, name);
    expect(again.data.user?.id).toBe(data.user?.id);
    const mine = (again.data.user?.identities ?? []).filter((one) => one.provider === name);
    expect(mine).toMatchObject([{ email, identity_data: { full_name: "Ana Lee" } }]);
  });

  test("an account with the same verified address is the same account", async () => {
    const person = await signedInBrowser(server);
    become(true, person.email.toUpperCase());
    const { data } = await signInWith(openBrowser(server).client, name);
    expect(data.user?.id).toBe(person.session.user.id);
    const { error } = await openBrowser(server).client.signInWithPassword({
      email: person.email,
      password,
    });
    expect(error).toBeNull();
  });

  test("an address that the provider has not verified opens nothing", async () => {
    const person = await signedInBrowser(server);
    for (const address of [person.email, `${randomUUID()}@example.org`, null]) {
      become(false, address);
      const end = await goRound(openBrowser(server).client, name);
      expect(end.searchParams.get("code")).toBeNull();
      expect(end.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    }
  });

  test("what a stranger signed up with this address before is worth nothing", async () => {
    const { client } = openBrowser(server);
    await client.signUp({ email, password, options: { data: { first: "Eve" } } });
    const mail = await mailTo(server, email);
    await client.signInWithOtp({ email });
    const token_hash = secretOf(await mailTo(server, email, "Sign in"));
    const { data } = await signInWith(openBrowser(server).client, name);
    expect(data.user?.user_metadata).not.toHaveProperty("first");
    expect((await client.signInWithPassword({ email, password })).error).not.toBeNull();
    const signUp = await client.verifyOtp({ type: "signup", token_hash: secretOf(mail) });
    expect(signUp.error?.code).toBe("otp_expired");
    const magic = await client.verifyOtp({ type: "magiclink", token_hash });
    expect(magic.error?.code).toBe("otp_expired");
  });
});

describe("the way there", () => {
  test("carries PKCE, state, nonce, and what was asked of Google", async () => {
    const { client } = openBrowser(server);
    const { data } = await client.signInWithOAuth({
      provider: "google",
      options: {
        redirectTo: `${server.url}/`,
        scopes: "calendar",
        queryParams: { access_type: "offline", prompt: "consent" },
      },
    });
    const away = await visit(data.url ?? "");
    expect(away.status).toBe(302);
    expect(away.set).toMatch(
      /^morsel-flow=[\w-]{43}; Path=\/auth\/v1; Max-Age=300; HttpOnly; SameSite=Lax$/,
    );
    const asked = Object.fromEntries(new URL(away.to).searchParams);
    expect(asked).toMatchObject({
      client_id: "morsel-client",
      response_type: "code",
      redirect_uri: `${server.url}/auth/v1/callback`,
      scope: "openid email profile calendar",
      access_type: "offline",
      prompt: "consent",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(asked[name]).toMatch(/^[\w-]{43}$/);
    }
  });

  test("is closed to unknown providers and to plain challenges", async () => {
    const ask = async (query: string) => {
      const { status, body } = await server.call("GET", `/auth/v1/authorize?${query}`);
      return { status, code: body.error_code };
    };
    const refusal = { status: 400, code: "validation_failed" };
    expect(await ask("provider=facebook")).toEqual(refusal);
    expect(await ask("")).toEqual(refusal);
    const plain = `code_challenge=${"a".repeat(43)}&code_challenge_method=plain`;
    expect(await ask(`provider=google&${plain}`)).toEqual(refusal);
    expect(await ask("provider=google&code_challenge=short&code_challenge_method=s256")).toEqual(
      refusal,
    );
    const { body } = await server.call("GET", "/auth/v1/settings");
    expect(body.external).toMatchObject({ google: true, github: true, email: true });
  });
});

describe("the way back", () => {
  test("works once, in the browser that left, within five minutes", async () => {
    const { client } = openBrowser(server);
    const errorOf = (address: string) => new URL(address).searchParams.get("error_code");

    const away = await leave(client, "google");
    const back = await visit(away.to);
    const stolen = await visit(back.to);
    expect(errorOf(stolen.to)).toBe("bad_oauth_state");

    const second = await leave(client, "google");
    const there = await visit(second.to);
    const foreign = await leave(client, "google");
    expect(foreign.cookie).not.toBe(second.cookie);
    expect(errorOf((await visit(there.to, foreign.cookie)).to)).toBe("bad_oauth_state");

    const third = await leave(client, "google");
    const home = await visit(third.to);
    expect(new URL((await visit(home.to, third.cookie)).to).searchParams.get("code")).toBeTruthy();
    expect(errorOf((await visit(home.to, third.cookie)).to)).toBe("bad_oauth_state");

    const late = await leave(client, "google");
    const slow = await visit(late.to);
    server.clock.advance(300_000);
    expect(errorOf((await visit(slow.to, late.cookie)).to)).toBe("bad_oauth_state");
  });

  test("leads to our own site only", async () => {
    const { client } = openBrowser(server);
    const end = await goRound(client, "google", "https://evil.example/take?x=1");
    expect(end.origin).toBe(server.url);
    const page = await goRound(client, "google", `${server.url}/profile?tab=1`);
    expect(`${page.pathname}?tab=${page.searchParams.get("tab")}`).toBe("/profile?tab=1");
  });

  test("tells what the provider refused, and what it muddled", async () => {
    const { client } = openBrowser(server);
    const away = await leave(client, "google");
    const state = new URL(away.to).searchParams.get("state") ?? "";
    const callback = (query: Record<string, string>) =>
      visit(`${server.url}/auth/v1/callback?${new URLSearchParams(query)}`, away.cookie);
    const refused = await callback({ state, error: "access_denied", error_description: "No." });
    const told = Object.fromEntries(new URL(refused.to).searchParams);
    expect(told).toEqual({ error: "access_denied", error_description: "No." });

    const again = await leave(client, "github");
    const other = new URL(again.to).searchParams.get("state") ?? "";
    const query = new URLSearchParams({ state: other, code: "invented" });
    const muddled = await visit(`${server.url}/auth/v1/callback?${query}`, again.cookie);
    expect(new URL(muddled.to).searchParams.get("error_code")).toBe("bad_oauth_callback");
  });

  test("hands a client without PKCE the session itself", async () => {
    const { client } = openBrowser(server, "implicit");
    const end = await goRound(client, "github");
    expect(end.search).toBe("");
    const told = new URLSearchParams(end.hash.slice(1));
    const token = told.get("access_token") ?? "";
    expect((await server.call("GET", "/api/auth/user", { token })).body.email).toBe(email);
    expect(told.get("token_type")).toBe("bearer");
  });
});

describe("the code for a session", () => {
  const trade = (body: unknown) => server.call("POST", "/auth/v1/token?grant_type=pkce", { body });

  test("works once, with the verifier of the client that asked, for five minutes", async () => {
    const { client } = openBrowser(server);
    const code = (await goRound(client, "google")).searchParams.get("code") ?? "";
    const wrong = await trade({ auth_code: code, code_verifier: "x".repeat(43) });
    expect({ status: wrong.status, code: wrong.body.error_code }).toEqual({
      status: 400,
      code: "bad_code_verifier",
    });
    // A wrong guess uses up the code.
    const burnt = await client.exchangeCodeForSession(code);
    expect(burnt.error).toMatchObject({ status: 404, code: "flow_state_not_found" });

    const late = (await goRound(client, "google")).searchParams.get("code") ?? "";
    server.clock.advance(300_000);
    const expired = await client.exchangeCodeForSession(late);
    expect(expired.error).toMatchObject({ status: 403, code: "flow_state_expired" });

    const third = (await goRound(client, "google")).searchParams.get("code") ?? "";
    expect((await client.exchangeCodeForSession(third)).error).toBeNull();
    const twice = await trade({ auth_code: third, code_verifier: "x" });
    expect(twice.body.error_code).toBe("flow_state_not_found");
    expect((await trade({})).body.error_code).toBe("validation_failed");
    expect((await trade({ auth_code: "x", code_verifier: "x" })).status).toBe(404);
  });
});

describe("identities", () => {
  const link = async (client: Client, name: Name) => {
    const { data, error } = await client.linkIdentity({
      provider: name,
      options: { redirectTo: `${server.url}/`, skipBrowserRedirect: true },
    });
    return { url: data.url ?? "", error };
  };

  /** `linkIdentity` uses fetch, whose cookie a browser would store: here it's requested again. */
  async function linkRound(token: string, client: Client, name: Name): Promise<URL> {
    const { url } = await link(client, name);
    expect(url).toContain(provider.url);
    const query = `provider=${name}&redirect_to=${encodeURIComponent(server.url)}`;
    const response = await fetch(`${server.url}/auth/v1/user/identities/authorize?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    const back = await visit(((await response.json()) as { url: string }).url);
    return new URL((await visit(back.to, cookie)).to);
  }

  test("are added by the signed-in person, whatever address they have, and removed", async () => {
    const { client, session } = await signedInBrowser(server);
    const end = await linkRound(session.access_token, client, "github");
    expect(end.hash).toContain("access_token");
    const { data } = await client.getUserIdentities();
    expect(data?.identities.map((one) => one.provider).sort()).toEqual(["email", "github"]);
    const signedIn = await signInWith(openBrowser(server).client, "github");
    expect(signedIn.data.user?.id).toBe(session.user.id);

    const again = await linkRound(session.access_token, client, "github");
    expect(again.hash).toContain("identity_already_exists");
    const stranger = await signedInBrowser(server);
    const taken = await linkRound(stranger.session.access_token, stranger.client, "github");
    expect(taken.hash).toContain("identity_already_exists");

    const [github] = (data?.identities ?? []).filter((one) => one.provider === "github");
    const [mine] = (data?.identities ?? []).filter((one) => one.provider === "email");
    if (!github || !mine) throw new Error("an identity is missing");
    const foreign = await stranger.client.unlinkIdentity(github);
    expect(foreign.error).toMatchObject({ status: 404, code: "identity_not_found" });
    expect((await client.unlinkIdentity(github)).error).toBeNull();
    const last = await client.unlinkIdentity(mine);
    expect(last.error).toMatchObject({ status: 422, code: "single_identity_not_deletable" });
  });

  test("are not touched without a living session", async () => {
    const { client, session } = await signedInBrowser(server);
    const path = "/auth/v1/user/identities/authorize?provider=google";
    expect((await server.call("GET", path)).status).toBe(401);
    await server.call("GET", "/api/auth/user", { token: session.access_token });
    await client.signOut();
    expect((await server.call("GET", path, { token: session.access_token })).status).toBe(403);
  });
});

test("with the database alone no sign-in that is under way can be finished", async () => {
  const room = await openAccounts(provider.env);
  try {
    const { flows } = room.process();
    const verifier = "v".repeat(43);
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const asked = { provider: "github", redirectTo: undefined, scopes: undefined, extra: {} };
    const departure = { ...asked, challenge, connecting: null };
    const { url, browser } = await flows.depart(departure, null, somewhere);
    const state = url.searchParams.get("state") ?? "";
    const kept = (table: string) =>
      asSystem(room.db)
        .withTables<Record<string, Record<string, unknown>>>()
        .selectFrom(table)
        .selectAll()
        .execute();
    const [flow, ...others] = await kept("provider_flows");
    expect(others).toEqual([]);
    for (const secret of [state, browser]) expect(JSON.stringify(flow)).not.toContain(secret);

    const address = new URL((await visit(url.href)).to);
    const home = await flows.arrive({ address, state, refusal: null }, browser, somewhere);
    const code = home.searchParams.get("code") ?? "";
    expect(code).toHaveLength(64);
    const rows = JSON.stringify(await kept("auth_codes"));
    for (const secret of [code, verifier]) expect(rows).not.toContain(secret);
    await expect(flows.exchange(code, verifier, somewhere)).resolves.toMatchObject({
      user: { email },
    });
  } finally {
    await room.close();
  }
});

test("somebody without a password can set one", async () => {
  const { client } = openBrowser(server);
  const { data } = await signInWith(client, "google");
  const [google] = data.user?.identities ?? [];
  if (!google) throw new Error("an identity is missing");
  const last = await client.unlinkIdentity(google);
  expect(last.error?.code).toBe("single_identity_not_deletable");
  const changed = await client.updateUser({ password });
  expect(changed.data.user?.identities?.map((one) => one.provider)).toEqual(["google", "email"]);
  expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  expect((await client.unlinkIdentity(google)).error).toBeNull();
});

describe("an ID token", () => {
  const account = () => ({ id: 7_000 + count, email, verified: true, name: "Ana Lee" });

  test("signs in, with the nonce that it was made for", async () => {
    const { client, events } = openBrowser(server);
    const nonce = randomUUID();
    const token = await provider.signIdToken({ ...provider.claimsOf(account()), nonce });
    const right = await client.signInWithIdToken({ provider: "google", token, nonce });
    expect(right.error).toBeNull();
    expect(right.data.user?.email).toBe(email);
    expect(events).toContain("SIGNED_IN");
    for (const other of [undefined, randomUUID()]) {
      const { error } = await client.signInWithIdToken({
        provider: "google",
        token,
        ...(other && { nonce: other }),
      });
      expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    }
  });

  test("of somebody else's making, for somebody else, or of no such provider is refused", async () => {
    const claims = provider.claimsOf(account());
    const { privateKey: key } = await generateKeyPair("RS256");
    const tokens = [
      await provider.signIdToken(claims, { key }),
      await provider.signIdToken(claims, { audience: "another-client" }),
      await provider.signIdToken(claims, { issuer: "https://elsewhere.example" }),
      await provider.signIdToken(claims, {
        key: await provider.keyFor("RS512"),
        header: { alg: "RS512", kid: "2" },
      }),
      "not.a.token",
      "",
    ];
    const { client } = openBrowser(server);
    for (const token of tokens) {
      const { error } = await client.signInWithIdToken({ provider: "google", token });
      expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    }
    const token = await provider.signIdToken(claims);
    const unknown = await client.signInWithIdToken({ provider: "apple", token });
    expect(unknown.error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("adds an identity to a signed-in account", async () => {
    const { client, session, events } = await signedInBrowser(server);
    const token = await provider.signIdToken(provider.claimsOf(account()));
    const linked = await client.linkIdentity({ provider: "google", token });
    expect(linked.error).toBeNull();
    expect(linked.data.user?.id).toBe(session.user.id);
    expect(events).toContain("USER_UPDATED");
    const anonymous = await openBrowser(server).client.linkIdentity({ provider: "google", token });
    expect(anonymous.error).not.toBeNull();
  });

  test("leaves it at ten identities", async () => {
    const { client } = await signedInBrowser(server);
    const link = async () => {
      email = become();
      const token = await provider.signIdToken(provider.claimsOf(account()));
      return client.linkIdentity({ provider: "google", token });
    };
    // The address is the first one.
    for (let added = 1; added < 10; added++) expect((await link()).error).toBeNull();
    expect((await link()).error).toMatchObject({
      status: 409,
      code: "conflict",
      message: expect.stringContaining("10 ways to sign in"),
    });
    expect((await client.getUser()).data.user?.identities).toHaveLength(10);
  });
});

test("a provider that is away sends the person back with an error, and is asked again later", async () => {
  const gone = await startProvider();
  const own = await startServer({ env: gone.env });
  try {
    await gone.stop();
    const { status, headers } = await own.call("GET", "/auth/v1/authorize?provider=google");
    const to = new URL(headers.get("location") ?? "");
    expect({ status, to: to.origin }).toEqual({ status: 302, to: own.url });
    expect(to.searchParams.get("error")).toBe("server_error");
  } finally {
    await own.stop();
  }
});
