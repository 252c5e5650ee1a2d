import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccounts, personOf, secretOf, somewhere } from "../../../testing/accounts.ts";
import { password } from "../../../testing/browser.ts";
import { TokenFailure } from "./access-token.service.ts";

let room: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  room = await openAccounts({ GITHUB_CLIENT_ID: "client", GITHUB_CLIENT_SECRET: "secret" });
});
afterAll(() => room.close());

test("a link works once, and a session that another process ended changes nothing", async () => {
  const accounts = room.process();
  const email = "ana@example.org";
  await accounts.signUp({ email, password }, somewhere);
  await accounts.verify("signup", { secret: secretOf(room.mails[0]) }, somewhere);
  await accounts.recover({ email }, somewhere);
  await accounts.settle();
  const proof = { secret: secretOf(room.mails[1]) };
  const session = await accounts.verify("recovery", proof, somewhere);
  await expect(accounts.verify("recovery", proof, somewhere)).rejects.toMatchObject({
    code: "otp_expired",
  });

  const person = personOf(session);
  await room.process().endSessions(person, "global", somewhere);
  const factor = { type: "totp", name: null, issuer: "Morsel" };
  const answer = { challengeId: "x", code: "123456" };
  const { factors, recoveryCodes } = accounts;
  const away = { provider: "github", redirectTo: undefined, scopes: undefined };
  const connecting = { ...away, challenge: null, extra: {}, connecting: person };
  const calls: Record<string, () => Promise<unknown>> = {
    "a new password": () => accounts.changeAccount(person, { password: "n3wpass!" }, somewhere),
    "a new address": () => accounts.changeAccount(person, { email: "b@example.org" }, somewhere),
    "data about oneself": () => accounts.changeAccount(person, { data: { a: 1 } }, somewhere),
    "a code that stands for a sign-in": () => accounts.reauthenticate(person, somewhere),
    "a factor's set-up": () => factors.enroll(person, factor),
    "a challenge": () => factors.challenge(person, "x"),
    "an answer to it": () => factors.verify(person, "x", answer, somewhere),
    "a factor's removal": () => factors.unenroll(person, "x", somewhere),
    "new recovery codes": () => recoveryCodes.make(person, "Paper", somewhere),
    "others in their place": () => recoveryCodes.remake(person, somewhere),
    "a recovery code": () => recoveryCodes.verify(person, "x", somewhere),
    "their removal": () => recoveryCodes.remove(person, somewhere),
    "one more way in": () => accounts.flows.depart(connecting, null, somewhere),
    "one way in less": () => accounts.disconnectProvider(person, "x", somewhere),
    "deletion of the data": () => accounts.deleteData(person, somewhere),
    "deletion of the account": () => accounts.deleteAccount(person, { password }, somewhere),
  };
  for (const [name, call] of Object.entries(calls)) {
    const outcome = await call().then(
      () => "done",
      (error: unknown) => (error instanceof TokenFailure ? error.reason : error),
    );
    expect({ name, outcome }).toEqual({ name, outcome: "gone" });
  }
  expect((await accounts.signIn(email, password, somewhere)).kind).toBe("signed-in");
});
