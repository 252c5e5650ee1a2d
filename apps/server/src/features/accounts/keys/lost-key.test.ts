import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { run, type ServerProcess, startServerProcess } from "../../../testing/process.ts";

// Each test starts processes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: ServerProcess;
beforeEach(async () => {
  server = await startServerProcess();
});
afterEach(() => server.stop());

const codeAt = (secret: string, seconds = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + seconds * 1000 });

/** A person with an authenticator and recovery codes. */
async function protectedPerson() {
  const { email, password, session } = await server.signedIn();
  const { client } = openBrowser(server);
  await client.setSession(session);
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (data?.type !== "totp") throw new Error("no factor");
  const { id: factorId, totp } = data;
  const code = codeAt(totp.secret);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  const token = (await client.getSession()).data.session?.access_token ?? "";
  const made = await server.call("POST", "/auth/v1/factors/recovery-codes", { token, body: {} });
  const codes = made.body.codes as string[];
  return { email, password, factorId, secret: totp.secret, codes };
}

/** Signs in and answers the authenticator challenge. */
async function answer(
  { email, password, factorId }: Awaited<ReturnType<typeof protectedPerson>>,
  code: string,
  on: Pick<ServerProcess, "url"> = server,
) {
  const { client } = openBrowser(on);
  await client.signInWithPassword({ email, password });
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  return { client, error };
}

test("a lost key is told at the start, answers no 500, and leaves two ways in", async () => {
  const person = await protectedPerson();
  await server.kill();
  rmSync(join(server.dataDir, "encryption.key"));
  await server.restart();
  expect((await server.kill()).stderr).toContain(
    "The key of 1 authenticator is lost: put the right encryption.key (or ENCRYPTION_KEY) in place",
  );
  await server.restart();

  const { client, error } = await answer(person, codeAt(person.secret, 30));
  expect(error).toMatchObject({ status: 422, code: "mfa_factor_unreadable" });
  const token = (await client.getSession()).data.session?.access_token ?? "";
  const byPaper = await server.call("POST", "/auth/v1/factors/recovery-codes/verify", {
    token,
    body: { code: person.codes[0] },
  });
  expect(byPaper.status).toBe(200);

  const removal = await run(server.env, "remove-factors", [person.email.toUpperCase()]).ended;
  expect(removal).toMatchObject({ code: 0, stdout: expect.stringContaining(person.email) });
  const { email, password } = person;
  const signIn = await server.call("POST", "/api/auth/signin", { body: { email, password } });
  const user = await server.call("GET", "/api/auth/user", {
    token: signIn.body.session.access_token,
  });
  expect(user.status).toBe(200);
  const subjects = (await server.mails()).map(({ subject }) => subject);
  expect(subjects).toContain("A second step was removed from your Morsel sign-in");

  // As documented, from the script on: it hands the address on as it was typed.
  const nobody = spawnSync("npm", ["run", "--silent", "factors:remove", "--", "ana@example.org"], {
    // Not with the settings of who runs the tests.
    env: { PATH: process.env["PATH"], DATABASE_URL: "", ...server.env },
    encoding: "utf8",
  });
  expect(nobody).toMatchObject({
    status: 1,
    stderr: "There is no account with ana@example.org.\n",
  });
});

test.skipIf(process.env["MORSEL_TEST_ENGINE"] === "postgres")(
  "a backup alone restores authenticators: it brings the key along",
  async () => {
    const person = await protectedPerson();
    const file = join(server.dataDir, "copy.db");
    expect((await run(server.env, "backup", [file]).ended).code).toBe(0);
    const restored = join(server.dataDir, "restored");
    mkdirSync(restored);
    copyFileSync(file, join(restored, "morsel.db"));
    const key = readFileSync(join(server.dataDir, "encryption.key"), "utf8");
    const other = await startServerProcess({ DATA_DIR: restored });
    try {
      expect((await answer(person, codeAt(person.secret, 30), other)).error).toBeNull();
      expect(readFileSync(join(restored, "encryption.key"), "utf8")).toBe(key);
      // The database alone no longer reveals it.
      await other.kill();
      const bytes = readFileSync(join(restored, "morsel.db"));
      expect(bytes.includes(key.trim())).toBe(false);
      expect(readFileSync(file).includes(key.trim())).toBe(true);
      expect(existsSync(join(restored, "encryption.key.before-restore"))).toBe(false);
    } finally {
      await other.stop();
    }
  },
);
