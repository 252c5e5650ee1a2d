import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asSystem } from "../../platform/database/as-system.ts";
import { openAccounts, personOf, secretOf, somewhere } from "../../testing/accounts.ts";
import { password } from "../../testing/browser.ts";
import { startServer } from "../../testing/server.ts";
import { insertAuthCode } from "./providers/flow.repository.ts";

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

async function count(table: string, from: Pick<typeof room, "db"> = room): Promise<number> {
  const db = asSystem(from.db).withTables<Record<string, Record<string, unknown>>>();
  return (await db.selectFrom(table).selectAll().execute()).length;
}

test("what works for five minutes is removed after them: challenges, provider flows, codes", async () => {
  const github = { GITHUB_CLIENT_ID: "client", GITHUB_CLIENT_SECRET: "secret" };
  const own = await openAccounts(github);
  try {
    const accounts = own.process();
    await accounts.signUp({ email, password }, somewhere);
    const proof = { secret: secretOf(own.mails[0]) };
    const person = personOf(await accounts.verify("signup", proof, somewhere));
    const asked = { type: "totp", name: null, issuer: "Morsel" };
    const { id } = await accounts.factors.enroll(person, asked);
    await accounts.factors.challenge(person, id);
    const departure = { provider: "github", redirectTo: undefined, scopes: undefined };
    const bare = { challenge: null, extra: {}, connecting: null };
    await accounts.flows.depart({ ...departure, ...bare }, null, somewhere);
    const code = { hash: "x", provider: "github", code_challenge: "x" };
    const expires_at = own.clock() + 300_000;
    await insertAuthCode(own.db, { user_id: person.userId, ...code, expires_at });
    const counts = () =>
      Promise.all(
        ["factor_challenges", "provider_flows", "auth_codes"].map((table) => count(table, own)),
      );
    own.advance(300_000);
    await accounts.tidy();
    expect(await counts()).toEqual([1, 1, 1]);
    own.advance(1);
    await accounts.tidy();
    expect(await counts()).toEqual([0, 0, 0]);
  } finally {
    await own.close();
  }
});

test("a server tidies up when it starts: its next key is published in time", async () => {
  const server = await startServer();
  const published = async () =>
    (await server.call("GET", "/auth/v1/.well-known/jwks.json")).body.keys.length as number;
  try {
    expect(await published()).toBe(1);
    server.clock.advance(90 * day);
    expect(await published()).toBe(1);
    await server.restart();
    await vi.waitFor(async () => expect(await published()).toBe(2));
  } finally {
    await server.stop();
  }
});

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
