import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { secondDevice } from "./second-device.ts";

test("fasts that are deleted on one device are gone from the other, the running one too @any-width", async ({
  browser,
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/fasting");
  await button(page, "I started earlier").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^3 h ago/ })
    .click();
  await button(page, "End Fast").click();
  await button(page, "Start Fasting").click();
  const recent = card(page, "Recent Sessions").getByRole("listitem");
  const running = page.getByTestId("fasting-clock");
  await expect(recent).toHaveCount(1);
  const call = (method: string, path: string) => server.call(method, path, { token: person.token });
  const history = async () => (await call("GET", "/api/fasting/history")) as { id: string }[];
  await expect.poll(async () => (await history()).length).toBe(1);

  const [ended] = await history();
  await call("DELETE", `/api/fasting/${ended?.id ?? ""}`);
  await expect(recent).toHaveCount(0);
  await expect(running).toBeVisible();

  const other = await secondDevice(browser, server, person);
  await other.goto("/data");
  other.once("dialog", (dialog) => void dialog.accept());
  await button(other, "Delete All Data").click();
  await expect(running).toHaveCount(0);
  await page.reload();
  // Below the profile, which is asked for again.
  await expect(page.getByText("Ready when you are")).toBeAttached();
  await expect(running).toHaveCount(0);
});
