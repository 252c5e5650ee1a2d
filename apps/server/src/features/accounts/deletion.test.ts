import { randomUUID } from "node:crypto";
import type { Day } from "@morsel/domain/day";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDiary } from "../../../bench/diary.ts";
import { codeOf, mailTo, openBrowser } from "../../testing/browser.ts";
import type { TestReply } from "../../testing/caller.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { rowsOf, withTables } from "../../testing/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const meal = { name: "Toast", date: "2026-11-20", totalCalories: 90 };
const since = "/api/meals/logged?from=2026-11-01&to=2026-11-30";

/** A person with a meal, a glass of water, a name and a goal. */
async function somebody() {
  const signedIn = await server.signedIn();
  const { token, email } = signedIn;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, ...(body !== undefined && { body }) });
  await call("POST", "/api/meals/logged", meal);
  await call("POST", "/api/daily-stats", { waterGlasses: 3, date: "2026-11-20" });
  await call("PUT", "/api/user/profile", { firstName: "Ana" });
  await call("PUT", "/api/user/goals", { dailyCalorieGoal: 1500 });
  const signIn = (password: string) =>
    server.call("POST", "/api/auth/signin", { body: { email, password } });
  return { ...signedIn, call, signIn };
}

test("deleting one's data leaves an account that begins anew, and other people", async () => {
  const [one, other] = await Promise.all([somebody(), somebody()]);
  const { status, body } = await one.call("DELETE", "/api/user/delete-data");
  expect({ status, body }).toEqual({ status: 200, body: { message: "Data deleted" } });
  expect((await one.call("GET", since)).body).toEqual([]);
  const user = (await one.call("GET", "/api/auth/user")).body;
  expect(user.createdAt).toBe(one.session.user.created_at);
  expect(user).toMatchObject({ email: one.email, firstName: null, dailyCalorieGoal: 2000 });
  expect((await one.signIn(one.password)).status).toBe(200);

  expect((await other.call("GET", since)).body).toHaveLength(1);
  expect((await other.call("GET", "/api/auth/user")).body.firstName).toBe("Ana");
});

test("others are answered while a long history is deleted", async () => {
  const one = await somebody();
  const last = "2026-11-20" as Day;
  await withTables(server, (db) => fillDiary(db, one.userId, { last, days: 200, perDay: 95 }));
  const deletion = one.call("DELETE", "/api/user/delete-data");
  const other = () => server.call("GET", "/api/nothing").then(() => null);
  let answered = -1;
  let done: TestReply | null;
  do {
    answered += 1;
    done = await Promise.race([deletion, other()]);
  } while (!done);
  expect(done.status).toBe(200);
  // If one statement deleted it all, only requests sent before it would get through.
  expect(answered, "answered meanwhile").toBeGreaterThan(5);
  expect(await rowsOf(server, one.userId)).not.toHaveProperty("meals");
});

test("deleting the account needs the password and leaves nothing of it", async () => {
  const [one, other] = await Promise.all([somebody(), somebody()]);
  const remove = (password: unknown) => one.call("DELETE", "/api/user/account", { password });
  const wrong = await remove("Wr0ng!password");
  expect({ status: wrong.status, code: wrong.body.code, message: wrong.body.message }).toEqual({
    status: 403,
    code: "INVALID_CREDENTIALS",
    message: "Current password is incorrect",
  });
  expect((await remove("")).status).toBe(400);
  expect((await one.call("GET", since)).body).toHaveLength(1);

  expect((await remove(one.password)).status).toBe(204);
  expect((await one.call("GET", since)).status).toBe(401);
  expect((await one.signIn(one.password)).body.code).toBe("ACCOUNT_NOT_FOUND");
  const refresh = await server.call("POST", "/auth/v1/token?grant_type=refresh_token", {
    body: { refresh_token: one.session.refresh_token },
  });
  expect(refresh.status).toBe(400);
  expect((await other.call("GET", since)).body).toHaveLength(1);

  // The address is free again, and its new account starts empty.
  const again = await server.signedIn(one.email);
  expect(again.userId).not.toBe(one.userId);
  expect((await server.call("GET", since, { token: again.token })).body).toEqual([]);
});

test("only who has a token of the account is told that it is gone, however old the token is", async () => {
  const [gone, out] = await Promise.all([somebody(), somebody()]);
  const said = async (token: string) => {
    const { status, body } = await server.call("GET", "/auth/v1/user", { token });
    return [status, body.error_code];
  };
  await gone.call("DELETE", "/api/user/account", { password: gone.password });
  await server.call("POST", "/auth/v1/logout", { token: out.token });
  const invented = `${gone.token.slice(0, -8)}AAAAAAAA`;
  expect(await said(gone.token)).toEqual([403, "user_not_found"]);
  expect(await said(out.token)).toEqual([403, "session_not_found"]);
  expect(await said(invented)).toEqual([403, "bad_jwt"]);
  // To the other calls both are the same.
  expect((await gone.call("GET", since)).body).toEqual((await out.call("GET", since)).body);

  server.clock.advance(3 * 3_600_000);
  expect(await said(gone.token)).toEqual([403, "user_not_found"]);
  expect(await said(out.token)).toEqual([403, "bad_jwt"]);
  expect(await said(invented)).toEqual([403, "bad_jwt"]);
});

test("a mailed code stands for the password, and somebody without one has nothing else", async () => {
  const email = `${randomUUID()}@example.org`;
  const { client } = openBrowser(server);
  await client.signInWithOtp({ email });
  const token = codeOf(await mailTo(server, email, "Sign in"));
  const { data } = await client.verifyOtp({ type: "email", email, token });
  const remove = async (body: unknown) => {
    const given = { token: data.session?.access_token ?? "", body };
    const reply = await server.call("DELETE", "/api/user/account", given);
    const { code, message } = reply.body.error ?? {};
    return { status: reply.status, code, message };
  };
  const refused = (code: string) => expect.objectContaining({ status: 403, code });
  expect(await remove({ password: "Str0ng!password" })).toEqual(refused("NO_PASSWORD"));
  expect(await remove({ code: "123456" })).toEqual(refused("CODE_NOT_VALID"));
  const incomplete = "The request must hold password or code, as text.";
  expect(await remove({})).toMatchObject({ status: 400, message: incomplete });
  expect(await remove({ code: 123_456 })).toMatchObject({ status: 400, message: incomplete });
  const short = "Please enter the 6 digits.";
  expect(await remove({ code: "12" })).toMatchObject({ status: 400, message: short });
  // A code mailed for another purpose isn't accepted.
  await client.resetPasswordForEmail(email);
  const other = codeOf(await mailTo(server, email, "new password"));
  expect(await remove({ code: other })).toEqual(refused("CODE_NOT_VALID"));

  expect((await client.reauthenticate()).error).toBeNull();
  const code = codeOf(await mailTo(server, email, "code"));
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 0; tries < 5; tries++) {
    expect(await remove({ code: wrong })).toEqual(refused("CODE_NOT_VALID"));
  }
  expect(await remove({ code })).toEqual(refused("CODE_NOT_VALID"));

  await client.reauthenticate();
  const newer = codeOf(await mailTo(server, email, "code"));
  expect((await remove({ code: newer })).status).toBe(204);
  expect((await client.getUser()).error).not.toBeNull();
});

test("neither works with a token whose session is over, though it was just believed", async () => {
  const one = await somebody();
  await one.call("POST", "/auth/v1/logout?scope=global");
  expect((await one.call("DELETE", "/api/user/delete-data")).status).toBe(401);
  const { status } = await one.call("DELETE", "/api/user/account", { password: one.password });
  expect(status).toBe(401);
  expect((await one.signIn(one.password)).status).toBe(200);
});
