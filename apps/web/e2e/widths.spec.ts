import type { Locator, Page } from "@playwright/test";
import { fill, longWord } from "./filled.ts";
import { expect, test } from "./fixtures.ts";
import { layoutFaults } from "./layout-faults.ts";
import { button, dialogNamed, field } from "./locators.ts";

const widths = [320, 360, 390, 430, 540, 640, 768, 1024, 1120, 1280, 1536, 1920];

/** The browser's own text size (px), and with WCAG's text spacing on top. */
const looks = {
  "": { size: 16, style: "" },
  " at 200 %": { size: 32, style: "" },
  " spaced": {
    size: 16,
    style:
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  },
};

/** Fails if anything on the screen as it stands doesn't fit at one of the widths. */
async function expectFits(page: Page, what: string): Promise<void> {
  const faults: string[] = [];
  const browser = await page.context().newCDPSession(page);
  const setLook = async ({ size, style }: { size: number; style: string }) => {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    await page.evaluate((text) => {
      const sheet = document.getElementById("look") ?? document.createElement("style");
      sheet.id = "look";
      sheet.textContent = text;
      document.head.append(sheet);
    }, style);
    const textSize = () => getComputedStyle(document.documentElement).fontSize;
    await expect.poll(() => page.evaluate(textSize)).toBe(`${String(size)}px`);
  };
  for (const [how, look] of Object.entries(looks)) {
    await setLook(look);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      let found = await page.evaluate(layoutFaults, width);
      // What is still on its way to a new size has a moment to arrive.
      if (found.length > 0) await page.waitForTimeout(200);
      if (found.length > 0) found = await page.evaluate(layoutFaults, width);
      for (const fault of found) faults.push(`${what}, ${String(width)} px${how}: ${fault}`);
    }
  }
  expect.soft(faults, `${what} fits`).toEqual([]);
  await setLook(looks[""]);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Fails if not all of these stand beside each other on the smallest phone. */
async function expectOneRow(page: Page, these: Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  const rows = () => these.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await expect.poll(async () => new Set(await rows()).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 900 });
}

const open = async (page: Page, path: string, seen: string) => {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await expect(page.locator("#content").getByText(seen).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
};

const tag = "@any-width";
/** Each looks at every screen of its own at 12 widths in three ways. */
const minutes = 3 * 60_000;

test.describe("from 320 to 1920 px, with long names and large text, nothing overlaps", {
  tag,
}, () => {
  test.beforeEach(async ({ person, server }) => {
    test.setTimeout(minutes);
    await fill(server, person);
  });

  test("for a visitor, and on the dashboard", async ({ page, person, openAs }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Keep your day" })).toBeVisible();
    await expectFits(page, "a visitor's dashboard");
    await open(page, "/signin", "Email");
    await expectFits(page, "sign-in");
    await openAs(person);
    await expect(page.locator("#screen-title")).toContainText("Maximiliana");
    await expect(page.getByRole("region", { name: "Essential Micronutrients" })).toBeVisible();
    await button(page, "30-day log").click();
    await expectFits(page, "dashboard");
  });

  test("in the calculator and in tracking", async ({ page, person, openAs }) => {
    await openAs(person, "/calculator");
    await expect(page.locator("#content").getByText("Log Again").first()).toBeVisible();
    await expectFits(page, "calculator");
    const suggestion = page
      .getByRole("region", { name: "Quick Suggestions" })
      .getByRole("listitem");
    await expectOneRow(page, suggestion.first().getByRole("button"));
    await field(page, "Food").fill("semi-skimmed chocolate milk");
    await field(page, "Measurement").fill("2500 fluid ounces");
    await field(page, "Measurement").press("Enter");
    await expect(page.getByText("Understood as")).toBeVisible();
    await expectFits(page, "calculator with a result");
    await open(page, "/tracking", longWord);
    await expectFits(page, "tracking");
    await page.getByRole("tab", { name: "Weekly" }).click();
    await expectFits(page, "tracking, weekly");
  });

  test("in the journal, and where an entry is edited", async ({ page, person, openAs }) => {
    await openAs(person);
    await open(page, "/daily", longWord);
    await expectFits(page, "journal");
    await button(page, "Show trends").click();
    await expect(page.getByText("The numbers, day by day")).toBeVisible();
    await field(page, "Search your foods").fill("a");
    await expectFits(page, "journal with a search");
    await open(page, "/data", "Meals logged");
    await expectFits(page, "data");
    await open(page, "/daily", longWord);
    await page
      .getByRole("button", { name: new RegExp(`^${longWord}, .*edit$`) })
      .first()
      .click();
    await expect(dialogNamed(page, "Edit entry")).toBeVisible();
    await expectFits(page, "edit dialog");
  });

  test("with fasts, in the profile and among achievements", async ({ page, person, openAs }) => {
    await openAs(person);
    await open(page, "/fasting", "Recent Sessions");
    await expectFits(page, "fasting");
    await expectOneRow(page, page.getByRole("tab"));
    for (const section of ["Plans", "Tips"]) {
      await page.getByRole("tab", { name: section }).click();
      await expectFits(page, section);
    }
    await open(page, "/profile", "Daily Goals");
    await expectFits(page, "profile");
    await page.getByRole("button", { name: /^Awards/ }).click();
    await expect(page.getByText("Your Statistics")).toBeVisible();
    await expectFits(page, "awards");
    await open(page, "/achievements", "Your Statistics");
    await expectFits(page, "achievements");
  });
});

test("on the smallest phone the form of details fits @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openAs(person, "/profile");
  await button(page, "Edit").click();
  await expect(field(page, "Full name")).toBeVisible();
  expect(await page.evaluate(layoutFaults, 320)).toEqual([]);
});
