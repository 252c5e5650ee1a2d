import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { startProvider } from "../../server/src/testing/provider.ts";
import { test as base, expect } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import { startServer } from "./server.ts";

type Provider = Awaited<ReturnType<typeof startProvider>>;

/** A server that offers Google and GitHub, both played by a provider on this machine. */
const test = base.extend<object, { provider: Provider }>({
  provider: [
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await startServer(provider.env);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

let people = 0;

/** Signs somebody new in at the provider. */
function become(provider: Provider, email = `${randomUUID()}@example.com`): string {
  people += 1;
  provider.become({ id: people, email, verified: true, name: "Ada Park" });
  return email;
}

const codeLabel = "6-digit code from the email";

async function completeProfile(page: Page): Promise<void> {
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Park");
  await page.getByText("Female", { exact: true }).click();
  await button(page, "Complete Profile").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const tag = "@any-width";

test("Google lets a newcomer in, GitHub is connected beside it, and a mailed code ends it all", {
  tag,
}, async ({ page, provider, server, expectAccessible }) => {
  test.slow();
  const email = become(provider);
  await page.goto("/signin");
  await expect(button(page, "Continue with GitHub")).toBeVisible();
  await expectAccessible();
  await button(page, "Continue with Google").click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  const departure = provider.departures.at(-1);
  expect(Object.fromEntries(departure ?? [])).toMatchObject({
    ...{ access_type: "offline", prompt: "consent", code_challenge_method: "S256" },
    redirect_uri: `${server.url}/auth/v1/callback`,
  });
  await completeProfile(page);

  await page.goto("/profile");
  const security = card(page, "Security Settings");
  await expect(security.getByText(`Connected as ${email}.`)).toBeVisible();
  // The only way to sign in can't be removed.
  await expect(button(page, "Disconnect: Google")).toHaveCount(0);
  await button(page, "Connect: GitHub").click();
  await expect(page.getByText("From now on you can sign in with it too.")).toBeVisible();
  await expect(button(page, "Disconnect: GitHub")).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/profile`);
  await button(page, "Disconnect: Google").click();
  await expect(button(page, "Connect: Google")).toBeVisible();
  await expect(button(page, "Disconnect: GitHub")).toHaveCount(0);
  await button(page, "Sign Out").click();
  await expect(button(page, "Sign Up to Track").first()).toBeVisible();
  await page.goto("/signin");
  await button(page, "Continue with GitHub").click();
  await expect(page.getByText("Welcome back!")).toBeVisible();

  await page.goto("/profile");
  await page.getByRole("button", { name: /^Data/ }).click();
  await button(page, "Delete Account").click();
  const dialog = dialogNamed(page, "Delete your account?");
  await expect(dialog).toContainText(`we email a code to ${email}.`);
  await expectAccessible("[role=dialog]");
  await button(dialog, "Keep my account").click();

  await page.goto("/profile");
  // As if the sign-in were long ago: without a password, a mailed code is the proof.
  let isOld = true;
  await page.route("**/auth/v1/user", (route) => {
    if (!isOld || route.request().method() !== "PUT") return route.fallback();
    isOld = false;
    return route.fulfill({
      status: 400,
      json: { code: 400, error_code: "reauthentication_needed" },
    });
  });
  await button(page, "Set: Password").click();
  await expect(field(page, "Current password")).toHaveCount(0);
  await field(page, "New password").fill("n3w-secret");
  await field(page, "Confirm new password").fill("n3w-secret");
  await button(security, "Set Password").click();
  const asked = dialogNamed(page, "Confirm It's You");
  await expect(asked).toContainText(`we email a code to ${email}.`);
  await expectAccessible("[role=dialog]");
  await button(asked, "Email Me a Code").click();
  await expect(field(asked, codeLabel)).toBeFocused();
  const codes = async () =>
    (await server.mailsTo(email))
      .filter(({ subject }) => subject === "Your Morsel code")
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "");
  await field(asked, codeLabel).fill((await codes())[0] ?? "");
  await button(asked, "Continue").click();
  await expect(page.getByText("Password Set", { exact: true })).toBeVisible();
  await expect(button(page, "Change: Password")).toBeVisible();
  await server.call("POST", "/api/auth/signin", { body: { email, password: "n3w-secret" } });

  await page.getByRole("button", { name: /^Data/ }).click();
  await button(page, "Delete Account").click();
  await expect(field(dialog, "Your password")).toBeVisible();
  await button(dialog, "Email me a code instead").click();
  const code = field(dialog, codeLabel);
  await expect(code).toBeFocused();
  await button(dialog, "Delete My Account").click();
  await expect(dialog.getByRole("alert")).toContainText("Please enter the 6 digits.");
  const [mailed = "", ...earlier] = await codes();
  expect(earlier).toHaveLength(1);
  await code.fill(mailed === "000000" ? "000001" : "000000");
  await button(dialog, "Delete My Account").click();
  await expect(dialog.getByRole("alert")).toContainText("That code isn't right");
  await expectAccessible("[role=dialog]");
  await code.fill(mailed);
  await button(dialog, "Delete My Account").click();
  await expect(page.getByText("Account Deleted")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("morsel-auth"))).toBeNull();
});

test.describe("where it goes wrong", { tag }, () => {
  test("a sign-in of somebody else's is not connected, and an unverified address opens nothing", async ({
    page,
    provider,
    person,
    openAs,
    server,
  }) => {
    become(provider);
    await page.goto("/signin");
    await button(page, "Continue with Google").click();
    await expect(page.getByText("Welcome back!")).toBeVisible();
    await openAs(person, "/profile");
    await button(page, "Connect: Google").click();
    await expect(page.getByText("Not Connected", { exact: true })).toBeVisible();
    await expect(page.getByText("Identity is already linked to another user")).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/profile`);
    await expect(button(page, "Connect: Google")).toBeVisible();
    await button(page, "Sign Out").click();
    await expect(button(page, "Sign Up to Track").first()).toBeVisible();

    provider.become({ id: 900, email: "eve@example.com", verified: false, name: "Eve" });
    await page.goto("/signin");
    await button(page, "Continue with GitHub").click();
    await expect(page.getByText("Authentication Failed")).toBeVisible();
    await expect(page.getByText(/Unverified email with github/)).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  });

  test.describe("without a network", () => {
    test.use({ expectedComplaints: [/ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/] });
    const notice = (page: Page) => page.getByRole("alertdialog");
    const saysSo = async (page: Page) => {
      await expect(notice(page).getByRole("heading")).toHaveText("Google Sign-In Failed");
      await expect(notice(page)).toContainText(
        "Unable to connect to Google's authentication. Please try again.",
      );
    };

    test("a sign-in that can't begin says so", async ({ page }) => {
      await page.goto("/signin");
      await expect(button(page, "Continue with Google")).toBeVisible();
      await quiet(page);
      // The auth client, which knows the way to the provider, is fetched when it is needed.
      await page.route("**/assets/**", (route) => route.abort());
      await button(page, "Continue with Google").click();
      await saysSo(page);
    });

    test("a sign-in that would leave for nowhere stays and says so", async ({ page, context }) => {
      await page.goto("/signin");
      await button(page, "Forgot password?").click();
      await field(page, "Email").fill(`${randomUUID()}@example.com`);
      // Has the auth client loaded.
      await button(page, "Send Reset Link").click();
      await button(notice(page), "Close").click();
      await button(page, "Back to Sign In").click();
      await context.setOffline(true);
      await button(page, "Continue with Google").click();
      await saysSo(page);
    });
  });

  test("the buttons are hidden inside a native app", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { Capacitor: { isNativePlatform: () => true } });
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/signin");
    await expect(button(page.getByRole("main"), "Create an account")).toBeVisible();
    await quiet(page);
    expect(asked).not.toContain("/auth/v1/settings");
    await expect(page.getByRole("button", { name: /^Continue with/ })).toHaveCount(0);
  });

  base("the buttons are hidden where the server has no provider", async ({ page }) => {
    const settings = page.waitForResponse("**/auth/v1/settings");
    await page.goto("/signin");
    await (await settings).finished();
    await expect(button(page.getByRole("main"), "Create an account")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Continue with/ })).toHaveCount(0);
  });
});
