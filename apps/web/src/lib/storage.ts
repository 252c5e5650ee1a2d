import type { ZodMiniType } from "zod/mini";

/** What a person has entered or derived from it: gone from this browser once they sign out. */
export const personalKeys = {
  recentAnalyses: "morsel-recent-analyses",
  weeklyMeals: "weeklyMeals",
  dailyStats: "dailyStats",
  weeklyTrackerData: "weeklyTrackerData",
  calculatedCalories: "calculatedCalories",
  weeklyAnalyzedFoods: "weeklyAnalyzedFoods",
  /** A visitor's glasses until an account has them. */
  visitorWater: "morsel-visitor-water",
  /** Up to when the recent analyses are a visitor's, until an account has them. */
  visitorAnalyses: "morsel-visitor-analyses",
  fastingStatus: "fastingStatus",
  fastingHistory: "fastingHistory",
  fastingMilestones: "fastingMilestones",
  fastingSettings: "fastingSettings",
  /** Fasts found in the diary whose suggestion was dismissed. */
  fastingDismissed: "fastingDismissed",
  /** Whose fasting data is stored; absent for a visitor's. */
  fastingOwner: "fastingOwner",
  aiAnalyzerUsage: "aiAnalyzerUsage",
  /** "on" without celebrations, streaks and levels. */
  calm: "morsel-calm",
  /** When the server last confirmed a backup, and how many things it holds. */
  lastDataBackup: "lastDataBackup",
  itemsBackedUp: "itemsBackedUp",
  /** What waits to be written into Apple Health, or removed there. */
  pendingHealthKitSync: "pendingHealthKitSync",
  /** "true" while changes follow there by themselves. */
  appleHealthAutoSync: "appleHealthAutoSync",
  /** Whether it is connected, and what was written there. */
  healthLink: "morsel-health-link",
  /** What is for subscribers on this server, and how the person stands. */
  subscription: "morsel-subscription",
  /** Titles of the feature cards that were clicked. */
  tourCardsClicked: "tour-cards-clicked",
  tourCompleted: "tour-completed",
  tourDismissed: "tour-dismissed",
  /** The step at which the tour was left, from 1. */
  tourStep: "tour-step",
  /** The start of the session for which data was restored. */
  restored: "morsel-restored",
} as const;

/** Every key the app uses in local storage. */
export const storageKeys = {
  ...personalKeys,
  theme: "morsel-theme",
  /** Feet and pounds, or centimetres and kilograms. */
  units: "morsel-units",
  /** The auth client's session. */
  session: "morsel-auth",
  /** The access token of earlier versions, read if there is no session. */
  legacyToken: "authToken",
  freshAuthSession: "fresh-auth-session",
  sessionStart: "session-start",
  lastRefresh: "last-refresh",
  lastActivity: "last-activity",
  /** The notices given today, so that each is given once. */
  noticesTold: "morsel-notices-told",
  /** When the update banner was last dismissed (ms since 1970). */
  updateDismissed: "pwa-update-dismissed",
} as const;
/** IndexedDB with a person's things (lib/replica.ts), which may outgrow local storage. */
export const replicaDatabase = "morsel-replica";

/** Where a person's fasts are that the server doesn't have. Like the outbox, they outlive a session. */
export const unsavedFastsKey = (person: string) => `morsel-unsaved-fasts-${person}` as const;

type Named = (typeof storageKeys)[keyof typeof storageKeys];
/** A key, or when its content last changed here and was last in step with the server (ms). */
export type StorageKey =
  | Named
  | `${Named}_${"timestamp" | "lastSync"}`
  | ReturnType<typeof unsavedFastsKey>;

/** The text under a key; `null` if there is none or storage is switched off. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function jsonUnder(key: StorageKey): unknown {
  try {
    return JSON.parse(readText(key) ?? "null");
  } catch {
    return null;
  }
}

/** The value under a key; `null` if it is absent, not JSON, or doesn't match the schema. */
export function readStored<T>(key: StorageKey, schema: ZodMiniType<T>): T | null {
  const parsed = schema.safeParse(jsonUnder(key));
  return parsed.success ? parsed.data : null;
}

/** The list under a key, without invalid items; empty if absent or malformed. */
export const readList = <T>(key: StorageKey, item: ZodMiniType<T>): T[] =>
  validItems(jsonUnder(key), item);

/** The valid items of what should be a list. */
export function validItems<T>(items: unknown, item: ZodMiniType<T>): T[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((candidate) => {
    const parsed = item.safeParse(candidate);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Stores text; false when the browser refuses (storage full or switched off). */
export function writeText(key: StorageKey, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a value as JSON; false when the browser refuses. */
export function writeStored(key: StorageKey, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
}

/**
 * Keeps a choice as of now, or forgets it: on the person's other devices, what was there before
 * gives way, even if this page is ended before the choice is sent.
 */
export function keepChoice(key: Named, text: string | null): void {
  if (text === null) forget(key);
  else writeText(key, text);
  writeText(`${key}_timestamp`, String(Date.now()));
}
