import type { Browser } from "@playwright/test";
import { openSignedIn } from "./open.ts";
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
    openAs: (person: Person, path: string) => openSignedIn(page, path, person),
    close: () => context.close(),
  };
}
