import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "libsql";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { SignedIn } from "../../testing/caller.ts";
import { phonePhoto, uploader } from "../../testing/photos.ts";
import { run, type ServerProcess, startServerProcess } from "../../testing/process.ts";

// Each test starts processes.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe.skipIf(process.env["MORSEL_TEST_ENGINE"] === "postgres")("a backup", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess();
  });
  afterAll(() => server.stop());

  test("of a running server holds what was written before it", async () => {
    const { email } = await server.signedIn();
    const file = join(server.dataDir, "copy.db");
    const { code, stdout } = await run(server.env, "backup", [file]).ended;
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(file) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy = new Sqlite(file);
    expect(copy.prepare("select email from users").all([])).toEqual([{ email }]);
    copy.close();
    expect((await server.call("GET", "/health")).status).toBe(200);
  });

  test("after an export leaves the running server its log of changes", async () => {
    const { token } = await server.signedIn();
    const exported = await fetch(`${server.url}/api/user/export`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await exported.arrayBuffer()).byteLength).toBeGreaterThan(0);
    // Whoever closes the database last clears its log away; the server still has it open.
    await run(server.env, "backup", [join(server.dataDir, "first.db")]).ended;
    const later = await server.signedIn();
    const file = join(server.dataDir, "second.db");
    expect(await run(server.env, "backup", [file]).ended).toMatchObject({ code: 0 });
    const copy = new Sqlite(file);
    const emails = copy.prepare("select email from users").all([]);
    copy.close();
    expect(emails).toContainEqual({ email: later.email });
  });

  test("holds the pictures, which outlive their deletion there", async () => {
    const person = await server.signedIn();
    const { tracked } = await uploader(server, person).add(await phonePhoto());
    const { id, storagePath, fileSize } = tracked.body.photo;
    const file = join(server.dataDir, "with-pictures.db");
    expect(await run(server.env, "backup", [file]).ended).toMatchObject({ code: 0 });
    await server.call("DELETE", `/api/user/photos/${id}`, { token: person.token });
    expect(readFileSync(join(`${file}.objects`, storagePath))).toHaveLength(fileSize);
    expect(() => statSync(join(server.dataDir, "objects", storagePath))).toThrow("ENOENT");
  });

  test("without a name, or in a folder, is called by its time", async () => {
    const folder = join(server.dataDir, "elsewhere");
    mkdirSync(folder);
    for (const [place, names] of [
      ["backups", []],
      ["elsewhere", [folder]],
    ] as const) {
      const { code, stdout } = await run(server.env, "backup", [...names]).ended;
      expect({ code, stdout }).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(new RegExp(`${place}/morsel-\\d{8}T\\d{6}\\.db`)),
      });
    }
  });

  test("put back over a killed server's database is what counts, whatever its log held", async () => {
    const killed = await startServerProcess();
    const before = await killed.signedIn();
    const copy = join(killed.dataDir, "before.db");
    await run(killed.env, "backup", [copy]).ended;
    const after = await killed.signedIn();
    await killed.kill();
    copyFileSync(copy, join(killed.dataDir, "morsel.db"));
    await killed.restart();
    const signIn = ({ email, password }: SignedIn) =>
      killed.call("POST", "/api/auth/signin", { body: { email, password } });
    expect((await signIn(before)).status).toBe(200);
    expect((await signIn(after)).body.error?.code).toBe("ACCOUNT_NOT_FOUND");
    expect(readdirSync(killed.dataDir)).toContain("morsel.db-wal.before-restore");
    await killed.stop();
  });

  test("never writes over a file, and says in one line what is wrong", async () => {
    const taken = join(server.dataDir, "morsel.db");
    const { code, stderr } = await run(server.env, "backup", [taken]).ended;
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${taken} is there already.\n` });
    const elsewhere = await run({ DATA_DIR: join(server.dataDir, "none") }, "backup").ended;
    expect(elsewhere.stderr).toMatch(/^DATA_DIR .*none holds no database\.\n$/);
  });
});

test("PostgreSQL has its own tool for it", async () => {
  const { code, stderr } = await run({ DATABASE_URL: "postgres://127.0.0.1/x" }, "backup").ended;
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: "DATABASE_URL is set: back PostgreSQL up with pg_dump.\n",
  });
});
