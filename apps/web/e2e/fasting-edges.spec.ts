import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const second = 1_000;
const hour = 3_600 * second;

/** Records or starts a fast on the server; `from` and `to` are ms ago. */
function record(server: Server, { token }: Person, from: number, to?: number) {
  const now = Date.now();
  return server.call("POST", "/api/fasting/start", {
    token,
    body: {
      planId: "16-8",
      startTime: now - from,
      source: "manual",
      ...(to !== undefined && { endTime: now - to, status: "stopped" }),
    },
  });
}

const clock = (page: Page) => page.getByTestId("fasting-clock");

test("ending a fast doesn't look like the thing to do, and is undone with one press", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const on = async (path: string) => server.call("GET", `/api/fasting/${path}`, person);
  const colour = (name: string) =>
    button(page, name).evaluate((one) => getComputedStyle(one).backgroundColor);
  await page.clock.install();
  await openAs(person, "/fasting");
  const primary = await colour("Start Fasting");
  await record(server, person, 3 * hour);
  await page.reload();
  await expect(clock(page)).toHaveText(/^12:5|^13:00/);
  expect(await colour("End Fast")).not.toBe(primary);

  await button(page, "End Fast").click();
  await expect(page.getByText("Fast ended")).toBeVisible();
  await expect.poll(() => on("history")).toMatchObject([{ status: "stopped" }]);
  await page.clock.fastForward(15_000);
  await button(page, "Undo").click();
  await expect(clock(page)).toHaveText(/^12:5|^13:00/);
  await expect.poll(() => on("active")).toMatchObject({ status: "active" });
  await expect.poll(() => on("history")).toEqual([]);
  await page.reload();
  await expect(clock(page)).toHaveText(/^12:5|^13:00/);
  await expect(page.getByText("No fasts yet")).toBeVisible();

  // A fast that was begun since isn't ended by an Undo, which says so.
  await button(page, "End Fast").click();
  await button(page, "Start Fasting").click();
  await button(page, "Undo").click();
  await expect(page.getByText("Another fast is running")).toBeVisible();
  await expect(clock(page)).toHaveText(/^15:59|^16:00/);
});

test("after a slip of seconds a fast that began two hours ago is three presses away", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await record(server, person, hour, hour - 8 * second);
  await openAs(person);
  await page.getByRole("link", { name: "Fasting", exact: true }).click();
  await expect(card(page, "Recent Sessions")).toContainText("8 s");
  await button(page, "I started earlier").click();
  await expectAccessible('[role="dialog"]');
  await page.getByRole("button", { name: /^2 h ago/ }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(clock(page)).toHaveText(/^13:59|^14:00/);
  await expect(card(page, "16:8 Method")).toBeFocused();
});

test("a fast that is in the way is named, and one press starts after it, another opens it @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await record(server, person, 4 * hour, 3 * hour + 20 * second);
  await openAs(person, "/fasting");
  await expect(card(page, "Recent Sessions").getByRole("listitem")).toHaveCount(1);
  await button(page, "I started earlier").click();
  const dialog = dialogNamed(page, "When did you start?");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "I started earlier")).toBeFocused();

  await button(page, "I started earlier").click();
  await dialog.getByRole("button", { name: /^6 h ago/ }).click();
  await expect(dialog.getByText(/^Your fast from .+ to .+ was going on then\.$/)).toBeVisible();
  await button(dialog, "Edit that fast").click();
  await expect(field(dialogNamed(page, "Edit a fast"), "Plan")).toBeFocused();
  // A window listens to Escape a moment after it has the focus; nobody is as quick as this test.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible('[role="dialog"]');

  await dialog.getByRole("button", { name: /^Start when it ended/ }).click();
  await button(dialog, "Start Fasting").click();
  await expect(dialog).toBeHidden();
  await expect(clock(page)).toHaveText(/^12:5|^13:00/);
});

test("a chosen plan is shown, and kept for the next fast @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/fasting");
  await page.getByRole("tab", { name: "Plans" }).click();
  await page.getByRole("button", { name: /20:4 Warrior/ }).click();
  await expect(card(page, "20:4 Warrior")).toBeFocused();
  await expect(card(page, "20:4 Warrior").getByRole("heading")).toBeInViewport();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("link", { name: "Fasting", exact: true }).click();
  await expect(card(page, "20:4 Warrior")).toBeVisible();

  await button(page, "Start Fasting").click();
  await expect(card(page, "20:4 Warrior")).toBeFocused();
  await page.getByRole("tab", { name: "Plans" }).click();
  await page.getByRole("button", { name: /18:6 Method/ }).click();
  await expect(page.getByRole("button", { name: /18:6 Method.*Selected/ })).toBeVisible();
  await page.getByRole("tab", { name: "Tracker" }).click();
  await expect(page.getByText("Chosen for your next fast: 18:6 Method")).toBeVisible();
});

test("a fast over several days says both dates, and the calendar its months and weekdays @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await record(server, person, 70 * hour, 20 * hour);
  await openAs(person, "/fasting");
  const day = "\\w{3}, \\w{3} \\d+, \\d+:\\d\\d [AP]M";
  await expect(card(page, "Recent Sessions").getByRole("listitem")).toHaveText(
    new RegExp(`${day} to ${day}`),
  );
  const calendar = card(page, "Last 90 Days").getByRole("table");
  await expect(calendar.getByRole("rowheader")).toHaveText([
    ...["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  ]);
  const months = await calendar.getByRole("columnheader").allInnerTexts();
  expect(months.length).toBeGreaterThanOrEqual(3);
  for (const month of months) expect(month).toMatch(/^[A-Z][a-z]{2}$/);
  await expect(calendar.getByText(/^\w{3} \d+: 24 h/).first()).toBeAttached();
  await expectAccessible();
});

test("the dashboard has the fasting card where the specification lists it", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  const top = async (name: string) => (await card(page, name).boundingBox())?.y ?? Number.NaN;
  await expect(card(page, "Weekly Progress")).toBeVisible();
  const tops = [await top("Today's Progress"), await top("Fasting"), await top("Water")];
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test("a start that was cleared is asked for, and the fast goes on @any-width", async ({ page }) => {
  await page.goto("/fasting");
  await button(page, "Start Fasting").click();
  await button(page, "Edit this fast").click();
  const dialog = dialogNamed(page, "Edit this fast");
  await dialog.getByLabel("Started").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Choose a day and a time.")).toBeVisible();
  await page.reload();
  await expect(clock(page)).toHaveText(/^15:59:\d\d$/);
});

test.describe("when the clocks go back", () => {
  test.use({ timezoneId: "Australia/Lord_Howe" });

  test("a start that is left as it stands is now, not the same reading before @any-width", async ({
    page,
  }) => {
    // 1:45 on this night comes twice on Lord Howe, half an hour apart: it is the second one.
    await page.clock.install({ time: new Date("2026-04-04T15:15:00Z") });
    await page.goto("/fasting");
    await button(page, "I started earlier").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Started")).toHaveValue("2026-04-05T01:45");
    await dialog.getByRole("button", { name: "Start Fasting" }).click();
    await expect(clock(page)).toHaveText(/^(16:00:00|15:59:\d\d)$/);
    await button(page, "Edit this fast").click();
    await expect(dialog.getByLabel("Started")).toHaveValue("2026-04-05T01:45");
    await dialog.getByLabel("Started").fill("2026-04-05T01:44");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(clock(page)).toHaveText(/^(15:59:00|15:58:\d\d)$/);
  });
});
