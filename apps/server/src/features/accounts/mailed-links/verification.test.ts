import { createQueryId, type KyselyPlugin, SqliteQueryCompiler } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, secretOf, somewhere } from "../../../testing/accounts.ts";
import { codeOf } from "../../../testing/browser.ts";

let room: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  room = await openAccounts();
});
afterAll(() => room.close());

const password = "Str0ng!password";

/** A process, and the statements it has run. */
function watchedProcess() {
  const statements: string[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(new SqliteQueryCompiler().compileQuery(node, createQueryId()).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { accounts: room.process(room.db.withPlugin(watch)), statements };
}

test("a wrong code makes the same statements whether the address, its code or nothing is known", async () => {
  const { accounts, statements } = watchedProcess();
  const known = "known@example.org";
  await accounts.signUp({ email: known, password }, somewhere);
  await accounts.verify("signup", { secret: secretOf(room.mails.at(-1)) }, somewhere);
  const without = "without@example.org";
  await accounts.signUp({ email: without, password }, somewhere);
  await accounts.verify("signup", { secret: secretOf(room.mails.at(-1)) }, somewhere);
  await accounts.recover({ email: known }, somewhere);
  await accounts.settle();
  const right = codeOf(room.mails.at(-1));
  const code = right === "000000" ? "000001" : "000000";

  const seen: Record<string, string[]> = {};
  const tries = { known, without, unknown: "nobody@example.org" };
  for (const [name, email] of Object.entries(tries)) {
    statements.length = 0;
    await expect(accounts.verify("recovery", { email, code }, somewhere)).rejects.toMatchObject({
      code: "otp_expired",
    });
    seen[name] = [...statements];
  }
  expect(seen["known"]?.length).toBeGreaterThan(3);
  expect(seen["without"]).toEqual(seen["known"]);
  expect(seen["unknown"]).toEqual(seen["known"]);

  // The same once its attempts are used up, and once it has expired.
  for (let more = 0; more < 4; more++) {
    await accounts.verify("recovery", { email: known, code }, somewhere).catch(() => undefined);
  }
  statements.length = 0;
  await accounts
    .verify("recovery", { email: known, code: right }, somewhere)
    .catch(() => undefined);
  expect(statements).toEqual(seen["known"]);
});

test("forty links of a purpose are kept at most, and the newest works", async () => {
  const accounts = room.process();
  const email = "many@example.org";
  const mails = () => room.mails.filter(({ to }) => to === email);
  // Run in sequence, but without awaiting each reply's deliberate delay.
  const answers: Promise<void>[] = [];
  for (let asked = 1; asked <= 45; asked++) {
    answers.push(accounts.mailSignIn({ email, create: true }, somewhere));
    await vi.waitFor(() => expect(mails()).toHaveLength(asked), { interval: 5 });
    room.advance(1);
  }
  await Promise.all(answers);
  await accounts.settle();
  const rows = await asSystem(room.db)
    .withTables<{ link_tokens: { email: string } }>()
    .selectFrom("link_tokens")
    .selectAll()
    .where("email", "=", email)
    .execute();
  expect(rows).toHaveLength(40);
  const newest = mails().at(-1);
  await expect(
    accounts.verify("magiclink", { secret: secretOf(newest) }, somewhere),
  ).resolves.toBeTruthy();
});
