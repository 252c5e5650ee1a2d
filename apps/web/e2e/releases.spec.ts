import type { Page } from "@playwright/test";
import { day as today } from "./day.ts";
import { expect } from "./fixtures.ts";
import {
  banner,
  withInstallation as it,
  lookForRelease,
  releaseSecond,
  untilKept,
} from "./installation.ts";
import { button, card, field } from "./locators.ts";
import { openSignedIn } from "./open.ts";

// An app is fetched whole for each release, in several tabs.
it.slow();

const hour = 60 * 60_000;

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const heading = (page: Page) => page.locator("#screen-title");

/** Whether the page's scripts are those of the release. */
const isOf = (page: Page, release: string) =>
  page
    .evaluate(
      (mark) =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => name.endsWith(".js") && name.includes(mark)),
      `.${release}.`,
    )
    // The page is just reloading.
    .catch(() => false);

/** Counts how often the page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on("domcontentloaded", () => (count += 1));
  return () => count;
}

it("a tab goes on working after a release, and the next tab is new @any-width", async ({
  page,
  context,
  installation,
}) => {
  const { url } = installation;
  await page.goto(url);
  await untilKept(page);
  const scripts = await page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((one) => one.startsWith("morsel-release"));
    const requests = await (await caches.open(name)).keys();
    return requests.map((request) => request.url).filter((one) => one.endsWith(".js"));
  });
  await installation.stop();
  await installation.release("second");
  await installation.start();
  // The server has none of the files of the release before.
  const replies = await Promise.all(scripts.map((script) => fetch(script)));
  expect(replies.every(({ status }) => status === 404)).toBe(true);

  await lookForRelease(page);
  await expect(banner(page)).toBeVisible();
  for (const [name, text] of [
    ["Fasting", "16:8 Method"],
    ["Calorie Tracker", "Universal Calorie Calculator"],
    ["Profile", "Password"],
  ] as const) {
    await tab(page, name).click();
    await expect(page.locator("#content").getByText(text).first()).toBeVisible();
  }
  await tab(page, "Fasting").click();
  await page.getByRole("tab", { name: "Plans" }).click();
  await expect(page.getByText("20:4").first()).toBeVisible();
  // A second tab is of the same release, as long as the first is there.
  const second = await context.newPage();
  await second.goto(url);
  await expect(heading(second)).toBeVisible();
  expect(await isOf(second, "second")).toBe(false);
  await page.close();
  await second.close();

  const later = await context.newPage();
  await expect(async () => {
    await later.goto("about:blank");
    await later.goto(url);
    await expect(heading(later)).toBeVisible();
    expect(await isOf(later, "second")).toBe(true);
  }).toPass();
  // The files of the release before went with its last tab.
  await expect
    .poll(() =>
      later.evaluate(
        async () => (await caches.keys()).filter((one) => one.startsWith("morsel-release")).length,
      ),
    )
    .toBe(1);
  await expect(banner(later)).toHaveCount(0);
});

it("the banner comes within half an hour, and Later and close hide it for a day @any-width", async ({
  page,
  installation,
  expectAccessible,
}) => {
  const { url } = installation;
  await page.clock.install();
  await page.goto(url);
  await untilKept(page);
  await expect(heading(page)).toHaveText("Know what you eat");
  await expect(banner(page)).toHaveCount(0);
  await installation.stop();
  await installation.release("second");
  await installation.start();
  await page.clock.fastForward(28 * 60_000);
  await page.waitForTimeout(1_000);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.fastForward(3 * 60_000);
  await expect(banner(page)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }

  await button(page, "Later").click();
  await expect(banner(page)).toHaveCount(0);
  const dismissed = await page.evaluate(() => localStorage.getItem("pwa-update-dismissed"));
  expect(Number(dismissed)).toBeGreaterThan(0);
  await page.reload();
  await expect(heading(page)).toHaveText("Know what you eat");
  await page.clock.fastForward(23 * hour);
  await page.waitForTimeout(500);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.fastForward(1.5 * hour);
  await expect(banner(page)).toBeVisible();

  await button(page, "Close").click();
  await expect(banner(page)).toHaveCount(0);
  await page.clock.fastForward(24.5 * hour);
  await expect(banner(page)).toBeVisible();
  expect(await isOf(page, "second")).toBe(false);
});

it("Update Now reloads its tab only, and the others go on and offer their own reload @any-width", async ({
  page,
  context,
  installation,
}) => {
  const { url } = installation;
  const person = await installation.server().makePerson();
  await installation.server().call("POST", "/api/meals/logged", {
    token: person.token,
    body: { name: "Soup", mealType: "lunch", date: today(), totalCalories: 500 },
  });
  await openSignedIn(page, `${url}/calculator`, person);
  await untilKept(page);
  await field(page, "Food").fill("two eggs and toa");
  await field(page, "Measurement").fill("1 cu");
  const profile = await context.newPage();
  await profile.goto(`${url}/profile`);
  await button(profile, "Edit").first().click();
  await field(profile, "Phone").fill("555 0100");
  const journal = await context.newPage();
  await journal.goto(`${url}/daily`);
  await journal.getByRole("button", { name: /^Soup.*, edit$/ }).click();
  const dialog = journal.getByRole("dialog");
  await field(dialog, "Name").fill("Soup with bread");
  const loads = [page, profile, journal].map(countLoads);

  await releaseSecond(page, installation);
  await expect(banner(page)).toBeVisible();
  await button(page, "Update Now").click();
  await expect.poll(() => isOf(page, "second")).toBe(true);
  await expect(field(page, "Food")).toHaveValue("two eggs and toa");
  await expect(field(page, "Measurement")).toHaveValue("1 cu");
  await expect(banner(page)).toHaveCount(0);
  // Longer than the banner waits for a worker that doesn't come.
  await page.waitForTimeout(6_000);
  expect(loads.map((count) => count())).toEqual([1, 0, 0]);
  await expect(field(profile, "Phone")).toHaveValue("555 0100");
  await expect(field(dialog, "Name")).toHaveValue("Soup with bread");

  // Parts that the others open later come from their own release, which the server has no more.
  await field(profile, "Phone").fill("");
  await tab(profile, "Fasting").click();
  await expect(profile.locator("#content").getByText("16:8 Method").first()).toBeVisible();
  await button(dialog, "Save").click();
  await expect(journal.getByRole("button", { name: /^Soup with bread.*, edit$/ })).toBeVisible();
  // The next page is new, and so are they when they are asked to be.
  await page.reload();
  await expect(banner(page)).toHaveCount(0);
  for (const other of [profile, journal]) {
    await button(other, "Update Now").click();
    await expect.poll(() => isOf(other, "second")).toBe(true);
    await expect(heading(other)).toBeVisible();
    await expect(banner(other)).toHaveCount(0);
  }
  expect(loads.map((count) => count())).toEqual([2, 1, 1]);
  // The files of the release before went with its last tab.
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await caches.keys()).filter((one) => one.startsWith("morsel-release")).length,
      ),
    )
    .toBe(1);

  // Sent or left, a draft doesn't come back with the next reload.
  await field(page, "Food").fill("");
  await page.reload();
  await expect(field(page, "Food")).toHaveValue("");
  await page.reload();
  await expect(field(page, "Measurement")).toHaveValue("");
});

it("leaves a sign-in alone that is being typed while another tab updates @any-width", async ({
  page,
  installation,
}) => {
  await page.goto(`${installation.url}/`);
  await untilKept(page);
  await page
    .getByRole("button", { name: "Sign in", exact: true })
    .or(button(page, "Sign Up to Track"))
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Email").fill("ada@example.com");
  await dialog.locator("[name=password]").fill("Str0ng!password");
  await installation.stop();
  await installation.release("second");
  await installation.start();
  const other = await page.context().newPage();
  await other.goto(installation.url);
  await lookForRelease(other);
  await button(other, "Update Now").click();
  await expect.poll(() => isOf(other, "second")).toBe(true);
  await expect(field(dialog, "Email")).toHaveValue("ada@example.com");
  await expect(dialog.locator("[name=password]")).toHaveValue("Str0ng!password");
  expect(await isOf(page, "second")).toBe(false);
});

it("keeps the address of a sign-in through an update, and never the password @any-width", async ({
  page,
  installation,
}) => {
  await page.goto(`${installation.url}/profile`);
  await untilKept(page);
  const form = page.locator("#content form").first();
  await field(form, "Email").fill("ada@example.com");
  await form.locator("[name=password]").fill("Str0ng!password");
  await releaseSecond(page, installation);
  await button(page, "Update Now").click();
  await expect.poll(() => isOf(page, "second")).toBe(true);
  await expect(field(form, "Email")).toHaveValue("ada@example.com");
  await expect(form.locator("[name=password]")).toHaveValue("");
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
  );
  expect(stored).not.toContain("Str0ng!password");
});

it("keeps a half-made token's name through an update, and its form opens again @any-width", async ({
  page,
  installation,
}) => {
  const person = await installation.server().makePerson();
  await openSignedIn(page, `${installation.url}/profile`, person);
  await untilKept(page);
  const place = card(page, "Access Tokens");
  const openData = () => page.getByRole("button", { name: /^Data/ }).click();
  await openData();
  await button(place, "New Token").click();
  await field(place, "Name").fill("Kitchen");
  await field(place, "Works for").selectOption("30 days");
  await releaseSecond(page, installation);
  await button(page, "Update Now").click();
  await expect.poll(() => isOf(page, "second")).toBe(true);
  await openData();
  await expect(field(place, "Name")).toHaveValue("Kitchen");
  await expect(field(place, "Works for").locator("option:checked")).toHaveText("30 days");
});
