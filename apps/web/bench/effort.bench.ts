/** What everyday tasks take on a phone, in taps, keys and swipes: see docs/benchmarks.md. */
import { randomUUID } from "node:crypto";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { startBuiltServer } from "../../../scripts/built-server.mjs";
import { chromiumArgs, requireChromium } from "../../../scripts/chromium.mjs";
import { makeAccount, storedSession } from "../../../scripts/demo-person.mjs";
import { quiet } from "../../../scripts/quiet.mjs";

const phone = { width: 390, height: 844 };
/** How far (px) a thumb moves the page at once. */
const swipeLength = 600;

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

interface Hand {
  readonly page: Page;
  /** Presses what can be seen; swipes until it can. */
  tap(target: Locator): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  key(name: string): Promise<void>;
}

/** Counts what a person's hand does. A target under the tab bar or another card can't be pressed. */
function handOf(page: Page) {
  const effort = { taps: 0, keys: 0, swipes: 0 };
  const isInReach = (target: Locator) =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = element.closest("label");
      return there !== null && (element.contains(there) || label?.contains(there) === true);
    });
  const hand: Hand = {
    page,
    async tap(target) {
      await target.waitFor();
      // What scrolls by itself comes to rest.
      for (let waited = 0; waited < 20 && !(await isInReach(target)); waited++)
        await page.waitForTimeout(50);
      while (!(await isInReach(target))) {
        const below = await target.evaluate((at) => at.getBoundingClientRect().top > 0);
        await page.mouse.move(phone.width / 2, phone.height / 2);
        await page.mouse.wheel(0, below ? swipeLength : -swipeLength);
        await page.waitForTimeout(200);
        effort.swipes += 1;
        if (effort.swipes > 20) throw new Error(`${target.toString()} is never in reach.`);
      }
      await target.click();
      effort.taps += 1;
    },
    async type(text) {
      await page.keyboard.type(text);
      effort.keys += text.length;
    },
    async key(name) {
      await page.keyboard.press(name);
      effort.keys += 1;
    },
  };
  return { hand, effort };
}

/** The date `back` days ago by this machine's clock, as YYYY-MM-DD. */
const day = (back: number) =>
  new Date(Date.now() - back * 86_400_000).toLocaleDateString("en-CA", { timeZone: "UTC" });

/** What the person has logged before: today's lunch, yesterday, last week and last month. */
async function fill(call: Call): Promise<void> {
  const meal = (name: string, back: number, mealType: string, kcal: number, more = {}) =>
    call("POST", "/api/meals/logged", {
      id: randomUUID(),
      name,
      date: day(back),
      timestamp: `${day(back)}T08:00:00.000Z`,
      mealType,
      totalCalories: kcal,
      totalProtein: kcal / 20,
      ...more,
    });
  await meal("Lentil soup", 0, "lunch", 230, { grams: 250 });
  for (const back of [1, 2, 3, 4, 5, 6]) {
    await meal("Oatmeal", back, "breakfast", 158);
    await meal("Blueberries", back, "breakfast", 42);
    await meal("Salmon", back, "dinner", 310);
  }
  for (const back of [25, 35, 45]) await meal("Rice and beans", back, "dinner", 640);
}

interface Task {
  name: string;
  /** Before this product's second draft: taps / keys / swipes. */
  before: string;
  walk(hand: Hand): Promise<void>;
  /** What the person then sees. */
  result(page: Page): Locator;
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name });
const logged = (page: Page) => page.getByRole("dialog", { name: "Successfully Logged" });
const food = (page: Page) => page.getByLabel("Food", { exact: true });
const weekdayOf = (back: number) => {
  const at = new Date(`${day(back)}T12:00:00Z`);
  const part = (options: object) => at.toLocaleDateString("en", { timeZone: "UTC", ...options });
  return `${part({ weekday: "short" })} ${at.getUTCDate()} ${part({ month: "short" })}`;
};
const lastMonth = () => {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15));
  return at.toLocaleDateString("en", { timeZone: "UTC", month: "short", year: "numeric" });
};
const group = (page: Page, meal: string) =>
  page.getByRole("region", { name: /^Logged / }).getByRole("region", { name: meal });

/** The dashboard's list. */
const today = (page: Page) => page.getByRole("region", { name: "Logged Today" });

const tasks: Task[] = [
  {
    name: "log a frequent food",
    before: "2/0/1",
    walk: ({ page, tap }) =>
      tap(button(page, /^(Oatmeal|Salmon|Blueberries|Lentil soup) \d+ kcal, log again$/).first()),
    result: logged,
  },
  {
    name: "log a new food with its grams",
    before: "2/14/0",
    async walk({ page, tap, type, key }) {
      await tap(food(page));
      await type("sal");
      await tap(page.getByRole("option", { name: /^salmon/ }).first());
      await page.getByRole("article").locator("input:focus").waitFor();
      await type("150");
      await key("Enter");
    },
    result: logged,
  },
  {
    name: "log a sentence of three foods",
    before: "2/39/2",
    async walk({ page, tap, type, key }) {
      await tap(food(page));
      await type("2 eggs, toast with butter and a banana");
      await key("Enter");
      await tap(button(page, /^Log \d foods to/));
    },
    result: logged,
  },
  {
    name: "log a latte",
    before: "2/17/0",
    async walk({ page, tap, type, key }) {
      await tap(food(page));
      await type("latte");
      await key("Enter");
      await tap(button(page, /^Log to/));
    },
    result: logged,
  },
  {
    name: "log yesterday's breakfast again",
    before: "7 to 17/0/0",
    async walk({ page, tap }) {
      await tap(link(page, "Meal Journal"));
      await tap(button(page, /^Copy yesterday's breakfast/));
    },
    result: (page) => group(page, "Breakfast").getByText("Oatmeal").first(),
  },
  {
    name: "add to yesterday's dinner",
    before: "9/20/2",
    async walk({ page, tap, type, key }) {
      await tap(link(page, "Meal Journal"));
      await tap(button(page, weekdayOf(1)));
      await tap(button(group(page, "Dinner"), "Add to dinner"));
      await food(page).focus();
      await type("banana");
      await key("Enter");
      await tap(button(page, /^Log to dinner yesterday/));
    },
    result: logged,
  },
  {
    name: "change an amount",
    before: "5/3/2",
    async walk({ page, tap, type }) {
      await tap(link(page, "Meal Journal"));
      await tap(button(page, /^Lentil soup, .*edit$/).first());
      await page.getByLabel("Amount (g)").focus();
      await type("300");
      await tap(page.getByRole("dialog").getByRole("button", { name: "Save" }));
    },
    result: (page) => group(page, "Lunch").getByText("276 kcal").first(),
  },
  {
    name: "move an entry from lunch to dinner",
    before: "3/0/0",
    async walk({ page, tap }) {
      await tap(button(page, /^Lentil soup, .*edit$/).first());
      await tap(page.getByRole("dialog").getByText("Dinner", { exact: true }));
      await tap(page.getByRole("dialog").getByRole("button", { name: "Save" }));
    },
    result: (page) =>
      today(page)
        .getByText(/Dinner/)
        .first(),
  },
  {
    name: "delete an entry and take that back",
    before: "2/0/0",
    async walk({ page, tap }) {
      await tap(button(page, /^Delete Lentil soup/));
      await today(page).getByText("Lentil soup").waitFor({ state: "detached" });
      await tap(button(page, "Undo"));
    },
    result: (page) => today(page).getByText("Lentil soup").first(),
  },
  {
    name: "log a glass of water",
    before: "1/0/3",
    walk: ({ page, tap }) => tap(button(page, /^Water 0\/8/)),
    result: (page) => button(page, /^Water 1\/8/),
  },
  {
    name: "start a fast two hours ago",
    before: "6/0/3",
    async walk({ page, tap }) {
      await tap(link(page, "Fasting"));
      await tap(button(page, "I started earlier"));
      await tap(button(page, /^2 h ago/));
    },
    result: (page) => page.getByText(/^1[34]:\d\d:\d\d$/).first(),
  },
  {
    name: "see the week's protein",
    before: "5/0/5",
    async walk({ page, tap }) {
      await tap(button(page, "Trends"));
      await tap(
        page.getByRole("region", { name: "Trends" }).getByText("Protein", { exact: true }).first(),
      );
    },
    result: (page) =>
      page.getByRole("region", { name: "Trends" }).getByText("Average of logged days"),
  },
  {
    name: "see last month's average",
    before: "2/0/5",
    async walk({ page, tap }) {
      await tap(button(page, "Trends"));
      await tap(
        page.getByRole("region", { name: "Trends" }).getByRole("tab", { name: lastMonth() }),
      );
    },
    result: (page) =>
      page.getByRole("region", { name: "Trends" }).getByText("Average of logged days"),
  },
  {
    name: "change the calorie goal",
    before: "5/4/2",
    async walk({ page, tap, type }) {
      await tap(link(page, "Profile"));
      await tap(
        page
          .getByLabel("Calories", { exact: true })
          .or(page.getByRole("spinbutton", { name: /^Calories/ }))
          .first(),
      );
      await type("1850");
      await tap(button(page, "Save goals"));
    },
    result: (page) => page.getByText("Your daily goals are saved."),
  },
  {
    name: "look at a day of last week",
    before: "4 to 6/0/0",
    async walk({ page, tap }) {
      await tap(link(page, "Meal Journal"));
      await tap(button(page, weekdayOf(5)));
    },
    result: (page) => group(page, "Dinner").getByText("Salmon").first(),
  },
];

type Walk = Pick<Task, "name" | "walk" | "result">;

async function logBanana({ page, tap, type, key }: Hand) {
  await tap(food(page));
  await type("banana");
  await key("Enter");
  await tap(button(page, /^Log to/));
}

/** What takes somebody whose account is empty to a first entry. */
const newcomers: Walk[] = [
  { name: "a newcomer's first food", walk: logBanana, result: logged },
  {
    name: "a newcomer's first food, through the tour",
    async walk(hand) {
      await hand.tap(button(hand.page, "Take Tour"));
      await logBanana(hand);
    },
    result: logged,
  },
];

async function measure(browser: Browser, url: string, { walk, result }: Walk, isNew = false) {
  const credentials = { email: `${randomUUID()}@example.com`, password: "Demo-1234" };
  const profile = { firstName: "Robin", lastName: "Lee" };
  const { call } = await makeAccount(url, credentials, profile);
  if (!isNew) await fill(call);
  // Whoever has logged for weeks has answered the welcome.
  const answered = isNew ? [] : [{ name: "tour-dismissed", value: "true" }];
  const session = await storedSession(url, credentials);
  const context = await browser.newContext({
    viewport: phone,
    timezoneId: "UTC",
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [...session, ...answered] }],
    },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  try {
    await page.goto(url);
    if (isNew) await button(page, "Take Tour").waitFor();
    await quiet(page);
    const { hand, effort } = handOf(page);
    const began = performance.now();
    await walk(hand);
    await result(page).waitFor();
    return { ...effort, seconds: (performance.now() - began) / 1_000 };
  } catch (cause) {
    if (process.env["EFFORT_PICTURE"])
      await page.screenshot({ path: process.env["EFFORT_PICTURE"] });
    throw cause;
  } finally {
    await context.close();
  }
}

const executablePath = await requireChromium();
const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const sum = { taps: 0, keys: 0, swipes: 0 };
let failed = 0;
try {
  for (const task of tasks) {
    try {
      const { taps, keys, swipes } = await measure(browser, server.url, task);
      sum.taps += taps;
      sum.keys += keys;
      sum.swipes += swipes;
      console.log(`effort: ${task.name}: ${taps}/${keys}/${swipes} (before ${task.before})`);
    } catch (cause) {
      failed += 1;
      console.log(`effort: ${task.name}: can't be done as it is walked. ${String(cause)}`);
    }
  }
  console.log(`effort: together ${sum.taps} taps, ${sum.keys} keys and ${sum.swipes} swipes`);
  for (const walk of newcomers) {
    try {
      const { taps, keys, swipes, seconds } = await measure(browser, server.url, walk, true);
      console.log(`effort: ${walk.name}: ${taps}/${keys}/${swipes} in ${seconds.toFixed(1)} s`);
    } catch (cause) {
      failed += 1;
      console.log(`effort: ${walk.name}: can't be done as it is walked. ${String(cause)}`);
    }
  }
  if (failed > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
