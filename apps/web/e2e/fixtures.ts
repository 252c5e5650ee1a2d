import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type Axe from "axe-core";
import { openSignedIn } from "./open.ts";
import { type Person, type Server, startServer } from "./server.ts";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const axeScript = readFileSync(axeFile, "utf8");

interface TestFixtures {
  /** Someone with a verified account and a complete profile, not signed in yet. */
  person: Person;
  /** Stores a person's session in the browser and opens the app at `path`. */
  openAs: (person: Person, path?: string) => Promise<void>;
  /**
   * Fails if axe finds an accessibility violation on the page, or in the part that `within`
   * selects: a dialog, say, whose scrim dims the page behind it.
   */
  expectAccessible: (within?: string) => Promise<void>;
  /** Whether achievements of what is there already are announced before the app opens. */
  announced: boolean;
  /** Console errors to ignore, for tests that provoke them. */
  expectedComplaints: RegExp[];
  noComplaints: undefined;
  inTime: undefined;
}

/**
 * The browser tests' own `test`: a built server per worker with `baseURL` set to it. A test fails
 * if the page logs or throws an error.
 */
export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    // Playwright reads a fixture's dependencies from this pattern: none.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  person: async ({ server }, use) => {
    await use(await server.makePerson());
  },
  announced: [true, { option: true }],
  openAs: async ({ page, announced, server, timezoneId }, use) => {
    await use(async (person, path = "/") => {
      if (announced) await announceAchievements(server.url, person.token, timezoneId);
      await openSignedIn(page, path, person);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (within) => {
      if (within) await expect(page.locator(within).first()).toBeVisible();
      await settled(page);
      if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
      const violations = await page.evaluate(async (part) => {
        const { axe } = window as unknown as { axe: typeof Axe };
        const looked = await axe.run(part ? { include: part } : document, {
          resultTypes: ["violations"],
        });
        return looked.violations;
      }, within);
      const told = violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map((node) => `${node.html}\n${node.failureSummary ?? ""}`).join("\n")}`,
      );
      expect(told, "axe finds nothing").toEqual([]);
    });
  },
  expectedComplaints: [[], { option: true }],
  inTime: [
    async ({}, use, test) => {
      // CI on a slow machine must end all the same; the runner counts what is left out.
      const last = process.env["MORSEL_LAST_TEST"];
      test.skip(last !== undefined && Date.now() > Date.parse(last), "no time is left");
      await use(undefined);
    },
    { auto: true },
  ],
  noComplaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        // The browser's own line for a failed call; what the app makes of it is tested elsewhere.
        const isCall = /\/(api|auth)\//.test(message.location().url);
        if (isCall && message.text().startsWith("Failed to load resource")) return;
        complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
      );
      expect(unexpected, "the page complains about nothing").toEqual([]);
    },
    { auto: true },
  ],
});

/** Announces what has been earned so far, on the person's own day. */
const announceAchievements = (url: string, token: string, timeZone: string | undefined) =>
  fetch(`${url}/api/achievements/check`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ date: new Date().toLocaleDateString("en-CA", { timeZone }) }),
  });

/** Waits for animations to end, so that axe judges the final colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was changed just before, such as the colour scheme, begins to move a frame later.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}

export { expect };
