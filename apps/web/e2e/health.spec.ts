import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { createHealthKit } from "./health-kit.ts";
import { button, card } from "./locators.ts";
import { playNativeShell } from "./native-bridge.ts";

const id = "5b0f4f9e-6f0c-4b52-9d0f-2c1a3a3f7a11";
const stored = (key: string) => localStorage.getItem(key);

test("Apple Health is connected, follows what changes, waits and is let go @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token } = person;
  const kit = createHealthKit();
  await playNativeShell(page, "ios", { MorselHealth: kit.plugin });
  const call = (method: string, path: string, body: object) =>
    server.call(method, path, { token, body });
  const entry = { id, name: "Soup", mealType: "lunch", date: day(1), time: "12:30 PM" };
  await call("POST", "/api/meals/logged", { ...entry, totalCalories: 500, totalProtein: 20 });
  await call("POST", "/api/daily-stats", { waterGlasses: 3, date: day(1) });
  const health = card(page, "Apple Health");
  const says = (title: string) => expect(page.getByText(title, { exact: true })).toBeVisible();

  // Not connected, and refused.
  await openAs(person, "/profile");
  await expect(health).toContainText("Not connected");
  await expectAccessible();
  await button(health, "Connect").click();
  await says("Connection Failed");
  await expect(health).toContainText("Not connected");

  // Connected: what is there goes along.
  kit.answer("all");
  await button(health, "Connect").click();
  await expect(health).toContainText("Everything is in step");
  const written = () => [...kit.own.values()].map(({ id: of, value, unit }) => [of, value, unit]);
  expect(written()).toEqual([
    [`calories:${id}`, 500, "kcal"],
    [`protein:${id}`, 20, "g"],
    [`water:${day(1)}`, 720, "mL"],
  ]);
  expect(kit.own.get(`calories:${id}`)?.date).toBe(
    await page.evaluate((date) => new Date(`${date}T12:30`).toISOString(), day(1)),
  );
  const another = { from: 0, to: Date.now(), value: 250 };
  expect([kit.total("water"), kit.total("water", [another])]).toEqual([720, 250]);
  await expectAccessible();

  // A repeat writes nothing, not even after a reload.
  const before = kit.calls.length;
  await page.reload();
  await button(health, "Sync Now").click();
  await says("Synced with Apple Health");
  expect(kit.calls).toHaveLength(before);

  // An edit follows by itself.
  await call("PATCH", `/api/meals/${id}`, { totalCalories: 620 });
  await expect.poll(() => kit.own.get(`calories:${id}`)?.value).toBe(620);
  expect(kit.own.size).toBe(3);

  // With auto-sync off, and while the phone is locked, a deletion waits.
  await health.getByLabel("Auto-sync").uncheck();
  await call("DELETE", `/api/meals/${id}`, {});
  await expect(health).toContainText("2 changes wait to be synced.");
  expect(JSON.parse((await page.evaluate(stored, "pendingHealthKitSync")) ?? "")).toEqual([
    { id: `calories:${id}`, type: "calories", value: null },
    { id: `protein:${id}`, type: "protein", value: null },
  ]);
  kit.lock(true);
  await button(health, "Sync Now").click();
  await says("Sync Failed");
  expect(kit.own.size).toBe(3);
  kit.lock(false);
  await button(health, "Sync Now").click();
  await expect.poll(() => [...kit.own.keys()]).toEqual([`water:${day(1)}`]);
  await expect.poll(() => page.evaluate(stored, "pendingHealthKitSync")).toBeNull();

  // What is changed offline waits for the network.
  await health.getByLabel("Auto-sync").check();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Dashboard", exact: true })
    .click();
  await expect(button(page, "Add a glass")).toBeVisible();
  await context.setOffline(true);
  await button(page, "Add a glass").click();
  await expect
    .poll(() => page.evaluate(stored, "pendingHealthKitSync"))
    .toContain(`"value":240,"unit":"mL"`);
  expect(kit.own.size).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => kit.total("water")).toBe(960);

  // Disconnected: both keys go, what was written stays.
  await page.goto("/profile");
  await button(health, "Disconnect").click();
  await expect(health).toContainText("Not connected");
  const keys = ["pendingHealthKitSync", "appleHealthAutoSync"];
  for (const key of keys) expect(await page.evaluate(stored, key)).toBeNull();
  expect(kit.own.size).toBe(2);
});

test("an app that was built without Apple Health says that it can't be reached @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await playNativeShell(page, "ios", {});
  await openAs(person, "/profile");
  const health = card(page, "Apple Health");
  await button(health, "Connect").click();
  await expect(page.getByText("Connection Error", { exact: true })).toBeVisible();
  await expect(health).toContainText("Not connected");
  await expectAccessible();
});

test("in a browser, Apple Health says where it can be had @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/profile");
  await expect(card(page, "Apple Health")).toHaveText(
    /Apple Health is available only on iOS devices\./,
  );
});
