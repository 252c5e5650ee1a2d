import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Person, Server } from "./server.ts";

/** The same person on a second device, with a session of its own. */
export async function secondDevice(
  browser: Browser,
  server: Server,
  person: Person,
): Promise<Page> {
  const session = await server.newSession(person);
  const localStorage = [{ name: "morsel-auth", value: JSON.stringify(session) }];
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  });
  return context.newPage();
}

/** The app started again after it was ended at once: what is stored is there, what was in memory isn't. */
export async function restarted(
  browser: Browser,
  server: Server,
  context: BrowserContext,
): Promise<Page> {
  const storageState = await context.storageState();
  const later = await browser.newContext({ baseURL: server.url, storageState });
  return later.newPage();
}
