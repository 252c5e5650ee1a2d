import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/as-system.ts";
import { openAccounts, personOf, secretOf } from "../../../testing/accounts.ts";
import { startServer } from "../../../testing/server.ts";
import type { Origin } from "../origin.ts";

let room: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  room = await openAccounts({ RATE_LIMITS: "on" });
});
afterAll(() => room.close());

const from = (ip: string): Origin => ({ ip, userAgent: null });
const minute = 60_000;

type Accounts = ReturnType<typeof room.process>;
const email = (n: number) => `person-${n}@example.org`;

/** How the call ended: the auth service's error code, or "done". */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    const { authCode, code } = error as { authCode?: string; code?: string };
    return authCode ?? code ?? String(error);
  }
}

/** Pretends that everything counted so far has happened `taken` times. */
async function countUpTo(taken: number): Promise<void> {
  const db = asSystem(room.db).withTables<{ limits: { taken: number } }>();
  await db.updateTable("limits").set({ taken }).execute();
}

describe("one address of the network", () => {
  test.each<
    [
      string,
      number,
      number,
      string,
      (accounts: Accounts, n: number, ip: string) => Promise<unknown>,
    ]
  >([
    [
      "opens 60 links in five minutes",
      60,
      5,
      "over_request_rate_limit",
      (accounts, _, ip) => accounts.verify("signup", { secret: "x" }, from(ip)),
    ],
    [
      "trades 60 codes in five minutes",
      60,
      5,
      "over_request_rate_limit",
      (accounts, _, ip) => accounts.flows.exchange("x", "x", from(ip)),
    ],
    [
      "refreshes 600 times in five minutes",
      600,
      5,
      "over_request_rate_limit",
      (accounts, _, ip) => accounts.refresh("x", from(ip)),
    ],
    [
      "signs up 100 times an hour",
      100,
      60,
      "over_request_rate_limit",
      (accounts, n, ip) => accounts.signUp({ email: email(n), password: "weak" }, from(ip)),
    ],
    [
      "signs in 100 times in five minutes, whomever it tries",
      100,
      5,
      "over_request_rate_limit",
      (accounts, n, ip) => accounts.signIn(email(n), "wrong", from(ip)),
    ],
    [
      "asks for 100 mails an hour, whoever is to get them",
      100,
      60,
      "over_email_send_rate_limit",
      (accounts, n, ip) => accounts.recover({ email: email(n) }, from(ip)),
    ],
  ])("%s", async (name, limit, minutes, code, work) => {
    // An IPv6 network counts as one household, and two processes count together.
    const [one, other] = [room.process(), room.process()];
    const host = (n: number) => `2001:db8:${name.length}:1::${n}`;
    expect(await outcomeOf(work(one, 1, host(1)))).not.toBe(code);
    await countUpTo(limit - 1);
    expect(await outcomeOf(work(other, 2, host(2)))).not.toBe(code);
    expect(await outcomeOf(work(one, 3, host(3)))).toBe(code);
    expect(await outcomeOf(work(other, 4, host(4)))).toBe(code);
    expect(await outcomeOf(work(one, 5, `2001:db8:${name.length}:2::1`))).not.toBe(code);
    room.advance(minutes * minute);
    expect(await outcomeOf(work(one, 6, host(6)))).not.toBe(code);
  });
});

test("has ten passwords in work at once, and leaves others their places", async () => {
  const accounts = room.process();
  const tryOne = (n: number, ip: string) =>
    outcomeOf(accounts.signIn(`at-once-${n}@example.org`, "wrong", from(ip)));
  const burst = Array.from({ length: 80 }, (_, n) => tryOne(n, `2001:db8:99:${n}::1`));
  const other = tryOne(80, "198.51.100.99");
  const outcomes = await Promise.all(burst);
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === "over_request_rate_limit")).toHaveLength(70);
  expect(await other).toBe("done");
  expect(await tryOne(81, "2001:db8:99::1")).toBe("done");
});

test("one person asks for 30 challenges in 15 minutes", async () => {
  const accounts = room.process();
  const asked = { email: email(0), password: "Str0ng!password" };
  await accounts.signUp(asked, from("192.0.2.1"));
  const proof = { secret: secretOf(room.mails.at(-1)) };
  const person = personOf(await accounts.verify("signup", proof, from("192.0.2.1")));
  const factor = { type: "totp", name: null, issuer: "Morsel" };
  const { id } = await accounts.factors.enroll(person, factor);
  const challenge = () => outcomeOf(accounts.factors.challenge(person, id));
  expect(await challenge()).toBe("done");
  await countUpTo(29);
  expect([await challenge(), await challenge()]).toEqual(["done", "over_request_rate_limit"]);
  room.advance(15 * minute);
  expect(await challenge()).toBe("done");
});

test("an address is the socket's, unless a trusted proxy names another", async () => {
  const verify = (server: Awaited<ReturnType<typeof startServer>>, forwarded: string) =>
    server.call("POST", "/auth/v1/verify", {
      body: { type: "signup", token_hash: "x" },
      headers: { "x-forwarded-for": forwarded },
    });
  const [direct, behind] = await Promise.all([
    startServer({ env: { RATE_LIMITS: "on" } }),
    startServer({ env: { RATE_LIMITS: "on", TRUSTED_PROXIES: "loopback" } }),
  ]);
  try {
    const tries = Array.from({ length: 60 }, async (_, n) => [
      (await verify(direct, `198.51.100.${n}`)).status,
      // Anything before the proxy's own entry could be forged.
      (await verify(behind, `203.0.113.${n}, 198.51.100.1`)).status,
    ]);
    expect(new Set((await Promise.all(tries)).flat())).toEqual(new Set([403]));
    const refused = await verify(direct, "198.51.100.200");
    expect({ status: refused.status, code: refused.body.error_code }).toEqual({
      status: 429,
      code: "over_request_rate_limit",
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await verify(behind, "198.51.100.1")).status).toBe(429);
    expect((await verify(behind, "198.51.100.2")).status).toBe(403);
  } finally {
    await Promise.all([direct.stop(), behind.stop()]);
  }
});
