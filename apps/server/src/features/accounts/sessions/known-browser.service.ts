import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Origin } from "../origin.ts";
import { hashOf } from "../secret.ts";
import { deleteBrowsersBeyond, isKnownBrowser, saveBrowser } from "./known-browser.repository.ts";

const maxBrowsers = 20;

/**
 * Browsers that people have signed in with. Each has its own allowance of attempts, so that a
 * stranger's attempts can't lock the owner out.
 */
export interface KnownBrowserService {
  /** Whether this address's account was signed in to from there. */
  knows(email: string, origin: Origin): Promise<boolean>;
  /** Call within the transaction that opens a session. */
  remember(tx: Db, userId: string, origin: Origin): Promise<void>;
}

export function createKnownBrowserService({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): KnownBrowserService {
  return {
    knows: async (email, { browser }) =>
      browser !== undefined && (await isKnownBrowser(db, email, hashOf(browser))),

    async remember(tx, userId, { browser }) {
      if (browser === undefined) return;
      await saveBrowser(tx, { user_id: userId, hash: hashOf(browser), used_at: clock() });
      await deleteBrowsersBeyond(tx, userId, maxBrowsers);
    },
  };
}
