import "./node-version.mjs";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startBuiltServer } from "./built-server.mjs";
import { chromiumArgs, requireChromium } from "./chromium.mjs";
import { demoPerson, makeAccount, makeDemoPerson, storedSession } from "./demo-person.mjs";
import { quiet } from "./quiet.mjs";
import { giveUp, prepare } from "./readiness.mjs";
import { root, step } from "./steps.mjs";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const schemes = /** @type {const} */ (["light", "dark"]);
/** Has just signed up. */
const newcomer = { email: "robin@example.com", password: "Demo-1234" };

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path of its tab
 * @property {"visitor" | "newcomer"} [as] who looks; otherwise the demo's person
 * @property {Record<string, string>} [type] what is typed, by its field
 * @property {(string | RegExp)[]} [press] buttons or tabs, one after the other, before the picture
 */

/** @type {Screen[]} */
const screens = [
  { name: "visitor-home", path: "/", as: "visitor" },
  { name: "sign-in", path: "/signin", as: "visitor" },
  { name: "goals-visitor", path: "/achievements", as: "visitor" },
  { name: "sign-up", path: "/", as: "visitor", press: ["Sign Up to Track"] },
  { name: "home", path: "/" },
  { name: "water-log", path: "/", press: ["30-day log"] },
  {
    name: "bell",
    path: "/",
    // From below half to above it, and back for the next picture.
    press: [
      "Take a glass away",
      "Take a glass away",
      "Add a glass",
      "Add a glass",
      /^Notifications/,
    ],
  },
  { name: "nutrition", path: "/nutrition" },
  { name: "calculator", path: "/calculator" },
  {
    name: "calculator-result",
    path: "/calculator",
    type: { Food: "porridge with honey", Measurement: "1 bowl" },
    press: ["Calculate Calories"],
  },
  {
    name: "calculator-sentence",
    path: "/calculator",
    type: { Food: "2 eggs, a slice of toast with butter and a large latte" },
    press: ["Read as a list of foods"],
  },
  {
    name: "not-this-one",
    path: "/calculator",
    type: { Food: "banana", Measurement: "1 medium" },
    press: ["Calculate Calories"],
  },
  { name: "tracking", path: "/tracking" },
  { name: "tracking-week", path: "/tracking", press: ["Weekly"] },
  { name: "fasting", path: "/fasting" },
  { name: "daily", path: "/daily" },
  { name: "trends", path: "/daily", press: ["Show trends"] },
  { name: "profile", path: "/profile" },
  { name: "awards", path: "/profile", press: [/^Awards/] },
  { name: "data", path: "/profile", press: [/^Data/] },
  { name: "goals", path: "/achievements" },
  { name: "suggestions", path: "/calculator", type: { Food: "chi" } },
  { name: "add-to-dinner", path: "/daily", press: [/^Sat/, "Add to dinner"] },
  { name: "copy-or-move", path: "/daily", press: [/^Copy or move/] },
  { name: "edit-entry", path: "/daily", press: [/, edit$/] },
  { name: "start-earlier", path: "/fasting", press: ["I started earlier"] },
  { name: "plans", path: "/fasting", press: ["Plans"] },
  { name: "goals-from-body", path: "/profile", press: ["Suggest goals"] },
  // Last, since they change what the others would show.
  { name: "deleted", path: "/daily", press: [/^Delete /] },
  { name: "logged", path: "/", press: [/, log again$/] },
  { name: "home-empty", path: "/", as: "newcomer" },
  { name: "water-log-empty", path: "/", as: "newcomer", press: ["30-day log"] },
  { name: "bell-empty", path: "/", as: "newcomer", press: [/^Notifications/] },
  { name: "nutrition-empty", path: "/nutrition", as: "newcomer" },
  { name: "tracking-empty", path: "/tracking", as: "newcomer" },
  { name: "tracking-week-empty", path: "/tracking", as: "newcomer", press: ["Weekly"] },
  { name: "daily-empty", path: "/daily", as: "newcomer" },
  { name: "goals-empty", path: "/achievements", as: "newcomer" },
  { name: "trends-empty", path: "/daily", as: "newcomer", press: ["Show trends"] },
];
const folder = join(root, "screenshots");
/** Takes only these screens, if any are named. */
const wanted = process.argv.slice(2);

/** @param {import("@playwright/test").Page} page @param {string | RegExp} name */
async function press(page, name) {
  const exact = typeof name === "string";
  const control = page.getByRole("button", { name, exact }).or(page.getByRole("tab", { name }));
  await control.first().click();
}

/** @param {import("@playwright/test").Browser} browser @param {string} url */
async function takeAll(browser, url) {
  const people = { visitor: null, newcomer, demo: demoPerson };
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    for (const colorScheme of schemes) {
      for (const [who, person] of Object.entries(people)) {
        const localStorage = person ? await storedSession(url, person) : [];
        const context = await browser.newContext({
          viewport,
          colorScheme,
          deviceScaleFactor: 2,
          reducedMotion: "reduce",
          storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
        });
        const page = await context.newPage();
        for (const screen of screens) {
          if ((screen.as ?? "demo") !== who) continue;
          if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
          await page.goto(url + screen.path);
          await quiet(page);
          for (const [field, text] of Object.entries(screen.type ?? {}))
            await page.getByLabel(field, { exact: true }).first().fill(text);
          for (const name of screen.press ?? []) await press(page, name);
          // A window's code may still be on its way.
          if (screen.press) await page.waitForTimeout(300);
          await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
          // As tall as the screen's content, so that the bar is below it, not across it.
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) });
          await page.evaluate(() => window.scrollTo(0, 0));
          const file = `${screen.name}-${sizeName}-${colorScheme}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
          await page.setViewportSize(viewport);
        }
        await context.close();
      }
    }
  }
}

/** What is shown where people install the app: public/manifest.webmanifest names them. */
const forInstalling = [
  { file: "day-narrow", path: "/", size: sizes.phone, deviceScaleFactor: 2 },
  { file: "journal-narrow", path: "/daily", size: sizes.phone, deviceScaleFactor: 2 },
  { file: "day-wide", path: "/", size: sizes.desktop, deviceScaleFactor: 1 },
];

/** @param {import("@playwright/test").Browser} browser @param {string} url */
async function takeForInstalling(browser, url) {
  const origins = [{ origin: url, localStorage: await storedSession(url, demoPerson) }];
  for (const { file, path, size, deviceScaleFactor } of forInstalling) {
    const context = await browser.newContext({
      ...{ viewport: size, deviceScaleFactor, reducedMotion: "reduce" },
      storageState: { cookies: [], origins },
    });
    const page = await context.newPage();
    await page.goto(url + path);
    await quiet(page);
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    const to = join(root, "apps/web/public/screenshots", `${file}.jpg`);
    await page.screenshot({ path: to, type: "jpeg", quality: 70 });
    await context.close();
  }
}

await prepare();
try {
  const executablePath = await requireChromium();
  const { chromium } = await import("@playwright/test");
  const server = await startBuiltServer();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    await step("Logging 90 days of meals", () => makeDemoPerson(server.url));
    const profile = { firstName: "Robin", lastName: "Lee", profileIcon: 2 };
    await makeAccount(server.url, newcomer, profile);
    mkdirSync(folder, { recursive: true });
    if (wanted[0] === "--for-installing") {
      await step("Taking pictures", () => takeForInstalling(browser, server.url));
    } else {
      await step("Taking pictures", () => takeAll(browser, server.url));
      console.log(`They are in ${folder}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
} catch (error) {
  giveUp(error);
}
