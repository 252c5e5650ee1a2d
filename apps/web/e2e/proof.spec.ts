import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, dialogNamed, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";
import { totp } from "./totp.ts";

/** The same person in a session without proof of identity: from the link to a new address. */
async function unproven(server: Server, person: Person): Promise<Person> {
  const email = `new-${person.email}`;
  await server.call("PUT", "/auth/v1/user", { token: person.token, body: { email } });
  const [mail] = await server.mailsTo(email, "type=email_change");
  const token_hash = new URL(mail?.link ?? "").searchParams.get("token_hash");
  const session = (await server.call("POST", "/auth/v1/verify", {
    body: { type: "email_change", token_hash },
  })) as Person["session"];
  return { ...person, email, session, token: session.access_token };
}

const asked = (page: Page) => dialogNamed(page, "Confirm It's You");

test("a change of the address asks who it is, and goes on @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(await unproven(server, person), "/profile");
  await button(page, "Change: Email").click();
  await field(page, "New email").fill(`newest-${person.email}`);
  await button(page, "Send Link").click();
  const dialog = asked(page);
  await expect(field(dialog, "Your password")).toBeFocused();
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert")).toContainText("Nothing has changed");
  await expect(button(page, "Send Link")).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(field(dialog, "Your password")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Please enter your password.");
  await field(dialog, "Your password").fill("Wr0ng!password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("That password is not right.");
  await field(dialog, "Your password").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Check Your Inbox")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button(page, "Change: Email")).toBeFocused();

  // The proof lasts ten minutes: the next change goes through.
  await button(page, "Change: Email").click();
  await field(page, "New email").fill(`last-${person.email}`);
  await button(page, "Send Link").click();
  const next = `last-${person.email}`;
  await expect(page.getByText(`link we sent to ${next} to use that`)).toBeVisible();

  // The code of the mail does what its link does.
  const [mail] = await server.mailsTo(next, "type=email_change");
  const code = /code[^:]*: (\d{6})/.exec(mail?.text ?? "")?.[1] ?? "";
  const typed = field(page, "Or enter the 6-digit code from the email");
  await typed.fill(code === "000000" ? "000001" : "000000");
  await expect(page.getByRole("alert")).toContainText("That code isn't right");
  await expectAccessible();
  await typed.fill(code);
  await expect(page.getByText("Email Changed")).toBeVisible();
  await expect(typed).toBeHidden();
  const row = page.getByRole("listitem").filter({ has: button(page, "Change: Email") });
  await expect(row.getByText(next, { exact: true })).toBeVisible();
});

test("a second factor is set up after a mailed code, over the window that waits for it @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const me = await unproven(server, person);
  await openAs(me, "/profile");
  await button(page, "Set up: Two-step sign-in").click();
  const dialog = asked(page);
  await button(dialog, "Email me a code instead").click();
  const code = field(dialog, "6-digit code from the email");
  await expect(code).toBeFocused();
  const mails = (await server.mailsTo(me.email)).filter(({ subject }) => subject.includes("code"));
  const mailed = /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  await code.fill(mailed === "000000" ? "000001" : "000000");
  await button(dialog, "Continue").click();
  await expect(dialog.getByRole("alert")).toContainText("That code isn't right");
  await code.fill(mailed);
  await button(dialog, "Continue").click();
  const setUp = dialogNamed(page, "Set Up Two-Step Sign-In");
  await expect(setUp.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(dialog).toBeHidden();
});

/** Refuses the first call of a path, as if the sign-in were long ago. */
async function refuseOnce(page: Page, path: string, method: string, refusal: object) {
  let isFirst = true;
  await page.route(path, (route) => {
    if (!isFirst || route.request().method() !== method) return route.fallback();
    isFirst = false;
    return route.fulfill(refusal);
  });
}

const inAuth = { status: 400, json: { code: 400, error_code: "reauthentication_needed" } };
const code = "REAUTHENTICATION_NEEDED";
const inApi = { status: 403, json: { error: { code, message: "Please confirm it first." }, code } };

test("with a second factor, its code is asked for @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  await openAs(person, "/profile");
  await button(page, "Set up: Two-step sign-in").click();
  const setUp = dialogNamed(page, "Set Up Two-Step Sign-In");
  const secret = (await setUp.locator("code").textContent()) ?? "";
  await field(page, "Then enter the 6-digit code it shows.").fill(totp(secret, Date.now()));
  const kept = dialogNamed(page, "Keep These Recovery Codes");
  const recoveryCode = (await kept.getByRole("listitem").first().textContent()) ?? "";
  await button(page, "I've Kept Them").click();

  await refuseOnce(page, "**/auth/v1/factors/*", "DELETE", inAuth);
  await button(page, "Manage: Two-step sign-in").click();
  await button(page, "Turn Off").click();
  const dialog = asked(page);
  await expect(field(dialog, "Code")).toBeFocused();
  await expectAccessible("[role=dialog]:not([aria-hidden=true])");
  await field(dialog, "Code").fill("000000");
  await expect(dialog.getByRole("alert")).toContainText("That code isn't right.");
  await button(dialog, "Use a recovery code instead").click();
  await field(dialog, "Recovery code").fill(recoveryCode);
  await button(dialog, "Continue").click();
  await expect(page.getByText("Two-Step Sign-In Is Off")).toBeVisible();
});

test("deleting the diary asks again a day after the sign-in", { tag: "@any-width" }, async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/profile");
  await page.getByRole("button", { name: /^Data/ }).click();
  await refuseOnce(page, "**/api/user/delete-data", "DELETE", inApi);
  page.on("dialog", (confirm) => void confirm.accept());
  await button(page, "Delete All Data").click();
  await field(asked(page), "Your password").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Data deleted")).toBeVisible();
});
