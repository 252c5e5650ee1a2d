import type { Page } from "@playwright/test";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";
import { button, card, dialogNamed, field, logged } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

async function names(server: Server, { token }: Person): Promise<string[]> {
  const meals = (await server.call("GET", "/api/meals/logged", { token })) as { name: string }[];
  return meals.map(({ name }) => name).sort();
}

async function logFood(page: Page, food: string) {
  await field(page, "Food").fill(food);
  await field(page, "Measurement").fill("1 medium");
  await field(page, "Measurement").press("Enter");
  await page.getByRole("button", { name: /^Log to/ }).click();
}

/** Foods of other days, to log again with one press each. */
async function eatBefore(server: Server, { token }: Person, ...foods: string[]) {
  for (const [at, name] of foods.entries()) {
    const body = { name, date: day(1), totalCalories: 100 + at, source: "calculator" };
    await server.call("POST", "/api/meals/logged", { token, body });
  }
}

const again = (page: Page, name: string) => button(card(page, "Quick Suggestions"), `Add ${name}`);

test("what was logged is read out once, with its figure and that it can be undone @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await expect(page.getByRole("region", { name: "Notifications, Alt+T" })).toBeAttached();
  // What comes into a region is read out, unless the region is off.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest("[aria-live]")?.getAttribute("aria-live") ?? "off";
        const added = [...addedNodes].map((node) => node.textContent ?? "").join("");
        if (live !== "off" && added !== "") heard.push(added);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await logFood(page, "banana");
  await expect(logged(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toContainText("Logged banana");
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const all = (await heard()).join("");
  expect(all).toMatch(/Logged banana to \w+! 105 kcal Undo/);
  expect(all.match(/Logged banana/g)).toHaveLength(1);
  await button(toasts(page), "Undo").click();
  await expect.poll(async () => (await heard()).join("")).toContain("Took banana out again");
});

test("what was logged covers nothing: a press or a key does its work and closes it, and a toast offers to undo it", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await logFood(page, "banana");
  await expect(logged(page)).toContainText("105 kcal");
  await expect(logged(page)).toContainText(/Added to (breakfast|lunch|dinner|snack)/);
  await expect(toasts(page)).toHaveCount(0);

  await field(page, "Food").click();
  await expect(logged(page), "long before it closes by itself").toBeHidden({ timeout: 1_500 });
  await expect(field(page, "Food")).toBeFocused();
  await expect(page.getByText(/^Logged banana to (breakfast|lunch|dinner|snack)!$/)).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);

  await logFood(page, "apple");
  await expect(logged(page)).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await field(page, "Food").focus();
  await page.keyboard.type("m");
  await expect(logged(page), "long before it closes by itself").toBeHidden({ timeout: 1_500 });
  await expect(field(page, "Food")).toHaveValue("m");
  await expect.poll(() => names(server, person)).toEqual(["apple", "banana"]);
  await button(toasts(page), "Undo").click();
  // Where more than five seconds lay between the two, the banana isn't undone with it.
  await expect.poll(() => names(server, person)).not.toContain("apple");

  // Last: a slow machine looks at it for longer than the three seconds for which it is shown.
  await logFood(page, "banana");
  await expect(logged(page)).toBeVisible();
  await expectAccessible();
});

test("once a food is logged, the next one can be typed where the first was", async ({
  page,
  person,
  openAs,
  isMobile,
}) => {
  await openAs(person, "/calculator");
  await logFood(page, "banana");
  await expect(logged(page)).toBeVisible();
  await expect(field(page, "Food")).toBeInViewport({ ratio: 1 });
  // On a phone the keyboard would come up for the box itself.
  const next = isMobile ? card(page, "Universal Calorie Calculator") : field(page, "Food");
  await expect(next).toBeFocused();
  await page.keyboard.press("Shift");
  await expect(button(toasts(page), "Undo")).toBeVisible();
  // Presses aren't caught by the toast.
  await field(page, "Food").click({ trial: true });
});

test("a toast that replaces one which is just going away stays, on a slow device too @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await eatBefore(server, person, "Soup");
  await openAs(person, "/calculator");
  // One that draws a frame only every 150 ms.
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 150);
  });
  const addSoup = async () => {
    await again(page, "Soup").click();
    await expect(logged(page)).toBeVisible();
    await page.keyboard.press("Shift");
    await expect(logged(page)).toBeHidden();
    await expect(toasts(page)).toHaveCount(1);
  };
  await addSoup();
  await addSoup();
  await page.waitForTimeout(1_000);
  await expect(toasts(page)).toContainText("Added Soup to");
});

test("it is undone from the overlay too, and closes by itself after three seconds @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await eatBefore(server, person, "Soup");
  await openAs(person, "/calculator");
  await again(page, "Soup").click();
  await expect.poll(() => names(server, person)).toEqual(["Soup", "Soup"]);
  await button(logged(page), "Undo").click();
  await expect(logged(page)).toBeHidden();
  await expect(page.getByText("Took Soup out again")).toBeVisible();
  await expect.poll(() => names(server, person)).toEqual(["Soup"]);

  // By the page's own clock: a slow machine may look late at what is on the screen.
  const shownFor = await timeOverlay(page);
  await again(page, "Soup").click();
  await expect(logged(page)).toBeVisible();
  await expect(logged(page)).toBeHidden();
  expect(await shownFor()).toBeGreaterThan(2_800);
  expect(await shownFor()).toBeLessThan(5_000);
  await expect(page.getByText(/^Added Soup to /)).toBeVisible();
});

test("it is there at the press, before the server has answered @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await eatBefore(server, person, "Soup");
  await openAs(person, "/calculator");
  const answer = await holdBack(page, "**/api/meals/logged");
  await again(page, "Soup").click();
  await expect(logged(page)).toContainText("100 kcal");
  expect(await names(server, person)).toEqual(["Soup"]);
  answer();
  await expect.poll(() => names(server, person)).toEqual(["Soup", "Soup"]);
});

test("several logged within seconds are one, on the screen and to undo @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await eatBefore(server, person, "Soup", "Bread");
  await openAs(person, "/calculator");
  await again(page, "Soup").click();
  await expect(logged(page)).toContainText("100 kcal");
  await again(page, "Bread").click();
  await expect(logged(page)).toContainText("Soup, Bread");
  await expect(logged(page)).toContainText("201 kcal");
  await expect(logged(page)).toBeHidden({ timeout: 4_000 });
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(/Added Bread to \w+.*Together with Soup\./s);
  await button(toasts(page), "Undo").click();
  await expect.poll(() => names(server, person)).toEqual(["Bread", "Soup"]);
});

/** Notes how many milliseconds the overlay is shown when it next is. */
async function timeOverlay(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let shownAt: number | undefined;
    new MutationObserver(() => {
      const isShown = document.querySelector("#logged-title") !== null;
      if (isShown) shownAt ??= performance.now();
      else if (shownAt !== undefined) {
        document.body.dataset["shownFor"] ??= String(performance.now() - shownAt);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(document.body.dataset["shownFor"]));
}

/** Notes whether the overlay is ever shown, if only for a frame. */
async function watchOverlay(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("#logged-title")) document.body.dataset["celebrated"] = "yes";
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.body.dataset["celebrated"] === "yes");
}

test("a day that is known to be full is said at once, not celebrated first @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await eatBefore(server, person, "Soup");
  const { token } = person;
  const body = { name: "Bite", date: day(), totalCalories: 1, source: "history" };
  for (let at = 0; at < 100; at++) await server.call("POST", "/api/meals/logged", { token, body });
  await openAs(person, "/calculator");
  await expect(again(page, "Soup")).toBeVisible();
  await quiet(page);
  const celebrated = await watchOverlay(page);
  await again(page, "Soup").click();
  await expect(page.getByText("Failed to add Soup")).toBeVisible();
  await expect(page.getByText("That day already holds 100 entries")).toBeVisible();
  expect(await celebrated()).toBe(false);

  // Another device makes room: the refusal has asked anew.
  const [bite] = (await server.call("GET", "/api/meals/logged", { token })) as { id: string }[];
  await server.call("DELETE", `/api/meals/${bite?.id ?? ""}`, { token });
  await page.reload();
  await quiet(page);
  await again(page, "Soup").click();
  await expect(logged(page)).toContainText("100 kcal");
});

test("what is out of the contract's bounds is said at once, not celebrated first @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await quiet(page);
  const celebrated = await watchOverlay(page);
  await field(page, "Food").fill("sugar");
  await field(page, "Measurement").fill("5.1 kg");
  await field(page, "Measurement").press("Enter");
  await page.getByRole("button", { name: /^Log to/ }).click();
  await page.getByRole("button", { name: "Yes, really" }).click();
  await expect(page.getByText(/^Failed to add .*sugar/i)).toBeVisible();
  await expect(page.getByText("Something in it is out of bounds.")).toBeVisible();
  expect(await celebrated()).toBe(false);
  await button(toasts(page), "Correct it").click();
  const window = dialogNamed(page, "Correct and log");
  await field(window, "Amount (g)").fill("10");
  await button(window, "Log it").click();
  await expect(logged(page)).toContainText("39 kcal");
  await expect.poll(() => names(server, person)).toHaveLength(1);
});

test("what the server refuses is no longer celebrated, says why, and is corrected @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await page.route("**/api/meals/logged", async (route) => {
    const { date } = (route.request().postDataJSON() ?? {}) as { date?: string };
    if (date !== day()) return route.continue();
    const message = "A day holds at most 100 entries. Delete some to log more.";
    const error = { code: "MEAL_DAY_FULL", message, issues: [{ path: "date", message }] };
    return route.fulfill({ status: 409, json: { error } });
  });
  await logFood(page, "banana");
  await expect(page.getByText("Failed to add banana")).toBeVisible();
  await expect(page.getByText("That day already holds 100 entries")).toBeVisible();
  await expect(logged(page)).toBeHidden({ timeout: 500 });
  await button(toasts(page), "Correct it").click();
  const window = dialogNamed(page, "Correct and log");
  await expectAccessible("[role=dialog]");
  await field(window, "Day").fill(day(1));
  await button(window, "Log it").click();
  await expect(logged(page)).toContainText(/Added to \w+ yesterday/);
  await expect.poll(() => names(server, person)).toEqual(["banana"]);
});
