import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { test as base, expect } from "./fixtures.ts";
import { button, dialogNamed, field, popup } from "./locators.ts";
import { type Server, startServer } from "./server.ts";

/**
 * A hosted auth service used from another site: our server, with a proxy that adds CORS headers.
 * Ours sends none, as its page is on its own site.
 */
async function startHosted() {
  let behind = "";
  const relay = createServer((request, response) => {
    forward(behind, request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((ready) => relay.listen(0, "127.0.0.1", ready));
  const address = relay.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  // Its tokens must name the URL that browsers use.
  const accounts = await startServer({ PUBLIC_URL: url });
  behind = accounts.url;
  return {
    url,
    accounts,
    stop: async () => {
      relay.close();
      relay.closeAllConnections();
      await accounts.stop();
    },
  };
}

async function forward(to: string, request: IncomingMessage, response: ServerResponse) {
  const allowed = {
    "access-control-allow-origin": request.headers.origin ?? "*",
    "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
    "access-control-allow-methods": "GET,POST,PUT,PATCH,DELETE",
    "access-control-expose-headers": "x-supabase-api-version",
  };
  if (request.method === "OPTIONS") {
    response.writeHead(204, allowed).end();
    return;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const { authorization = "", "x-supabase-api-version": version = "" } = request.headers;
  const reply = await fetch(to + (request.url ?? ""), {
    method: request.method ?? "GET",
    headers: {
      ...(chunks.length > 0 && { "content-type": "application/json" }),
      ...(authorization && { authorization }),
      ...(version && { "x-supabase-api-version": String(version) }),
    },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const type = reply.headers.get("content-type") ?? "text/plain";
  response.writeHead(reply.status, { ...allowed, "content-type": type });
  response.end(Buffer.from(await reply.arrayBuffer()));
}

type Hosted = Awaited<ReturnType<typeof startHosted>>;

const test = base.extend<object, { hosted: Hosted; server: Server }>({
  hosted: [
    async ({}, use) => {
      const hosted = await startHosted();
      await use(hosted);
      await hosted.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ hosted }, use) => {
      const { url } = hosted;
      const server = await startServer({ SUPABASE_URL: url, SUPABASE_ANON_KEY: "anon" });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test("the same page works on accounts that a hosted service keeps", { tag: "@any-width" }, async ({
  page,
  hosted,
  server,
}) => {
  test.slow();
  const email = "ada@example.com";
  const password = "Str0ng!password";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  await page.goto("/signin");
  await button(page.getByRole("main"), "Create an account").click();
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Create Account").click();
  await expect(popup(page)).toContainText("Account Created!");
  await button(popup(page), "Close").click();
  await field(page, "Password").fill(password);
  await button(page, "Sign In").click();
  await expect(popup(page)).toContainText("Email Verification Required");
  const [mail] = await hosted.accounts.mailsTo(email);
  const { search } = new URL(mail?.link ?? "");
  await page.goto(`/verify-email${search}`);
  await expect(page.getByText("Email verified successfully!")).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);

  await expect(dialogNamed(page, "Complete Your Profile")).toBeVisible();
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Park");
  await page.getByText("Female", { exact: true }).click();
  await button(page, "Complete Profile").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");

  await page.goto("/profile");
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Data/ }).click();
  await button(page, "Delete Account").click();
  await field(page, "Your password").fill(password);
  await button(page, "Delete My Account").click();
  await expect(page.getByRole("alert")).toContainText("kept by another service");
  await page.goto("/profile");
  await button(page, "Sign Out").click();
  await expect(button(page, "Sign Up to Track").first()).toBeVisible();

  await page.goto("/signin");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Sign In").click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");

  const auth = asked.filter((address) => address.includes("/auth/v1/"));
  expect(auth.length).toBeGreaterThan(0);
  expect(auth.filter((address) => !address.startsWith(`${hosted.url}/`))).toEqual([]);
});

test("a change that a hosted service wants proved takes its mailed code along", {
  tag: "@any-width",
}, async ({ page, hosted, openAs }) => {
  const person = await hosted.accounts.makeNewcomer();
  await openAs(person, "/");
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Park");
  await page.getByText("Female", { exact: true }).click();
  await button(page, "Complete Profile").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/profile");
  // As if the sign-in were long ago.
  let isOld = true;
  await page.route("**/auth/v1/user", (route) => {
    if (!isOld || route.request().method() !== "PUT") return route.fallback();
    isOld = false;
    return route.fulfill({
      status: 400,
      headers: { "access-control-allow-origin": "*" },
      json: { code: 400, error_code: "reauthentication_needed" },
    });
  });
  await button(page, "Change: Password").click();
  await field(page, "Current password").fill(person.password);
  await field(page, "New password").fill("n3w-secret");
  await field(page, "Confirm new password").fill("n3w-secret");
  await button(page, "Change Password").click();
  const dialog = dialogNamed(page, "Confirm It's You");
  await button(dialog, "Email Me a Code").click();
  const code = field(dialog, "6-digit code from the email");
  await expect(code).toBeFocused();
  const [mail] = (await hosted.accounts.mailsTo(person.email)).filter(
    ({ subject }) => subject === "Your Morsel code",
  );
  const changed = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith("/auth/v1/user"),
  );
  await code.fill(/\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "");
  await button(dialog, "Continue").click();
  expect((await changed).postDataJSON()).toHaveProperty("nonce");
  await expect(page.getByText("Password Changed", { exact: true })).toBeVisible();
});
