import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const user = (token?: string, headers = {}) =>
  server.call("GET", "/auth/v1/user", { headers, ...(token && { token }) });

describe("errors of the auth service", () => {
  const both = { email: "a@example.org", token: "123456", token_hash: "x" };
  const halfChallenge = { code_challenge_method: "s256" };

  test("have the dated shape for those who ask for it, and the header comes back", async () => {
    const headers = { "x-supabase-api-version": "2024-01-01" };
    const dated = await user(undefined, headers);
    expect(dated.status).toBe(401);
    expect(dated.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(dated.body).toEqual({
      code: "no_authorization",
      message: "This endpoint requires a valid Bearer token",
    });
    const { token } = await server.signedIn();
    const good = await user(token, headers);
    expect(good.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    const old = await user();
    expect(old.headers.get("x-supabase-api-version")).toBeNull();
    expect(old.body).toEqual({
      code: 401,
      error_code: "no_authorization",
      msg: "This endpoint requires a valid Bearer token",
    });
  });

  test("tell what is wrong with a bad token", async () => {
    const { token } = await server.signedIn();
    const [header = "", payload = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const faults = {
      "not.a.token": "token is malformed",
      "two.parts": "token is malformed",
      [`${part({ alg: "ES256", kid: "another" })}.${payload}.${signature}`]:
        "token is unverifiable",
      [`${header}.${part({ ...claims, aal: "aal2" })}.${signature}`]: "token signature is invalid",
    };
    const msg = (fault: string) => `invalid JWT: unable to parse or verify signature, ${fault}`;
    for (const [bad, fault] of Object.entries(faults)) {
      const { status, body } = await user(bad);
      expect({ status, body }).toEqual({
        status: 403,
        body: { code: 403, error_code: "bad_jwt", msg: msg(fault) },
      });
    }
    server.clock.advance(3_600_000);
    expect((await user(token)).body.msg).toBe(msg("token has invalid claims: token is expired"));
  });

  test.each(["", "Bearer", "Basic YW5hOnNlY3JldA==", "a.b.c", "Bearer a.b.c d"])(
    "are no_authorization for the header %j",
    async (authorization) => {
      const { status, body } = await user(undefined, { authorization });
      expect({ status, code: body.error_code, msg: body.msg }).toEqual({
        status: 401,
        code: "no_authorization",
        msg: "This endpoint requires a valid Bearer token",
      });
    },
  );

  test("tell a bad token from a session that is over", async () => {
    const { token } = await server.signedIn();
    await server.call("POST", "/auth/v1/logout", { token });
    const { status, body } = await user(token);
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: "session_not_found" });
  });

  test.each([
    ["bad_json", 400, "/auth/v1/token?grant_type=password", "{"],
    ["validation_failed", 400, "/auth/v1/token?grant_type=password", { email: 7 }],
    ["invalid_credentials", 400, "/auth/v1/token", {}],
    ["invalid_credentials", 400, "/auth/v1/token?grant_type=magic", {}],
    ["validation_failed", 400, "/auth/v1/token?grant_type=password", {}],
    ["validation_failed", 400, "/auth/v1/token?grant_type=password", { email: "", password: "x" }],
    ["invalid_credentials", 400, "/auth/v1/token?grant_type=password", { email: "a@example.org" }],
    ["phone_provider_disabled", 400, "/auth/v1/token?grant_type=password", { phone: "1" }],
    ["validation_failed", 400, "/auth/v1/token?grant_type=refresh_token", {}],
    ["validation_failed", 400, "/auth/v1/signup", { email: "ana", password: "Str0ng!password" }],
    ["validation_failed", 400, "/auth/v1/signup", { email: "ana@example.org" }],
    ["anonymous_provider_disabled", 422, "/auth/v1/signup", { password: "Str0ng!password" }],
    ["anonymous_provider_disabled", 422, "/auth/v1/signup", { email: "", password: "x" }],
    ["anonymous_provider_disabled", 422, "/auth/v1/signup", { data: {} }],
    ["phone_provider_disabled", 400, "/auth/v1/signup", { phone: "1", password: "x" }],
    ["phone_provider_disabled", 400, "/auth/v1/otp", { phone: "1" }],
    ["phone_provider_disabled", 400, "/auth/v1/resend", { type: "sms", phone: "1" }],
    ["phone_provider_disabled", 400, "/auth/v1/verify", { type: "sms", phone: "1", token: "1" }],
    ["validation_failed", 400, "/auth/v1/verify", { type: "email", email: "a@example.org" }],
    ["validation_failed", 400, "/auth/v1/verify", { type: "email", token: "", token_hash: "" }],
    ["validation_failed", 400, "/auth/v1/verify", { type: "email", ...both }],
    ["validation_failed", 400, "/auth/v1/verify", { type: "invented", token_hash: "x" }],
    ["validation_failed", 400, "/auth/v1/signup", { email: "a@example.org", ...halfChallenge }],
    ["validation_failed", 400, "/auth/v1/otp", { email: "a@example.org", ...halfChallenge }],
    ["validation_failed", 400, "/auth/v1/recover", { email: "a@example.org", ...halfChallenge }],
    ["validation_failed", 400, "/auth/v1/resend", { type: "signup", ...halfChallenge }],
    ["not_found", 404, "/auth/v1/nothing", {}],
  ])("%s with %d for a bad call", async (code, status, path, body) => {
    const reply = await server.call("POST", path, { body });
    expect({ status: reply.status, code: reply.body.error_code }).toEqual({ status, code });
    expect(reply.body.msg).toBeTruthy();
  });
});

test("what the service offers can be asked", async () => {
  const settings = await server.call("GET", "/auth/v1/settings");
  expect(settings.body).toMatchObject({
    external: { email: true, phone: false, google: false, github: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
  expect((await server.call("GET", "/auth/v1/health")).body.name).toBe("Morsel");
});
