import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { secondDevice } from "./second-device.ts";
import type { Person, Server } from "./server.ts";

const log = (server: Server, { token }: Person, name: string, date: string) =>
  server.call("POST", "/api/meals/logged", { token, body: { name, date, totalCalories: 310 } });

test("data management shows how much there is, whether it is in step, and how it goes away", async ({
  page,
  context,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(server, person, "Soup", day());
  await log(server, person, "Bread", day());
  await log(server, person, "Soup", day(3));
  await openAs(person, "/data");
  const data = card(page, "Your Data");
  await expect(data).toContainText(/Meals logged\s*3/);
  await expect(data).toContainText(/Days tracked\s*2/);
  await expect(data).toContainText(/Data size\s*(<0\.01|0\.\d\d?) MB/);
  await expect(data).toContainText("Auto-sync is active");
  await expect(button(page, "Delete All Data")).toBeVisible();
  await expectAccessible();

  await quiet(page);
  await context.setOffline(true);
  await expect(data).toContainText("Auto-sync waits for the network");
  await context.setOffline(false);
  await expect(data).toContainText("Auto-sync is active");
});

test("all data is deleted at once on each device that is open @any-width", async ({
  page,
  person,
  server,
  openAs,
  browser,
}) => {
  await log(server, person, "Soup", day());
  const other = await secondDevice(browser, server, person);
  await other.goto("/daily");
  const rows = card(other, "Logged Today").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await openAs(person, "/data");
  await expect(card(page, "Your Data")).toContainText(/Meals logged\s*1/);
  page.once("dialog", (dialog) => void dialog.accept());
  await button(page, "Delete All Data").click();
  await expect(page.getByText("Data deleted")).toBeVisible();
  await expect(rows).toHaveCount(0);
  // Above it the profile is asked for again, which has gone, too.
  await expect(page.locator("dl").first()).toContainText(/Meals logged\s*0/);
});

test("without an account there is nothing to manage @any-width", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/data");
  await expect(page.getByText("Sign in to manage your data")).toBeVisible();
  await expectAccessible();
});
