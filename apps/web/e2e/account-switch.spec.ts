import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";

test("another account's mailed link finds nothing of who was signed in @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await field(page, "Food").fill("lentil soup");
  await field(page, "Measurement").fill("1 cup");
  await page.keyboard.press("Enter");
  const recents = () => page.evaluate(() => localStorage.getItem("morsel-recent-analyses"));
  await expect.poll(recents).toContain("lentil soup");

  const email = `other-${person.email}`;
  await server.call("POST", "/api/auth/signup", { body: { email, password: "Str0ng!password" } });
  const [mail] = await server.mailsTo(email);
  await page.goto(mail?.link ?? "");
  await expect(page.getByText("Complete Your Profile").first()).toBeVisible();
  expect(await recents()).toBeNull();

  // Longer than it takes to bring the device and the account in step.
  await page.goto("/calculator");
  await expect(field(page, "Food")).toBeVisible();
  await page.waitForTimeout(3_000);
  const token = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("morsel-auth") ?? "{}") as {
      access_token: string;
    };
    return session.access_token;
  });
  const fed = JSON.stringify(await server.call("GET", "/api/sync/changes", { token }));
  expect(fed).toContain(email);
  expect(fed).not.toContain("lentil soup");
});

test("a tab left open keeps nothing of who signs out in another one @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  const other = await server.makePerson();
  await openAs(person);
  const water = card(page, "Water");
  for (let glasses = 1; glasses <= 4; glasses += 1) {
    await button(water, "Add a glass").click();
    await expect(water).toContainText(`${glasses} of 8 glasses`);
  }
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/unread/);

  const elsewhere = await context.newPage();
  await elsewhere.goto("/profile");
  await button(elsewhere, "Sign Out").click();
  await expect(button(elsewhere, "Sign Up to Track").first()).toBeVisible();
  await elsewhere.goto("/signin");
  await field(elsewhere, "Email").fill(other.email);
  await elsewhere.locator("[name=password]").fill(other.password);
  await elsewhere.locator("form").getByRole("button", { name: "Sign In" }).click();
  await expect(button(elsewhere, "Start Tracking")).toBeVisible();
  await expect(water).toContainText("0 of 8 glasses");
  await expect(bell).toHaveAccessibleName("Notifications");
});
