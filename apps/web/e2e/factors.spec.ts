import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, dialogNamed, field, popup } from "./locators.ts";
import { totp } from "./totp.ts";

const appLabel = "Then enter the 6-digit code it shows.";

/** Sets up the authenticator on the profile tab; returns its key and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await button(page, "Set up: Two-step sign-in").click();
  const dialog = dialogNamed(page, "Set Up Two-Step Sign-In");
  const secret = (await dialog.locator("code").textContent()) ?? "";
  await field(page, appLabel).fill(totp(secret, Date.now()));
  const kept = dialogNamed(page, "Keep These Recovery Codes");
  await expect(kept).toBeVisible();
  const codes = await kept.getByRole("listitem").allTextContents();
  return { secret, codes };
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page.getByRole("button", { name: "Sign Up to Track" }).first()).toBeVisible();
  await page.goto("/signin");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Sign In").click();
  await expect(dialogNamed(page, "One More Step")).toBeVisible();
}

test("a second factor is set up, asked for, and switched off @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  await openAs(person, "/profile");
  await expect(page.getByText("Off. A code from an authenticator app")).toBeVisible();
  await button(page, "Set up: Two-step sign-in").click();
  const dialog = dialogNamed(page, "Set Up Two-Step Sign-In");
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).not.toBeFocused();
  const drawn = dialog.getByRole("img", { name: /QR code/ });
  expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible("[role=dialog]");
  await field(page, appLabel).fill("123");
  await button(page, "Turn On").click();
  await expect(dialog.getByRole("alert")).toContainText("Please enter the 6 digits.");
  await field(page, appLabel).fill("000000");
  await expect(dialog.getByRole("alert")).toContainText("That code isn't right.");
  await dialog.getByRole("button", { name: "Close" }).click();

  const { secret, codes } = await setUp(page);
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(dialogNamed(page, "Keep These Recovery Codes")).toBeVisible();
  await button(page, "I've Kept Them").click();
  await expect(
    page.getByText(/On\. Signing in asks for a code.*recovery codes left/),
  ).toBeVisible();
  await expect(button(page, "Manage: Two-step sign-in")).toBeFocused();

  await button(page, "Sign Out").click();
  await signIn(page, person);
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(dialogNamed(page, "One More Step")).toBeVisible();
  // Nothing shows before the second step, and a reload doesn't get around it.
  await page.goto("/");
  await expect(dialogNamed(page, "One More Step")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).not.toContainText(
    "Ada",
  );
  await field(page, "Code").fill("000000");
  await expect(page.getByRole("alert")).toContainText("That code isn't right.");
  await expect(field(page, "Code")).toHaveValue("");
  // The next code: the current one was used for the set-up.
  await field(page, "Code").fill(totp(secret, Date.now() + 30_000));
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");

  await page.goto("/profile");
  await button(page, "Manage: Two-step sign-in").click();
  await expectAccessible("[role=dialog]");
  await button(page, "Make new recovery codes").click();
  const fresh = dialogNamed(page, "Keep These Recovery Codes");
  await expect(fresh).toBeVisible();
  expect(await fresh.getByRole("listitem").allTextContents()).not.toEqual(codes);
  await button(page, "I've Kept Them").click();
  await expect(button(page, "Manage: Two-step sign-in")).toBeFocused();
  await button(page, "Manage: Two-step sign-in").click();
  await button(page, "Turn Off").click();
  await expect(page.getByText("Two-Step Sign-In Is Off")).toBeVisible();
  await expect(button(page, "Set up: Two-step sign-in")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a recovery code stands in for the app, once @any-width", async ({ page, person, openAs }) => {
  test.slow();
  await openAs(person, "/profile");
  const { codes } = await setUp(page);
  await button(page, "I've Kept Them").click();
  await button(page, "Sign Out").click();
  await signIn(page, person);
  await button(page, "Use a recovery code instead").click();
  await expect(dialogNamed(page, "Use a Recovery Code")).toBeVisible();
  await field(page, "Recovery code").fill(`${codes[0]}x`);
  await button(page, "Continue").click();
  await expect(page.getByRole("alert")).toContainText("or it was used before");
  // One wrong letter is mended, not all of them typed again.
  await expect(field(page, "Recovery code")).toHaveValue(`${codes[0]}x`);
  await field(page, "Recovery code").press("Backspace");
  await button(page, "Continue").click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText(`${codes.length - 1} recovery codes left.`)).toBeVisible();
  await button(page, "Sign Out").click();
  await signIn(page, person);
  await button(page, "Use a recovery code instead").click();
  await field(page, "Recovery code").fill(codes[0] ?? "");
  await button(page, "Continue").click();
  await expect(page.getByRole("alert")).toContainText("or it was used before");
  await button(page, "Sign Out").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("morsel-auth"))).toBeNull();
});

test("a reset link asks for the second factor too @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  test.slow();
  await openAs(person, "/profile");
  const { secret } = await setUp(page);
  await button(page, "I've Kept Them").click();
  await button(page, "Sign Out").click();
  await expect(button(page, "Sign Up to Track").first()).toBeVisible();
  await server.call("POST", "/auth/v1/recover", { body: { email: person.email } });
  const [mail] = await server.mailsTo(person.email, "type=recovery");
  await page.goto(mail?.link ?? "");
  await field(page, "Code").fill(totp(secret, Date.now() + 30_000));
  await field(page, "New password").fill("n3w-secret");
  await field(page, "Confirm new password").fill("n3w-secret");
  await button(page, "Reset Password").click();
  await expect(page.getByRole("status")).toContainText("Password Reset Successful.");
});

test.describe("the code of a mail, in the place of its link @any-width", () => {
  const codeLabel = "Or enter the 6-digit code from the email";
  const codeOf = (text: string | undefined) => /code[^:]*: (\d{6})/.exec(text ?? "")?.[1] ?? "";

  test("resets the password", async ({ page, person, server, expectAccessible }) => {
    await page.clock.install();
    await page.goto("/signin");
    await field(page, "Email").fill(person.email);
    await button(page, "Forgot password?").click();
    await button(page, "Send Reset Link").click();
    await expect(popup(page)).toContainText("Password Reset Email Sent");
    await page.clock.fastForward(12_000);
    await expect(popup(page)).toBeHidden();
    const [mail] = await server.mailsTo(person.email, "type=recovery");
    const code = codeOf(mail?.text);
    await field(page, codeLabel).fill("12");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Please enter the 6 digits.");
    await field(page, codeLabel).fill(code === "000000" ? "000001" : "000000");
    await expect(page.getByRole("alert")).toContainText("That code isn't right");
    await expectAccessible();
    await field(page, codeLabel).fill(code);
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(field(page, "New password")).toBeVisible();
    await page.reload();
    await field(page, "New password").fill("n3w-secret");
    await field(page, "Confirm new password").fill("n3w-secret");
    await button(page, "Reset Password").click();
    await expect(page.getByRole("status")).toContainText("Password Reset Successful.");
    await page.goto("/reset-password");
    await expect(page.getByRole("alert")).toContainText("Invalid or expired reset link.");
  });

  test("verifies the address", async ({ page, server }) => {
    const email = `code-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
    const password = "Str0ng!password";
    await server.call("POST", "/api/auth/signup", { body: { email, password } });
    await page.goto("/signin");
    await field(page, "Email").fill(email);
    await field(page, "Password").fill(password);
    await button(page, "Sign In").click();
    await expect(popup(page)).toContainText("Email Verification Required");
    await page.keyboard.press("Escape");
    const [mail] = await server.mailsTo(email);
    await field(page, codeLabel).fill(codeOf(mail?.text));
    await expect(page.getByText("Welcome back!")).toBeVisible();
    await expect(dialogNamed(page, "Complete Your Profile")).toBeVisible();
  });
});
