import type { Locator, Page } from "@playwright/test";
import { day } from "./day.ts";
import { longWord } from "./filled.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field, logged } from "./locators.ts";
import type { Person, Server } from "./server.ts";

/** Widths are those of phones, and text is as large as people set it: 200 % and 100 %. */
async function setText(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: px, fixed: px } });
}

async function eat(server: Server, { token }: Person, name: string): Promise<void> {
  const macros = { totalProtein: 123.4, totalCarbs: 210, totalFat: 55.5 };
  const body = { name, date: day(), totalCalories: 1601, source: "calculator", ...macros };
  await server.call("POST", "/api/meals/logged", { token, body });
}

/** What of an element's text isn't inside the window, or inside what has the text. */
const outside = (place: Locator, within = "") =>
  place.evaluate((element, selector) => {
    const frame = (selector && element.querySelector(selector)) || null;
    const edge = frame?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (
          width > 1 &&
          (left < edge.left || right > edge.right || top < 0 || bottom > innerHeight)
        )
          found.push(walker.currentNode.textContent ?? "");
    }
    return found;
  }, within);

/** In how many lines a text stands. */
const linesOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

for (const { width, height, px, name } of [
  { width: 390, height: 844, px: 32, name: "Lentil soup with carrots" },
  { width: 320, height: 640, px: 16, name: longWord },
])
  test(`what was logged fits into ${width} px with ${px} px text, and so does its toast @any-width`, async ({
    page,
    person,
    server,
    openAs,
  }) => {
    await page.setViewportSize({ width, height });
    // In the morning: "Added to breakfast" is the longest of its kind.
    await page.clock.install({ time: new Date(`${day()}T08:00:00`) });
    await eat(server, person, name);
    await openAs(person, "/calculator");
    await setText(page, px);
    await button(card(page, "Quick Suggestions"), `Add ${name}`).click();
    await expect(logged(page)).toContainText(/1,601 kcal.*Protein.*123.4 g.*Fat.*55.5 g/s);
    // It rises into its place first.
    await expect.poll(() => outside(logged(page))).toEqual([]);
    await expect.poll(() => outside(logged(page), ":scope > div")).toEqual([]);
    await expect(logged(page).getByText(/^Added to/)).toBeInViewport({ ratio: 1 });
    await expect(button(logged(page), "Undo")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");

    const toast = page.locator("[data-sonner-toast]");
    const said = toast.getByText(/^Added .* to \w+$/);
    await expect(said).toBeVisible();
    await expect.poll(() => outside(toast)).toEqual([]);
    // No more lines than words: none is broken into syllables, but one that is too long for a line.
    expect(await linesOf(said)).toBeLessThanOrEqual(5);
    await button(toast, "Undo").click();
    const undone = page.getByText(`Took ${name} out again`);
    await expect(undone).toBeVisible();
    // It stays: the pressed toast doesn't take it along as it goes.
    await page.waitForTimeout(1_000);
    await expect(undone).toBeVisible();
  });

test("with large text the profile's figures stay whole, and the tab that is open has its whole mark @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await eat(server, person, "Soup");
  await openAs(person, "/profile");
  const figure = page
    .locator("dd")
    .filter({ hasText: /^1,601/ })
    .first();
  await expect(figure).toBeVisible();
  await setText(page, 32);
  await expect.poll(() => linesOf(figure)).toBe(1);
  const tabs = page.getByRole("navigation").filter({ visible: true });
  const marks = await tabs.locator("a > span:first-child").evaluateAll((all) =>
    all.map((mark) => {
      const { left, right } = mark.getBoundingClientRect();
      const tab = mark.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return left >= tab.left - 1 && right <= tab.right + 1;
    }),
  );
  expect(marks).toEqual([true, true, true, true, true]);
});

/** Words of these titles that stand in more than one line. */
const brokenWords = (titles: Locator) =>
  titles.evaluateAll((all) =>
    all.flatMap((title) => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set(
            [...range.getClientRects()].map(({ bottom }) => Math.round(bottom)),
          );
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );

test("with large text no title breaks within a word on a phone @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(person, "/achievements");
  await setText(page, 32);
  const titles = page.locator("h1, h2, h3").filter({ visible: true });
  for (const [path, seen] of [
    ["/achievements", "Achievements"],
    ["/tracking", "Tracking"],
    ["/data", "Data Management"],
    ["/profile", "Signed-In Devices"],
  ] as const) {
    await page.evaluate((to) => history.pushState(null, "", to), path);
    await expect(titles.filter({ hasText: seen }).first()).toBeVisible();
    if (path === "/profile") await expect(page.getByText("This device")).toBeVisible();
    await expect.poll(() => brokenWords(titles), path).toEqual([]);
  }
  // At its usual size, the title is as large as ever.
  await setText(page, 16);
  const size = () => page.locator("h1").evaluate((title) => getComputedStyle(title).fontSize);
  await page.evaluate(() => history.pushState(null, "", "/achievements"));
  await expect.poll(size).toBe("28px");
});

/** How far to the right each part of the page's date and time fields goes: the browser's own parts. */
async function partsOfMoments(page: Page): Promise<number[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  const { nodes } = await browser.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const parts = nodes.filter(({ attributes = [] }) => attributes.includes("spinbutton"));
  const boxes = parts.map(({ nodeId }) => browser.send("DOM.getBoxModel", { nodeId }));
  return (await Promise.all(boxes)).map(({ model }) => model.border[2] ?? Number.NaN);
}

test("a moment's day and time are both whole with large text on a phone @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [startTime, endTime] = [-20, -4].map((hours) => Date.now() + hours * 3_600_000);
  const fast = { planId: "16-8", status: "completed", source: "manual", startTime, endTime };
  await server.call("POST", "/api/fasting/start", { token: person.token, body: fast });
  await openAs(person, "/fasting");
  await page.getByRole("button", { name: /^Edit the fast/ }).click();
  const ended = page.getByRole("dialog").getByLabel("Ended");
  await expect(ended).toBeVisible();
  await setText(page, 32);
  const { x, width } = (await ended.boundingBox()) ?? new DOMRect();
  const parts = await partsOfMoments(page);
  // Month, day, year, hour, minute, AM or PM: of the start and of the end.
  expect(parts).toHaveLength(12);
  expect(Math.max(...parts)).toBeLessThan(x + width);
});

test("a week plan's names and times are whole on a phone, with large text, too @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/fasting");
  await page.getByRole("tab", { name: "Plans" }).click();
  const plan = field(page, "Fast on Monday");
  await plan.selectOption("14:10 Method");
  const time = field(page, "Start on Monday");
  await expect(time).toBeVisible();
  /** By how much (px) a control is narrower than what it shows. */
  const lacks = (control: Locator) =>
    control.evaluate((shown: HTMLElement) => {
      const whole = shown.cloneNode(true) as HTMLElement;
      if (whole instanceof HTMLSelectElement && shown instanceof HTMLSelectElement) {
        whole.replaceChildren(...[...whole.options].filter((_, at) => at === shown.selectedIndex));
      }
      whole.style.cssText = "position: fixed; width: max-content; min-width: 0; max-width: none";
      shown.parentElement?.append(whole);
      const lacking = whole.offsetWidth - shown.offsetWidth;
      whole.remove();
      return lacking;
    });
  for (const [width, px] of [
    [390, 16],
    [320, 16],
    [390, 32],
    [320, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setText(page, px);
    await expect.poll(() => lacks(plan), `${width} px, ${px} px text`).toBeLessThanOrEqual(0);
    await expect.poll(() => lacks(time), `${width} px, ${px} px text`).toBeLessThanOrEqual(0);
  }
});

test("with large text on a narrow phone the numbers of an entry can be read @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await eat(server, person, "Soup");
  await openAs(person, "/daily");
  await setText(page, 32);
  await page.getByRole("button", { name: /^Soup, .*edit$/ }).click();
  const kcal = page.getByRole("dialog").getByLabel("Calories", { exact: true });
  await expect(kcal).toHaveValue("1601");
  const isWhole = () => kcal.evaluate((box) => box.scrollWidth <= box.clientWidth);
  await expect.poll(isWhole).toBe(true);
});

test("in a narrow card the day's figures stand on one line @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  const names = card(page, "Today's Progress").locator("dt");
  await expect(names).toHaveCount(3);
  for (const width of [320, 340]) {
    await page.setViewportSize({ width, height: 700 });
    await expect
      .poll(() =>
        names.evaluateAll(
          (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size,
        ),
      )
      .toBe(1);
  }
});

test("water buttons keep the focus at their limits, and say that they are there @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  await server.call("POST", "/api/daily-stats", { token, body: { waterGlasses: 7, date: day() } });
  await openAs(person);
  const water = card(page, "Water");
  const [add, remove] = [button(water, "Add a glass"), button(water, "Take a glass away")];
  await expect(water).toContainText("7 of 8 glasses");
  await add.press("Enter");
  await expect(water).toContainText("8 of 8 glasses");
  await expect(add).toBeFocused();
  await expect(add).toBeDisabled();
  await add.press("Enter");
  await expect(water).toContainText("8 of 8 glasses");
  for (let glasses = 7; glasses >= 0; glasses -= 1) {
    await remove.press("Enter");
    await expect(water).toContainText(`${glasses} of 8 glasses`);
  }
  await remove.press("Enter");
  await expect(remove).toBeFocused();
  await expect(remove).toBeDisabled();
  const history = () => server.call("GET", "/api/water-history", { token });
  await expect.poll(history).toEqual({ data: [{ date: day(), glasses: 0 }] });
});
