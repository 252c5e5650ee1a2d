import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { expect, test } from "./fixtures.ts";
import { button } from "./locators.ts";
import { untilArrived } from "./open.ts";
import type { Person, Server } from "./server.ts";
import { waitingChanges } from "./waiting-changes.ts";

const minute = 60_000;
const hour = 60 * minute;

interface Fast {
  id: string;
  status: string;
  startTime: string;
  endTime: string | null;
  actualHoursFasted: number | null;
}

/** A person's fasting data on the server. */
function kept(server: Server, { token }: Person) {
  return {
    active: async () => (await server.call("GET", "/api/fasting/active", { token })) as Fast | null,
    history: async () => (await server.call("GET", "/api/fasting/history", { token })) as Fast[],
    /** Records a fast from `from` to `to` hours ago. */
    record: (from: number, to: number) =>
      server.call("POST", "/api/fasting/start", {
        token,
        body: {
          planId: "16-8",
          startTime: Date.now() - from * hour,
          endTime: Date.now() - to * hour,
          status: "completed",
          source: "manual",
        },
      }),
  };
}

const clockOf = (page: Page) => page.getByTestId("fasting-clock");
const recent = (page: Page) => page.getByRole("region", { name: "Recent Sessions" });
const press = (page: Page, name: string) => button(page, name).click();

/** The countdown, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (await clockOf(page).innerText())
    .split(":")
    .map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Waits until the countdown is about right; a busy machine may lag by seconds. */
const expectLeft = (page: Page, hours: number) =>
  expect
    .poll(async () => Math.abs((await secondsLeft(page)) - hours * 3600))
    .toBeLessThanOrEqual(30);

test.describe("a whole 16:8 fast", () => {
  // The browser's clock starts nearly 16 h ago. The fast then ends 2.5 minutes ahead of the
  // server's clock: within the lead that the server tolerates, and not over early by its own clock.
  test("is started, paused, reloaded in the middle, and completes by itself", async ({
    page,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    const on = kept(server, person);
    await page.clock.install({ time: Date.now() - 16 * hour + 2.5 * minute });
    await openAs(person, "/fasting");
    await expect(page.getByText("Ready when you are")).toBeVisible();
    await expect(page.getByText("No fasts yet")).toBeVisible();
    await expectAccessible();

    await press(page, "Start Fasting");
    await expectLeft(page, 16);
    await expect.poll(async () => (await on.active())?.status).toBe("active");
    const shown = await secondsLeft(page);
    await expect.poll(() => secondsLeft(page)).toBeLessThan(shown);
    await expectAccessible();

    await page.clock.fastForward("05:00:00");
    await expectLeft(page, 11);
    await press(page, "Pause");
    await expect(page.getByText("Moves while paused")).toBeVisible();
    await expect.poll(async () => (await on.active())?.status).toBe("paused");
    const held = await secondsLeft(page);
    await page.clock.fastForward("02:00");
    expect(await secondsLeft(page)).toBe(held);
    await expectAccessible();

    await page.reload();
    await expect(page.getByText("Moves while paused")).toBeVisible();
    expect(await secondsLeft(page)).toBe(held);
    await press(page, "Resume");
    await page.clock.fastForward("03:30:00");
    await expectLeft(page, 7.5);
    await expect(page.getByText("8 hours of fasting")).toBeVisible();
    await page.reload();
    await expectLeft(page, 7.5);
    await expect(page.getByText("Next milestone in 3 h")).toBeVisible();

    await page.clock.fastForward("08:00:00");
    await expect(page.getByText("Fast complete")).toBeVisible();
    await expect(page.getByText("You fasted for 16 h.")).toBeVisible();
    await expect(recent(page).getByRole("listitem")).toHaveCount(1);
    await expect(recent(page)).toContainText("16 h");
    await expect(page.getByRole("region", { name: "Eating window" })).toContainText("open until");
    await expect.poll(async () => (await on.history()).length).toBe(1);
    const [fast] = await on.history();
    expect(fast).toMatchObject({ status: "completed", actualHoursFasted: 16 });
    await page.reload();
    await expect(recent(page).getByRole("listitem")).toHaveCount(1);
    await expectAccessible();
  });

  test("that ended while the app was closed is complete at its own time @any-width", async ({
    page,
    context,
    person,
    server,
    openAs,
  }) => {
    const on = kept(server, person);
    const begun = Date.now() - 30 * hour;
    // By the server's clock it is over: a device that heard of it would have nothing to complete.
    await context.route("**/api/sync/**", (route) => route.abort());
    await context.route("**/api/fasting/**", (route) =>
      route.request().method() === "GET" ? route.abort() : route.continue(),
    );
    await page.clock.install({ time: begun });
    await openAs(person, "/fasting");
    await press(page, "Start Fasting");
    await expect.poll(async () => (await on.history()).length).toBe(1);
    // Its start, were it still waiting, would be sent again, already with its end.
    await expect.poll(() => waitingChanges(page)).toBe(0);
    await page.close();
    const later = await context.newPage();
    await later.clock.install({ time: begun + 20 * hour });
    const told = later.waitForRequest(/\/api\/fasting\/.+\/complete/);
    await later.goto("/fasting");
    await told;
    await expect(later.getByText("Fast complete")).toBeVisible();
    await expect(later.getByText("Ready when you are")).toBeVisible();
    await expect(recent(later)).toContainText("16 h");
    expect(await on.history()).toMatchObject([{ status: "completed", actualHoursFasted: 16 }]);
  });
});

test("with nothing running, and under 5 seconds, nothing is recorded @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/fasting");
  await press(page, "End Fast");
  await expect(page.getByText("No Active Session")).toBeVisible();
  await expect(page.getByText("There's no active fasting session to stop.")).toBeVisible();
  await page.clock.install();
  await page.reload();
  await press(page, "Start Fasting");
  await press(page, "End Fast");
  await expect(page.getByText("Under 5 seconds isn't recorded.")).toBeVisible();
  await expect(page.getByText("No fasts yet")).toBeVisible();
  expect(await kept(server, person).history()).toEqual([]);
});

test.describe("offline", () => {
  // The auth client, loaded for a refresh, is unreachable too.
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("without a network it is started, paused, ended, kept, and sent once @any-width", async ({
    page,
    context,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    const on = kept(server, person);
    await page.clock.install({ time: Date.now() - 10 * hour });
    await untilArrived(page, () => openAs(person, "/fasting"));
    await quiet(page);
    await context.setOffline(true);
    await press(page, "Start Fasting");
    await expect(page.getByText("Offline Mode")).toBeVisible();
    await expect(
      page.getByText("Timer started locally. We'll sync when you're back online."),
    ).toBeVisible();
    await page.clock.fastForward("03:00:00");
    await expectLeft(page, 13);
    await press(page, "Pause");
    await page.clock.fastForward("01:00:00");
    await press(page, "Resume");
    await page.clock.fastForward("02:00:00");
    await press(page, "End Fast");
    await expect(page.getByText("Session Ended")).toBeVisible();
    await expect(
      page.getByText(
        "Your fasting session has been completed locally. We'll sync when you're back online.",
      ),
    ).toBeVisible();
    await expect(recent(page)).toContainText("On this device");
    await expectAccessible();
    expect(await on.history()).toEqual([]);
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    let starts = 0;
    again.on("request", (request) => {
      if (request.url().endsWith("/api/fasting/start")) starts += 1;
    });
    await again.goto("/fasting");
    await expect(recent(again).getByRole("listitem")).toHaveCount(1);
    await expect.poll(async () => (await on.history()).length).toBe(1);
    await expect.poll(async () => (await on.history())[0]?.status).toBe("stopped");
    expect((await on.history())[0]?.actualHoursFasted).toBeCloseTo(5, 1);
    await expect(recent(again)).not.toContainText("On this device");
    await again.reload();
    await expect(recent(again).getByRole("listitem")).toHaveCount(1);
    expect(starts).toBe(1);
  });
});

test("a pause that is one too many is refused, said, and the fast goes on @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const startTime = Date.now() - hour;
  const at = (step: number) => startTime + step * 1_000;
  const pauses = Array.from({ length: 200 }, (_, n) => ({ from: at(2 * n), to: at(2 * n + 1) }));
  await server.call("POST", "/api/fasting/start", {
    token: person.token,
    body: { planId: "16-8", startTime, pauses },
  });
  await openAs(person, "/fasting");
  await press(page, "Pause");
  await expect(page.getByText("The pause wasn't saved")).toBeVisible();
  await expect(page.getByText(/at most 200 times/)).toBeVisible();
  await expect(button(page, "Pause")).toBeVisible();
  const shown = await secondsLeft(page);
  await expect.poll(() => secondsLeft(page)).toBeLessThan(shown);
  expect(await kept(server, person).active()).toMatchObject({ status: "active" });
});

test("a second device sees the fast, and ends it for both @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
  baseURL,
}) => {
  const on = kept(server, person);
  await page.clock.install({ time: Date.now() - 3 * hour });
  await openAs(person, "/fasting");
  await press(page, "Start Fasting");
  await expect.poll(async () => (await on.active())?.status).toBe("active");
  await page.clock.fastForward("03:00:00");

  // Each device has its own session.
  const { email, password } = person;
  const signedIn = await server.call("POST", "/api/auth/signin", { body: { email, password } });
  const { session } = signedIn as Pick<Person, "session">;
  const second = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.url,
          localStorage: [{ name: "morsel-auth", value: JSON.stringify(session) }],
        },
      ],
    },
  });
  const other = await second.newPage();
  await other.goto("/");
  const card = other.getByRole("region", { name: "16:8 Method" });
  await expect(card).toContainText(/1[23]h \d+m left/);
  await expect(card).toContainText("18% complete");
  await other.goto("/fasting");
  await expectLeft(other, 13);
  await press(other, "End Fast");
  await expect(recent(other).getByRole("listitem")).toHaveCount(1);
  await expect.poll(on.active).toBeNull();

  // The first device hears of it when it is focused again.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("Ready when you are")).toBeVisible();
  await expect(recent(page).getByRole("listitem")).toHaveCount(1);
  expect(await on.history()).toMatchObject([{ status: "stopped" }]);
  await second.close();
});

test("a fast is started in the past, corrected, refused where it can't be, removed and brought back", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const on = kept(server, person);
  await on.record(60, 44);
  await on.record(40, 24);
  await openAs(person, "/fasting");
  await expect(recent(page).getByRole("listitem")).toHaveCount(2);

  await press(page, "I started earlier");
  const dialog = page.getByRole("dialog");
  const started = dialog.getByLabel("Started");
  await expectAccessible('[role="dialog"]');
  const local = (instant: number) =>
    new Date(instant).toLocaleString("sv-SE", { timeZone: "America/New_York" }).slice(0, 16);
  await started.fill(local(Date.now() - 30 * hour).replace(" ", "T"));
  await dialog.getByRole("button", { name: "Start Fasting" }).click();
  await expect(dialog.getByText(/^Your fast from .* was going on then\.$/)).toBeVisible();
  await started.fill(local(Date.now() - 6 * hour).replace(" ", "T"));
  await dialog.getByRole("button", { name: "Start Fasting" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => Math.abs((await secondsLeft(page)) - 10 * 3600)).toBeLessThan(120);

  await page
    .getByRole("button", { name: /^Edit the fast/ })
    .first()
    .click();
  await dialog.getByLabel("Ended").fill(local(Date.now() - 41 * hour).replace(" ", "T"));
  await press(page, "Save");
  await expect(dialog.getByText("The end must be after the start.")).toBeVisible();
  await expectAccessible('[role="dialog"]');
  await dialog.getByLabel("Ended").fill(local(Date.now() - 30 * hour).replace(" ", "T"));
  await press(page, "Save");
  await expect(recent(page)).toContainText("Stopped");
  await expect.poll(async () => (await on.history())[0]?.status).toBe("stopped");

  await page
    .getByRole("button", { name: /^Edit the fast/ })
    .first()
    .click();
  await press(page, "Delete");
  await expect(page.getByText("Fast removed")).toBeVisible();
  await expect.poll(async () => (await on.history()).length).toBe(1);
  await press(page, "Undo");
  await expect(recent(page).getByRole("listitem")).toHaveCount(2);
  await expect.poll(async () => (await on.history()).length).toBe(2);
});
