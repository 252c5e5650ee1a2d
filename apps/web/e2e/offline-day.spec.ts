import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { withDevices } from "./device.ts";
import { expect } from "./fixtures.ts";
import { untilKept } from "./installation.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import { openSignedIn } from "./open.ts";
import { storedThings } from "./stored-things.ts";

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** The journal's entries of today, as "name kcal". */
const entries = (page: Page) => card(page, "Logged Today").getByRole("listitem").allInnerTexts();

withDevices(
  "a whole day without a server is there afterwards, on the server and on another device @phone",
  async ({ installation, device, otherDevice }) => {
    // Two browsers and two starts of the server.
    withDevices.slow();
    const { url } = installation;
    const person = await installation.server().makePerson();
    const { token } = person;
    const body = { name: "Soup", date: day(), totalCalories: 300, mealType: "lunch" };
    for (const name of ["Soup", "Salad"])
      await installation
        .server()
        .call("POST", "/api/meals/logged", { token, body: { ...body, name } });
    let page = await device.open();
    await openSignedIn(page, url, person);
    await untilKept(page);
    await expect.poll(() => storedThings(page)).toBeGreaterThan(2);
    await device.close();
    await installation.stop();

    page = await device.open();
    await page.goto(`${url}/calculator`);
    await field(page, "Food").fill("2 boiled eggs and a slice of rye bread");
    await field(page, "Food").press("Enter");
    await page.getByRole("article").getByRole("button", { name: /^Log/ }).first().click();
    await expect(dialogNamed(page, "Successfully Logged")).toBeVisible();
    await page.keyboard.press("Escape");

    await tab(page, "Meal Journal").click();
    await page.getByRole("button", { name: "Delete Salad" }).click();
    await page.getByRole("button", { name: /^Soup.*, edit$/ }).click();
    await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Lentil soup");
    await button(page.getByRole("dialog"), "Save").click();
    await expect(page.getByRole("button", { name: /^Lentil soup.*, edit$/ })).toBeVisible();

    await tab(page, "Dashboard").click();
    const water = card(page, "Water");
    await button(water, "Add a glass").click();
    await button(water, "Add a glass").click();
    await expect(water).toContainText("2 of 8 glasses");

    await tab(page, "Fasting").click();
    await button(page, "I started earlier").click();
    await page.getByRole("button", { name: /^2 h ago/ }).click();
    await button(page, "End Fast").click();
    await expect(card(page, "Recent Sessions").getByRole("listitem")).toHaveCount(1);

    await tab(page, "Profile").click();
    await card(page, "Daily Goals").getByLabel("Calories").fill("2200");
    await card(page, "Daily Goals").getByLabel("Calories").press("Enter");
    // Closed before anything could be sent, opened again: it still waits, and still shows.
    await device.close();
    page = await device.open();
    await page.goto(url);
    await expect(card(page, "Water")).toContainText("2 of 8 glasses");
    await expect(page.locator("#content")).toContainText("2,200");

    await installation.start();
    const server = installation.server();
    const diary = async () =>
      ((await server.call("GET", "/api/meals/logged", { token })) as { name: string }[])
        .map(({ name }) => name)
        .sort();
    await expect
      .poll(diary, { timeout: 30_000 })
      .toEqual(["Lentil soup", "boiled eggs", "rye bread"]);
    await expect
      .poll(() => server.call("GET", "/api/auth/user", { token }))
      .toMatchObject({ dailyCalorieGoal: 2200 });
    await expect
      .poll(() => server.call("GET", "/api/water-history?days=2", { token }))
      .toMatchObject({ data: [{ glasses: 2 }] });
    await expect
      .poll(() => server.call("GET", "/api/fasting/history", { token }))
      .toMatchObject([{ status: "stopped" }]);

    const other = await otherDevice.open();
    await openSignedIn(other, `${url}/daily`, { session: await server.newSession(person) });
    await expect(other.getByRole("button", { name: /^Lentil soup.*, edit$/ })).toBeVisible();
    await tab(page, "Meal Journal").click();
    await expect(page.getByRole("button", { name: /^Lentil soup.*, edit$/ })).toBeVisible();
    expect(await entries(other)).toEqual(await entries(page));
    await tab(other, "Fasting").click();
    await expect(card(other, "Recent Sessions").getByRole("listitem")).toHaveCount(1);
  },
);
