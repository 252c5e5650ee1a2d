import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field, popup } from "./locators.ts";

const password = "Str0ng!password";
const freshEmail = () => `person-${randomUUID()}@example.com`;

async function signInAsNobody(page: Page) {
  await page.goto("/signin");
  await field(page, "Email").fill(freshEmail());
  await field(page, "Password").fill(password);
  await page.clock.install();
  await button(page, "Sign In").click();
  await expect(popup(page)).toContainText("Account Not Found");
}

test.describe("whoever corrects the address is not led away", () => {
  test("by a key in the popup @any-width", async ({ page }) => {
    await signInAsNobody(page);
    await page.keyboard.press("Escape");
    await page.clock.fastForward(5_000);
    await expect(button(page, "Sign In")).toBeVisible();
    await expect(field(page, "Password")).toHaveValue(password);
  });

  test("by typing @any-width", async ({ page }) => {
    await signInAsNobody(page);
    await button(popup(page), "Close").click();
    const email = freshEmail();
    await field(page, "Email").fill(email);
    await page.clock.fastForward(5_000);
    await expect(button(page, "Sign In")).toBeVisible();
    await expect(field(page, "Email")).toHaveValue(email);
  });
});

test("the mail's code is typed right after signing up @any-width", async ({
  page,
  server,
  expectAccessible,
}) => {
  const email = freshEmail();
  await page.goto("/");
  await button(page, "Sign Up to Track").first().click();
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(dialogNamed(page, "Create Account"), "Create Account").click();
  await expect(popup(page)).toContainText("Account Created!");
  await button(popup(page), "Close").click();
  const [mail] = await server.mailsTo(email);
  const code = page.getByLabel(/6-digit code/);
  await expectAccessible('[role="dialog"]');
  await code.fill(/\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "");
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(dialogNamed(page, "Complete Your Profile")).toBeVisible();
});

test("once the reset mail is sent, the form says what to do with it @any-width", async ({
  page,
  person,
}) => {
  await page.goto("/signin");
  await button(page, "Forgot password?").click();
  await expect(page.getByText(/we'll send you a link/)).toBeVisible();
  await field(page, "Email").fill(person.email);
  await button(page, "Send Reset Link").click();
  await expect(popup(page)).toContainText("Password Reset Email Sent");
  await button(popup(page), "Close").click();
  await expect(page.getByText(/we'll send you a link/)).toBeHidden();
  await expect(page.getByText(/Open its link, or type its code here/)).toContainText(person.email);
  await expect(button(page, "Send It Again")).toBeVisible();
});

const replies = [
  [503, { code: "SERVICE_ERROR", message: "Down." }, "Service Unavailable", "Down."],
  [401, { code: "INVALID_CREDENTIALS", message: "No." }, "Incorrect Credentials", "No. You can"],
  [422, { code: "ODD", message: "Password should contain 1" }, "Authentication Failed", "include:"],
  [403, { requiresVerification: true }, "Email Verification Required", "Check your inbox"],
  [200, { requiresVerification: true }, "Email Verification Required", "Check your inbox"],
  [502, { message: "Bad gateway" }, "Authentication Failed", "Something went wrong. Please try"],
] as const;
for (const [status, json, title, text] of replies)
  test(`a sign-in answered ${String(status)} ${JSON.stringify(json)}: ${title} @any-width`, async ({
    page,
  }) => {
    await page.route("**/api/auth/signin", (route) => route.fulfill({ status, json }));
    await page.goto("/signin");
    await field(page, "Email").fill("ana@example.org");
    await field(page, "Password").fill("Str0ng!password");
    await button(page, "Sign In").click();
    await expect(popup(page)).toContainText(title);
    await expect(popup(page)).toContainText(text);
  });

test("the profile shows signing out and the goals at first sight, and one place edits the goal", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/profile");
  await expect(button(page, "Sign Out")).toBeInViewport({ ratio: 1 });
  await expect(field(page, "Calories")).toBeInViewport({ ratio: 1 });
  await button(card(page, "About You"), "Edit").click();
  await expect(field(page, "Daily calorie goal")).toHaveAttribute("readonly");
  await expect(page.locator("input:not([readonly])[min='1000'][max='5000']")).toHaveCount(1);
  await expectAccessible();
});

test("the completion form leads to the first part that is missing @any-width", async ({
  page,
  server,
  openAs,
}) => {
  await openAs(await server.makeNewcomer());
  await expect(field(page, "First name")).toBeFocused();
  await field(page, "First name").fill("Ada");
  await button(page, "Complete Profile").click();
  await expect(field(page, "Last name")).toBeFocused();
  await field(page, "Last name").fill("Park");
  await button(page, "Complete Profile").click();
  await expect(page.getByRole("radio", { name: "Male", exact: true })).toBeFocused();
});
