import { forget, readText, storageKeys, writeText } from "../../lib/storage.ts";
import {
  type CopiedKey,
  copiedKeys,
  debounceOf,
  localCopy,
  maxCopied,
  type Shown,
} from "./local-copy.ts";

/** How long (ms) until the copy is made: after the screen is drawn, which it would hold up. */
const drawnAfter = 100;

/** What hasn't been copied yet. */
let waiting: Shown | null = null;
let waits: ReturnType<typeof setTimeout> | undefined;
let latest: Record<CopiedKey, string> | null = null;
let inStepAt: number | null = null;
const timers = new Map<CopiedKey, ReturnType<typeof setTimeout>>();

function write(key: CopiedKey, text: string): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  // Signed out a moment ago: what was erased stays so.
  if (readText(storageKeys.session) === null) return;
  if (text.length > maxCopied) {
    // Better nothing than what was true earlier.
    forget(storageKeys[key]);
    return;
  }
  if (readText(storageKeys[key]) !== text) {
    // If the browser refuses, nothing is lost: it is a copy.
    if (!writeText(storageKeys[key], text)) return;
    writeText(`${storageKeys[key]}_timestamp`, String(Date.now()));
  }
  if (inStepAt !== null) writeText(`${storageKeys[key]}_lastSync`, String(inStepAt));
}

/** Has each key written once its content has stood for a moment. */
function copy(): void {
  clearTimeout(waits);
  if (!waiting) return;
  const before = latest;
  latest = localCopy(waiting);
  waiting = null;
  for (const key of copiedKeys) {
    const text = latest[key];
    if (before?.[key] === text) continue;
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => write(key, text), debounceOf(key, text) - drawnAfter),
    );
  }
}

/** Writes everything that waits, such as before the page is closed. */
export function saveCopy(): void {
  copy();
  if (latest) for (const key of copiedKeys) write(key, latest[key]);
}

/**
 * Takes what the screen shows now (null: nobody is signed in). `syncedAt`: when the device was last
 * in step with the server (ms).
 */
export function keepCopy(shown: Shown | null, syncedAt: number | null): void {
  inStepAt = syncedAt;
  clearTimeout(waits);
  waiting = shown;
  if (shown) {
    waits = setTimeout(copy, drawnAfter);
    return;
  }
  latest = null;
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}
