import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Origin } from "../origin.ts";
import { hashOf } from "../secret.ts";
import { deleteBrowsersBeyond, isKnownBrowser, saveBrowser } from "./known-browser.repository.ts";

const maxBrowsers = 20;

/**
 * Browsers that people signed in with before. Such a browser has its own allowance of tries, so
 * that no stranger's tries close its owner's door.
 */
export interface KnownBrowserService {
  /** Whether the account of this address was signed in to from there. */
  knows(email: string, origin: Origin): Promise<boolean>;
  /** Within the caller's transaction, when a session was opened. */
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
