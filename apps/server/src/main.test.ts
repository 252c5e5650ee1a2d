import { once } from "node:events";
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sendFile, untilImport } from "./testing/imports.ts";
import { listen } from "./testing/listener.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { freePort, freshPlace } from "./testing/place.ts";
import { run, type ServerProcess, startServerProcess } from "./testing/process.ts";

// Each test starts processes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const embedded = process.env["MORSEL_TEST_ENGINE"] !== "postgres";
const folder = mkdtempSync(join(tmpdir(), "morsel-start-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The one line printed by a start that can't succeed, and whether it may the next time. */
async function refusal(env: Record<string, string>, exit = 1): Promise<string> {
  const { code, stdout, stderr } = await run({ LOG_LEVEL: "silent", ...env }).ended;
  expect({ code, stdout }).toEqual({ code: exit, stdout: "" });
  const lines = stderr.trim().split("\n");
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

describe("a start that cannot succeed says why in one line", () => {
  test("a bad setting, with the status that systemd is told not to start again after", async () => {
    expect(await refusal({ PORT: "many" }, 78)).toBe("PORT must be a whole number.");
  });

  test("a port in use", async () => {
    const place = await freshPlace();
    const other: Server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
    expect(await refusal({ ...place.env, PORT: String(port) })).toBe(
      `PORT ${port} is in use by another program on 127.0.0.1.`,
    );
    other.close();
    await place.remove();
  });

  test("an address of another machine", async () => {
    const place = await freshPlace();
    const line = await refusal({ ...place.env, HOST: "203.0.113.7", PORT: "41234" });
    expect(line).toBe("HOST 203.0.113.7 is no address of this machine (EADDRNOTAVAIL).");
    await place.remove();
  });

  test.runIf(embedded)("a data folder that cannot be written", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const line = await refusal({ DATA_DIR: join(file, "data") });
    expect(line).toContain(`DATA_DIR ${join(file, "data")} cannot be written`);
  });

  test.runIf(process.platform === "linux")(
    "a data folder where the system lets nobody make one",
    async () => {
      const place = await freshPlace();
      const line = await refusal({ ...place.env, DATA_DIR: "/proc/x" }, embedded ? 1 : 78);
      expect(line).toMatch(
        embedded
          ? /^DATA_DIR \/proc\/x cannot be written \(ENOENT/
          : /^\/proc\/x\/encryption\.key must be readable, or be made \(ENOENT/,
      );
      await place.remove();
    },
  );

  test.runIf(embedded)("a database file that is none", async () => {
    const place = await freshPlace();
    writeFileSync(join(place.dataDir, "morsel.db"), "not a database, but long enough to be one\n");
    const line = await refusal(place.env);
    expect(line).toContain(`DATA_DIR ${place.dataDir}: the database cannot be opened`);
    await place.remove();
  });

  // Root may read and write everything.
  test.runIf(embedded && process.getuid?.() !== 0)("a database of another user", async () => {
    const place = await freshPlace();
    const file = join(place.dataDir, "morsel.db");
    writeFileSync(file, "", { mode: 0o400 });
    const line = await refusal(place.env);
    expect(line).toContain(`the database cannot be opened (EACCES: permission denied`);
    expect(line).toContain(file);
    await place.remove();
  });

  test("a PostgreSQL that does not answer", async () => {
    const port = await freePort();
    const url = `postgres://someone:secret@127.0.0.1:${port}/morsel`;
    const line = await refusal({ DATABASE_URL: url, DATA_DIR: folder });
    expect(line).toContain(`DATABASE_URL: PostgreSQL at 127.0.0.1:${port}/morsel cannot be used`);
    expect(line).not.toContain("secret");
  });

  test.skipIf(embedded)("a PostgreSQL where this user may create no tables", async () => {
    const place = await freshPlace({ blank: true });
    const client = new pg.Client({ connectionString: place.env["DATABASE_URL"] });
    await client.connect();
    await client.query("create role guest login password 'guest'");
    try {
      const url = new URL(place.env["DATABASE_URL"] ?? "");
      Object.assign(url, { username: "guest", password: "guest" });
      const line = await refusal({ ...place.env, DATABASE_URL: url.href });
      expect(line).toMatch(/^DATABASE_URL: .+ cannot be used \(permission denied for schema/);
    } finally {
      await client.query("drop role guest");
      await client.end();
      await place.remove();
    }
  });

  test("a key that cannot be read", async () => {
    const place = await freshPlace();
    const file = join(place.dataDir, "encryption.key");
    mkdirSync(file);
    expect(await refusal(place.env, 78)).toMatch(`${file} must be readable, or be made (EISDIR`);
    await place.remove();
  });
});

test("an error's stack in the log tells of the sources, not of the bundle", async () => {
  const place = await freshPlace();
  writeFileSync(join(place.dataDir, "foods.json.br"), "not packed");
  const env = { ...place.env, PORT: String(await freePort()), LOG_LEVEL: "error" };
  const { child, firstLine, ended } = run(env);
  await firstLine;
  child.kill("SIGTERM");
  const [line = ""] = (await ended).stderr.split("\n");
  const { msg, err } = JSON.parse(line) as { msg: string; err: { stack: string } };
  expect(msg).toBe("imported foods are unreadable");
  expect(err.stack).toMatch(
    /at openPacked .*packages\/food-data\/src\/standard-reference\.ts:\d+:\d+/,
  );
  expect(err.stack).not.toContain("file:");
  await place.remove();
});

describe("a running server", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({ LOG_LEVEL: "info" });
  });
  afterAll(() => server.stop());

  test("greets with one line: where it is and where mails go", () => {
    expect(server.greeting()).toBe(
      `Morsel is ready at ${server.url} (mails: ${server.url}/dev/outbox)\n`,
    );
  });

  test("says loudly when nobody gets its mails", async () => {
    const production = await startServerProcess({ NODE_ENV: "production", LOG_LEVEL: "warn" });
    try {
      expect(production.greeting()).toContain("WARNING: No mail server is set (SMTP_URL).");
      expect(production.greeting()).toContain("WARNING: PUBLIC_URL is not set to the address");
    } finally {
      production.signal("SIGTERM");
      const { stderr } = await production.ended();
      expect(stderr).toMatch(/"level":"warn".*No mail server is set/);
      await production.stop();
    }
  });

  test("says when mails won't be taken: the password is wrong, or the sender", async () => {
    const mailServer = await startMailServer("right");
    const settings = {
      ...{ NODE_ENV: "production", LOG_LEVEL: "warn", PUBLIC_URL: "https://morsel.example" },
      SMTP_URL: mailServer.urlWith("wrong"),
    };
    const wrong = await startServerProcess(settings);
    expect(wrong.greeting()).toMatch(/ready at https:\/\/morsel.example\nWARNING: MAIL_FROM is /);
    await vi.waitFor(() => expect(wrong.errors()).toContain("535 wrong password"), 10_000);
    const lines = wrong.errors().trim().split("\n");
    expect(lines.at(-1)).toMatch(/"level":"warn".*SMTP_URL: the mail server cannot be used/);
    await wrong.stop();

    const right = await startServerProcess({
      ...{ ...settings, SMTP_URL: mailServer.urlWith("right") },
      MAIL_FROM: "Morsel <morsel@example.org>",
    });
    const body = { email: "ana@example.org", password: "Str0ng!password" };
    expect((await right.call("POST", "/api/auth/signup", { body })).status).toBe(200);
    expect(mailServer.mails.join()).toMatch(/From: Morsel <morsel@example.org>[^]*To: ana@/);
    expect(right.errors()).toBe("");
    expect(right.greeting()).not.toContain("WARNING");
    await right.stop();
    await mailServer.stop();
  });

  test("is ready when it has greeted", async () => {
    const { status, body } = await server.call("GET", "/health");
    expect({ status, body }).toMatchObject({ status: 200, body: { status: "ok", database: "ok" } });
  });

  test.runIf(embedded)("keeps its folder to itself, and its files to its owner", async () => {
    const line = await refusal({ ...server.env, PORT: String(await freePort()) });
    expect(line).toBe(`DATA_DIR ${server.dataDir} is in use by another process.`);
    for (const name of ["morsel.db", "morsel.db-wal", "morsel.lock"]) {
      expect(statSync(join(server.dataDir, name)).mode & 0o777, name).toBe(0o600);
    }
    expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
  });

  test("starts again at once after it was killed", async () => {
    const { signal } = await server.kill();
    expect(signal).toBe("SIGKILL");
    await server.restart();
    expect((await server.call("GET", "/health")).status).toBe(200);
  });

  test.each(["SIGTERM", "SIGINT"] as const)("finishes what it has begun at %s", async (name) => {
    const begun = await beginRequest(server.url);
    server.signal(name);
    await noLongerListens();
    const answer = await begun.finish();
    expect(answer).toMatch(/HTTP\/1\.1 4\d\d [^]*"error"/);
    const { code, stderr } = await server.ended();
    expect({ code, stderr: stderr.includes('"error"') }).toEqual({ code: 0, stderr: false });
    await server.restart();
  });

  test("ends at once though browsers listen, or hold connections that they don't use", async () => {
    const { token } = await server.signedIn();
    const listener = await listen(server.url, token);
    const spare = connect(Number(new URL(server.url).port), "127.0.0.1");
    await once(spare, "connect");
    const closed = once(spare, "close");
    const agent = new Agent({ keepAlive: true });
    const [reply] = (await once(get(`${server.url}/health`, { agent }), "response")) as [
      IncomingMessage,
    ];
    await once(reply.resume(), "end");
    const begun = performance.now();
    server.signal("SIGTERM");
    await Promise.all([closed, listener.ended]);
    expect((await server.ended()).code).toBe(0);
    expect(performance.now() - begun).toBeLessThan(5_000);
    agent.destroy();
    await server.restart();
  });

  test("ends in order right after an import", async () => {
    const { token } = await server.signedIn();
    const content = "Day,Group,Food Name,Amount,Energy (kcal)\n2026-03-01,Lunch,Soup,1 bowl,200\n";
    const { id } = (await sendFile(server, token, { content })).body as { id: string };
    await server.call("POST", `/api/imports/${id}/apply`, { token, body: {} });
    await untilImport(server, token, id, "applied");
    server.signal("SIGTERM");
    expect((await server.ended()).code).toBe(0);
    // Closing SQLite brings its log into its file.
    const log = statSync(join(server.dataDir, "morsel.db-wal"), { throwIfNoEntry: false });
    expect(log?.size ?? 0).toBe(0);
    await server.restart();
  });

  test("ends at once when asked again, but not for one Ctrl-C that arrives twice", async () => {
    const begun = await beginRequest(server.url);
    server.signal("SIGINT");
    server.signal("SIGINT");
    await noLongerListens();
    await new Promise((resolve) => setTimeout(resolve, 700));
    server.signal("SIGINT");
    expect((await server.ended()).code).toBe(130);
    expect(begun.answer()).not.toContain("HTTP/1.1 4");
    await server.restart();
  });

  const noLongerListens = () =>
    vi.waitFor(() => expect(fetch(`${server.url}/health`)).rejects.toThrow(), 10_000);
});

/** Sends half of a request, which the server begins to read; `finish` sends the rest. */
async function beginRequest(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => (text += chunk)).on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const body = '{"email":"a","password":"b"}';
  socket.write(
    "POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" +
      `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await vi.waitFor(() => expect(text).toContain("100 Continue"), 10_000);
  socket.write(body.slice(0, 5));
  return {
    answer: () => text,
    finish: async () => {
      socket.write(body.slice(5));
      await closed;
      return text;
    },
  };
}
