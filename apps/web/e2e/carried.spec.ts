import type { Browser, Page } from "@playwright/test";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";
import { restarted } from "./second-device.ts";
import type { Person, Server } from "./server.ts";
import { waitingChanges } from "./waiting-changes.ts";

interface Restored {
  data: Record<"meals" | "waterIntake" | "achievements" | "recipes" | "kept", unknown[]>;
}

/** The same person on one more device, with a session of its own. */
async function anotherDevice(browser: Browser, server: Server, person: Person): Promise<Page> {
  const session = JSON.stringify(await server.newSession(person));
  const origins = [{ origin: server.url, localStorage: [{ name: "morsel-auth", value: session }] }];
  const context = await browser.newContext({
    ...{ baseURL: server.url, locale: "en-US", timezoneId: "America/New_York" },
    storageState: { cookies: [], origins },
  });
  return context.newPage();
}

const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).first();

/** Presses the label, which is what one sees. */
const choose = (page: Page, name: string) =>
  page.locator("label").filter({ hasText: name }).first().click();

/** The next automatic save, which comes every 45 seconds. */
const untilSaved = (page: Page) => page.clock.runFor(50_000);

test("theme and units go along to the other device, the later choice first @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  test.slow();
  const other = await anotherDevice(browser, server, person);
  const theme = (device: Page) => device.locator("html").getAttribute("data-theme");
  for (const device of [page, other]) await device.clock.install();
  await openAs(person, "/profile");
  await other.goto("/profile");
  for (const device of [page, other]) {
    await expect(choice(device, "ft, lb")).toBeChecked();
    // What runs beside the screen begins.
    await device.clock.runFor(10_000);
  }
  await choose(page, "Dark");
  await choose(page, "cm, kg");
  await untilSaved(page);
  await expect.poll(() => theme(other)).toBe("dark");
  await expect(choice(other, "cm, kg")).toBeChecked();
  await choose(other, "Light");
  await untilSaved(other);
  await expect.poll(() => theme(page)).toBe("light");
  await expect(choice(page, "Light")).toBeChecked();
  const third = await anotherDevice(browser, server, person);
  await third.goto("/profile");
  await expect.poll(() => theme(third)).toBe("light");
  await expect(choice(third, "cm, kg")).toBeChecked();
  for (const device of [other, third]) await device.context().close();
});

test("what was chosen right before the app was ended stays chosen @any-width", async ({
  page,
  browser,
  context,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const timestamp = Date.now() - 60_000;
  for (const [key, data] of [
    ["morsel-theme", "light"],
    ["morsel-units", "imperial"],
  ])
    await server.call("POST", "/api/user/sync-data", { token, body: { key, data, timestamp } });
  await openAs(person, "/profile");
  await expect(choice(page, "Light")).toBeChecked();
  await choose(page, "Dark");
  await choose(page, "cm, kg");
  // Before anything is sent.
  const again = await restarted(browser, server, context);
  await again.goto("/profile");
  await expect
    .poll(() => server.call("GET", "/api/user/restore-data", { token }))
    .toMatchObject({
      data: {
        kept: expect.arrayContaining([
          expect.objectContaining({ key: "morsel-theme", data: "dark" }),
          expect.objectContaining({ key: "morsel-units", data: "metric" }),
        ]) as unknown,
      },
    });
  await expect(choice(again, "Dark")).toBeChecked();
  await expect(choice(again, "cm, kg")).toBeChecked();
  await again.context().close();
});

test("what an account has is counted in a toast once per sign-in @any-width", async ({
  page,
  person,
  server,
}) => {
  const { token, email, password } = person;
  for (const name of ["Soup", "Salad"])
    await server.call("POST", "/api/meals/logged", {
      token,
      body: { name, date: day(), totalCalories: 300 },
    });
  await server.call("POST", "/api/daily-stats", { token, body: { waterGlasses: 3, date: day() } });
  const toast = page.getByText("Data restored").filter({ visible: true });
  const signIn = async () => {
    await page.goto("/signin");
    await field(page, "Email").fill(email);
    await field(page, "Password").fill(password);
    await button(page, "Sign In").click();
  };
  for (const time of ["first", "second"]) {
    await signIn();
    await expect(toast, `the ${time} time`).toBeVisible();
    const { data } = (await server.call("GET", "/api/user/restore-data", { token })) as Restored;
    const { meals, waterIntake, achievements, recipes, kept } = data;
    expect([meals.length, waterIntake.length]).toEqual([2, 1]);
    const items = [meals, waterIntake, achievements, recipes, kept].flat().length;
    await expect(page.getByText(`${items} items restored.`)).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/profile");
    await expect(button(page, "Sign Out")).toBeVisible();
    // Everything that runs beside the screen has begun by now.
    await expect.poll(() => asked).toContain("/api/sync/events");
    expect(asked).not.toContain("/api/user/restore-data");
    await expect(toast).toBeHidden();
    await button(page, "Sign Out").click();
    await expect(button(page, "Sign Up to Track").first()).toBeVisible();
  }
});

test("the card of this device counts what waits, sends it on a press, and says what is kept @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  for (const name of ["Soup", "Salad"])
    await server.call("POST", "/api/meals/logged", {
      token,
      body: { name, date: day(), totalCalories: 300 },
    });
  await openAs(person, "/");
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*2/);
  await page.route(/water\/steps|sync-data/, (route) => route.abort("connectionrefused"));
  // Recent analyses go along by themselves: nobody would miss one, and it isn't counted.
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  await expect.poll(() => waitingChanges(page)).toBe(1);
  for (const glasses of [1, 2]) {
    await button(card(page, "Water"), "Add a glass").click();
    await expect(card(page, "Water")).toContainText(`${glasses} of 8 glasses`);
  }
  await page.getByRole("link", { name: "Profile" }).first().click();
  await page.getByRole("button", { name: /^Data/ }).click();
  const device = card(page, "On this device");
  await expect(device).toContainText("2 changes are waiting to be sent");
  await expect(device).toContainText("It goes by itself as soon as the server can be reached.");
  await expect(device).toContainText(/Kept here\s*2 entries since/);
  await expect(device).toContainText(/Last in step with the server\s*(Today|just now|\d)/i);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  const send = button(device, "Send now");
  await send.click({ trial: true });
  // At once: a retry of its own may come first.
  await Promise.all([page.unroute(/water\/steps|sync-data/), send.dispatchEvent("click")]);
  await expect(device).toContainText("Everything is sent");
  await expect(button(device, "Send now")).toBeHidden();
  await expect
    .poll(() => server.call("GET", "/api/water-history?days=2", { token }))
    .toMatchObject({ data: [{ glasses: 2 }] });
});
