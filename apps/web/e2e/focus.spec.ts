import type { Page } from "@playwright/test";
import { day } from "./day.ts";
import { fill } from "./filled.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import { untilArrived } from "./open.ts";

const open = async (page: Page, path: string, seen: string) => {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await expect(page.locator("#content").getByText(seen).first()).toBeVisible();
};

/** Whether the focus is within a part of the page that has a name, and not lost. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nowhere";
    const place = focused.closest("[aria-labelledby], [aria-label]") ?? focused;
    const label = place.getAttribute("aria-labelledby");
    const title = label ? document.getElementById(label)?.textContent : null;
    return title ?? place.getAttribute("aria-label") ?? place.tagName;
  });

test("a dialog gives the focus back to what opened it", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  await page.goto("/");
  const signIn = button(page.getByRole("main"), "Sign in");
  await signIn.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(signIn).toBeFocused();

  await openAs(person, "/daily");
  const opens = async (path: string, seen: string, name: RegExp, title: string | RegExp) => {
    await open(page, path, seen);
    const opener = page.getByRole("button", { name }).first();
    await opener.press("Enter");
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  await opens("/daily", "2% milk", /^2% milk, .*edit$/, "Edit entry");
  await opens("/fasting", "Recent Sessions", /I started earlier/, "When did you start?");
  await opens("/fasting", "Recent Sessions", /Edit the fast/, "Edit a fast");
  await opens("/profile", "Daily Goals", /^Suggest goals/, "Goals From Your Body");
  await opens("/data", "Danger Zone", /^Delete Account/, "Delete your account?");
});

test("who tabs from the address comes to the password @any-width", async ({ page }) => {
  await page.goto("/signin");
  await field(page, "Email").focus();
  await page.keyboard.press("Tab");
  await expect(field(page, "Password")).toBeFocused();
});

test("a control that disappears hands the focus on @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  await untilArrived(page, () => openAs(person, "/daily"));
  await button(page, "The day before").press("Enter");
  await button(page, "Today").press("Enter");
  await expect(button(page, "Choose a day")).toBeFocused();

  const search = field(page, "Search your foods");
  await search.fill("milk");
  await button(page, "Clear the search").press("Enter");
  await expect(search).toBeFocused();

  await button(page, "Show trends").press("Enter");
  await expect(page.getByRole("tab", { name: "30 days" })).toBeVisible();
  expect(await focusIn(page)).toBe("Trends");

  await open(page, "/fasting", "Recent Sessions");
  await page.getByRole("tab", { name: "Plans" }).click();
  await page.getByRole("button", { name: /^18:6/ }).press("Enter");
  await expect(card(page, "18:6 Method")).toBeVisible();
  await expect.poll(() => focusIn(page)).not.toBe("nowhere");
  await button(page, "Start Fasting").press("Enter");
  await expect(button(page, "Pause")).toBeVisible();
  await expect.poll(() => focusIn(page)).toBe("18:6 Method");

  await open(page, "/calculator", "Universal Calorie Calculator");
  await field(page, "Food").fill("2 eggs and a banana");
  await field(page, "Food").press("Enter");
  await page.getByRole("button", { name: /^Leave out .*banana/ }).press("Enter");
  await expect(page.getByRole("button", { name: /^Leave out/ })).toHaveCount(1);
  await expect.poll(() => focusIn(page)).not.toBe("nowhere");
});

test("each chip of a line that is swiped is seen whole when it is tabbed to, with its ring @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  for (const name of ["Almonds", "Carrots", "Hummus", "Popcorn", "Cottage cheese", "Rice cakes"]) {
    const entry = { name: `${name} with a long name`, date: day(), totalCalories: 90 };
    for (const mealType of ["breakfast", "lunch", "dinner", "snack"])
      await server.call("POST", "/api/meals/logged", { token, body: { ...entry, mealType } });
  }
  await openAs(person);
  const chips = page.locator(".swiped").getByRole("button");
  await expect(chips).toHaveCount(6);
  await chips.first().focus();
  for (let at = 0; at < 6; at++) {
    const isWhole = () =>
      chips.nth(at).evaluate((chip) => {
        const line = chip.closest(".swiped")?.getBoundingClientRect();
        const { left, right, top, bottom } = chip.getBoundingClientRect();
        if (!line || document.activeElement !== chip) return false;
        const ring = 4;
        return (
          left - ring >= line.left &&
          right + ring <= line.right &&
          top - ring >= line.top &&
          bottom + ring <= line.bottom
        );
      });
    await expect.poll(isWhole).toBe(true);
    await page.keyboard.press("Tab");
  }
});

test("what is read comes in the order in which it is seen", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  await openAs(person);
  for (const [path, last] of [
    ["/", "Essential Micronutrients"],
    ["/daily", "Trends"],
    ["/fasting", "Reminders and Display"],
    ["/tracking", "2% milk"],
    ["/calculator", "Recent Analyses"],
    ["/profile", "Daily Goals"],
  ] as const) {
    await open(page, path, last);
    const wrong = await page.evaluate(() => {
      const parts = [...document.querySelectorAll("#content :is(section, button, input, a, h2)")]
        .filter((part) => part.checkVisibility() && part.closest(".sr-only") === null)
        .map((part) => ({ part, rect: part.getBoundingClientRect() }));
      return parts.flatMap(({ part, rect }, at) => {
        const before = parts[at - 1];
        // Read later and seen above, though not in the next column.
        const isAbove = before && rect.bottom <= before.rect.top && rect.left < before.rect.right;
        return isAbove
          ? [`${part.textContent.slice(0, 30)} above ${before.part.textContent.slice(0, 30)}`]
          : [];
      });
    });
    expect(wrong, path).toEqual([]);
  }
});

/** Where toasts come; screen readers say what does. */
const notices = (page: Page) => page.getByRole("region", { name: "Notifications, Alt+T" });

test("notices have their place before the first one comes, so that it is heard @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  await expect(notices(page)).toHaveAttribute("aria-live", "polite");
  await expect(notices(page)).toBeEmpty();
});

test("what Undo has done is said: of a change, a copy, and a fast @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const body = { name: "Soup", date: day(), totalCalories: 200, mealType: "lunch" };
  await server.call("POST", "/api/meals/logged", { token, body });
  await openAs(person, "/daily");
  const undo = button(page, "Undo");
  await page.getByRole("button", { name: /^Soup, .*edit$/ }).click();
  const dialog = dialogNamed(page, "Edit entry");
  await field(dialog, "Calories").fill("300");
  await button(dialog, "Save").click();
  await undo.click();
  await expect(notices(page)).toContainText("Changed Soup back");
  await expect(page.getByRole("button", { name: /^Soup, 200 kcal/ })).toBeVisible();

  await page.goto("/fasting");
  await button(page, "Start Fasting").click();
  // What is under five seconds isn't recorded, and so not undone.
  await page.waitForTimeout(6_000);
  await button(page, "End Fast").click();
  await undo.click();
  await expect(notices(page)).toContainText("Your fast goes on");
  await expect(button(page, "Pause")).toBeVisible();
});

test("Undo stays within reach: for 20 seconds, by a key, and as long as it is looked at @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  await page.clock.install();
  await openAs(person, "/daily");
  const remove = page.getByRole("button", { name: /^Delete 2% milk/ });
  const undo = button(page, "Undo");
  await remove.first().click();
  await expect(undo).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(15_000);
  await expect(undo).toBeVisible();
  await page.keyboard.press("Alt+KeyT");
  await expect(undo).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(undo, "focused").toBeVisible();
  await undo.press("Enter");
  await page.clock.runFor(1_000);
  await expect(undo).toHaveCount(0);
  await expect(remove.first()).toBeVisible();
  await expect(notices(page)).toContainText("Put 2% milk back");
  expect(await focusIn(page), "back where it was").toMatch(/^Delete /);

  await remove.first().click();
  await expect(undo).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(undo).toHaveCount(0);
});

test("a finger that has pressed Undo holds no toast @phone", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  await page.clock.install();
  await openAs(person, "/daily");
  await page
    .getByRole("button", { name: /^Delete 2% milk/ })
    .first()
    .tap();
  await button(page, "Undo").tap();
  await expect(notices(page)).toContainText("Put 2% milk back");
  await page.clock.runFor(6_000);
  await expect(notices(page)).not.toContainText("Put 2% milk back");
});

test("a button that is busy keeps the focus, one that has done its work leaves it near, and neither works twice @any-width", async ({
  page,
  person,
  openAs,
}) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/signin")) calls += 1;
  });
  const answer = await holdBack(page, "**/api/auth/signin");
  await page.goto("/signin");
  const form = page.locator("#content form");
  await field(form, "Email").fill(person.email);
  await form.locator("[name=password]").fill("Wr0ng!password");
  const signIn = button(form, "Sign In");
  await signIn.press("Enter");
  const busy = form.locator("[aria-busy=true]");
  await expect(busy).toBeVisible();
  await expect(busy).toBeFocused();
  await busy.press("Enter");
  await form.locator("[name=password]").press("Enter");
  answer();
  await expect(form.getByRole("alert").or(page.getByRole("alertdialog")).first()).toBeVisible();
  expect(calls).toBe(1);

  await untilArrived(page, () => openAs(person, "/profile"));
  const goals = card(page, "Daily Goals");
  await field(goals, "Protein").fill("150");
  await button(goals, "Save goals").press("Enter");
  await expect(button(goals, "Save goals")).toBeDisabled();
  await expect(notices(page)).toContainText("Your daily goals are saved.");
  await expect(goals.locator(":focus")).toHaveCount(1);
});

test("it is said when a fast begins, pauses and goes on @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/fasting");
  const said = card(page, "16:8 Method").getByRole("status");
  await expect(said).toHaveText("");
  await button(page, "Start Fasting").press("Enter");
  await expect(said).toHaveText("Your fast is running");
  await button(page, "Pause").press("Enter");
  await expect(said).toHaveText("Your fast is paused");
  await button(page, "Resume").press("Enter");
  await expect(said).toHaveText("Your fast is running");
});

test("a goal that can't be says so and is gone to @any-width", async ({ page, person, openAs }) => {
  await openAs(person, "/profile");
  const goals = card(page, "Daily Goals");
  await field(goals, "Protein").fill("-5");
  await button(goals, "Save goals").click();
  await expect(goals.getByRole("alert")).toHaveText("At least 1, please.");
  await expect(field(goals, "Protein")).toBeFocused();
  await expect(field(goals, "Protein")).toHaveAccessibleDescription(/At least 1, please\./);
});
