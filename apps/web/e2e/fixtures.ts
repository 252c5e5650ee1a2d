import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type Axe from "axe-core";
import { type Person, type Server, startServer } from "./server.ts";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const axeScript = readFileSync(axeFile, "utf8");

interface TestFixtures {
  /** Somebody with a verified account and a name, made through the API; not signed in yet. */
  person: Person;
  /** Puts a person's session into the browser and opens the app's page at `path`. */
  openAs: (person: Person, path?: string) => Promise<void>;
  /**
   * Fails unless the page as it stands has no accessibility violation that axe can see; of a part of
   * it where one is named, such as a dialog over a page that its scrim makes pale.
   */
  expectAccessible: (within?: string) => Promise<void>;
  /** What the page may complain about in its console, for a test that provokes it. */
  expectedComplaints: RegExp[];
  noComplaints: undefined;
}

/**
 * The browser tests' own `test`: a built server for each worker, `baseURL` at it, and a test fails
 * where the page logs an error or throws one.
 */
export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    // Playwright reads what a fixture needs from this pattern: nothing.
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
  openAs: async ({ page }, use) => {
    await use(async (person, path = "/") => {
      // A file of the same origin that runs nothing: storage is written before the app starts.
      await page.goto("/favicon.svg");
      const session = JSON.stringify(person.session);
      await page.evaluate((text) => localStorage.setItem("morsel-auth", text), session);
      await page.goto(path);
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
  noComplaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        // The browser's own line for each refused or failed call: what the app makes of it is tested.
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

/** Waits until what is moving has come to rest, so that colours are judged as they stay. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}

export { expect };
