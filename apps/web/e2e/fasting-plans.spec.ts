import { expect, test } from "./fixtures.ts";

interface Settings {
  week: ({ planId: string; startAt: string } | null)[];
  reminders: { start: boolean; milestones: boolean; end: boolean };
  hideNumbers: boolean;
}

test("plans are chosen by a press, and hours of one's own within their bounds", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/fasting");
  await page.getByRole("tab", { name: "Plans" }).click();
  await expect(page.getByRole("tabpanel").getByRole("button", { pressed: true })).toHaveText(
    /16:8 Method/,
  );
  await expectAccessible();
  await page.getByRole("button", { name: /20:4 Warrior/ }).click();
  await expect(page.getByRole("region", { name: "20:4 Warrior" })).toContainText("20:00:00");
  await expect(page.getByText("Last bite at 6 PM, first bite at 2 PM the next day.")).toBeVisible();

  await page.getByRole("button", { name: "Change plan" }).click();
  const hours = page.getByLabel("Hours to fast");
  for (const wrong of ["0", "-3", "169", "8760"]) {
    await hours.fill(wrong);
    await page.getByRole("button", { name: "Use these hours" }).click();
    await expect(page.getByText("Choose 1 to 168 hours.")).toBeVisible();
  }
  await hours.fill("96");
  await expect(page.getByText("More than 72 hours")).toBeVisible();
  await hours.fill("36");
  await expect(page.getByText("More than 24 hours")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Use these hours" }).click();
  await page.getByRole("button", { name: "Start Fasting" }).click();
  await expect(page.getByRole("region", { name: "Custom" })).toContainText("of 36 h");
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Custom" })).toContainText("35h 59m left");

  await page.goto("/fasting");
  await page.getByRole("tab", { name: "Tips" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(7);
  await expect(page.getByText("Talk to a healthcare provider before you start")).toBeVisible();
  await expectAccessible();
});

test("the week, the reminders and what to hide are kept for every device @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const settings = async () =>
    (await server.call("GET", "/api/fasting/settings", { token: person.token })) as Settings;
  await openAs(person, "/fasting");
  await page.getByRole("tab", { name: "Plans" }).click();
  await page.getByLabel("Fast on Monday").selectOption("18-6");
  await page.getByLabel("Start on Monday").fill("19:30");
  await page.getByLabel("Fast on Sunday").selectOption("14-10");
  await expect
    .poll(async () => (await settings()).week.slice(0, 3))
    .toEqual([{ planId: "14-10", startAt: "20:00" }, { planId: "18-6", startAt: "19:30" }, null]);

  await page.getByRole("tab", { name: "Tracker" }).click();
  await expect(page.getByText(/^Next in your week/)).toBeVisible();
  await page.getByLabel("The end").check();
  await expect.poll(async () => (await settings()).reminders.end).toBe(true);
  await page.getByRole("button", { name: "Start Fasting" }).click();
  await expect(page.getByText("Time left")).toBeVisible();
  await page.getByLabel("Hide streaks and targets").check();
  await expect(page.getByText("Time left")).toBeHidden();
  await expect(page.getByTestId("fasting-clock")).toHaveText(/^00:0\d:\d\d$/);
  await expect(page.getByText("Last 90 Days")).toBeHidden();
  await expect(page.getByRole("checkbox", { name: /^Milestones/ })).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: /^Milestones/ })).not.toBeChecked();
  await expect.poll(async () => (await settings()).hideNumbers).toBe(true);
  await expectAccessible();
  // A browser without stored settings asks the server.
  await page.evaluate(() => localStorage.removeItem("fastingSettings"));
  await page.goto("/");
  await expect(page.getByText(/^Fasting for/)).toBeVisible();
});

test("what is malformed in this browser is left out, and the rest is there @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.addInitScript(() => {
    const hour = 3_600_000;
    const now = Date.now();
    localStorage.setItem("fastingStatus", '{"id": 7, "startTime": "yesterday"');
    localStorage.setItem("fastingMilestones", '"eight"');
    localStorage.setItem(
      "fastingHistory",
      JSON.stringify([
        { id: "", startTime: -1 },
        null,
        { id: "sound", startTime: now - 40 * hour, status: "completed", endTime: now - 24 * hour },
      ]),
    );
  });
  await openAs(person, "/fasting");
  await expect(page.getByText("Ready when you are")).toBeVisible();
  const recent = page.getByRole("region", { name: "Recent Sessions" });
  await expect(recent.getByRole("listitem")).toHaveCount(1);
});

test("a visitor's fast stays on the device, and asks for no account @any-width", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/fasting");
  await page.getByRole("button", { name: "Start Fasting" }).click();
  await expect(page.getByText("Time left")).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByText("Time left")).toBeVisible();
});
