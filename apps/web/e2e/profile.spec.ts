import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";
import { button, card, dialogNamed, field } from "./locators.ts";

/** The value next to a label in the panel. */
const fact = (page: Page, label: string) =>
  page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).locator("dd");

test("somebody without a name is asked for it, and can't get around it", async ({
  page,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(await server.makeNewcomer());
  const modal = dialogNamed(page, "Complete Your Profile");
  await expect(modal).toBeVisible();
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(modal).toBeVisible();
  await expect(modal.getByRole("button", { name: "Close" })).toHaveCount(0);

  await button(page, "Complete Profile").click();
  await expect(modal.getByRole("alert")).toContainText("First Name Required");
  await expect(field(page, "First name")).toBeFocused();
  await field(page, "First name").fill("  Ada ");
  await expect(modal.getByRole("alert")).toContainText("Last Name Required");
  await field(page, "Last name").fill("Park");
  await expect(modal.getByRole("alert")).toContainText("Gender Selection Required");
  await expect(modal.getByRole("alert")).toContainText("Please select your preferred avatar style");
  await expectAccessible("[role=dialog]");

  await page.route("**/api/user/profile", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByText("Female", { exact: true }).click();
  await button(page, "Complete Profile").click();
  await expect(page.getByText("Setup Failed")).toBeVisible({ timeout: 10_000 });
  await page.unroute("**/api/user/profile");
  await button(page, "Complete Profile").click();
  await expect(modal).toBeHidden();
  await expect(page.locator("#content"), "nothing had the focus before").toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");
  await page.goto("/profile");
  await expect(page.getByText("Ada Park").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a name isn't asked for while somebody types, who would go on in its field @any-width", async ({
  page,
  server,
  openAs,
}) => {
  const release = await holdBack(page, "**/api/auth/user");
  await openAs(await server.makeNewcomer(), "/calculator");
  const food = field(page, "Food");
  await food.pressSequentially("two ");
  release();
  await food.pressSequentially("slices of whole wheat bread", { delay: 120 });
  await expect(food).toHaveValue("two slices of whole wheat bread");
  await expect(field(page, "First name")).toBeFocused();
  await expect(field(page, "First name")).toHaveValue("");
});

test("the panel is read, edited, cancelled and saved", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  await openAs(person, "/profile");
  await expect(fact(page, "Full name")).toHaveText("Ada Park");
  await expect(fact(page, "Phone")).toHaveText("Not set");
  await expect(fact(page, "Activity level")).toHaveText("Moderately Active");
  await expect(fact(page, "Daily calorie goal")).toHaveText("2,000 kcal");
  await expectAccessible();

  await button(page, "Edit").click();
  await expect(field(page, "Full name")).toBeFocused();
  await expect(field(page, "Email")).toHaveAttribute("readonly");
  await field(page, "Full name").fill("Somebody Else");
  await button(page, "Cancel").click();
  await expect(button(page, "Edit")).toBeFocused();
  await expect(fact(page, "Full name")).toHaveText("Ada Park");

  await button(page, "Edit").click();
  await field(page, "Full name").fill("Ada");
  await button(page, "Save").click();
  await expect(page.getByRole("alert")).toHaveText("Last name is required");
  await field(page, "Full name").fill("");
  await button(page, "Save").click();
  await expect(page.getByRole("alert")).toHaveText("First name is required");
  await field(page, "Full name").fill("Ada Maria Park");
  await field(page, "Location").fill("Lisbon");
  await field(page, "Birth date").fill("1990-04-01");
  await field(page, "Height (ft/in)").fill(`5'8"`);
  await field(page, "Weight (lbs)").fill("150");
  await field(page, "Activity level").selectOption("Very Active");
  await page.getByText("Vegetarian", { exact: true }).click();
  await expect(field(page, "Daily calorie goal")).toHaveAttribute("readonly");
  await expectAccessible();
  await button(page, "Save").click();
  await expect(page.getByText("Profile Updated")).toBeVisible();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  await field(page, "Calories").fill("1850");
  await button(page, "Save goals").click();
  await expect(page.getByText("Your daily goals are saved.")).toBeVisible();
  await page.reload();
  await expect(fact(page, "Full name")).toHaveText("Ada Maria Park");
  await expect(fact(page, "Birth date")).toHaveText("April 1, 1990");
  await expect(fact(page, "Height")).toHaveText(`5'8"`);
  await expect(fact(page, "Weight")).toHaveText("150 lbs");
  await expect(fact(page, "Ways of eating")).toHaveText("Vegetarian");
  await expect(fact(page, "Daily calorie goal")).toHaveText("1,850 kcal");
  await expect(field(page, "Calories")).toHaveValue("1850");

  await page.getByText("cm, kg").click();
  await expect(fact(page, "Height")).toHaveText("173 cm");
  await expect(fact(page, "Weight")).toHaveText("68 kg");
});

test("level, meals, calories and awards are the person's own, and awards have a section", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  for (const mealType of ["breakfast", "lunch"]) {
    const body = { name: "Bowl", mealType, date: day(), totalCalories: 950, totalProtein: 90 };
    await server.call("POST", "/api/meals/logged", { token, body });
  }
  await server.call("POST", "/api/daily-stats", { token, body: { date: day(), waterGlasses: 8 } });
  await server.call("POST", "/api/achievements/check", { token, body: { date: day() } });
  await openAs(person, "/profile");
  // First entry 10, calories 15 + 10, protein 10 + 10, water 10 + 5: 70 points.
  await expect(fact(page, "Level")).toHaveText("1");
  await expect(page.getByText("Level 1", { exact: true })).toBeVisible();
  await expect(fact(page, "Meals today")).toHaveText("2");
  await expect(fact(page, "Calories today")).toHaveText("1,900 / 2,000");
  await expect(fact(page, "Awards")).toHaveText("7");
  await page.getByRole("button", { name: /^Awards/ }).click();
  await expect(page.getByRole("button", { name: /^Profile/ })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await expect(card(page, "Achievements").getByRole("listitem")).toHaveCount(23);
  await expectAccessible();
});

test("a change that is not saved says why, and keeps what was typed @any-width", async ({
  page,
  person,
  openAs,
}) => {
  const refusal = { error: { code: "INVALID_REQUEST", message: "No." } };
  await openAs(person, "/profile");
  await button(page, "Edit").click();
  await field(page, "Location").fill("Lisbon");
  await page.route("**/api/user/profile", (route) => route.fulfill({ status: 400, json: refusal }));
  await button(page, "Save").click();
  await expect(page.getByText("Update Failed")).toBeVisible();
  await expect(page.getByText("Failed to update profile: 400")).toBeVisible();
  await expect(field(page, "Location")).toHaveValue("Lisbon");
  await page.unroute("**/api/user/profile");
  await page.route("**/api/user/goals", (route) => route.fulfill({ status: 422, json: refusal }));
  await field(page, "Calories").fill("1900");
  await button(page, "Save goals").click();
  await expect(page.getByText("Failed to update calorie goal: 422")).toBeVisible();
});

test("the password is changed with the current one @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/profile");
  await button(page, "Change: Password").click();
  const form = card(page, "Security Settings");
  const submit = button(form, "Change Password");
  const type = async (current: string, next: string, repeated: string) => {
    await field(page, "Current password").fill(current);
    await field(page, "New password").fill(next);
    await field(page, "Confirm new password").fill(repeated);
    await submit.click();
  };
  await expect(field(page, "Current password")).toBeFocused();
  for (const [typed, title, text] of [
    [["", "n3w-secret", "n3w-secret"], "Missing Information", "Please fill in all password fields"],
    [["old", "short", "short"], "Password Too Short", "New password must be at least 6 characters"],
    [
      ["old", "n3w-secret", "n3w-secreT"],
      "Passwords Don't Match",
      "New password and confirmation don't match",
    ],
    [
      ["wrong", "n3w-secret", "n3w-secret"],
      "Password Change Failed",
      "Current password is incorrect",
    ],
  ] as const) {
    await type(typed[0], typed[1], typed[2]);
    await expect(form.getByRole("alert")).toContainText(title);
    await expect(form.getByRole("alert")).toContainText(text);
  }
  await expect(field(page, "Current password")).toBeFocused();
  await expectAccessible();
  await button(form, "Cancel").click();
  await expect(button(page, "Change: Password")).toBeFocused();
  await button(page, "Change: Password").click();
  await expect(field(page, "New password")).toHaveValue("");
  await type(person.password, "n3w-secret", "n3w-secret");
  await expect(page.getByText("Password Changed")).toBeVisible();
  await expect(field(page, "Current password")).toBeHidden();
  await server.call("POST", "/api/auth/signin", {
    body: { email: person.email, password: "n3w-secret" },
  });
});

test("the address changes once its link was opened @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/profile");
  await button(page, "Change: Email").click();
  await field(page, "New email").fill("nowhere");
  await button(page, "Send Link").click();
  await expect(card(page, "Security Settings").getByRole("alert")).toContainText("Invalid Email");
  await field(page, "New email").fill(person.email);
  await button(page, "Send Link").click();
  await expect(card(page, "Security Settings").getByRole("alert")).toContainText(
    "your email already",
  );
  const other = `new-${person.email}`;
  await field(page, "New email").fill(other);
  await button(page, "Send Link").click();
  await expect(page.getByText("Check Your Inbox")).toBeVisible();
  const waiting = card(page, "Security Settings").getByText(`Open the link we sent to ${other}`);
  await expect(waiting).toBeVisible();
  await button(page, "Keep Current Email").click();
  await expect(page.getByText("Email Kept")).toBeVisible();
  await expect(waiting).toBeHidden();
  await button(page, "Change: Email").click();
  await field(page, "New email").fill(other);
  await button(page, "Send Link").click();
  await expect(waiting).toBeVisible();
  const mails = await server.mailsTo(other);
  await page.goto(mails.find((mail) => mail.link)?.link ?? "");
  await expect(page.getByText("Email verified successfully!")).toBeVisible();
  await page.goto("/profile");
  await expect(fact(page, "Email")).toHaveText(other);
});

test("the session's status is shown @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/profile");
  const session = card(page, "Session");
  for (const label of ["Signed in", "Last refresh", "Last activity", "Time until expiry"])
    await expect(session.getByText(label, { exact: true })).toBeVisible();
  await expect(session.getByText("Active", { exact: true })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem("last-activity", String(Date.now() - 23.6 * 60 * 60_000)),
  );
  await page.reload();
  await expect(session.getByText("Expiring soon", { exact: true })).toBeVisible();
  await expect(page.getByText("You'll be signed out within 30 minutes")).toBeVisible();
  await expectAccessible();
});

test("the data goes, and the account goes @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/profile");
  await expect(fact(page, "Full name")).toBeVisible();
  await page.getByRole("button", { name: /^Data/ }).click();
  await expectAccessible();
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await button(page, "Delete All Data").click();
  expect(asked).toEqual([
    "Are you sure you want to delete all your data? This action cannot be undone.",
  ]);
  page.once("dialog", (dialog) => void dialog.accept());
  await button(page, "Delete All Data").click();
  await expect(page.getByText("Data deleted")).toBeVisible();
  const modal = dialogNamed(page, "Complete Your Profile");
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Park");
  await page.getByText("Female", { exact: true }).click();
  await button(page, "Complete Profile").click();
  await expect(modal).toBeHidden();

  await button(page, "Delete Account").click();
  const dialog = dialogNamed(page, "Delete your account?");
  await expect(dialog).toContainText("This action cannot be undone.");
  await expectAccessible("[role=dialog]");
  await field(page, "Your password").fill("wrong");
  await button(page, "Delete My Account").click();
  await expect(dialog.getByRole("alert")).toContainText("That password is not right.");
  await field(page, "Your password").fill(person.password);
  await button(page, "Delete My Account").click();
  await expect(page.getByText("Account Deleted")).toBeVisible();
  await expect(button(page, "Sign Up to Track").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("morsel-auth"))).toBeNull();
  await expect(
    server.call("POST", "/api/auth/signin", {
      body: { email: person.email, password: person.password },
    }),
  ).rejects.toThrow("ACCOUNT_NOT_FOUND");
});

test("goals are offered from the body, fill the form, and are saved only by a press", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/profile");
  await button(page, "Suggest goals").click();
  const dialog = dialogNamed(page, "Goals From Your Body");
  await expect(dialog).toContainText("we need your birth date, your height and your weight.");
  await expectAccessible("[role=dialog]");
  await button(dialog, "Open About You").click();
  await expect(field(page, "Birth date")).toBeFocused();
  await button(page, "Cancel").click();

  const birth_date = `${Number(day().slice(0, 4)) - 34}-01-01`;
  const personalInfo = { birth_date, height: "168 cm", weight: 65 };
  await server.call("PUT", "/api/user/profile", { token: person.token, body: { personalInfo } });
  await page.reload();
  await button(page, "Suggest goals").click();
  await dialog.getByText("Female", { exact: true }).click();
  // 1,369 kcal at rest × 1.55 = 2,122
  await expect(dialog.getByRole("status")).toContainText("2,100 kcal");
  await dialog.getByText("Lose", { exact: true }).click();
  await expect(dialog.getByRole("status")).toContainText("1,750 kcal");
  await expect(dialog.getByRole("status")).toContainText(/loses about 0\.(33 kg|7 lbs) a week/);
  await expectAccessible("[role=dialog]");
  await button(dialog, "Use These Goals").click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Calories")).toHaveValue("1750");
  await expect(button(page, "Save goals")).toBeFocused();
  await expect(card(page, "Daily Goals").getByRole("status")).toContainText("not saved yet");
  const kept = () => server.call("GET", "/api/auth/user", { token: person.token });
  expect(await kept()).toMatchObject({ dailyCalorieGoal: 2000 });
  await button(page, "Save goals").click();
  await expect.poll(kept).toMatchObject({ dailyCalorieGoal: 1750, dailyProteinGoal: 105 });
});
