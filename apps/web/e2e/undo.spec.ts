import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, dialogNamed, field, popup } from "./locators.ts";
import type { Person, Server } from "./server.ts";
import { totp } from "./totp.ts";

async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.goto("/signin");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Sign In").click();
}

test("a change of the address is undone from the old one, and a new password set @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { email, token } = person;
  const body = { email: `new-${email}` };
  await server.call("PUT", "/auth/v1/user", { token, body });
  const [mail] = await server.mailsTo(email, "/undo-email-change");
  const link = mail?.link ?? "";
  // Signed in with the session that is about to be ended.
  await openAs(person);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undo the Email Change");
  await expectAccessible();
  await page.reload();
  // Opening the link, even twice, uses nothing up: only the button does.
  await page.route("**/api/auth/undo-email-change", (route) => route.abort(), { times: 1 });
  await button(page, "Undo the Change").click();
  await expect(page.getByRole("alert")).toContainText("There is no connection just now.");
  await button(page, "Undo the Change").click();
  await expect(page.getByText("Your Email Is Back")).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await field(page, "New password").fill("n3w-secret");
  await field(page, "Confirm new password").fill("n3w-secret");
  await button(page, "Reset Password").click();
  await expect(page.getByRole("status")).toContainText("Password Reset Successful.");
  await page.goto("/profile");
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(`new-${email}`)).toHaveCount(0);

  await page.goto(link);
  await button(page, "Undo the Change").click();
  await expect(page.getByRole("alert")).toContainText("This link was used before");
  await expectAccessible();
});

test("an undo isn't lost to what the ended session still had under way", {
  tag: "@any-width",
}, async ({ page, person, server, openAs }) => {
  const { email, token } = person;
  await server.call("PUT", "/auth/v1/user", { token, body: { email: `new-${email}` } });
  const [mail] = await server.mailsTo(email, "/undo-email-change");
  // The old session's refresh and its question who it is are on their way until the undo is done.
  let undone: () => void = () => undefined;
  const undoneOnServer = new Promise<void>((resolve) => {
    undone = resolve;
  });
  const late = { refreshes: 0, users: 0 };
  await page.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
    if (late.refreshes++ === 0) await undoneOnServer;
    await route.continue();
  });
  await page.route("**/api/auth/user", async (route) => {
    if (late.users++ === 0) await undoneOnServer;
    await route.continue();
  });
  // The new session is confirmed only after those have been refused.
  await page.route("**/auth/v1/user", async (route) => {
    await undoneOnServer;
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.route("**/api/auth/undo-email-change", async (route) => {
    const response = await route.fetch();
    undone();
    // The refusals come first.
    await page.waitForTimeout(500);
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest("**/auth/v1/token?grant_type=refresh_token");
  await openAs(person, new URL(mail?.link ?? "").pathname + new URL(mail?.link ?? "").search);
  await asked;
  await button(page, "Undo the Change").click();
  await expect(page.getByText("Your Email Is Back")).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await field(page, "New password").fill("n3w-secret");
  await field(page, "Confirm new password").fill("n3w-secret");
  await button(page, "Reset Password").click();
  await expect(page.getByRole("status")).toContainText("Password Reset Successful.");
  expect(late.refreshes).toBeGreaterThan(0);
  expect(late.users).toBeGreaterThan(1);
});

/** Turns on two-factor sign-in; returns its key. */
async function turnOn(server: Server, { token }: Person): Promise<string> {
  const post = (path: string, body: unknown) =>
    server.call("POST", `/auth/v1/factors${path}`, { token, body });
  const { id, totp: made } = (await post("", { factor_type: "totp" })) as {
    id: string;
    totp: { secret: string };
  };
  const challenge = (await post(`/${id}/challenge`, {})) as { id: string };
  await post(`/${id}/verify`, { challenge_id: challenge.id, code: totp(made.secret, Date.now()) });
  return made.secret;
}

test("a locked-out owner has the second step removed by mail, and keeps it by showing it @any-width", async ({
  page,
  person,
  server,
  expectAccessible,
}) => {
  test.slow();
  const secret = await turnOn(server, person);
  await signIn(page, person);
  const step = dialogNamed(page, "One More Step");
  await button(step, "Can't use either?").click();
  const lost = dialogNamed(page, "Lost Your Second Step?");
  await expect(button(lost, "Email Me a Link")).toBeFocused();
  await expectAccessible("[role=dialog]");
  await button(lost, "Email Me a Link").click();
  await expect(lost.getByRole("status")).toContainText("Check your inbox");
  await expectAccessible("[role=dialog]");

  const [mail] = await server.mailsTo(person.email, "/remove-second-step");
  await page.goto(mail?.link ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remove the Second Step");
  await expectAccessible();
  await button(page, "Remove It").click();
  await expect(page.getByRole("status")).toContainText("Your second step will be removed on");
  await expectAccessible();
  await button(page, "Go to Sign In").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // The password is gone, but until tomorrow the factor isn't: sign in by mail and its code.
  await signIn(page, person);
  await expect(popup(page)).toContainText("Incorrect Credentials");
  await server.call("POST", "/auth/v1/recover", { body: { email: person.email } });
  const [reset] = await server.mailsTo(person.email, "type=recovery");
  await page.goto(reset?.link ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One More Step");
  await button(page, "Can't use either?").click();
  await button(page, "Email Me a Link").click();
  await expect(page.getByRole("status")).toContainText("Until then, only its code lets you in.");
  await expectAccessible();
  await button(page, "Use the authenticator app instead").click();
  await expect(field(page, "Code")).toBeFocused();
  await field(page, "Code").fill(totp(secret, Date.now() + 30_000));
  await field(page, "New password").fill("n3w-secret");
  await field(page, "Confirm new password").fill("n3w-secret");
  await button(page, "Reset Password").click();
  await expect(page.getByRole("status")).toContainText("Password Reset Successful.");
  expect((await server.mailsTo(person.email)).map(({ subject }) => subject)).toContain(
    "The second step of your Morsel sign-in stays",
  );
});

test("a link that is none says so", { tag: "@any-width" }, async ({ page, expectAccessible }) => {
  await page.goto("/remove-second-step?token_hash=invented");
  await button(page, "Remove It").click();
  await expect(page.getByRole("alert")).toContainText("older than an hour");
  await page.goto("/undo-email-change");
  await expect(page.getByRole("alert")).toContainText("older than 7 days");
  await expectAccessible();
  await button(page, "Go to Sign In").click();
  await expect(field(page, "Email")).toBeVisible();
});
