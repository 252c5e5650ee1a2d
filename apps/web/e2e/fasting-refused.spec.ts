import type { BrowserContext, Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { expect, test } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { untilArrived } from "./open.ts";
import type { Person, Server } from "./server.ts";

const hour = 3_600_000;

// The auth client, loaded for a refresh, is unreachable too.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

const historyOf = async (server: Server, { token }: Person) =>
  (await server.call("GET", "/api/fasting/history", { token })) as object[];
const recent = (page: Page) => card(page, "Recent Sessions").getByRole("listitem");

interface Scene {
  page: Page;
  context: BrowserContext;
  person: Person;
  server: Server;
}

/** Fasts for three hours without a network, while another device records a fast within these. */
async function fastTwice(
  { page, context, person, server }: Scene,
  open: () => Promise<void>,
): Promise<void> {
  await untilArrived(page, open);
  await button(page, "I started earlier").click();
  const choice = page.getByRole("dialog").getByRole("button", { name: /^3 h ago/ });
  await expect(choice).toBeVisible();
  await quiet(page);
  await context.setOffline(true);
  await choice.click();
  await button(page, "End Fast").click();
  await expect(recent(page)).toContainText("On this device");
  await server.call("POST", "/api/fasting/start", {
    token: person.token,
    body: {
      ...{ planId: "16-8", status: "stopped", source: "manual" },
      ...{ startTime: Date.now() - 2 * hour, endTime: Date.now() - hour },
    },
  });
}

/** The same, and opens what the server has refused. */
async function refusedFast(scene: Scene, open: () => Promise<void>): Promise<void> {
  const { page, context } = scene;
  await fastTwice(scene, open);
  await context.setOffline(false);
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "didn't take your fast" });
  await expect(toast).toContainText("another fast was going on then. It stays on this device.");
  await expect(toast, "no field is named as programs do").not.toContainText("startTime");
  const refused = recent(page).filter({ hasText: "Not saved" });
  await expect(refused).toHaveCount(1);
  await refused.getByRole("button", { name: /^Edit the fast/ }).click();
  await expect(page.getByRole("dialog")).toContainText("The server didn't take this fast.");
}

test("a fast that was made offline and refused can be corrected @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await refusedFast({ page, context, person, server }, () => openAs(person, "/fasting"));
  await expectAccessible('[role="dialog"]');
  const dialog = page.getByRole("dialog");
  // As it is, it would be refused again: the other fast is known by now.
  await button(page, "Save").click();
  await expect(dialog.getByText(/^Your fast from .* was going on then\.$/)).toBeVisible();
  const end = new Date(Date.now() - 2.5 * hour);
  const local = end.toLocaleString("sv-SE", { timeZone: "America/New_York" });
  await dialog.getByLabel("Ended").fill(local.slice(0, 16).replace(" ", "T"));
  await button(page, "Save").click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await historyOf(server, person)).length).toBe(2);
  await expect(recent(page)).toHaveCount(2);
  await expect(card(page, "Recent Sessions")).not.toContainText("Not saved");
  await expect(card(page, "Recent Sessions")).not.toContainText("On this device");
});

test("a fast that was made offline and refused can be thrown away @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  await refusedFast({ page, context, person, server }, () => openAs(person, "/fasting"));
  const answer = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  await button(page, "Delete").click();
  await expect(page.getByText("Fast removed")).toBeVisible();
  expect((await answer).status(), "the server never had it").toBe(404);
  await quiet(page);
  await expect(page.getByText("The fast wasn't removed")).toHaveCount(0);
  await expect(recent(page)).toHaveCount(1);
  await page.reload();
  await expect(recent(page)).toHaveCount(1);
  expect(await historyOf(server, person)).toHaveLength(1);
});

test("a fast is still there if the server refuses it after its person was signed out elsewhere @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  await fastTwice({ page, context, person, server }, () => openAs(person, "/fasting"));
  await server.call("POST", "/auth/v1/logout?scope=global", { token: person.token });
  await context.setOffline(false);
  await expect(page.getByText("Session Expired")).toBeVisible();
  const comeBack = async () => {
    const session = await server.newSession(person);
    const token = session.access_token;
    await openAs({ ...person, session, token }, "/fasting");
    return token;
  };
  const token = await comeBack();
  const refused = recent(page).filter({ hasText: "Not saved" });
  await expect(refused).toContainText("3 h");
  // Refused by now, it waits for nothing; it stays on the device all the same.
  await server.call("POST", "/auth/v1/logout?scope=global", { token });
  await page.reload();
  await expect(page.getByText("Session Expired")).toBeVisible();
  await comeBack();
  await expect(refused).toContainText("3 h");
  await expect(recent(page)).toHaveCount(2);
  await expect(button(page, "Start Fasting"), "none is running").toBeVisible();
  await refused.getByRole("button", { name: /^Edit the fast/ }).click();
  await button(page, "Delete").click();
  await expect(recent(page)).toHaveCount(1);
});

test("a pause without a network says so where another device had ended the fast @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const start = { planId: "16-8", startTime: Date.now() - 2 * hour };
  await server.call("POST", "/api/fasting/start", { token, body: start });
  await untilArrived(page, () => openAs(person, "/fasting"));
  await expect(button(page, "Pause")).toBeVisible();
  await quiet(page);
  await context.setOffline(true);
  await button(page, "Pause").click();
  await expect(button(page, "Resume")).toBeVisible();
  const { id } = (await server.call("GET", "/api/fasting/active", { token })) as { id: string };
  const body = { endTime: Date.now() - hour };
  await server.call("PUT", `/api/fasting/${id}/complete`, { token, body });
  await context.setOffline(false);
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "The pause wasn't saved" });
  await expect(toast).toContainText("The fast had been ended on another device.");
  await expect(button(page, "Start Fasting")).toBeVisible();
});
