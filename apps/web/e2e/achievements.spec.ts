import { randomUUID } from "node:crypto";
import { shortDate } from "@morsel/domain/english";
import type { Locator, Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const board = (page: Page) => card(page, "Achievements");
const titles = (place: Locator) => place.getByRole("heading", { level: 3 });
const achievement = (page: Page, title: string) =>
  board(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const tile = (page: Page, name: string) =>
  card(page, "Your Statistics")
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) });

/** An entry on each of these days, and a day's water. */
async function live(server: Server, { token }: Person, daysBack: number[], glasses = 0) {
  for (const back of daysBack) {
    const body = { name: "Toast", date: day(back), totalCalories: 100, source: "calculator" };
    await server.call("POST", "/api/meals/logged", { token, body });
  }
  const body = { date: day(), waterGlasses: glasses };
  if (glasses > 0) await server.call("POST", "/api/daily-stats", { token, body });
}

/** Completed fasts and a day's water: no reply but a check's tells what they earn. */
async function earn(server: Server, { token }: Person, fasts: number, glasses = 8) {
  const hour = 3_600_000;
  for (let at = 1; at <= fasts; at += 1) {
    const start = Date.now() - at * 24 * hour;
    await server.call("POST", "/api/fasting/start", {
      token,
      body: {
        ...{ id: randomUUID(), planId: "16-8", targetDuration: 16 * hour, status: "completed" },
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 16.5 * hour).toISOString(),
      },
    });
  }
  const body = { date: day(), waterGlasses: glasses };
  await server.call("POST", "/api/daily-stats", { token, body });
}

test("an award is told with the day that it is for, not with that of its judging @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const body = { date: day(3), waterGlasses: 8 };
  await server.call("POST", "/api/daily-stats", { token: person.token, body });
  await openAs(person, "/achievements");
  const earned = `arned ${shortDate(day(3))}`;
  await expect(achievement(page, "Water Reached")).toContainText(`Last e${earned}`);
  await expect(card(page, "Recent Achievements")).toContainText(`E${earned}`);
});

test("the board shows points, streaks and level, and every achievement with what is missing", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await live(server, person, [1, 0], 8);
  await openAs(person, "/achievements");
  await expect(tile(page, "Total points")).toContainText("25");
  await expect(tile(page, "Unlocked")).toContainText("3");
  await expect(tile(page, "Current streak")).toContainText("2 days");
  await expect(tile(page, "Longest streak")).toContainText("2 days");
  await expect(tile(page, "Level")).toContainText("75 points to level 2");
  const overall = page.getByRole("progressbar", { name: "Overall progress" });
  await expect(overall).toHaveAttribute("aria-valuetext", "3 of 23 unlocked");

  await expect(achievement(page, "Three in a Row")).toContainText("2 of 3 days");
  await expect(achievement(page, "Fifty Thousand")).toContainText("200 of 50,000 kcal");
  await expect(achievement(page, "First Fast")).toContainText("0 of 1 fast");
  await expect(achievement(page, "Three in a Row").getByRole("img")).toHaveAccessibleName(
    "Silver badge, locked",
  );
  const year = day().slice(0, 4);
  await expect(achievement(page, "First Bite")).toContainText(
    new RegExp(`Earned \\w{3} \\d+, ${year}`),
  );
  await expect(achievement(page, "Water Reached")).toContainText("Last earned");
  await expect(achievement(page, "Water Reached").getByRole("img")).toHaveAccessibleName("Award");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
});

test("the six filters keep the order: what is to do first, by category, by points", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await live(server, person, [0], 8);
  await openAs(person, "/achievements");
  await expect(titles(board(page))).toHaveCount(23);
  const all = await titles(board(page)).allTextContents();
  expect(all.slice(0, 3)).toEqual(["All Macros", "Three Square Meals", "On Target"]);
  expect(all.slice(-3)).toEqual(["First Bite", "Well Watered", "Water Reached"]);

  const tabs = board(page).getByRole("tab");
  await expect(tabs).toHaveText(["All", "Daily", "Weekly", "Monthly", "Milestones", "Special"]);
  const counts = { Daily: 9, Weekly: 6, Monthly: 2, Milestones: 3, Special: 3 };
  await tabs.first().focus();
  for (const [name, count] of Object.entries(counts)) {
    await page.keyboard.press("ArrowRight");
    await expect(board(page).getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    await expect(board(page).getByRole("tab", { name })).toBeFocused();
    await expect(titles(board(page))).toHaveCount(count);
    const shown = await titles(board(page)).allTextContents();
    expect(shown).toEqual(all.filter((title) => shown.includes(title)));
  }
});

test("visitors are asked to sign in @any-width", async ({ page, expectAccessible }) => {
  await page.goto("/achievements");
  await expect(page.getByText("Sign in to track your achievements")).toBeVisible();
  await expectAccessible();
  await button(page.locator("main"), "Sign in").last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a board that didn't load says so, and is asked for again @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.route("**/api/achievements?*", (route) => route.fulfill({ status: 404, json: {} }));
  // After a check the board would ask again by itself.
  await page.route("**/api/achievements/check", (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await openAs(person, "/achievements");
  await expect(page.getByText("Your achievements didn't load")).toBeVisible();
  await page.unroute("**/api/achievements?*");
  await button(page, "Try again").click();
  await expect(titles(board(page))).toHaveCount(23);
});

test.describe("without a network", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("the board says where achievements are kept, and comes back @any-width", async ({
    page,
    context,
    person,
    openAs,
  }) => {
    // The screen's code is fetched quietly, some time after the start.
    const code = page.waitForResponse(/\/assets\/achievements-[^/]*\.js$/);
    await openAs(person);
    await code;
    await quiet(page);
    await context.setOffline(true);
    await page.evaluate(() => history.pushState(null, "", "/achievements"));
    await expect(page.getByText("They are kept with your account")).toBeVisible();
    await context.setOffline(false);
    await expect(titles(board(page))).toHaveCount(23);

    // What was seen stays.
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await expect(titles(board(page))).toHaveCount(23);
  });
});

const unlocked = (page: Page, title: string) => card(page, `Achievement unlocked: ${title}`);
const firstFast = (page: Page) => dialogNamed(page, "Something special First Fast");
const popups = (page: Page) => page.locator("[data-popup]");

/** Has the app ask what was earned, as it does when it is looked at again. */
async function lookAgain(page: Page) {
  const checked = page.waitForResponse("**/api/achievements/check");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await checked;
}

test("an entry that can't be sent has it asked what was earned meanwhile @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.clock.install();
  await openAs(person, "/calculator");
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await button(page, "Calculate Calories").click();
  await expect(page.getByRole("article")).toContainText("105 kcal");
  await page.clock.runFor(2_000);
  await quiet(page);
  const checks: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/achievements/check")) checks.push(request.url());
  });
  await page.route("**/api/meals/logged", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "INTERNAL_ERROR", message: "No." } } }),
  );
  const failed = page.waitForResponse("**/api/meals/logged");
  await page.getByRole("button", { name: /^Log to / }).click();
  await failed;
  await page.clock.runFor(4_000);
  await expect.poll(() => checks.length).toBeGreaterThan(0);
});

/** Lets a paused clock go on until it shows: however slow the machine, as long as that takes. */
async function untilShown(page: Page, popup: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(popup).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
}

test.describe("what was earned meanwhile", () => {
  test.use({ announced: false });

  test("is announced one after the other: a celebration for 5 s, a popup for 4 s, and by the bell", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    await earn(server, person, 1);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await openAs(person);
    await untilShown(page, firstFast(page));
    await expect(firstFast(page)).toContainText("Complete a fast.");
    await expect(firstFast(page)).toContainText("+25 points");
    await expect(page.locator("p[aria-live]", { hasText: "Something special" })).toHaveText(
      /^Something special: First Fast\. .* \+25 points\./,
    );
    await expect(popups(page)).toHaveCount(1);
    await page.clock.runFor(4_000);
    await expect(firstFast(page)).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(firstFast(page)).toBeHidden({ timeout: 500 });

    for (const [title, points] of [
      ["Well Watered", 10],
      ["Water Reached", 5],
    ] as const) {
      await untilShown(page, unlocked(page, title));
      await expect(unlocked(page, title)).toContainText(`+${points} points`);
      await page.clock.runFor(3_000);
      await expect(unlocked(page, title)).toBeVisible();
      await page.clock.runFor(1_100);
      await expect(unlocked(page, title)).toBeHidden({ timeout: 500 });
    }
    await page.clock.runFor(60_000);
    await expect(popups(page)).toHaveCount(0);

    await page.getByRole("button", { name: /^Notifications/ }).click();
    for (const title of ["First Fast", "Well Watered", "Water Reached"])
      await expect(page.getByText(`Achievement unlocked: ${title}`)).toBeVisible();
  });

  test("is led to and closed by keys, is kept while it has the focus, and gives it back @any-width", async ({
    page,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    await earn(server, person, 1);
    await page.clock.install();
    await openAs(person);
    const before = button(page, "Take a glass away");
    await before.focus();
    await expect(firstFast(page)).toBeVisible();
    await page.keyboard.press("Alt+t");
    await expect(button(firstFast(page), "Share")).toBeFocused();
    await page.clock.runFor(8_000);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Its own part: behind it the tour's welcome may be fading in.
      await expectAccessible("[role=dialog]");
    }
    await page.keyboard.press("Escape");
    await expect(firstFast(page)).toBeHidden();
    await expect(before).toBeFocused();

    await expect(unlocked(page, "Well Watered")).toBeVisible();
    await page.keyboard.press("Alt+t");
    const close = button(popups(page), "Close achievement");
    await expect(close).toBeFocused();
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible("[data-popup]");
    }
    await close.press("Enter");
    await expect(unlocked(page, "Well Watered")).toBeHidden();
    await expect(before).toBeFocused();
  });

  test("lets presses through to what lies below @any-width", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    await earn(server, person, 1);
    await openAs(person, "/fasting");
    await expect(firstFast(page)).toBeVisible();
    await button(page, "Start Fasting").click();
    await expect(firstFast(page)).toBeHidden({ timeout: 500 });
    await expect(button(page, "End Fast")).toBeVisible();
  });

  test("rains confetti, but not for people who want no motion @any-width", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    const painted = () =>
      page.locator("[data-popup] canvas").evaluate((canvas: HTMLCanvasElement) => {
        const { data } =
          canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data?.some((value) => value > 0) === true;
      });
    await earn(server, person, 1);
    await openAs(person);
    await expect(firstFast(page)).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(await painted()).toBe(false);

    const other = await server.makePerson();
    await earn(server, other, 1);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openAs(other);
    await expect(firstFast(page)).toBeVisible();
    await expect.poll(painted).toBe(true);
  });

  test("is shared with a picture of the badge, or copied", async ({
    page,
    context,
    person,
    server,
    openAs,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await earn(server, person, 1);
    await openAs(person);
    await button(firstFast(page), "Share").click();
    await expect(page.getByText("Copied to the clipboard")).toBeVisible();
    await expect(firstFast(page)).toBeHidden({ timeout: 500 });
    const text = "⭐ I earned “First Fast” in Morsel: Complete a fast.";
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

    // The device's own sharing, which this browser lacks.
    await page.addInitScript(() => {
      const share = async ({ files = [], ...rest }: ShareData) => {
        const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
        document.body.dataset["shared"] = JSON.stringify({
          ...rest,
          files: files.map(({ name, type }) => ({ name, type })),
          signature: [...bytes.slice(1, 4)],
        });
      };
      Object.assign(navigator, { share, canShare: () => true });
    });
    const other = await server.makePerson();
    await earn(server, other, 1);
    await openAs(other);
    await button(firstFast(page), "Share").click();
    await expect(firstFast(page)).toBeHidden({ timeout: 1_000 });
    const shared = await page.evaluate(() => document.body.dataset["shared"] ?? "null");
    expect(JSON.parse(shared)).toEqual({
      title: "First Fast",
      text,
      files: [{ name: "achievement.png", type: "image/png" }],
      signature: [0x50, 0x4e, 0x47],
    });
  });

  test("isn't announced while the app is calm @any-width", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    await earn(server, person, 1);
    await page.addInitScript(() => localStorage.setItem("morsel-calm", "on"));
    const checked = page.waitForResponse("**/api/achievements/check");
    await openAs(person);
    const { newAchievements } = (await (await checked).json()) as { newAchievements: unknown[] };
    expect(newAchievements).toHaveLength(3);
    await page.waitForTimeout(1_000);
    await expect(popups(page)).toHaveCount(0);
    await button(page, "Notifications").click();
    await expect(page.getByText("Achievement unlocked")).toHaveCount(0);
  });

  test("many at once are three popups, the last of which leads to the board @any-width", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    await earn(server, person, 10);
    await page.clock.install();
    await openAs(person);
    await expect(dialogNamed(page, "Something special Ten Fasts")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(firstFast(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popups(page)).toContainText("2 more achievements");
    await button(popups(page), "See all").click();
    await expect(board(page)).toBeVisible();
    await expect(popups(page)).toHaveCount(0);
  });
});

test("a popup waits while a field has the focus or a window is open @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await field(page, "Food").fill("ban");
  await earn(server, person, 0);
  await lookAgain(page);
  await page.waitForTimeout(1_000);
  await expect(popups(page)).toHaveCount(0);
  await field(page, "Food").blur();
  await expect(unlocked(page, "Well Watered")).toBeVisible();
  await field(page, "Food").focus();
  await expect(popups(page)).toHaveCount(0, { timeout: 1_000 });

  await live(server, person, [0]);
  await page.goto("/daily");
  await page.getByRole("button", { name: /^Toast.*, edit$/ }).click();
  const window = page.getByRole("dialog");
  await button(window, "Close").focus();
  await earn(server, person, 1);
  await lookAgain(page);
  await page.waitForTimeout(1_000);
  await expect(popups(page)).toHaveCount(0);
  await button(window, "Close").click();
  await expect(firstFast(page)).toBeVisible();
});

test("a logged meal's reply announces what it earned, once, however often it is sent, undone and logged again @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  // The first reply is lost on its way.
  let isFirst = true;
  await page.route("**/api/meals/logged", async (route) => {
    if (route.request().method() !== "POST" || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort();
  });
  const log = async () => {
    await field(page, "Food").fill("banana");
    await field(page, "Measurement").fill("1 medium");
    await field(page, "Measurement").press("Enter");
    await page.getByRole("button", { name: /^Log to/ }).click();
    await page.getByRole("heading", { level: 1 }).focus();
  };
  await log();
  await expect(unlocked(page, "First Bite")).toBeVisible();
  await button(popups(page), "Close achievement").click();
  await button(page.locator("[data-sonner-toast]"), "Undo").click();
  await log();
  await lookAgain(page);
  await page.waitForTimeout(4_500);
  await expect(popups(page)).toHaveCount(0);
  await expect(button(page, "Notifications, 1 unread")).toBeVisible();
});
