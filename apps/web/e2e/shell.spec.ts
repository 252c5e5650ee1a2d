import { createServer, type ServerResponse } from "node:http";
import { test as base, expect } from "./fixtures.ts";
import { button, field } from "./locators.ts";
import { playNativeShell } from "./native-bridge.ts";
import { secureStorage } from "./secure-storage.ts";
import { type Server, startServer } from "./server.ts";
import { serveShell } from "./shell-files.ts";

interface Shell {
  shell: { origin: string };
  server: Server;
}

/** A server that lets the app in, whose files have an origin of their own. */
const test = base.extend<object, Shell>({
  shell: [
    async ({}, use) => {
      const shell = await serveShell();
      await use(shell);
      shell.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ shell }, use) => {
      const server = await startServer({ NATIVE_ORIGINS: shell.origin });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test.use({ expectedComplaints: [/Failed to load resource|CORS policy/] });

test("the app asks for one's server, signs in there and stays signed in @any-width", async ({
  page,
  person,
  shell,
  server,
  expectAccessible,
}) => {
  const other = createServer((_, reply) => {
    reply.writeHead(200, { "access-control-allow-origin": "*" }).end("<h1>A printer</h1>");
  });
  await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
  const closed = await startServer();
  const place = other.address();
  const printer = `127.0.0.1:${typeof place === "object" && place ? place.port : 0}`;

  const kept = new Map<string, string>();
  const told: string[] = [];
  const phone = await playNativeShell(page, "android", {
    App: { minimizeApp: () => told.push("minimized") },
    StatusBar: { setStyle: ({ style }) => told.push(`bar ${String(style)}`) },
    SecureStoragePlugin: secureStorage(kept),
  });
  await page.goto(`${shell.origin}/tracker`);

  const address = field(page, "Server address");
  await expect(address).toBeFocused();
  await expectAccessible(".first-start");
  for (const [typed, answer] of [
    ["", /Enter your server's address/],
    ["two words", /That is no address/],
    ["file:///home/ada/morsel", /address of a file/],
    [`${server.url}/icons/apple-touch-180.png`, /address of a file/],
    ["ftp://morsel.example", /must start with https/],
    ["https://ada:secret@morsel.example", /must not contain a name or a password/],
    ["http://morsel.example", /Outside your home network/],
    ["http://93.184.216.34", /Outside your home network/],
    ["127.0.0.1:9", /Nothing answers/],
    [printer, /it isn't Morsel/],
    [closed.url, new RegExp(`let this app in.*NATIVE_ORIGINS=${shell.origin} there`)],
  ] as const) {
    await address.fill(typed);
    await button(page, "Connect").click();
    await expect(page.getByRole("alert")).toHaveText(answer);
  }
  expect(kept.size).toBe(0);

  await address.fill(server.url.replace("http://", ""));
  await button(page, "Connect").click();
  await expect(address).toBeHidden();
  expect(kept.get("morsel-server")).toBe(server.url);

  await page.goto(`${shell.origin}/signin`);
  const form = page.getByRole("main");
  await field(form, "Email").fill(person.email);
  await field(form, "Password").fill(person.password);
  await button(form, "Sign In").click();
  await expect(page).toHaveURL(`${shell.origin}/`);
  await expect.poll(() => kept.get("morsel-auth")).toContain(person.userId);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("morsel-auth");

  // As after the system has ended the app.
  const live = page.waitForResponse(`${server.url}/api/sync/events`);
  await page.goto(`${shell.origin}/profile`);
  await expect(page.getByText(person.email).first()).toBeVisible();
  expect((await live).status()).toBe(200);
  await expect.poll(() => told).toContain("bar DEFAULT");

  await phone.emit("App", "appUrlOpen", { url: `${server.url}/journal?x=1#y` });
  await expect(page).toHaveURL(/\/journal\?x=1#y$/);
  const mailed = "/api/auth/verify-email?token_hash=none&type=recovery";
  await phone.emit("App", "appUrlOpen", { url: server.url + mailed });
  await expect(page).toHaveURL(/\/reset-password/);
  await phone.emit("App", "backButton", { canGoBack: true });
  await expect(page).toHaveURL(/\/journal\?x=1#y$/);
  await phone.emit("App", "backButton", { canGoBack: true });
  await expect(page).toHaveURL(/\/profile$/);
  await phone.emit("App", "backButton", { canGoBack: false });
  await expect.poll(() => told).toContain("minimized");

  await button(page, "Sign Out").first().click();
  await expect.poll(() => kept.has("morsel-auth")).toBe(false);
  // Signing out goes there by itself, which may be later.
  await expect(page).toHaveURL(`${shell.origin}/`);
  await page.goto(`${shell.origin}/profile`);
  await button(page, "Use another server").click();
  await expect(address).toHaveValue(server.url);
  await expect(page.locator("#root")).toBeHidden();
  await button(page, "Keep the present server").click();
  await expect(address).toBeHidden();
  await expect(button(page, "Use another server")).toBeFocused();
  other.close();
  await closed.stop();
});

test("a server that this app can't use says why @any-width", async ({ page, shell, server }) => {
  const open = { "access-control-allow-origin": "*" };
  const servers: ReturnType<typeof createServer>[] = [];
  const serve = async (answer: (reply: ServerResponse) => void) => {
    const other = createServer((_, reply) => answer(reply));
    servers.push(other);
    await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
    const place = other.address();
    return `http://127.0.0.1:${typeof place === "object" && place ? place.port : 0}`;
  };
  const morsel = (version: unknown) =>
    serve((reply) => {
      const health = { status: "ok", database: "ok", version };
      reply.writeHead(200, { ...open, "content-type": "application/json" });
      reply.end(JSON.stringify(health));
    });
  const present = await morsel("0.1.0");
  const sendsOn = await serve((reply) => {
    reply.writeHead(302, { ...open, location: `${present}/health` }).end();
  });
  await playNativeShell(page, "ios", { SecureStoragePlugin: secureStorage(new Map()) });
  await page.goto(shell.origin);
  const address = field(page, "Server address");
  for (const [origin, answer] of [
    [await morsel("0.0.9"), "The server is Morsel 0.0.9, too old for this app. Update the server."],
    [await morsel("1.0.0"), "The server is Morsel 1.0.0, too new for this app. Update the app."],
    [await morsel("0.0.99-beta.2"), /Morsel 0\.0\.99-beta\.2, too old/],
    [await morsel(1), "Something answers there, but it isn't Morsel."],
    [sendsOn, `This address sends on to ${present}. Enter that one.`],
  ] as const) {
    await address.fill(origin);
    await button(page, "Connect").click();
    await expect(page.getByRole("alert")).toHaveText(answer);
  }
  // What is within the app's reach it takes: the same version, and later ones of the same kind.
  await address.fill(await morsel("0.2.0"));
  await button(page, "Connect").click();
  await expect(address).toBeHidden();
  await page.goto(`${server.url}/favicon.svg`);
  for (const other of servers) {
    other.closeAllConnections();
    other.close();
  }
});
