import "./node-version.mjs";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startBuiltServer } from "./built-server.mjs";
import { chromiumArgs, requireChromium } from "./chromium.mjs";
import { demoPerson, makeDemoPerson } from "./demo-person.mjs";
import { giveUp, prepare } from "./readiness.mjs";
import { root, step } from "./steps.mjs";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const schemes = /** @type {const} */ (["light", "dark"]);
/** Screens by the path of their tab; `out` ones are what a visitor sees. */
const screens = [
  { name: "visitor-home", path: "/", out: true },
  { name: "sign-in", path: "/signin", out: true },
  { name: "home", path: "/" },
  { name: "nutrition", path: "/nutrition" },
  { name: "calculator", path: "/calculator" },
  { name: "fasting", path: "/fasting" },
  { name: "daily", path: "/daily" },
  { name: "profile", path: "/profile" },
];
const folder = join(root, "screenshots");

/** @param {import("@playwright/test").Browser} browser @param {string} url */
async function takeAll(browser, url) {
  const credentials = { email: demoPerson.email, password: demoPerson.password };
  const reply = await fetch(`${url}/api/auth/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const { session } = /** @type {any} */ (await reply.json());
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    for (const colorScheme of schemes) {
      for (const out of [true, false]) {
        const localStorage = out ? [] : [{ name: "morsel-auth", value: JSON.stringify(session) }];
        const context = await browser.newContext({
          viewport,
          colorScheme,
          deviceScaleFactor: 2,
          reducedMotion: "reduce",
          storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
        });
        const page = await context.newPage();
        for (const { name, path } of screens.filter((screen) => Boolean(screen.out) === out)) {
          await page.goto(url + path, { waitUntil: "networkidle" });
          const file = `${name}-${sizeName}-${colorScheme}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
        }
        await context.close();
      }
    }
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
    mkdirSync(folder, { recursive: true });
    await step("Taking pictures", () => takeAll(browser, server.url));
    console.log(`They are in ${folder}`);
  } finally {
    await browser.close();
    await server.stop();
  }
} catch (error) {
  giveUp(error);
}
