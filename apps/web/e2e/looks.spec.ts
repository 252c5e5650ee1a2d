import type { Locator, Page } from "@playwright/test";
import { day } from "./day.ts";
import { fill } from "./filled.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field, suggestions } from "./locators.ts";

/** The contrast of two colours, as the browser computed them; the first may let the second through. */
const contrast = (page: Page, above: string, below: string) =>
  page.evaluate(
    (colours) => {
      const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!pen) throw new Error("There is no canvas.");
      const [over, under] = [2, 1].map((layers) => {
        for (const colour of colours.slice(0, layers)) {
          pen.fillStyle = colour;
          pen.fillRect(0, 0, 1, 1);
        }
        const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) =>
          byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }) as [number, number];
      return (Math.max(over, under) + 0.05) / (Math.min(over, under) + 0.05);
    },
    [below, above],
  );

type Colour = [red: number, green: number, blue: number];
type Clip = NonNullable<NonNullable<Parameters<Page["screenshot"]>[0]>["clip"]>;

/** The colours of a part of the page, as they are drawn. */
async function coloursOf(page: Page, clip: Clip): Promise<Colour[]> {
  const drawn = await page.screenshot({ clip });
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    if (!pen) throw new Error("There is no canvas.");
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    return Array.from(
      { length: width * height },
      (_, at) => [...data.slice(at * 4, at * 4 + 3)] as Colour,
    );
  }, drawn.toString("base64"));
}

const colourOf = (one: Locator, property: string) =>
  one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

for (const colorScheme of ["light", "dark"] as const)
  test(`pictures of data stand out from what is behind them, in the ${colorScheme}`, async ({
    page,
    person,
    server,
    openAs,
  }) => {
    await fill(server, person);
    await page.emulateMedia({ colorScheme });
    await openAs(person);
    const surface = await colourOf(card(page, "Weekly Progress"), "background-color");
    const expectSeen = async (one: Locator, property: string, behind = surface) => {
      const ratio = await contrast(page, await colourOf(one, property), behind);
      expect(ratio, `${property} of ${String(one)}`).toBeGreaterThanOrEqual(3);
    };
    const week = page.getByRole("img", { name: /^Calories by day/ });
    const bars = week.locator("div").first().locator("> span");
    await expect(bars).toHaveCount(8);
    for (const bar of (await bars.all()).slice(0, 7)) await expectSeen(bar, "background-color");
    const line = bars.last();
    await expectSeen(line, "border-top-color");
    // Its halo sets it off from the bars behind it.
    expect(await colourOf(line, "box-shadow")).toContain("0px 0px 0px 1px");
    const glasses = card(page, "Water").locator("svg[viewBox='0 0 24 32'] > path:last-child");
    await expect(glasses).toHaveCount(8);
    await expectSeen(glasses.first(), "stroke");
    await expectSeen(glasses.last(), "stroke");

    await page.goto("/calculator");
    await field(page, "Food").fill("banana");
    await field(page, "Measurement").fill("1 medium");
    await field(page, "Measurement").press("Enter");
    const dots = page.locator("dt:has-text('Confidence') + dd span[aria-hidden] > span");
    await expect(dots).toHaveCount(4);
    for (const dot of await dots.all()) await expectSeen(dot, "border-top-color");

    // What is chosen has an edge, beside its colour.
    const tab = (chosen: boolean) => page.getByRole("tab", { selected: chosen }).first();
    const track = await colourOf(page.getByRole("tablist").first(), "background-color");
    await expectSeen(tab(true), "border-top-color", track);
    expect(await colourOf(tab(false), "border-top-color")).toBe("rgba(0, 0, 0, 0)");
    const choice = (state: string) => page.locator(`label:has(input[type=radio]${state})`).first();
    await expectSeen(choice(":checked"), "border-top-color", track);
    expect(await colourOf(choice(":not(:checked)"), "border-top-color")).toBe("rgba(0, 0, 0, 0)");
  });

test("a bar past its goal differs by more than its hue @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    await openAs(person);
    const pattern = (one: Locator) => colourOf(one, "background-image");
    const meter = (name: RegExp) => page.getByRole("meter", { name }).first().locator("> *");
    expect(await pattern(meter(/^Protein/)), "3,703 g of 500").toContain("gradient");
    const week = page.getByRole("img", { name: /^Calories by day/ }).locator(".bar-fill");
    expect(await pattern(week.last()), "39,994 kcal of 9,950").toContain("gradient");
    await page.goto("/tracking");
    await page.getByRole("tab", { name: "Weekly" }).click();
    const total = page.getByRole("meter", { name: "This Week" });
    await expect(total).toBeVisible();
    const isOver = Number(await total.getAttribute("aria-valuenow")) > 7 * 9_950;
    expect((await pattern(total.locator("> *"))).includes("gradient")).toBe(isOver);
  }
});

test("a bar within its goal is plain @any-width", async ({ page, person, server, openAs }) => {
  const { token } = person;
  const body = {
    name: "Oats",
    date: day(),
    totalCalories: 300,
    totalProtein: 10,
    source: "calculator",
  };
  await server.call("POST", "/api/meals/logged", { token, body });
  await openAs(person);
  const meter = page.getByRole("meter", { name: /^Protein/ }).first();
  await expect(meter).toHaveAttribute("aria-valuenow", "10");
  expect(await colourOf(meter.locator("> *"), "background-image")).toBe("none");
  const week = page.getByRole("img", { name: /^Calories by day/ }).locator(".bar-fill");
  expect(await colourOf(week.last(), "background-image")).toBe("none");
});

test.describe("without its picture", () => {
  test.use({ expectedComplaints: [/\/heroes\//] });

  test("a view shows hills, and no sign of what is broken", async ({ page, person, openAs }) => {
    await openAs(person);
    await page.route("**/heroes/*", (route) => route.abort());
    const tabs = page.getByRole("navigation", { name: "Main" });
    await tabs.getByRole("link", { name: "Fasting", exact: true }).click();
    const picture = page.locator(".hero-picture");
    const isBroken = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0);
    await expect.poll(isBroken).toBe(true);
    const { x = 0, y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    // Where browsers draw their sign.
    const corner = await coloursOf(page, { x: x + 8, y: y + 8, width: 9, height: 9 });
    const isGreen = ([red, green, blue]: Colour) => green > red && green > blue;
    expect(corner.filter((colour) => !isGreen(colour))).toEqual([]);
    const down = await coloursOf(page, { x: x + 370, y, width: 1, height: height - 40 });
    expect(new Set(down.map(String)).size).toBeGreaterThan(20);
  });
});

test("the focus is seen on pictures, light within dark @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  for (const name of ["Start Tracking", "Notifications"]) {
    const press = page.getByRole("main").getByRole("button", { name });
    await page.keyboard.press("Tab");
    await press.focus();
    await expect(press).toHaveCSS("outline-color", "rgb(255, 255, 255)");
    await expect(press).toHaveCSS("box-shadow", /rgb\(18, 22, 14\) 0px 0px 0px 6px/);
  }
});

test("with the system's colours, bars and choices are still told apart @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  await page.emulateMedia({ forcedColors: "active" });
  await openAs(person);
  const differs = async (one: Locator, other: Locator, property: string) =>
    expect(await colourOf(one, property)).not.toBe(await colourOf(other, property));
  const meter = page.getByRole("meter", { name: /^Protein/ }).first();
  await differs(meter.locator("> *"), meter, "background-color");
  expect(await colourOf(meter, "outline-style")).toBe("solid");
  const bars = page
    .getByRole("img", { name: /^Calories by day/ })
    .locator("div")
    .first();
  await differs(
    bars.locator(".bar-fill").first(),
    card(page, "Weekly Progress"),
    "background-color",
  );
  const tabs = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await differs(tabs.nth(0), tabs.nth(1), "border-top-width");
  await page.goto("/fasting");
  await differs(
    page.getByRole("tab", { selected: true }),
    page.getByRole("tab", { selected: false }).first(),
    "border-top-color",
  );
  await page.getByRole("tab", { name: "Plans" }).click();
  await page.getByRole("button", { name: /^18:6/ }).click();
  await page.getByRole("tab", { name: "Plans" }).click();
  await differs(
    page.getByRole("button", { pressed: true }).first(),
    page.getByRole("button", { pressed: false }).first(),
    "border-top-color",
  );
  await page.goto("/profile");
  await differs(
    page.locator("label:has(input[type=radio]:checked)").first(),
    page.locator("label:has(input[type=radio]:not(:checked))").first(),
    "border-top-color",
  );
});

test("with the system's colours, buttons, sheets, suggestions and rings keep their shape @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await openAs(person, "/profile");
  // Chosen here before the system's colours were: no longer what things stand on.
  await page.getByText("Light", { exact: true }).click();
  await page.goto("/calculator");
  await field(page, "Food").fill("chi");
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(suggestions(page).nth(0)).toHaveCSS("outline-style", "solid");
  await expect(suggestions(page).nth(1)).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Escape");
  await expect(button(page, "Calculate Calories")).toHaveCSS("outline-style", "solid");

  await page.goto("/");
  const circle = card(page, "Today's Progress").locator("circle").first();
  const surface = await colourOf(card(page, "Today's Progress"), "background-color");
  const ratio = await contrast(page, await colourOf(circle, "stroke"), surface);
  expect(ratio, "the empty ring is darker than what fills it").toBeLessThan(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fasting");
  await button(page, "I started earlier").click();
  await expect(dialogNamed(page, "When did you start?")).toHaveCSS("border-top-style", "solid");
});

test("on paper nothing is over the day, and bars are drawn @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  const fixed = page
    .getByRole("navigation", { name: "Main" })
    .or(page.getByRole("link", { name: "Skip to content" }))
    .or(page.locator(".docked"));
  await expect(page.locator(".docked")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const one of await fixed.all()) await expect(one).toBeHidden();
  const meter = page.getByRole("meter", { name: /^Protein/ }).first();
  await expect(meter.locator("> *")).toHaveCSS("print-color-adjust", "exact");
});

test("a calendar's cells say their day and value, to eyes as well @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await fill(server, person);
  await openAs(person);
  await page.getByRole("button", { name: "30-day log" }).click();
  const today = card(page, "Water").getByRole("listitem").last();
  const day = new Date().toLocaleDateString("en", { day: "numeric", timeZone: "America/New_York" });
  await expect(today).toContainText(/\w+ \d+: 8 glasses, goal reached/);
  expect(await today.locator("[aria-hidden]").allInnerTexts()).toEqual([day, "8"]);

  await page.goto("/fasting");
  const calendar = card(page, "Last 90 Days");
  await expect(calendar.getByRole("cell", { name: /: \d+(\.\d)? h/ })).not.toHaveCount(0);
  const fills = () =>
    calendar
      .locator("td .bar-fill")
      .evaluateAll((cells) =>
        cells.map((cell) => (cell as HTMLElement).style.height).filter((height) => height !== "0%"),
      );
  await expect
    .poll(async () => new Set(await fills()).size, "longer fasts fill more")
    .toBeGreaterThan(1);
  await calendar.getByText("The fasts, day by day").click();
  await expect(calendar.getByRole("listitem").first()).toHaveText(/^\w{3} \d+: \d+(\.\d)? h/);
});
