import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// With animations, as most people have them.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const heading = (page: Page) => page.locator("#screen-title");
const picture = (page: Page) => page.locator("main header img").getAttribute("src");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("a tab draws its hero anew, starts at the top and lights up; the same one does nothing", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person);
  await expect(page.getByRole("button", { name: "Start Tracking" })).toBeVisible();
  const first = await picture(page);
  await expect(page.getByRole("region", { name: "Fasting", exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await tab(page, "Dashboard").click();
  expect(await scrolled(page), "choosing the current tab does nothing").toBe(300);
  expect(await picture(page)).toBe(first);

  await tab(page, "Meal Journal").click();
  await expect(heading(page)).toHaveText("Meal Journal");
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(tab(page, "Meal Journal")).toHaveAttribute("aria-current", "page");
  await tab(page, "Dashboard").click();
  await expect(page.getByRole("button", { name: "Start Tracking" })).toBeVisible();
  expect(await picture(page), "another picture of the same page").not.toBe(first);
  await page.goBack();
  await expect(heading(page)).toHaveText("Meal Journal");

  for (const [path, title, lit] of [
    ["/nutrition", "Calorie Tracker", "Calorie Tracker"],
    ["/calculator", "Calorie Tracker", "Calorie Tracker"],
    ["/search", "Meal Journal", "Meal Journal"],
    ["/tracking", "Tracking", "Dashboard"],
    ["/achievements", "Achievements", "Profile"],
    ["/data", "Data Management", "Profile"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Morsel`);
    await expect(tab(page, lit)).toHaveAttribute("aria-current", "page");
    await expectAccessible();
  }
});
