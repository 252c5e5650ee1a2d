import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import { playNativeShell } from "./native-bridge.ts";
import type { Person, Server } from "./server.ts";

const hour = 3_600_000;
const tag = "@any-width";

/** Tells when what the shell adds has loaded: the status bar is coloured then. */
function keeper() {
  let loaded = 0;
  return {
    StatusBar: { setStyle: () => (loaded += 1) },
    /** After the page was loaded for the `times`-th time. */
    isThere: (times = 1) => expect.poll(() => loaded).toBe(times),
  };
}

const startFast = (server: Server, { token }: Person, more: object) =>
  server.call("POST", "/api/fasting/start", { token, body: { planId: "16-8", ...more } });

test("a few moments are felt, each once", { tag }, async ({ page, person, server, openAs }) => {
  test.slow();
  const felt: unknown[] = [];
  const { StatusBar, isThere } = keeper();
  await playNativeShell(page, "ios", {
    ...{ StatusBar, Haptics: { notification: ({ type }) => felt.push(type) } },
  });
  const water = { waterGlasses: 7, date: day() };
  await server.call("POST", "/api/daily-stats", { token: person.token, body: water });
  await openAs(person, "/fasting");

  await isThere();

  // The start of a fast; not its end, which is too near to count.
  await button(page, "Start Fasting").click();
  await expect.poll(() => felt).toEqual(["SUCCESS"]);
  await button(page, "End Fast").click();
  await expect(page.getByText("Under 5 seconds isn't recorded")).toBeVisible();
  expect(felt).toHaveLength(1);

  // The end of one that counts.
  await startFast(server, person, { startTime: Date.now() - 5 * hour });
  await page.reload();
  await isThere(2);
  felt.length = 0;
  await button(page, "End Fast").click();
  await expect.poll(() => felt).toHaveLength(1);

  // A meal.
  await page.goto("/calculator");
  await isThere(3);
  felt.length = 0;
  await field(page, "Food").fill("banana");
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await expect(dialogNamed(page, "Successfully Logged")).toBeVisible();
  await expect.poll(() => felt).toEqual(["SUCCESS"]);
  await expect(page.locator("[data-popup]")).toHaveCount(0);

  // The water goal, and an award and a badge for it.
  await page.goto("/");
  await isThere(4);
  felt.length = 0;
  await button(card(page, "Water"), "Add a glass").click();
  await expect.poll(() => felt, { timeout: 20_000 }).toHaveLength(3);
  await page.waitForTimeout(1_000);
  expect(felt).toHaveLength(3);
});

test("Android's web view shares by the phone's sheet", { tag }, async ({
  page,
  context,
  person,
  server,
  openAs,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const shared: unknown[] = [];
  const { StatusBar, isThere } = keeper();
  await playNativeShell(page, "android", {
    StatusBar,
    Share: {
      share: (content) => {
        shared.push(content);
        throw new Error("Share canceled");
      },
    },
  });
  const earn = () =>
    startFast(server, person, {
      ...{ status: "completed", source: "manual" },
      ...{ startTime: Date.now() - 20 * hour, endTime: Date.now() - 2 * hour },
    });
  const celebration = dialogNamed(page, "Something special First Fast");
  await openAs(person);
  await isThere();
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await earn();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await button(celebration, "Share").click();
  await expect.poll(() => shared).toHaveLength(1);
  expect(shared).toEqual([
    { title: "First Fast", text: "⭐ I earned “First Fast” in Morsel: Complete a fast." },
  ]);
  // Who changes their mind wants nothing copied.
  await expect(celebration).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("before");
});

test("where the web view shares by itself, it is left to", { tag }, async ({
  page,
  person,
  openAs,
}) => {
  await page.addInitScript(() => {
    const share = async ({ text = "" }: ShareData) => {
      document.title = `Shared ${text}`;
    };
    Object.assign(navigator, { share });
  });
  const { StatusBar, isThere } = keeper();
  await playNativeShell(page, "android", { StatusBar });
  await openAs(person);
  await isThere();
  await page.evaluate(() => navigator.share({ text: "by itself" }));
  await expect(page).toHaveTitle("Shared by itself");
});

test("the back button closes a window before it leaves the page", { tag }, async ({
  page,
  person,
  openAs,
}) => {
  const left: string[] = [];
  const { StatusBar, isThere } = keeper();
  const phone = await playNativeShell(page, "android", {
    StatusBar,
    App: { minimizeApp: () => left.push("minimized") },
  });
  const back = (canGoBack: boolean) => phone.emit("App", "backButton", { canGoBack });
  await openAs(person, "/");
  await isThere();
  await page.getByRole("link", { name: "Fasting" }).first().click();
  await expect(page).toHaveURL(/\/fasting$/);
  await button(page, "I started earlier").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Started").focus();
  await back(true);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/fasting$/);

  // Wherever the focus is, and even where there is nothing to go back to.
  await button(page, "I started earlier").click();
  await expect(dialog).toBeVisible();
  await back(false);
  await expect(dialog).toBeHidden();
  expect(left).toEqual([]);
  await back(false);
  await expect.poll(() => left).toEqual(["minimized"]);
});
