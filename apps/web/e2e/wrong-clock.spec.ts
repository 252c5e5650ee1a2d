import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The device's clock from the next load on. */
const clockAt = (page: Page, fromNow: number) => page.clock.install({ time: Date.now() + fromNow });

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/signin");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Sign In").click();
  await expect(card(page, "Water")).toContainText("0 of 8 glasses");
}

const token = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem("morsel-auth") ?? "") as Person["session"]).access_token,
  );

test.describe("a device whose clock is wrong @any-width", () => {
  test("stays signed in when it is behind: an old token is renewed before it is used", async ({
    page,
    person,
    context,
  }) => {
    await clockAt(page, -3 * hour);
    await signIn(page, person);
    const old = await token(page);
    await page.close();

    const later = await context.newPage();
    await clockAt(later, -3 * hour + 61 * minute);
    await later.route(/\/api\//, (route) =>
      route.request().headers()["authorization"] === `Bearer ${old}`
        ? route.fulfill({
            status: 401,
            json: { error: { code: "NOT_SIGNED_IN", message: "Your session has ended." } },
          })
        : route.continue(),
    );
    await later.goto("/");
    await button(card(later, "Water"), "Add a glass").click();
    await expect(card(later, "Water")).toContainText("1 of 8 glasses");
    await expect.poll(() => token(later)).not.toBe(old);
    await expect(later.getByText("Session Expired")).toBeHidden();
  });

  test("renews its token no more often when it is ahead", async ({ page, person, server }) => {
    const renewed: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("grant_type=refresh_token")) renewed.push(request.url());
    });
    await clockAt(page, 3 * hour);
    await signIn(page, person);
    // By its own clock, what the sign-in brought has ended already.
    renewed.length = 0;
    const glasses = () => server.call("GET", "/api/water-history?days=2", { token: person.token });
    await button(card(page, "Water"), "Add a glass").click();
    await expect.poll(glasses).toMatchObject({ data: [{ glasses: 1 }] });
    await page.reload();
    await button(card(page, "Water"), "Add a glass").click();
    await expect.poll(glasses).toMatchObject({ data: [{ glasses: 2 }] });
    expect(renewed).toEqual([]);
  });

  const fast = (path: string, { person, server }: { person: Person; server: Server }) =>
    server.call("GET", `/api/fasting/${path}`, { token: person.token });

  test("counts a fast by its own clock: a day behind, it has not ended as it starts", async ({
    page,
    person,
    server,
  }) => {
    await clockAt(page, -24 * hour);
    await signIn(page, person);
    await page.goto("/fasting");
    await button(page, "Start Fasting").click();
    // By the server's clock it began a day ago, so that 16 hours are over.
    await expect.poll(() => fast("history", { person, server })).toHaveLength(1);
    await page.reload();
    await expect(card(page, "Recent Sessions")).toContainText("No fasts yet");
    await expect(page.getByTestId("fasting-clock")).toHaveText(/^15:5\d:\d\d$/);
    await page.clock.runFor(2 * hour);
    await button(page, "End Fast").click();
    await expect(page.getByText("You fasted for 2 h")).toBeVisible();
    await expect
      .poll(() => fast("history", { person, server }))
      .toMatchObject([{ status: "stopped", actualHoursFasted: 2 }]);
  });

  test("has its fasts kept where somebody sets it ten minutes ahead", async ({
    page,
    person,
    server,
  }) => {
    await clockAt(page, 10 * minute);
    await signIn(page, person);
    await page.goto("/fasting");
    await button(page, "Start Fasting").click();
    await expect.poll(() => fast("active", { person, server })).toMatchObject({ status: "active" });
    await page.clock.runFor(minute);
    await button(page, "End Fast").click();
    await expect.poll(() => fast("history", { person, server })).toHaveLength(1);
    await expect(card(page, "Recent Sessions").getByRole("listitem")).toHaveCount(1);
    await expect(card(page, "Recent Sessions")).not.toContainText("On this device");
  });
});
