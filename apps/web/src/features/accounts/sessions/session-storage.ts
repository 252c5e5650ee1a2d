import type { SupportedStorage } from "@supabase/auth-js";
import { personalKeys, storageKeys } from "../../../lib/storage.ts";
import { forgetData } from "./personal-data.ts";
import { claimsOf, type StoredSession, storedSession } from "./stored-session.ts";

/**
 * A session as it is stored: with its token's end by this device's clock, with which it is compared
 * from then on. The service says it by its own. On a device that is behind, a token would be used
 * after its end, upon which the session is over; on one that is ahead, renewed at every call.
 */
function byOurClock(text: string): string {
  const session = JSON.parse(text) as StoredSession;
  const { iat, exp } = claimsOf(session.access_token);
  if (typeof iat !== "number" || typeof exp !== "number") return text;
  const kept = storedSession();
  // What is stored once more, such as with a new address, ends when it did.
  const isKept = kept?.access_token === session.access_token;
  const expires_at = isKept ? kept.expires_at : Math.floor(Date.now() / 1000) + exp - iat;
  return JSON.stringify({ ...session, expires_at });
}

/**
 * A session that takes the place of somebody else's, such as by a mailed link, finds nothing of
 * theirs: they haven't signed out, and what they left would go along to the other account.
 */
function clearFor({ user }: StoredSession): void {
  const before = storedSession()?.user.id;
  if (before === undefined || before === user.id) return;
  forgetData();
  // What follows other tabs has it in memory, too.
  for (const key of Object.values(personalKeys))
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
}

function keepSession(text: string): void {
  clearFor(JSON.parse(text) as StoredSession);
  localStorage.setItem(storageKeys.session, byOurClock(text));
}

const ours: SupportedStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) =>
    key === storageKeys.session ? keepSession(text) : localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
};

/** Where the auth client keeps what it stores; where it can't store, it sees to that by itself. */
export function authStorage(): { storage?: SupportedStorage } {
  const probe = `${storageKeys.session}-probe`;
  try {
    localStorage.setItem(probe, "");
    localStorage.removeItem(probe);
    return { storage: ours };
  } catch {
    return {};
  }
}
