import { createHash } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Origin } from "../audit/service.ts";
import { deleteBrowsersBeyond, isKnownBrowser, saveBrowser } from "./known-browser.repository.ts";

/** Seconds after its last sign-in that a browser is known; browsers keep no cookie for longer. */
export const browserKept = 400 * 86_400;
const mostBrowsers = 20;

/**
 * Browsers that people signed in with before. Such a browser has its own allowance of tries, so
 * that no stranger's tries close its owner's door.
 */
export interface BrowserService {
  /** Whether the account of this address was signed in to from there. */
  knows(email: string, origin: Origin): Promise<boolean>;
  /** Within the caller's transaction, when a session was opened. */
  remember(tx: Db, userId: string, origin: Origin): Promise<void>;
}

export function createBrowserService({ db, clock }: { db: Db; clock: Clock }): BrowserService {
  return {
    knows: async (email, { browser }) =>
      browser !== undefined && (await isKnownBrowser(db, email, browserHash(browser))),

    async remember(tx, userId, { browser }) {
      if (browser === undefined) return;
      await saveBrowser(tx, { user_id: userId, hash: browserHash(browser), used_at: clock() });
      await deleteBrowsersBeyond(tx, userId, mostBrowsers);
    },
  };
}

export const browserHash = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
