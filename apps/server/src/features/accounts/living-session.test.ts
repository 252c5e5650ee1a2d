import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccounts, personOf, secretOf, somewhere } from "../../testing/accounts.ts";
import { password } from "../../testing/browser.ts";

let room: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  room = await openAccounts();
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
  const over = { reason: "gone" };
  const change = accounts.changeAccount(person, { password: "n3wpass!" }, somewhere);
  await expect(change).rejects.toMatchObject(over);
  await expect(accounts.deleteData(person, somewhere)).rejects.toMatchObject(over);
  const deletion = accounts.deleteAccount(person, password, somewhere);
  await expect(deletion).rejects.toMatchObject(over);
  const factor = { type: "totp", name: null, issuer: "Morsel" };
  await expect(accounts.factors.enroll(person, factor)).rejects.toMatchObject(over);
  expect((await accounts.signIn(email, password, somewhere)).kind).toBe("signed-in");
});
