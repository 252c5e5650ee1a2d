import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLimits } from "../../../platform/limits/limits.ts";
import { openAccounts } from "../../../testing/accounts.ts";
import { startServer, type TestServer } from "../../../testing/server.ts";
import { createLimitService } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  const env = { RATE_LIMITS: "on", TRUSTED_PROXIES: "loopback" };
  server = await startServer({ env });
});
afterAll(() => server.stop());

const password = "Str0ng!password";
const stranger = "203.0.113.66";
const minute = 60_000;

/** The reply to a call from a network, optionally with a browser's cookie. */
async function from(ip: string, path: string, body: object, cookie?: string) {
  const headers = { "x-forwarded-for": ip, ...(cookie && { cookie }) };
  const reply = await server.call("POST", path, { body, headers });
  return { status: reply.status, body: reply.body, headers: reply.headers };
}
const signIn = (ip: string, email: string, given: string, cookie?: string) =>
  from(ip, "/api/auth/signin", { email, password: given }, cookie);
const recover = async (ip: string, email: string, cookie?: string) =>
  (await from(ip, "/auth/v1/recover", { email }, cookie)).status;
const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";", 1)[0] ?? "";

/** A person, and the cookie of a browser they signed in with. */
async function owner(ip: string) {
  const { email } = await server.signedIn();
  const { headers } = await signIn(ip, email, password);
  return { email, cookie: cookieOf(headers) };
}

/** Waits until the address has this many such mails; they are sent after the reply. */
const expectMails = (email: string, words: string, count: number) =>
  vi.waitFor(async () => {
    const mails = (await server.mails()).filter(
      ({ to, subject }) => to.includes(email) && subject.includes(words),
    );
    expect(mails).toHaveLength(count);
  }, 10_000);

describe("a stranger's wrong passwords", () => {
  test("slow the stranger's network down, and nobody else's", async () => {
    const { email, cookie } = await owner("198.51.100.1");
    for (let tries = 0; tries < 10; tries++) {
      expect((await signIn(stranger, email, "Wr0ng!password")).status).toBe(401);
    }
    const refused = await signIn(stranger, email, "Wr0ng!password");
    expect(refused.status).toBe(429);
    expect(refused.body.message).toContain("wait 15 minutes, or choose “Forgot password?”");
    // In another browser at home, or even in the stranger's network with one's own browser.
    expect((await signIn("198.51.100.2", email, password)).status).toBe(200);
    expect((await signIn(stranger, email, password, cookie)).status).toBe(200);
    expect((await signIn(stranger, email, password)).status).toBe(429);
    server.clock.advance(15 * minute);
    expect((await signIn(stranger, email, "Wr0ng!password")).status).toBe(401);
    expect((await signIn(stranger, email, "Wr0ng!password")).status).toBe(429);
  });

  test("from many networks are slowed down together, and known browsers are let in", async () => {
    const { email, cookie } = await owner("198.51.100.3");
    for (let tries = 0; tries < 60; tries++) {
      expect((await signIn(`203.0.113.${tries}`, email, "Wr0ng!password")).status).toBe(401);
    }
    const { status, headers } = await signIn("192.0.2.200", email, password);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(120);
    expect((await signIn("192.0.2.201", email, password, cookie)).status).toBe(200);
    server.clock.advance(2 * minute);
    expect((await signIn("192.0.2.200", email, password)).status).toBe(200);
  });

  test("are told to the owner once", async () => {
    const { email, cookie } = await owner("198.51.100.4");
    const subject = "trying passwords";
    for (let tries = 0; tries < 9; tries++) await signIn(stranger, email, "Wr0ng!password");
    for (let tries = 0; tries < 5; tries++) await signIn(stranger, email, "Wr0ng!", cookie);
    await expectMails(email, subject, 0);
    for (let tries = 0; tries < 30; tries++) {
      await signIn(`192.0.2.${tries}`, email, "Wr0ng!password");
    }
    await expectMails(email, subject, 1);
  });

  test("are answered alike for an address that nobody has", async () => {
    const nobody = `${randomUUID()}@example.org`;
    const { email } = await owner("198.51.100.5");
    for (const address of [email, nobody]) {
      for (let tries = 0; tries < 10; tries++) await signIn(stranger, address, "Wr0ng!password");
    }
    const [known, unknown] = [
      await signIn(stranger, email, "Wr0ng!password"),
      await signIn(stranger, nobody, "Wr0ng!password"),
    ];
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: 429,
      body: known.body,
    });
  });

  test("are at most 60 and one in two minutes, however many networks they come from", async () => {
    const room = await openAccounts();
    try {
      let now = Date.now();
      const counted = createLimits({ db: room.db, clock: () => now, enabled: true });
      const limits = createLimitService(counted);
      let letIn = 0;
      const tryFrom = async (ip: string) => {
        const isLetIn = await limits.signIn({ ip, userAgent: null }, "ana@example.org").then(
          () => true,
          () => false,
        );
        if (isLetIn) letIn += 1;
        return isLetIn;
      };
      for (let at = 0; at < 36; at++) {
        // Moves to a new network whenever an attempt got through.
        for (let other = 0; await tryFrom(`2001:db8:${at}:${other}::1`); other++);
        now += 10 * minute;
      }
      expect(letIn).toBe(60 + 35 * 5);
    } finally {
      await room.close();
    }
  });
});

describe("a browser that signed in", () => {
  test("keeps a secret for its account alone, that no script reads", async () => {
    const { email } = await server.signedIn();
    const { headers } = await signIn("198.51.100.6", email, password);
    expect(headers.get("set-cookie")).toMatch(
      /^morsel-browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(headers);
    const again = await signIn("198.51.100.6", email, password, cookie);
    expect(cookieOf(again.headers)).toBe(cookie);
    const wrong = await signIn("198.51.100.6", email, "Wr0ng!password");
    expect(wrong.headers.get("set-cookie")).toBeNull();

    // It can't bypass another account's limits, and neither can a made-up cookie.
    const other = await owner("198.51.100.7");
    for (let tries = 0; tries < 10; tries++) await signIn(stranger, other.email, "Wr0ng!", cookie);
    expect((await signIn(stranger, other.email, "Wr0ng!", cookie)).status).toBe(429);
    const invented = `morsel-browser=${"A".repeat(43)}`;
    expect((await signIn(stranger, other.email, "Wr0ng!", invented)).status).toBe(429);
  });

  test("has an end of its tries too", async () => {
    const { email, cookie } = await owner("198.51.100.8");
    const tries = (length: number) =>
      Promise.all(
        Array.from({ length }, (_, at) => signIn(`192.0.2.${at}`, email, "Wr0ng!", cookie)),
      );
    const statuses = (await tries(12)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe("a stranger's recovery mails", () => {
  test("leave the owner's own, and are bounded from however many networks", async () => {
    const { email, cookie } = await owner("198.51.100.9");
    // By now the sign-up's own mail no longer counts.
    server.clock.advance(120 * minute);
    for (let asked = 0; asked < 6; asked++) expect(await recover(stranger, email)).toBe(200);
    expect(await recover(stranger, email)).toBe(429);
    expect(await recover("198.51.100.9", email)).toBe(200);
    // More from a second network don't use up the last three: those are for new places.
    const second = "203.0.113.67";
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked++) statuses.push(await recover(second, email));
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
    expect(await recover("198.51.100.10", email)).toBe(200);
    // With ever new networks a stranger uses up all of them; a known browser still gets its mail.
    for (let asked = 0; asked < 8; asked++) await recover(`192.0.2.${asked}`, email);
    expect(await recover("198.51.100.11", email)).toBe(429);
    await expectMails(email, "new password", 12);
    expect(await recover("198.51.100.11", email, cookie)).toBe(200);
    await expectMails(email, "new password", 13);
    server.clock.advance(10 * minute);
    expect(await recover("198.51.100.11", email)).toBe(200);
  });
});
