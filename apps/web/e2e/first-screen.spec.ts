import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";

// With animations, as most people have them.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const heading = (page: Page) => page.locator("#screen-title");
const tabs = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link").filter({ visible: true });
const picture = (page: Page) => page.locator("main header img").getAttribute("src");

/** Blocks the app's code until the returned function is called. */
async function holdCode(page: Page, view = "Dashboard"): Promise<() => Promise<void>> {
  const release = await holdBack(page, "**/assets/*.js");
  return async () => {
    release();
    await expect(page).toHaveTitle(`${view} · Morsel`);
  };
}

/** When the page's own font had loaded (ms on the page's clock). */
const fontTime = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => performance.now()));

/** The layout shift since then that no input caused. */
const shifted = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          const later = entries.filter(({ startTime }) => startTime > from);
          resolve(later.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // An observer is never called if nothing shifted.
        setTimeout(resolve, 200, 0);
      }),
    since,
  );

test("a visitor sees the dashboard before its code is there, and nothing moves when it comes", async ({
  page,
  expectAccessible,
}) => {
  const release = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText("Know what you eat");
  await expect(tabs(page)).toHaveCount(5);
  await expect(page.getByRole("region", { name: "Today's Progress" })).toContainText(
    "of 2,000 kcal",
  );
  const date = new Intl.DateTimeFormat("en", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "America/New_York",
  });
  await expect(page.getByRole("main")).toContainText(date.format(new Date()));
  await expectAccessible();
  const since = await fontTime(page);
  const place = await heading(page).boundingBox();
  const shown = await picture(page);
  expect(shown).toMatch(/home-\d/);

  await release();
  await expect(page.getByRole("textbox").first()).toBeVisible();
  expect(await heading(page).boundingBox()).toEqual(place);
  expect(await picture(page), "the same picture stays").toBe(shown);
  expect(await shifted(page, since)).toBeLessThan(0.01);

  // A click that came too early is done as soon as possible.
  await page.unroute("**/assets/*.js");
  const releaseAgain = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("button", { name: "Sign Up to Track" }).click();
  await releaseAgain();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("who is signed in never sees the visitor's dashboard, not for a moment @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  await expect(heading(page)).toContainText("Ada");
  const seen: string[] = [];
  await page.exposeFunction("noteSeen", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const { noteSeen } = window as unknown as { noteSeen: (text: string) => void };
    new MutationObserver(() => {
      const text = document.querySelector("#root")?.textContent ?? "";
      for (const wrong of ["Know what you eat", "Sign Up to Track", "Create an account"])
        if (text.includes(wrong)) noteSeen(wrong);
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await expect(heading(page)).toHaveText(/^(Good (morning|afternoon|evening)|Hello)$/);
  await expect(page.getByRole("button", { name: "Start Tracking" })).toBeVisible();
  await expect(tabs(page)).toHaveCount(5);
  await release();
  await expect(heading(page)).toContainText("Ada");
  expect(seen).toEqual([]);
});

for (const { path, view, hero, last } of [
  { path: "/daily", view: "Meal Journal", hero: "daily", last: "Logged Today" },
  { path: "/nutrition", view: "Calorie Tracker", hero: "nutrition", last: "Log Again" },
])
  test(`the ${view} is drawn before its code is there, too`, async ({ page, person, openAs }) => {
    await openAs(person, "/favicon.svg");
    const release = await holdCode(page, view);
    await page.goto(path, { waitUntil: "commit" });
    await expect(heading(page)).toHaveText(view);
    await expect(tabs(page)).toHaveCount(5);
    await expect(page.locator("nav [aria-current=page]").filter({ visible: true })).toHaveAttribute(
      "href",
      path,
    );
    const since = await fontTime(page);
    const place = await heading(page).boundingBox();
    const shown = await picture(page);
    expect(shown).toContain(`/${hero}-`);

    await release();
    await expect(page.getByRole("region", { name: last })).toBeVisible();
    expect(await heading(page).boundingBox()).toEqual(place);
    expect(await picture(page), "the same picture stays").toBe(shown);
    expect(await shifted(page, since)).toBeLessThan(0.02);
  });

test("other addresses wait for the code, and say so when it doesn't come @any-width", async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  await holdCode(page);
  for (const path of [
    "/fasting",
    "/daily?x",
    "/reset-password",
    "/verify-email?token_hash=x",
    "/?code=x",
  ]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("#root + script")).toBeAttached();
    await expect(page.locator("#root")).toBeEmpty();
  }
  await page.unroute("**/assets/*.js");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByText("Morsel didn't arrive")).toBeVisible();
});

test("what is pressed before the code is there is what opens, whatever the app adds around it @any-width", async ({
  page,
  person,
  openAs,
}) => {
  // On the very first visit, when nothing is known of the person yet.
  const release = await holdCode(page, "Meal Journal");
  const opened = openAs(person);
  await page.getByRole("button", { name: "Trends", exact: true }).click();
  await release();
  await opened;
  await expect(page.getByRole("region", { name: "Trends", exact: true })).toBeFocused();
});
