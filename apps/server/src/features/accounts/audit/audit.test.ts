import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, personOf, secretOf, somewhere } from "../../../testing/accounts.ts";
import { codeOf, password } from "../../../testing/browser.ts";
import { startProvider } from "../../../testing/provider.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
let room: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  provider = await startProvider();
  room = await openAccounts(provider.env);
});
afterAll(async () => {
  await room.close();
  await provider.stop();
});

interface Row {
  user_id: string;
  action: string;
  ip: string;
  user_agent: string;
  at: number;
}

const events = (): Promise<Row[]> =>
  asSystem(room.db)
    .withTables<{ audit_events: Row }>()
    .selectFrom("audit_events")
    .selectAll()
    .execute();

const actionsOf = (rows: readonly Row[], userId: string) =>
  rows
    .filter((row) => row.user_id === userId)
    .map((row) => row.action)
    .sort();

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
  const person = personOf(refreshed);
  const sub = person.userId;
  await accounts.changeAccount(person, { password: changed }, somewhere);
  await accounts.changeAccount(person, { email: "new@example.org" }, somewhere);
  await accounts.refresh(refreshed.refresh_token, somewhere);
  await accounts.refresh(session.refresh_token, somewhere).catch(() => undefined);
  await accounts.settle();

  const rows = await events();
  expect(actionsOf(rows, sub)).toEqual([
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
  expect(actionsOf(rows, "")).toEqual(["sign_in_refused"]);
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

test("and what changes the ways into it, up to its end", async () => {
  const accounts = room.process();
  const email = "bea@example.org";
  const isWay = (link = "") => link !== "" && !link.includes("undo");
  const newest = () => ({ secret: secretOf(room.mails.filter(({ link }) => isWay(link)).at(-1)) });
  await accounts.mailSignIn({ email, create: true }, somewhere);
  await accounts.settle();
  await accounts.verify("magiclink", newest(), somewhere);
  await accounts.recover({ email }, somewhere);
  await accounts.settle();
  const first = personOf(await accounts.verify("recovery", newest(), somewhere));
  await accounts.changeAccount(first, { email: "new-bea@example.org" }, somewhere);
  const person = personOf(await accounts.verify("email_change", newest(), somewhere));
  const { userId } = person;
  await accounts.reauthenticate(person, somewhere);
  const mailedCode = codeOf(room.mails.at(-1));
  await accounts.proofs.prove(person, { mailedCode: "x" }, somewhere);
  await accounts.proofs.prove(person, { mailedCode }, somewhere);

  const asked = { type: "totp", name: null, issuer: "Morsel" };
  const { id, totp } = await accounts.factors.enroll(person, asked);
  const code = () =>
    TOTP.generate({ secret: Secret.fromBase32(totp.secret), timestamp: room.clock() });
  const answer = async (given: string) => {
    const { id: challengeId } = await accounts.factors.challenge(person, id);
    await accounts.factors.verify(person, id, { challengeId, code: given }, somewhere);
  };
  await expect(answer("x")).rejects.toMatchObject({ code: "mfa_verification_failed" });
  await answer(code());
  room.advance(30_000);
  await answer(code());
  const { codes } = await accounts.recoveryCodes.make(person, "Paper", somewhere);
  await expect(accounts.recoveryCodes.verify(person, "x", somewhere)).rejects.toBeTruthy();
  await accounts.recoveryCodes.verify(person, codes[0] ?? "", somewhere);
  await accounts.recoveryCodes.remove(person, somewhere);
  await accounts.factors.unenroll(person, id, somewhere);

  const account = { id: 1, email: person.email, verified: true, name: "Bea" };
  const idToken = (id: number) =>
    provider.signIdToken(provider.claimsOf({ ...account, id })).then((token) => ({
      ...{ provider: "google", token, nonce: undefined },
    }));
  await accounts.signInWithIdToken({ ...(await idToken(1)), connecting: null }, somewhere);
  const linked = { ...(await idToken(2)), connecting: person };
  const { user } = await accounts.signInWithIdToken(linked, somewhere);
  const identity = user.identities.find((one) => one.provider === "google");
  await accounts.disconnectProvider(person, identity?.identity_id ?? "", somewhere);
  await accounts.changeAccount(person, { password }, somewhere);
  await accounts.deleteData(person, somewhere);
  const other = await accounts.signIn(person.email, password, somewhere);
  if (other.kind !== "signed-in") throw new Error(other.kind);
  await accounts.endSessions(personOf(other.session), "local", somewhere);
  await accounts.settle();

  expect(actionsOf(await events(), userId)).toEqual([
    ...["data_deleted", "email_change_asked", "email_changed", "email_verified", "email_verified"],
    ...["factor_added", "factor_refused", "factor_refused", "factor_removed", "factor_removed"],
    ...["factor_verified", "factor_verified", "identity_linked", "identity_linked"],
    ...["identity_unlinked", "link_asked", "link_asked", "password_changed"],
    ...["proof_refused", "proved", "recovery_codes_made"],
    ...[...Array<string>(6).fill("signed_in"), "signed_out", "signed_up"],
  ]);
  await accounts.deleteAccount(person, { password }, somewhere);
  const left = await events();
  expect(actionsOf(left, userId)).toEqual([]);
  expect(actionsOf(left, "")).toContain("account_deleted");
});
