import type { Page } from "@playwright/test";
import type { Person } from "./server.ts";

/**
 * Opens an address as somebody. The session is stored before the app starts, and only for this
 * navigation: whoever signs out later isn't signed in again.
 */
export async function openSignedIn(
  page: Page,
  address: string,
  { session }: Pick<Person, "session">,
): Promise<void> {
  const storing = await page.addInitScript((text) => {
    if (window === window.top) localStorage.setItem("morsel-auth", text);
  }, JSON.stringify(session));
  await page.goto(address);
  await storing.dispose();
}

/** Waits until the code that a signed-in view loads later has arrived: then the network may go. */
export async function untilArrived(page: Page, open: () => Promise<void>): Promise<void> {
  const needed = [/\/toaster-/, /\/keepers-/, /\/api\/sync\/changes/];
  const late = Promise.all(needed.map((address) => page.waitForResponse(address)));
  await open();
  await Promise.all((await late).map((reply) => reply.finished()));
}
