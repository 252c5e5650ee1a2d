import { afterEach, beforeEach, expect, test } from "vitest";
import { openAccounts, secretOf, somewhere } from "../../testing/accounts.ts";
import { password } from "../../testing/browser.ts";

let room: Awaited<ReturnType<typeof openAccounts>>;
beforeEach(async () => {
  room = await openAccounts();
});
afterEach(() => room.close());

const day = 86_400_000;
const email = "ana@example.org";

async function signUp(accounts: ReturnType<typeof room.process>): Promise<void> {
  await accounts.signUp({ email, password }, somewhere);
  await accounts.verify("signup", { secret: secretOf(room.mails[0]) }, somewhere);
}

async function count(table: string): Promise<number> {
  const db = room.db.withTables<Record<string, Record<string, unknown>>>();
  return (await db.selectFrom(table).selectAll().execute()).length;
}

test("what has expired is removed, and nothing before", async () => {
  const accounts = room.process();
  await signUp(accounts);
  await accounts.tidy();
  expect([await count("sessions"), await count("link_tokens")]).toEqual([1, 1]);
  expect(await count("audit_events")).toBeGreaterThan(2);

  room.advance(7 * day);
  await accounts.tidy();
  expect([await count("sessions"), await count("link_tokens")]).toEqual([1, 1]);
  room.advance(day);
  await accounts.tidy();
  expect([await count("sessions"), await count("link_tokens")]).toEqual([1, 0]);
  room.advance(23 * day);
  await accounts.tidy();
  expect(await count("sessions")).toBe(0);
  expect(await count("audit_events")).toBeGreaterThan(2);
  room.advance(365 * day);
  await accounts.tidy();
  expect(await count("audit_events")).toBe(0);
  expect(await count("users")).toBe(1);
});

test("the signing key is renewed: published a day before it signs, kept a day after", async () => {
  const [one, other] = [room.process(), room.process()];
  await signUp(one);
  const kids = async () => (await one.publicKeys()).map((key) => key.kid);
  const signIn = async () => {
    const outcome = await one.signIn(email, password, somewhere);
    if (outcome.kind !== "signed-in") throw new Error(outcome.kind);
    const [header = ""] = outcome.session.access_token.split(".");
    return (JSON.parse(Buffer.from(header, "base64url").toString()) as { kid: string }).kid;
  };
  const tidy = () => Promise.all([one.tidy(), other.tidy()]);

  const first = await signIn();
  await tidy();
  expect(await kids()).toEqual([first]);
  room.advance(90 * day);
  await tidy();
  const [next = "", ...rest] = await kids();
  expect(rest).toEqual([first]);
  expect(await signIn()).toBe(first);
  await tidy();
  expect(await kids()).toEqual([next, first]);

  room.advance(day);
  expect(await signIn()).toBe(next);
  await tidy();
  expect(await kids()).toEqual([next, first]);
  room.advance(day);
  await tidy();
  expect(await kids()).toEqual([next]);
  expect((await other.publicKeys()).map((key) => key.kid)).toEqual([next]);
});
