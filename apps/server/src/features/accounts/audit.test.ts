import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccounts, secretOf, somewhere } from "../../testing/accounts.ts";
import { password } from "../../testing/browser.ts";

let room: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  room = await openAccounts();
});
afterAll(() => room.close());

interface Row {
  user_id: string;
  action: string;
  ip: string;
  user_agent: string;
  at: number;
}

test("what happens to an account is noted: what, when, from where, and no secret", async () => {
  const accounts = room.process();
  const email = "ana@example.org";
  const changed = "n3wpass!";
  await accounts.signUp({ email, password }, somewhere);
  const secret = secretOf(room.mails[0]);
  const session = await accounts.verify("signup", { secret }, somewhere);
  await accounts.signIn(email, "Wr0ng!password", somewhere);
  await accounts.signIn("nobody@example.org", password, somewhere);
  const refreshed = await accounts.refresh(session.refresh_token, somewhere);
  const claims = refreshed.access_token.split(".")[1] ?? "";
  const { sub, session_id } = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
    sub: string;
    session_id: string;
  };
  const person = { userId: sub, sessionId: session_id, email, aal: "aal1" };
  await accounts.changeAccount(person, { password: changed }, somewhere);
  await accounts.changeAccount(person, { email: "new@example.org" }, somewhere);
  await accounts.refresh(refreshed.refresh_token, somewhere);
  await accounts.refresh(session.refresh_token, somewhere).catch(() => undefined);
  await accounts.settle();

  const rows = await room.db
    .withTables<{ audit_events: Row }>()
    .selectFrom("audit_events")
    .selectAll()
    .execute();
  const mine = rows.filter((row) => row.user_id === sub).map((row) => row.action);
  expect(mine.sort()).toEqual([
    "email_change_asked",
    "email_verified",
    "password_changed",
    "sign_in_refused",
    "signed_in",
    "signed_up",
    "token_refreshed",
    "token_refreshed",
    "token_reused",
  ]);
  expect(rows.filter((row) => row.user_id === "").map((row) => row.action)).toEqual([
    "sign_in_refused",
  ]);
  for (const { ip, user_agent, at } of rows) {
    expect({ ip, user_agent, at }).toEqual({
      ip: somewhere.ip,
      user_agent: somewhere.userAgent,
      at: room.clock(),
    });
  }
  const kept = JSON.stringify(rows);
  for (const word of [password, changed, secret, session.refresh_token, session.access_token]) {
    expect(kept).not.toContain(word);
  }
});
