import type { Browser } from "@playwright/test";
import type { Person } from "./server.ts";

/** A browser that is taken from place to place with the app open. */
export async function traveller(browser: Browser) {
  // No time zone set for the context: it couldn't be changed later.
  const context = await browser.newContext({ timezoneId: undefined });
  const page = await context.newPage();
  const zone = await context.newCDPSession(page);
  return {
    page,
    flyTo: (timezoneId: string) => zone.send("Emulation.setTimezoneOverride", { timezoneId }),
    /** Opens a page of the person's. */
    async openAs(person: Person, path: string) {
      await page.goto("/favicon.svg");
      const session = JSON.stringify(person.session);
      await page.evaluate((text) => localStorage.setItem("morsel-auth", text), session);
      await page.goto(path);
    },
    close: () => context.close(),
  };
}
