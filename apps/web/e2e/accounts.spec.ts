import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, dialogNamed, field, popup } from "./locators.ts";

const password = "Str0ng!password";
const freshEmail = () => `person-${randomUUID()}@example.com`;

async function fill(page: Page, email: string, secret: string) {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(secret);
}

/** Submits the form on the sign-in screen. */
async function signInWith(page: Page, email: string, secret: string) {
  await page.goto("/signin");
  await fill(page, email, secret);
  await button(page, "Sign In").click();
}

test("a newcomer signs up, verifies the address, signs in and out", async ({
  page,
  server,
  expectAccessible,
}) => {
  test.slow();
  const email = freshEmail();
  await page.clock.install();
  await page.goto("/");
  await button(page, "Sign Up to Track").first().click();
  const modal = dialogNamed(page, "Create Account");
  await expect(modal).toBeVisible();
  await expectAccessible("[role=dialog]");

  await fill(page, email, "short");
  const rules = modal.getByRole("list", { name: "Password requirements" });
  await expect(rules.getByRole("listitem")).toHaveText([
    /At least 8 characters.*not met/,
    /One uppercase letter.*not met/,
    /One lowercase letter– met/,
    /One number.*not met/,
    /One special character.*not met/,
  ]);
  await button(modal, "Create Account").click();
  await expect(popup(page)).toContainText(
    "Password needs: at least 8 characters, one uppercase letter, one number, one special character",
  );
  await expectAccessible("[role=alertdialog]");
  await page.clock.fastForward(10_000);
  await expect(popup(page)).toBeHidden();
  await expect(modal).toBeVisible();
  await expect(field(page, "Password")).toBeFocused();

  await field(page, "Password").fill(password);
  await expect(modal).toContainText("Password meets all requirements");
  await button(modal, "Create Account").click();
  await expect(popup(page)).toContainText("Account Created!");
  await expect(popup(page)).toContainText(
    "Please check your email and click the verification link to activate your account.",
  );
  await button(page, "Close").last().click();
  await expect(dialogNamed(page, "Sign In")).toBeVisible();
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Password")).toHaveValue("");

  await field(page, "Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(popup(page)).toContainText("Email Verification Required");
  // It closes by itself after 12 s; Escape might close what is behind it instead.
  await page.clock.fastForward(12_000);
  await expect(popup(page)).toBeHidden();
  await expect(dialogNamed(page, "Verify Your Email")).toContainText(email);
  await expectAccessible("[role=dialog]");
  await button(page, "Back to Sign In").click();

  const [mail] = await server.mailsTo(email);
  await page.goto(mail?.link ?? "");
  await expect(page).toHaveURL(/\/verify-email\?/);
  await expect(page.getByRole("status")).toHaveText(
    "Email verified successfully! You can now sign in to your account.",
  );
  await expect(page.getByText("On this device you are signed in already.")).toBeVisible();
  await expectAccessible();
  await expect(page).toHaveURL(`${server.url}/`, { timeout: 5_000 });
  expect(await page.evaluate(() => localStorage.getItem("fresh-auth-session"))).toBe("true");
  await expect(dialogNamed(page, "Complete Your Profile")).toBeVisible();
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Park");
  await page.getByText("Female", { exact: true }).click();
  await button(page, "Complete Profile").click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto(mail?.link ?? "");
  await expect(page.getByText(/already verified/)).toBeVisible();

  await page.goto("/profile");
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible();
  await button(page, "Sign Out").click();
  await expect(button(page, "Sign Up to Track").first()).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain("morsel-auth");
  expect(kept).not.toContain("fresh-auth-session");

  await signInWith(page, email, password);
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
});

test.describe("what the form refuses by itself", { tag: "@any-width" }, () => {
  const cases = [
    ["", "", "Missing Information", "Please enter both email and password"],
    ["ada@example.com", "", "Missing Information", "Please enter both email and password"],
    ["ada", "secret-1", "Invalid Email", "Please enter a valid email address"],
    ["ada@example.com", "12345", "Password Too Short", "at least 6 characters"],
  ] as const;
  for (const [email, secret, title, text] of cases) {
    test(`${title}: "${email}", "${secret}"`, async ({ page }) => {
      await signInWith(page, email, secret);
      await expect(popup(page).getByRole("heading")).toHaveText(title);
      await expect(popup(page)).toContainText(text);
    });
  }

  test("a reset and a resend need an address", async ({ page }) => {
    await page.goto("/signin");
    await button(page, "Resend verification email").click();
    await expect(popup(page)).toContainText(
      "Please enter your email address to resend verification.",
    );
    await page.keyboard.press("Escape");
    await button(page, "Forgot password?").click();
    await button(page, "Send Reset Link").click();
    await expect(popup(page)).toContainText(
      "Please enter your email address to reset your password.",
    );
    await page.keyboard.press("Escape");
    await button(page, "Back to Sign In").click();
    await expect(field(page, "Password")).toBeVisible();
  });
});

test.describe("what the server refuses", { tag: "@any-width" }, () => {
  test("ACCOUNT_NOT_FOUND turns to sign-up after three seconds", async ({ page }) => {
    const email = freshEmail();
    await signInWith(page, email, password);
    await expect(popup(page)).toContainText("Account Not Found");
    await expect(popup(page)).toContainText("Would you like to create a new account?");
    await expect(page.getByRole("list", { name: "Password requirements" })).toBeHidden();
    await expect(page.getByText("At least 8 characters")).toBeVisible({ timeout: 4_000 });
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toHaveValue("");
  });

  test("ACCOUNT_NOT_FOUND turns to sign-up at once by its action", async ({ page }) => {
    await signInWith(page, freshEmail(), password);
    await button(popup(page), "Create Account").click();
    await expect(popup(page)).toBeHidden();
    await expect(page.getByText("At least 8 characters")).toBeVisible();
  });

  test("INVALID_CREDENTIALS offers a reset", async ({ page, person }) => {
    await signInWith(page, person.email, "Wr0ng!password");
    await expect(popup(page)).toContainText("Incorrect Credentials");
    await expect(popup(page)).toContainText("You can reset your password if needed.");
    await button(popup(page), "Reset Password").click();
    await expect(button(page, "Send Reset Link")).toBeVisible();
    await expect(field(page, "Email")).toHaveValue(person.email);
  });

  test("EMAIL_NOT_VERIFIED leads to the verification panel", async ({ page, server }) => {
    const email = freshEmail();
    await server.call("POST", "/api/auth/signup", { body: { email, password } });
    await signInWith(page, email, password);
    await expect(popup(page)).toContainText("Email Verification Required");
    await page.keyboard.press("Escape");
    await expect(button(page, "Resend Verification Email")).toBeVisible();
    await button(page, "Back to Sign In").click();
    await expect(field(page, "Email")).toHaveValue(email);
  });

  test("ACCOUNT_EXISTS sends a sign-up back", async ({ page, person }) => {
    await page.goto("/signin");
    await page.getByRole("main").getByRole("button", { name: "Create an account" }).click();
    await fill(page, person.email, password);
    await button(page, "Create Account").click();
    await expect(popup(page)).toContainText("Account exists");
    await expect(popup(page)).toContainText(
      "An account with this email already exists. Please sign in instead.",
    );
    await button(popup(page), "Sign In").click();
    await expect(button(page, "Sign In")).toBeVisible();
  });

  const answers = [
    [503, "SERVICE_ERROR", "Try again soon.", "Service Unavailable", "Try again soon."],
    [429, "TOO_MANY_REQUESTS", "Slow down.", "Authentication Failed", "Slow down."],
    [
      422,
      "WEAK_PASSWORD",
      "Password should contain a number.",
      "Authentication Failed",
      "Password must include: uppercase letter, lowercase letter, number, and special character (!@#$%^&* etc.)",
    ],
  ] as const;
  for (const [status, code, message, title, text] of answers) {
    test(`${code} is told as ${title}`, async ({ page }) => {
      await page.route("**/api/auth/signin", (route) =>
        route.fulfill({ status, json: { error: { code, message }, code, message } }),
      );
      await signInWith(page, freshEmail(), password);
      await expect(popup(page).getByRole("heading")).toHaveText(title);
      await expect(popup(page)).toContainText(text);
    });
  }

  test("no answer at all", async ({ page }) => {
    await page.route("**/api/auth/signin", (route) => route.abort());
    await signInWith(page, freshEmail(), password);
    await expect(popup(page)).toContainText("Something went wrong. Please try again.");
  });
});

test("a popup closes by itself @any-width", async ({ page }) => {
  await page.clock.install();
  await page.goto("/signin");
  await fill(page, "ada", "secret-1");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button(page, "Sign In").click();
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(4_800);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(popup(page)).toBeHidden();
});

test("a session that the auth client won't take opens after a reload @any-width", async ({
  page,
  person,
}) => {
  await page.route("**/auth/v1/user", (route) => route.abort());
  await signInWith(page, person.email, person.password);
  await expect(popup(page)).toContainText("Signing in...");
  await page.unroute("**/auth/v1/user");
  await page.waitForEvent("load");
  await page.goto("/profile");
  await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
});

test.describe("the page behind the verification link", { tag: "@any-width" }, () => {
  const cases = [
    ["", "No verification token found. Please check your email for the verification link."],
    ["?token_hash=nonsense&type=signup", "Failed to verify email. The link may have expired."],
    ["?token_hash=nonsense&type=recovery", "Invalid verification link."],
    [
      "#error=access_denied&error_description=x",
      "Failed to verify email. The link may have expired.",
    ],
  ] as const;
  for (const [end, text] of cases) {
    test(`says: ${text} (${end})`, async ({ page, expectAccessible }) => {
      await page.goto(`/verify-email${end}`);
      await expect(page.getByRole("alert")).toHaveText(text);
      await expect(page).toHaveTitle("Verification Failed · Morsel");
      await expectAccessible();
      await button(page, "Go to Sign In").click();
      await expect(field(page, "Email")).toBeVisible();
    });
  }

  test("says so when the server can't be reached", async ({ page }) => {
    await page.route("**/auth/v1/verify", (route) => route.abort());
    await page.goto("/verify-email?token_hash=some&type=signup");
    await expect(page.getByRole("alert")).toHaveText(
      "An error occurred during verification. Please try again.",
    );
  });

  test("takes the session of a hosted service from the hash", async ({ page, person, server }) => {
    const { access_token, refresh_token } = person.session as unknown as Record<string, string>;
    const hash = new URLSearchParams({
      access_token: access_token ?? "",
      refresh_token: refresh_token ?? "",
      type: "signup",
    });
    await page.goto(`/verify-email#${hash}`);
    await expect(page.getByText("Email verified successfully!")).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goto("/profile");
    await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
  });
});

test("a forgotten password is reset by mail @any-width", async ({
  page,
  person,
  server,
  expectAccessible,
}) => {
  await page.goto("/signin");
  await field(page, "Email").fill(person.email);
  await button(page, "Forgot password?").click();
  await button(page, "Send Reset Link").click();
  await expect(popup(page)).toContainText("Password Reset Email Sent");
  const [mail] = await server.mailsTo(person.email, "type=recovery");
  const link = mail?.link ?? "";
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password\?/);
  const submit = button(page, "Reset Password");
  await expect(submit).toBeDisabled();
  await expectAccessible();
  // The link works once; the page may be loaded again until there is a new password.
  await page.reload();
  await expect(submit).toBeDisabled();

  // Three characters, which JavaScript counts as six.
  await field(page, "New password").fill("🥝🥝🥝");
  await field(page, "Confirm new password").fill("🥝🥝🥝");
  await submit.click();
  await expect(page.getByRole("alert")).toContainText("Password Too Short");
  await expect(page.getByRole("alert")).toContainText(
    "Password must be at least 6 characters long.",
  );
  await field(page, "New password").fill("n3w-secret");
  await submit.click();
  await expect(page.getByRole("alert")).toContainText("Passwords Don't Match");
  await expect(page.getByRole("alert")).toContainText(
    "Please make sure both passwords are the same.",
  );
  await field(page, "Confirm new password").fill("n3w-secret");
  await submit.click();
  await expect(page.getByRole("status")).toContainText("Password Reset Successful.");
  await expect(page).toHaveURL(`${server.url}/`);

  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid or expired reset link. Please request a new password reset.",
  );
  await expectAccessible();
  await expect(button(page, "Go to Sign In"), "they are signed in").toHaveCount(0);
  await button(page, "Go to your dashboard").click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test("a reset link that was used leads to where a new one is sent @any-width", async ({
  page,
  person,
  server,
}) => {
  await page.goto("/reset-password?token_hash=used&type=recovery");
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid or expired reset link. Please request a new password reset.",
  );
  await button(page, "Request a New Link").click();
  await field(page, "Email").fill(person.email);
  await button(page, "Send Reset Link").click();
  await expect(popup(page)).toContainText("Password Reset Email Sent");
  expect(await server.mailsTo(person.email, "type=recovery")).toHaveLength(1);
});

test("the verification mail is sent again, and what could not be sent is said @any-width", async ({
  page,
  server,
}) => {
  const email = freshEmail();
  await server.call("POST", "/api/auth/signup", { body: { email, password } });
  await signInWith(page, email, password);
  await page.keyboard.press("Escape");
  await button(page, "Resend Verification Email").click();
  await expect(popup(page)).toContainText("Verification Email Sent");
  await expect.poll(async () => (await server.mailsTo(email)).length).toBe(2);
  await button(popup(page), "Close").click();
  await page.route(/\/auth\/v1\/(resend|recover)/, (route) => route.abort());
  await button(page, "Resend Verification Email").click();
  await expect(popup(page).getByRole("heading")).toHaveText("Failed to Resend");
  await expect(popup(page)).toContainText("Failed to resend verification email");
  await button(popup(page), "Close").click();
  await button(page, "Back to Sign In").click();
  await button(page, "Forgot password?").click();
  await button(page, "Send Reset Link").click();
  await expect(popup(page).getByRole("heading")).toHaveText("Password Reset Failed");
  await expect(popup(page)).toContainText("Something went wrong. Please try again.");
});

test.describe("what the address says on load", { tag: "@any-width" }, () => {
  test("verified=true", async ({ page, server }) => {
    await page.goto("/?verified=true");
    await expect(page.getByText("Email Verified!")).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  });

  test("verified=false with an error", async ({ page, server }) => {
    await page.goto("/?verified=false&error=That%20link%20is%20too%20old.");
    await expect(page.getByText("Verification Failed")).toBeVisible();
    await expect(page.getByText("That link is too old.")).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  });
});

test("the daily goals are kept @any-width", async ({ page, person, openAs, expectAccessible }) => {
  await openAs(person, "/profile");
  await field(page, "Calories").fill("1850");
  await field(page, "Protein").fill("0");
  await button(page, "Save goals").click();
  await expect(page.getByRole("alert")).toHaveText("At least 1, please.");
  await expectAccessible();
  await field(page, "Protein").fill("140");
  await button(page, "Save goals").click();
  await expect(page.getByText("Profile Updated")).toBeVisible();
  await page.reload();
  await expect(field(page, "Calories")).toHaveValue("1850");
  await expect(field(page, "Protein")).toHaveValue("140");
});
