import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { traveller } from "./traveller.ts";

test("after a flight with the app open, the times of a fast are those of the place @any-width", async ({
  browser,
  person,
  server,
}) => {
  const { page, flyTo, openAs, close } = await traveller(browser);
  await flyTo("Asia/Kathmandu");
  const startTime = Date.now() - 60_000;
  await server.call("POST", "/api/fasting/start", {
    token: person.token,
    body: { planId: "16-8", startTime },
  });
  await openAs(person, "/fasting");
  const timer = card(page, "16:8 Method");
  const ends = () => timer.getByText("Ends").locator("xpath=following-sibling::dd").innerText();
  const dueIn = (timeZone: string) => {
    const format = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;
    return new Intl.DateTimeFormat("en-US", { ...format, timeZone })
      .format(startTime + 16 * 3_600_000)
      .replace(",", "");
  };
  await expect.poll(ends).toBe(dueIn("Asia/Kathmandu"));
  await flyTo("America/St_Johns");
  await expect.poll(ends).toBe(dueIn("America/St_Johns"));
  await close();
});

test.describe("somewhere else", () => {
  // Neither place changes its clocks.
  test.use({ timezoneId: "Pacific/Apia" });

  test("a week planned at home says so, and takes the times of the place with one press @any-width", async ({
    page,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    const settings = (timeZone: string) => ({
      week: [null, { planId: "16-8", startAt: "20:00" }, ...Array<null>(5).fill(null)],
      timeZone,
      reminders: { start: true, milestones: false, end: false },
      hideNumbers: false,
    });
    await server.call("PUT", "/api/fasting/settings", {
      token: person.token,
      body: settings("Asia/Kathmandu"),
    });
    await openAs(person, "/fasting");
    await expect(page.getByText("16:8 Method, Tue 3:15 AM")).toBeVisible();
    await page.getByRole("tab", { name: "Plans" }).click();
    const week = card(page, "Your Week");
    await expect(week.getByText(/by the clock of Asia\/Kath?mandu/)).toBeVisible();
    await expectAccessible();
    await button(week, "Use this device's clock").click();
    await expect(week.getByText(/by the clock of/)).toBeHidden();
    await page.getByRole("tab", { name: "Tracker" }).click();
    await expect(page.getByText("16:8 Method, Mon 8:00 PM")).toBeVisible();
    await expect
      .poll(() => server.call("GET", "/api/fasting/settings", { token: person.token }))
      .toEqual(settings("Pacific/Apia"));
  });
});
