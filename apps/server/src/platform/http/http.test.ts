import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

const script = 'document.title = "Morsel";';
const page = `<!doctype html><title>Morsel</title><div id="root"></div><script>${script}</script>`;
let server: TestServer;
let web: string;
let log = "";

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), "morsel-web-"));
  await writeFile(join(web, "index.html"), page);
  await mkdir(join(web, "assets"));
  for (const name of ["heic.worker-a1b2.js", "other.worker-a1b2.js"])
    await writeFile(join(web, "assets", name), "");
  await writeFile(join(web, "sw.js"), 'const page = "PAGE_AS_SERVED";');
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const env = { LOG_LEVEL: "debug", RATE_LIMITS: "on" };
  server = await startServer({ webFolder: web, env, log: stream });
});
afterAll(async () => {
  await server.stop();
  await rm(web, { recursive: true });
});

test("health tells that the process and its database answer", async () => {
  const { status, body, headers } = await server.call("GET", "/health");
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "ok", database: "ok" });
  expect(headers.get("cache-control")).toBe("no-store");
});

describe("bad requests are answered in the one shape", () => {
  const signIn = "/api/auth/signin";
  test.each([
    ["broken JSON", "POST", signIn, "{nope", 400, "INVALID_JSON"],
    ["a body over 1 MB", "POST", signIn, `"${"x".repeat(1_048_576)}"`, 413, "PAYLOAD_TOO_LARGE"],
    ["an empty body", "POST", signIn, "", 400, "INVALID_REQUEST"],
    ["a list in place of an object", "POST", signIn, "[]", 400, "INVALID_REQUEST"],
    ["half a character", "POST", signIn, '{"email":"\\ud800"}', 400, "INVALID_REQUEST"],
    ["a null character", "POST", signIn, '{"email":"a\\u0000b"}', 400, "INVALID_REQUEST"],
    ["nothing there", "GET", "/api/nothing", undefined, 404, "NOT_FOUND"],
    ["nothing there either", "GET", "/auth/nothing", undefined, 404, "NOT_FOUND"],
    ["a method too many", "PUT", "/health", undefined, 405, "METHOD_NOT_ALLOWED"],
    ["a null character in the address", "GET", "/x%00", undefined, 400, "INVALID_REQUEST"],
    ["an address that can't be read", "GET", "/%zz", undefined, 400, "INVALID_REQUEST"],
  ])("%s", async (_, method, path, body, status, code) => {
    const headers = { "content-type": "application/json" };
    const reply = await server.call(method, path, {
      ...(body !== undefined && { body, headers }),
    });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ error: { code, message: expect.any(String) } });
    expect(reply.headers.get("content-type")).toContain("application/json");
  });

  test("another kind of body", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const reply = await server.call("POST", signIn, { body: "email=a", headers });
    expect(reply.status).toBe(415);
    expect(reply.body.error.code).toBe("UNSUPPORTED_MEDIA_TYPE");
  });

  test("each field is named", async () => {
    const { body } = await server.call("POST", signIn, { body: { email: 1 } });
    expect(body.error.issues.map(({ path }: { path: string }) => path)).toEqual([
      "email",
      "password",
    ]);
  });
});

describe("the app's page", () => {
  test.each(["/", "/some/where", "/apiary"])("is at %s", async (path) => {
    const { status, body, headers } = await server.call("GET", path);
    expect(status).toBe(200);
    expect(body).toBe(page);
    expect(headers.get("content-type")).toContain("text/html");
  });

  test("runs no scripts but its own, and is framed by nobody", async () => {
    const { headers } = await server.call("GET", "/");
    const policy = headers.get("content-security-policy") ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  test("compiles no WebAssembly; only the worker that reads HEIC does", async () => {
    const policyOf = async (path: string) =>
      (await server.call("GET", path)).headers.get("content-security-policy");
    const policies = await Promise.all(
      ["/", "/assets/heic.worker-a1b2.js", "/assets/other.worker-a1b2.js"].map(policyOf),
    );
    const allowed = policies.map((policy) => policy?.includes("'wasm-unsafe-eval'"));
    expect(allowed).toEqual([false, true, false]);
    expect(policies[1]).toContain("default-src 'self'");
  });

  test("is no answer to anything but reading", async () => {
    expect((await server.call("POST", "/some/where")).status).toBe(404);
  });
});

test("the service worker is asked for anew each time, and names the page that is served", async () => {
  const { status, body, headers } = await server.call("GET", "/sw.js");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(body).toMatch(/^const page = "[\w-]{12}";$/);
  // The page's headers are kept with it, so other settings are another worker.
  const env = { PUBLIC_URL: "https://morsel.example.com" };
  const encrypted = await startServer({ webFolder: web, env });
  expect((await encrypted.call("GET", "/sw.js")).body).not.toBe(body);
  await encrypted.stop();
});

test("the log tells of each call, and none of its secrets", async () => {
  const { token, session, password } = await server.signedIn("log@example.com");
  await server.call("GET", "/api/auth/user?apikey=in-the-query", { token });
  const lines = log.split("\n").filter(Boolean);
  const last = JSON.parse(lines.at(-1) ?? "") as object;
  expect(last).toMatchObject({ method: "GET", path: "/api/auth/user", status: 200 });
  for (const secret of [token, session.refresh_token, password, "in-the-query"])
    expect(log).not.toContain(secret);
});

test("who asks too much is told to wait", async () => {
  const statuses = new Set<number>();
  let waiting: string | null = null;
  for (let at = 0; at < 40 && !waiting; at++) {
    const body = { email: "nobody@example.com", password: "Wr0ng!password" };
    const reply = await server.call("POST", "/api/auth/signin", { body });
    statuses.add(reply.status);
    if (reply.status === 429) waiting = reply.headers.get("retry-after");
  }
  expect(Number(waiting)).toBeGreaterThan(0);
  expect([...statuses].every((status) => status < 500)).toBe(true);
});
