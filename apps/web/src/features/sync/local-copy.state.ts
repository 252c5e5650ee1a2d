import { forget, readText, storageKeys, writeText } from "../../lib/storage.ts";
import { type CopiedKey, copiedKeys, debounceOf, maxCopied } from "./local-copy.ts";

type Copy = Record<CopiedKey, string>;

let latest: Copy | null = null;
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

/** Writes everything that waits, such as before the page is closed. */
export function saveCopy(): void {
  if (latest) for (const key of copiedKeys) write(key, latest[key]);
}

/**
 * Takes what the screen shows now (null: nobody is signed in); each key is written once its content
 * has stood for a moment. `syncedAt`: when the device was last in step with the server (ms).
 */
export function keepCopy(copy: Copy | null, syncedAt: number | null): void {
  const before = latest;
  latest = copy;
  inStepAt = syncedAt;
  for (const key of copiedKeys) {
    if (copy && before?.[key] === copy[key]) continue;
    clearTimeout(timers.get(key));
    timers.delete(key);
    const text = copy?.[key];
    if (text === undefined) continue;
    timers.set(
      key,
      setTimeout(() => write(key, text), debounceOf(key, text)),
    );
  }
}
