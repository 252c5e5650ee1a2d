import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import { restarted, secondDevice } from "./second-device.ts";
import type { Person, Server } from "./server.ts";

const prompt = (page: Page) =>
  page.getByRole("complementary", { name: "Welcome to Morsel", exact: true });
const helper = (page: Page) =>
  page.getByRole("complementary", { name: "Guided tour", exact: true });
const step = (page: Page, number: number) =>
  page.getByRole("dialog", { name: new RegExp(`^Step ${number} of 10 `) });
const title = (page: Page) => page.locator("#screen-title");
const section = (page: Page) =>
  button(page, "App Tour & Training Ten steps, six features, quick links");

/** What each step lights up, on which screen. */
const lit: readonly (readonly [control: string, screen: RegExp])[] = [
  ["calculator", /Ada/],
  ["progress", /Ada/],
  ["water", /Ada/],
  ["week", /Ada/],
  ["modes", /^Calorie Tracker$/],
  ["fasting", /^Fasting$/],
  ["journal", /^Meal Journal$/],
  ["goals", /^Profile$/],
  ["section-awards", /^Profile$/],
  ["section-tour", /^Profile$/],
];

async function openWith(page: Page, stored: Record<string, unknown>): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

/** Presses Tab until something has the focus. */
async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const { keyboard } = target.page();
  const isFocused = () => target.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses++) await keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Whether a control is in sight above the step's card. */
async function expectLit(page: Page, control: string, number: number): Promise<void> {
  const target = page.locator(`[data-tour=${control}]`);
  await expect
    .poll(async () => {
      const [place, tour] = [await target.boundingBox(), await step(page, number).boundingBox()];
      const light = await page.locator("div.outline-primary").boundingBox();
      if (!place || !tour || !light) return "absent";
      const isAround = light.y < place.y && light.y + light.height > place.y + place.height;
      const isInSight = place.y >= 0 && place.y < tour.y - 40;
      return isAround && isInSight ? "lit" : JSON.stringify({ place, tour, light });
    }, `step ${number} lights ${control}`)
    .toBe("lit");
}

const kept = async (server: Server, { token }: Person): Promise<Record<string, unknown>> => {
  const { data } = (await server.call("GET", "/api/user/restore-data", { token })) as {
    data: { kept: { key: string; data: unknown }[] };
  };
  return Object.fromEntries(data.kept.map(({ key, data: value }) => [key, value]));
};

/** Leaves the page as a phone does, which sends what has changed. */
const putInPocket = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

async function otherDevice(browser: Browser, server: Server, person: Person): Promise<Page> {
  const page = await secondDevice(browser, server, person);
  await page.goto("/");
  return page;
}

for (const colorScheme of ["light", "dark"] as const)
  test(`the whole tour by keyboard alone, in the ${colorScheme}: each step lights the real control and says where it is`, async ({
    page,
    person,
    server,
    openAs,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    await openAs(person);
    await expect(prompt(page)).toBeVisible();
    await expectAccessible();
    await tabTo(button(prompt(page), "Take Tour"), "Shift+Tab");
    await page.keyboard.press("Enter");
    for (const [index, [control, screen]] of lit.entries()) {
      const number = index + 1;
      await expect(step(page, number)).toBeFocused();
      await expect(title(page)).toHaveText(screen);
      await expectLit(page, control, number);
      await expectAccessible();
      if (control === "water") {
        // Tried out while it is lit: the focus goes to the control, and comes back.
        await tabTo(button(step(page, number), "Try it"));
        await page.keyboard.press("Enter");
        const add = button(card(page, "Water"), "Add a glass");
        await tabTo(add);
        await page.keyboard.press("Enter");
        await expect(card(page, "Water")).toContainText("1 of 8 glasses");
        await page.keyboard.press("Escape");
        await expect(step(page, number)).toBeFocused();
        await page.keyboard.press("ArrowLeft");
        await expect(step(page, number - 1)).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await expect(step(page, number)).toBeFocused();
      }
      const onward = button(step(page, number), number < 10 ? "Next" : "Finish");
      await tabTo(onward);
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(title(page)).toBeFocused();
    await expect(page.getByText("Tour complete")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Tour progress" })).toHaveAttribute(
      "aria-valuenow",
      "10",
    );
    await expect(button(page, "Retake Tour")).toBeVisible();
    await putInPocket(page);
    await expect.poll(() => kept(server, person)).toMatchObject({ "tour-completed": true });
  });

test("Maybe Later puts the welcome away for good, on every device, and it covers no field", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  await openAs(person);
  await expect(prompt(page)).toBeVisible();
  const [place, box] = [await prompt(page).boundingBox(), await field(page, "Food").boundingBox()];
  const isApart = (place?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0);
  const isBeside = (place?.x ?? 0) + (place?.width ?? 0) <= (box?.x ?? 0);
  expect(isApart || isBeside, JSON.stringify({ place, box })).toBe(true);
  await button(prompt(page), "Maybe Later").click();
  await expect(prompt(page)).toBeHidden();
  await expect(title(page)).toBeFocused();
  await putInPocket(page);
  await expect.poll(() => kept(server, person)).toMatchObject({ "tour-dismissed": true });
  await page.reload();
  await expect(card(page, "Water")).toContainText("0 of 8 glasses");
  await page.goto("/nutrition");
  await expect(card(page, "Universal Calorie Calculator")).toBeVisible();
  await page.waitForTimeout(4_000);
  await expect(page.getByRole("complementary")).toHaveCount(0);

  const second = await otherDevice(browser, server, person);
  await expect(card(second, "Water")).toContainText("0 of 8 glasses");
  await second.waitForTimeout(4_000);
  await expect(second.getByRole("complementary")).toHaveCount(0);
  await second.context().close();
});

test("who leaves the tour goes on with it there and on another device, and may reset it @any-width", async ({
  page,
  browser,
  person,
  server,
  openAs,
}) => {
  test.setTimeout(90_000);
  await openAs(person);
  await button(prompt(page), "Take Tour").click();
  await button(step(page, 1), "Next").click();
  await button(step(page, 2), "Next").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("You left the tour at step 3")).toBeVisible();
  await expect(title(page)).toBeFocused();
  await button(page, "Resume").click();
  await expect(step(page, 3)).toBeFocused();
  await button(step(page, 3), "Next").click();
  await button(step(page, 4), "Skip tour").click();
  await expect(helper(page)).toContainText("Resume the tour Step 4 of 10");
  await putInPocket(page);
  await expect.poll(() => kept(server, person)).toMatchObject({ "tour-step": 4 });

  const second = await otherDevice(browser, server, person);
  await helper(second)
    .getByRole("button", { name: /^Resume the tour/ })
    .click();
  await expect(step(second, 4)).toBeFocused();
  await button(step(second, 4), "Next").click();
  await expect(step(second, 5)).toBeFocused();
  await second.reload();
  await expect(title(second)).toHaveText("Calorie Tracker");
  await second.getByRole("link", { name: "Profile" }).click();
  await section(second).click();
  await expect(second.getByText("5 of 10 steps")).toBeVisible();
  await button(second, "Reset Tour Progress").click();
  await expect(second.getByText("0 of 10 steps")).toBeVisible();
  await expect(button(second, "Start Tour")).toBeVisible();
  await button(second, "Undo").click();
  await expect(second.getByText("5 of 10 steps")).toBeVisible();
  await button(second, "Reset Tour Progress").click();
  await button(second, "Start Tour").click();
  await expect(step(second, 1)).toBeFocused();
  await second.context().close();
});

test("a tour that was completed is retaken from its first step, with no second welcome @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openWith(page, { "tour-completed": true });
  await openAs(person, "/profile");
  await section(page).click();
  await button(page, "Retake Tour").click();
  await expect(step(page, 1)).toBeFocused();
  await expect(title(page)).toHaveText(/Ada/);
  await button(step(page, 1), "Skip tour").click();
  await expect(helper(page)).toContainText("Step 1 of 10");
  await expect(prompt(page)).toHaveCount(0);
});

test("whoever goes elsewhere during the tour is let go, and the step leads back @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  await button(prompt(page), "Take Tour").click();
  await expectLit(page, "calculator", 1);
  await page.getByRole("navigation").getByRole("link", { name: "Fasting" }).click();
  await expect(title(page)).toHaveText("Fasting");
  await button(page, "Start Fasting").click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await button(step(page, 1), "Try it").click();
  await expect(title(page)).toHaveText(/Ada/);
  await expect(field(page, "Food")).toBeFocused();
});

const destinations = [
  ["Smart Food Search", /^Calorie Tracker$/, "USDA Calculator"],
  ["AI Photo Analysis", /^Calorie Tracker$/, "AI Photo Analysis"],
  ["Calorie Calculator", /^Calorie Tracker$/, "USDA Calculator"],
  ["Fasting Timer", /^Fasting$/, null],
  ["Achievement System", /^Profile$/, null],
  ["Hydration Tracking", /Ada/, null],
] as const;

test("a finished tour isn't resumed where the app was ended right after it @any-width", async ({
  page,
  browser,
  context,
  person,
  server,
  openAs,
}) => {
  const timestamp = Date.now() - 60_000;
  const body = { key: "tour-step", data: 10, timestamp };
  await server.call("POST", "/api/user/sync-data", { token: person.token, body });
  await openWith(page, { "tour-step": 10, "tour-step_timestamp": timestamp });
  await openAs(person, "/profile");
  await section(page).click();
  await button(page, "Resume Tour").click();
  await button(step(page, 10), "Finish").click();
  await expect(step(page, 10)).toBeHidden();
  // Before anything is sent.
  const again = await restarted(browser, server, context);
  await again.goto("/fasting");
  await expect(helper(again)).toContainText("Explore next");
  await again.context().close();
});

test("six cards lead to six places; once all were pressed, their button is gone", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/profile");
  for (const [name, screen, mode] of destinations) {
    await page.getByRole("navigation").getByRole("link", { name: "Profile" }).click();
    if ((await section(page).getAttribute("aria-expanded")) === "false")
      await section(page).click();
    await button(page, "Explore Features").click();
    const dialog = dialogNamed(page, "Explore Features");
    await expect(dialog.getByRole("listitem")).toHaveCount(6);
    if (name === "AI Photo Analysis") await expectAccessible("[role=dialog]");
    await dialog.getByRole("button", { name }).click();
    await expect(dialog).toHaveCount(0);
    await expect(title(page)).toHaveText(screen);
    if (mode) await expect(page.getByRole("tab", { name: mode, selected: true })).toBeVisible();
    if (name === "Achievement System")
      await expect(page.getByRole("button", { name: /^Awards/ })).toHaveAttribute(
        "aria-expanded",
        "true",
      );
  }
  await page.getByRole("navigation").getByRole("link", { name: "Profile" }).click();
  await section(page).click();
  await expect(page.getByText("6 of 6 explored")).toBeVisible();
  await expect(button(page, "Explore Features")).toHaveCount(0);
});

test("the helper suggests what wasn't explored, switches the mode at once, and is put away", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openWith(page, { "tour-completed": true, "tour-cards-clicked": ["Smart Food Search"] });
  await openAs(person, "/nutrition");
  await expect(helper(page)).toContainText("Explore next AI Photo Analysis");
  await expectAccessible();
  await page.getByRole("button", { name: /^Explore next/ }).click();
  await expect(page.getByRole("tab", { name: "AI Photo Analysis", selected: true })).toBeVisible();
  await expect(helper(page)).toContainText("Calorie Calculator");
  await page.getByRole("button", { name: /^Explore next/ }).click();
  await expect(page.getByRole("tab", { name: "USDA Calculator", selected: true })).toBeVisible();
  await page.getByRole("button", { name: /^Explore next Fasting Timer/ }).click();
  await expect(title(page)).toHaveText("Fasting");
  await expect(helper(page)).toContainText("Achievement System");
  await button(helper(page), "Don't suggest any more").click();
  await expect(helper(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("16:8 Method").first()).toBeVisible();
  await page.waitForTimeout(3_000);
  await expect(helper(page)).toHaveCount(0);
});

test("a newcomer's first food takes at most six taps, through the tour or without it", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  await expect(prompt(page)).toBeVisible();
  const effort = { taps: 0, keys: 0 };
  const tap = async (target: Locator) => {
    await target.click();
    effort.taps += 1;
  };
  const began = Date.now();
  await tap(button(prompt(page), "Take Tour"));
  await tap(field(page, "Food"));
  await page.keyboard.type("banana");
  await page.keyboard.press("Enter");
  effort.keys += "banana".length + 1;
  await tap(page.getByRole("button", { name: /^Log to/ }));
  await expect(dialogNamed(page, "Successfully Logged")).toBeVisible();
  const seconds = (Date.now() - began) / 1_000;
  test.info().annotations.push({
    type: "effort",
    description: `first food: ${effort.taps} taps, ${effort.keys} keys, ${seconds.toFixed(1)} s`,
  });
  expect(effort.taps).toBeLessThanOrEqual(6);
  expect(effort.keys).toBeLessThanOrEqual(7);
  // The step stays, and the tour goes on from there.
  await button(step(page, 1), "Next").click();
  await expect(card(page, "Today's Progress")).toContainText(/Meals\s*1/);
});
