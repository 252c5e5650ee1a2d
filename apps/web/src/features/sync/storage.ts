import { useSyncExternalStore } from "react";
import { outbox } from "../../lib/changes.ts";
import { createListeners } from "../../lib/listeners.ts";
import { notify } from "../../lib/notices.ts";
import { personId } from "../../lib/person.ts";
import type { ReplicaTrouble } from "../../lib/replica.ts";
import { eraseStored } from "../../lib/replica-start.ts";
import { today } from "../../lib/today.ts";
import { storageMessages } from "./storage.messages.ts";

let trouble: ReplicaTrouble | null = null;
const { subscribe, tell } = createListeners();

/** What keeps this browser from storing anything, for components; null if nothing does. */
export const useTrouble = (): ReplicaTrouble | null =>
  useSyncExternalStore(subscribe, () => trouble);

/** Whether only the person can make this browser give up what it stores; null if it doesn't say. */
export const isStoredForGood = async (): Promise<boolean | null> =>
  "storage" in navigator ? navigator.storage.persisted() : null;

/** What isn't sent yet may be nowhere else: the browser asks before it closes the page. */
function askToStay(event: BeforeUnloadEvent): void {
  if (outbox.pending().length > 0) event.preventDefault();
}

/** Says, once a day, what it means that this browser keeps nothing. */
export function tellTrouble(found: ReplicaTrouble): void {
  trouble = found;
  tell();
  window.addEventListener("beforeunload", askToStay);
  // What room there is belongs to changes that aren't sent yet: they are nowhere else.
  if (found === "full") eraseStored();
  notify({ type: "info", ...storageMessages[found] }, { day: today(), key: `storage ${found}` });
}

let hasAsked = false;

/**
 * Asks the browser not to throw away what is stored, once there is something to lose. Whoever has
 * said no isn't asked again.
 */
export async function askToPersist(): Promise<void> {
  if (hasAsked || personId() === null || !("storage" in navigator)) return;
  hasAsked = true;
  const { state } = await navigator.permissions.query({ name: "persistent-storage" });
  if (state === "denied" || (await navigator.storage.persisted())) return;
  await navigator.storage.persist();
}
