import type { ZodMiniType } from "zod/mini";

/** Every key that the app keeps in this browser's local storage. */
export const storageKeys = {
  theme: "morsel-theme",
  /** Feet and pounds, or metres and kilograms. */
  units: "morsel-units",
  /** The auth client's session. */
  session: "morsel-auth",
  /** An access token of earlier versions, read where no session is found. */
  legacyToken: "authToken",
  freshAuthSession: "fresh-auth-session",
  sessionStart: "session-start",
  lastRefresh: "last-refresh",
  lastActivity: "last-activity",
  recentAnalyses: "morsel-recent-analyses",
  weeklyMeals: "weeklyMeals",
  dailyStats: "dailyStats",
  fastingStatus: "fastingStatus",
  fastingHistory: "fastingHistory",
  fastingMilestones: "fastingMilestones",
  fastingSettings: "fastingSettings",
  /** Fasts of the diary that the person doesn't want to have suggested again. */
  fastingDismissed: "fastingDismissed",
  /** Whose fasting this browser keeps; none is a visitor's. */
  fastingOwner: "fastingOwner",
  /** Which notices were given today, so that each is given once. */
  noticesTold: "morsel-notices-told",
  aiAnalyzerUsage: "aiAnalyzerUsage",
} as const;
/** Where the server's last answers are kept: a database, which may be larger than local storage. */
export const keptDatabase = "morsel-kept";

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** The text under a key; `null` when there is none or storage is switched off. */
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

/** The value under a key; `null` when it is absent, not JSON, or not as the schema says. */
export function readStored<T>(key: StorageKey, schema: ZodMiniType<T>): T | null {
  const parsed = schema.safeParse(jsonUnder(key));
  return parsed.success ? parsed.data : null;
}

/** The list under a key; empty when it is absent or malformed. Items that don't fit are left out. */
export function readList<T>(key: StorageKey, item: ZodMiniType<T>): T[] {
  const items = jsonUnder(key);
  if (!Array.isArray(items)) return [];
  return items.flatMap((candidate) => {
    const parsed = item.safeParse(candidate);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Keeps text under a key. Answers false when the browser refuses (storage full or switched off). */
export function writeText(key: StorageKey, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a value as JSON under a key. Answers false when the browser refuses. */
export function writeStored(key: StorageKey, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** Forgets what is under a key. */
export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}
