import { expect, test } from "./fixtures.ts";
import { card } from "./locators.ts";

const agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1";

test("devices are listed, and another one is signed out @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { email, password } = person;
  const signIn = await fetch(`${server.url}/api/auth/signin`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": agent },
    body: JSON.stringify({ email, password }),
  });
  const { session } = (await signIn.json()) as { session: { access_token: string } };
  const otherIsIn = async () => {
    const headers = { authorization: `Bearer ${session.access_token}` };
    return (await fetch(`${server.url}/api/auth/user`, { headers })).ok;
  };
  expect(await otherIsIn()).toBe(true);

  await openAs(person, "/profile");
  const devices = card(page, "Signed-In Devices");
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByText("This device")).toHaveCount(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  const signOut = devices.getByRole("button", { name: /^Sign out: Safari on iPhone, last used/ });
  const box = await signOut.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await signOut.focus();
  await page.keyboard.press("Enter");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("Safari on iPhone is signed out.").first()).toBeVisible();
  await expect(devices.getByRole("list")).toBeFocused();
  expect(await otherIsIn()).toBe(false);
});

test("devices that look the same, and both units switches, have names of their own @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await server.newSession(person);
  await server.newSession(person);
  await openAs(person, "/profile");
  const signOuts = card(page, "Signed-In Devices").getByRole("button");
  await expect(signOuts).toHaveCount(2);
  await card(page, "About You").getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("group", { name: "Units", exact: true })).toHaveCount(1);
  await expect(page.getByRole("group", { name: "Units of height and weight" })).toHaveCount(1);
  const names = await signOuts.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  expect(names).toEqual([
    expect.stringMatching(/^Sign out: .+, last used Just now, 1 of 2$/),
    expect.stringMatching(/^Sign out: .+, last used Just now, 2 of 2$/),
  ]);
});

test("devices that don't load are asked for again @any-width", async ({ page, person, openAs }) => {
  let fails = true;
  await page.route("**/api/user/sessions", (route) =>
    fails ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await openAs(person, "/profile");
  const devices = card(page, "Signed-In Devices");
  await expect(devices.getByText("Your devices didn't load")).toBeVisible({ timeout: 20_000 });
  fails = false;
  await devices.getByRole("button").click();
  await expect(devices.getByText("This device")).toBeVisible();
});

test.describe("a device that another one has signed out", () => {
  test.use({ expectedComplaints: [/401/] });

  test("is told at its next call @any-width", async ({ page, person, openAs, server }) => {
    // The app refreshes its session when idle.
    const refreshed = page.waitForResponse(/grant_type=refresh_token/);
    await openAs(person, "/daily");
    await refreshed;
    const told = expect(page.getByText("Session Expired")).toBeVisible();
    await server.call("POST", "/auth/v1/logout?scope=global", { token: person.token });
    // The app's own call may come first, and the field is gone.
    const search = page.getByLabel("Search your foods").fill("rice", { timeout: 12_000 });
    await Promise.all([told, search.catch(() => undefined)]);
    expect(await page.evaluate(() => localStorage.getItem("morsel-auth"))).toBeNull();
  });
});
