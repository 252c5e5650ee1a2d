import { type Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed } from "./locators.ts";
import { secondDevice } from "./second-device.ts";
import type { Server } from "./server.ts";
import { waitingChanges } from "./waiting-changes.ts";

const offline = (page: Page, isOffline = true) => page.context().setOffline(isOffline);

/** Waits until nothing is being fetched any more, so that the device can do without a network. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/toaster-")),
  );
  await quiet(page);
}

/** Changes an entry in the journal's window. */
async function edit(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await page
    .getByRole("button", { name: new RegExp(`^${name}, .* edit$`) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await button(dialog, "Save").click();
  await expect(dialog).toBeHidden();
}

interface Shown {
  name: string;
  calories: number;
}

test("two devices without a network edit different fields of an entry, and both hold @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Lentil soup", mealType: "lunch", date: day(), totalCalories: 310 };
  await server.call("POST", "/api/meals/logged", { token, body });
  const other = await secondDevice(browser, server, person);
  await openAs(person, "/daily");
  await other.goto("/daily");
  for (const device of [page, other]) {
    await expect(card(device, "Logged Today").getByRole("listitem")).toHaveCount(1);
    await ready(device);
    await offline(device);
  }
  await edit(page, "Lentil soup", { Calories: "350" });
  await edit(other, "Lentil soup", { Name: "Red lentil soup" });
  // Made first, sent last: its name is the older of two and gives way.
  await edit(page, "Lentil soup", { Name: "Soup of lentils" });
  await edit(other, "Red lentil soup", { Name: "Dal" });
  await offline(other, false);
  const diary = async () =>
    ((await server.call("GET", "/api/meals/logged", { token })) as Shown[]).map(
      ({ name, calories }) => ({ name, calories }),
    );
  await expect.poll(diary).toEqual([{ name: "Dal", calories: 310 }]);
  await offline(page, false);
  await expect.poll(diary).toEqual([{ name: "Dal", calories: 350 }]);
  const list = card(page, "Logged Today");
  await expect(list).toContainText("Dal");
  await expect(list).toContainText("350");
  await other.context().close();
});

test("glasses of two devices without a network add up @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  const other = await secondDevice(browser, server, person);
  await openAs(person);
  await other.goto("/");
  for (const device of [page, other]) {
    await expect(card(device, "Water")).toContainText("0 of 8 glasses");
    await ready(device);
    await offline(device);
  }
  const plus = (device: Page) => button(card(device, "Water"), "Add a glass");
  for (let glasses = 1; glasses <= 3; glasses += 1) await plus(page).click();
  for (let glasses = 1; glasses <= 2; glasses += 1) await plus(other).click();
  await button(card(other, "Water"), "Take a glass away").click();
  await plus(other).click();
  await expect(card(page, "Water")).toContainText("3 of 8 glasses");
  await expect(card(other, "Water")).toContainText("2 of 8 glasses");
  await offline(page, false);
  await offline(other, false);
  const history = () => server.call("GET", "/api/water-history", { token: person.token });
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 5 }] });
  await other.reload();
  await expect(card(other, "Water")).toContainText("5 of 8 glasses");
  await other.context().close();
});

test("what waited while all data was deleted stays gone, without a word; what came after is kept @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  await openAs(person);
  const water = card(page, "Water");
  const plus = button(water, "Add a glass");
  await expect(water).toContainText("0 of 8 glasses");
  await ready(page);
  await offline(page);
  await plus.click();
  await plus.click();
  // What is long on its way seems to have been made later: leave a slow machine some room.
  await page.waitForTimeout(4_000);
  await server.call("DELETE", "/api/user/delete-data", { token });
  await plus.click();
  await expect(water).toContainText("3 of 8 glasses");
  await offline(page, false);
  const history = () => server.call("GET", "/api/water-history", { token });
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 1 }] });
  await expect(water).toContainText("1 of 8 glasses");
  await expect(page.getByText("Failed to update water consumption")).toHaveCount(0);
});

test("glasses that an earlier release stored are still sent @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await page.goto("/favicon.svg");
  const made = { person: person.userId, target: `water ${day()}`, madeAt: Date.now() };
  const items = [
    { ...made, id: "0b9f6c1e-2f3a-4d1c-8a44-5b6c7d8e9f01", kind: "water.set" },
    { ...made, id: "0b9f6c1e-2f3a-4d1c-8a44-5b6c7d8e9f02", kind: "water.pour" },
  ].map((item, at) => ({
    ...item,
    madeAt: made.madeAt + at,
    payload: { date: day(), ...(item.kind === "water.set" && { glasses: 4 }) },
  }));
  await page.evaluate(
    (changes) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("morsel-outbox", 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore("changes", { keyPath: "id" });
        opening.onsuccess = () => {
          const writing = opening.result.transaction("changes", "readwrite");
          for (const change of changes) writing.objectStore("changes").put(change);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    items,
  );
  await openAs(person);
  await expect
    .poll(() => server.call("GET", "/api/water-history", { token: person.token }))
    .toEqual({ data: [{ date: day(), glasses: 5 }] });
  await expect(card(page, "Water")).toContainText("5 of 8 glasses");
});

test("an entry deleted on another device stays deleted, and the edit says so @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  const body = { name: "Lentil soup", mealType: "lunch", date: day(), totalCalories: 310 };
  await server.call("POST", "/api/meals/logged", { token, body });
  const other = await secondDevice(browser, server, person);
  await openAs(person, "/daily");
  await other.goto("/daily");
  const list = card(page, "Logged Today");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await ready(page);
  await offline(page);
  await other.getByRole("button", { name: /^Delete Lentil soup/ }).click();
  await expect.poll(() => server.call("GET", "/api/meals/logged", { token })).toEqual([]);
  await edit(page, "Lentil soup", { Calories: "350" });
  await expect(list).toContainText("350");
  await offline(page, false);
  await expect(page.getByText("Already Deleted").filter({ visible: true })).toBeVisible();
  await expect(
    page.getByText("Lentil soup: deleted on another device, so your change was left out."),
  ).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(0);
  await expectAccessible();
  await page.reload();
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
  expect(await server.call("GET", "/api/meals/logged", { token })).toEqual([]);
  await other.context().close();
});

test("an entry deleted and put back on two devices without a network is there once @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Lentil soup", mealType: "lunch", date: day(), totalCalories: 310 };
  await server.call("POST", "/api/meals/logged", { token, body });
  const other = await secondDevice(browser, server, person);
  await openAs(person, "/daily");
  await other.goto("/daily");
  for (const one of [page, other]) {
    await ready(one);
    await offline(one);
    await one.getByRole("button", { name: /^Delete Lentil soup/ }).click();
    await button(one, "Undo").click();
    await expect(card(one, "Logged Today").getByRole("listitem")).toHaveCount(1);
  }
  for (const one of [page, other]) {
    await offline(one, false);
    await expect.poll(() => waitingChanges(one)).toBe(0);
  }
  const entries = await server.call("GET", "/api/meals/logged", { token });
  expect(entries).toMatchObject([{ name: "Lentil soup", totalCalories: 310 }]);
  for (const one of [page, other])
    await expect(card(one, "Logged Today").getByRole("listitem")).toHaveCount(1);
  await other.context().close();
});

test("a deletion that is undone before it is sent leaves what another device has changed @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Lentil soup", mealType: "lunch", date: day(), totalCalories: 310 };
  await server.call("POST", "/api/meals/logged", { token, body });
  const other = await secondDevice(browser, server, person);
  await openAs(person, "/daily");
  await other.goto("/daily");
  const list = card(page, "Logged Today");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await ready(page);
  await offline(page);
  await page.getByRole("button", { name: /^Delete Lentil soup/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect.poll(() => waitingChanges(page), "nothing is left to send").toBe(0);
  await edit(other, "Lentil soup", { Calories: "350" });
  const entries = () => server.call("GET", "/api/meals/logged", { token });
  await expect.poll(entries).toMatchObject([{ totalCalories: 350 }]);
  await offline(page, false);
  await expect(list).toContainText("350");
  expect(await entries()).toMatchObject([{ name: "Lentil soup", totalCalories: 350 }]);
  await other.context().close();
});

test("an edit follows an entry that another device has deleted and put back meanwhile @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Lentil soup", mealType: "lunch", date: day(), totalCalories: 310 };
  await server.call("POST", "/api/meals/logged", { token, body });
  const other = await secondDevice(browser, server, person);
  await openAs(person, "/daily");
  await other.goto("/daily");
  await expect(card(page, "Logged Today").getByRole("listitem")).toHaveCount(1);
  await ready(page);
  await offline(page);
  await other.getByRole("button", { name: /^Delete Lentil soup/ }).click();
  const entries = () => server.call("GET", "/api/meals/logged", { token });
  await expect.poll(entries).toEqual([]);
  await button(other, "Undo").click();
  await expect.poll(entries).toMatchObject([{ totalCalories: 310 }]);
  await edit(page, "Lentil soup", { Calories: "350" });
  await offline(page, false);
  await expect.poll(entries).toMatchObject([{ name: "Lentil soup", totalCalories: 350 }]);
  for (const one of [page, other]) {
    await expect(card(one, "Logged Today").getByRole("listitem")).toHaveCount(1);
    await expect(card(one, "Logged Today")).toContainText("350");
  }
  await expect(page.getByText("Already Deleted")).toHaveCount(0);
  await other.context().close();
});

test("an entry that was refused is told once, though a change of it waited @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const soup = { name: "Lentil soup", mealType: "lunch", totalCalories: 310 };
  const body = { ...soup, date: day(1), source: "calculator" };
  await server.call("POST", "/api/meals/logged", { token, body });
  let isReached = false;
  await page.route("**/api/meals/logged", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const error = { code: "INVALID_REQUEST", message: "That is too much." };
    return isReached ? route.fulfill({ status: 400, json: { error } }) : route.abort();
  });
  await openAs(person, "/calculator");
  await button(page, "Add Lentil soup").click();
  await page.goto("/daily");
  await edit(page, "Lentil soup", { Calories: "350" });
  expect(await waitingChanges(page)).toBe(2);
  isReached = true;
  await expect(page.getByText("That is too much.").filter({ visible: true })).toBeVisible();
  await expect.poll(() => waitingChanges(page)).toBe(0);
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
  await expect(page.getByText("Already Deleted")).toHaveCount(0);
});

test("an entry that has gone with all data can be deleted once more without a word @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Lentil soup", mealType: "lunch", date: day(), totalCalories: 310 };
  await server.call("POST", "/api/meals/logged", { token, body });
  await openAs(person, "/daily");
  const list = card(page, "Logged Today");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await ready(page);
  await offline(page);
  await server.call("DELETE", "/api/user/delete-data", { token });
  await page.getByRole("button", { name: /^Delete Lentil soup/ }).click();
  const answered = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  const begunAnew = page.waitForResponse((reply) => reply.status() === 410);
  await offline(page, false);
  expect((await answered).status()).toBe(404);
  await begunAnew;
  await expect(page.getByText("Nothing logged yet")).toBeVisible();
  await expect(page.getByText("Delete Failed")).toHaveCount(0);
});

test("a goal whose answer was lost makes way for one set later on another device @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/profile");
  await ready(page);
  let isLost = false;
  await page.route("**/api/auth/user", (route) => {
    isLost = true;
    return route.abort();
  });
  const calories = card(page, "Daily Goals").getByLabel("Calories");
  await calories.fill("1850");
  await calories.press("Enter");
  await expect.poll(() => isLost).toBe(true);
  await page.unroute("**/api/auth/user");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(card(page, "Today's Progress")).toContainText("of 1,850 kcal");
  const later = { token: person.token, body: { dailyCalorieGoal: 2500 } };
  await server.call("PUT", "/api/user/goals", later);
  await expect(card(page, "Today's Progress")).toContainText("of 2,500 kcal", { timeout: 15_000 });
});

test.describe("signing out with changes that aren't sent @any-width", () => {
  test("says how many, and waits and sends them before it signs out", async ({
    page,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    await openAs(person);
    await page.route("**/api/water/steps", (route) => route.abort());
    const plus = button(card(page, "Water"), "Add a glass");
    for (let glasses = 1; glasses <= 3; glasses += 1) await plus.click();
    await page.goto("/profile");
    await button(page, "Sign Out").click();
    const dialog = dialogNamed(page, "3 changes are not sent yet");
    await expect(dialog).toContainText("they stay on this device");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible('[role="dialog"]');
    }
    await button(dialog, "Cancel").click();
    await expect(dialog).toBeHidden();
    expect(await server.call("GET", "/api/water-history", { token: person.token })).toEqual({
      data: [],
    });
    await expect(button(page, "Sign Out")).toBeFocused();

    await button(page, "Sign Out").click();
    await button(dialog, "Wait and send").click();
    await expect(dialog).toContainText("Sending… 3 left");
    await page.unroute("**/api/water/steps");
    await expect(button(page, "Sign Up to Track")).toBeVisible({ timeout: 20_000 });
    expect(await server.call("GET", "/api/water-history", { token: person.token })).toEqual({
      data: [{ date: day(), glasses: 3 }],
    });
  });

  test("leaves them to their owner alone, who finds them on return", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    await openAs(person);
    await page.route("**/api/water/steps", (route) => route.abort());
    await button(card(page, "Water"), "Add a glass").click();
    await expect(card(page, "Water")).toContainText("1 of 8 glasses");
    await page.goto("/profile");
    await button(page, "Sign Out").click();
    await button(dialogNamed(page, "1 change is not sent yet"), "Sign out anyway").click();
    await expect(button(page, "Sign Up to Track")).toBeVisible();

    const sent: string[] = [];
    await page.unroute("**/api/water/steps");
    page.on("request", (request) => {
      if (request.url().includes("/water/steps")) sent.push(request.url());
    });
    const other = await server.makePerson();
    await openAs(other);
    await expect(card(page, "Water")).toContainText("0 of 8 glasses");
    await page.goto("/profile");
    await button(page, "Sign Out").click();
    await expect(button(page, "Sign Up to Track")).toBeVisible();
    expect(sent).toEqual([]);

    const { email, password } = person;
    const { session, access_token: token } = await signIn(server, email, password);
    await openAs({ ...person, session });
    await expect(card(page, "Water")).toContainText("1 of 8 glasses");
    await expect
      .poll(() => server.call("GET", "/api/water-history", { token }))
      .toEqual({ data: [{ date: day(), glasses: 1 }] });
  });
});

async function signIn(server: Server, email: string, password: string) {
  const session = await server.newSession({ email, password });
  return { session, access_token: session.access_token };
}
