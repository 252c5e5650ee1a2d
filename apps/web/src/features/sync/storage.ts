import { notify } from "../../lib/notices.ts";
import { personId } from "../../lib/person.ts";
import type { ReplicaTrouble } from "../../lib/replica.ts";
import { eraseStored } from "../../lib/replica-start.ts";
import { today } from "../../lib/today.ts";
import { storageMessages } from "./storage.messages.ts";

/** Says, once a day, what it means that this browser keeps nothing. */
export function tellTrouble(trouble: ReplicaTrouble): void {
  // What room there is belongs to changes that aren't sent yet: they are nowhere else.
  if (trouble === "full") eraseStored();
  notify(
    { type: "info", ...storageMessages[trouble] },
    { day: today(), key: `storage ${trouble}` },
  );
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
