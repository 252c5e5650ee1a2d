import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button } from "./locators.ts";
import { playNativeShell } from "./native-bridge.ts";

interface Notice {
  id: number;
  title: string;
  body: string;
  schedule: { at: Date };
}

/**
 * Stands in for the phone's side of @capacitor/local-notifications by its documented rules: nothing
 * is scheduled without leave, which is asked for once; the same id takes the other's place.
 */
function createPhone() {
  const pending = new Map<number, Notice>();
  let display = "prompt";
  let willAnswer = "denied";
  return {
    pending,
    answer: (given: "granted" | "denied") => {
      willAnswer = given;
    },
    /** As in the phone's settings. */
    set: (given: string) => {
      display = given;
    },
    plugin: {
      checkPermissions: () => ({ display }),
      requestPermissions: () => {
        if (display === "prompt") display = willAnswer;
        return { display };
      },
      getPending: () => ({ notifications: [...pending.values()] }),
      cancel: ({ notifications }: Record<string, unknown>) => {
        for (const { id } of notifications as Notice[]) pending.delete(id);
      },
      schedule: ({ notifications }: Record<string, unknown>) => {
        if (display !== "granted") throw new Error("Notifications not enabled on this device");
        for (const notice of notifications as Notice[]) pending.set(notice.id, notice);
        return { notifications };
      },
    },
  };
}

type Phone = ReturnType<typeof createPhone>;
const titles = ({ pending }: Phone) =>
  [...pending.values()]
    .sort((a, b) => Number(a.schedule.at) - Number(b.schedule.at))
    .map(({ title }) => title);
const startFast = (page: Page) => button(page, "Start Fasting").first().click();

test("in the app, the phone itself reminds of a fast, and of nobody's after signing out @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  const phone = createPhone();
  const { emit } = await playNativeShell(page, "android", { LocalNotifications: phone.plugin });
  await openAs(person, "/fasting");
  await page.getByLabel("The end").check();
  await page.getByRole("checkbox", { name: /^Milestones/ }).check();
  await expect(page.getByText("Reminders show while Morsel is open.")).toBeVisible();
  await startFast(page);
  expect(phone.pending.size).toBe(0);

  phone.answer("granted");
  await button(page, "Allow notices").click();
  await expect(page.getByText("Reminders come to this device, even when")).toBeVisible();
  await expect(button(page, "Stop notices on this device")).toHaveCount(0);
  await expectAccessible();
  await expect
    .poll(() => titles(phone))
    .toEqual(["8 hours of fasting", "12 hours of fasting", "Your fast is complete"]);
  const hours = [...phone.pending.values()].map(({ schedule }) =>
    Math.round((Number(schedule.at) - Date.now()) / 3_600_000),
  );
  expect(hours).toEqual([8, 12, 16]);

  // A choice that changes replaces what was scheduled; so does a pause.
  await page.getByRole("checkbox", { name: /^Milestones/ }).uncheck();
  await expect.poll(() => titles(phone)).toEqual(["Your fast is complete"]);
  await button(page, "Pause").click();
  await expect.poll(() => titles(phone)).toEqual([]);
  await button(page, "Resume").click();
  await expect.poll(() => titles(phone)).toEqual(["Your fast is complete"]);

  // A pressed notice opens the fast.
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(async () => {
    await emit("LocalNotifications", "localNotificationActionPerformed", {});
    await expect(page).toHaveURL(/\/fasting$/, { timeout: 500 });
  }).toPass();

  await page.goto("/profile");
  await button(page, "Sign Out").first().click();
  await expect.poll(() => titles(phone)).toEqual([]);
});

test("in the app, a phone that blocks notices says so @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  const phone = createPhone();
  await playNativeShell(page, "ios", { LocalNotifications: phone.plugin });
  await openAs(person, "/fasting");
  await page.getByLabel("The end").check();
  await startFast(page);
  await button(page, "Allow notices").click();
  await expect(page.getByText("Your phone blocks notices from Morsel")).toBeVisible();
  await expectAccessible();
  expect(phone.pending.size).toBe(0);

  // Allowed in the phone's settings: back in the app, the reminders are planned.
  phone.set("granted");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => titles(phone)).toEqual(["Your fast is complete"]);
});
