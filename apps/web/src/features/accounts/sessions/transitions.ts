import { announce } from "../../../lib/events.ts";
import { personId } from "../../../lib/person.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { storageKeys, writeText } from "../../../lib/storage.ts";
import { toast } from "../../../lib/toast.ts";
import { userKey } from "../../../lib/user-key.ts";
import { forgetPerson } from "./personal-data.ts";
import { stamps, writeStamp } from "./stamps.ts";
import { askForFactor, type Ending, enter, farewell, remember, sessionPerson } from "./state.ts";

/** Follows the stored session, whoever changed it: this tab, another one, or the auth client. */
export function follow(): void {
  const before = personId();
  const person = sessionPerson();
  if (before === person) {
    askForFactor();
    return;
  }
  if (before !== null) queryClient.clear();
  enter();
  announce("auth-state-change", { signedIn: person !== null });
  void queryClient.invalidateQueries({ queryKey: userKey(person) });
}

/** Notes a sign-in: the stamps of a new session, and the flag that the tour and the welcome look for. */
export function noteSession(): void {
  for (const stamp of stamps) writeStamp(stamp);
  writeText(storageKeys.freshAuthSession, "true");
}

/** Notes a sign-in and shows the app to whoever came in. */
export function beginSession(): void {
  noteSession();
  follow();
  void queryClient.invalidateQueries({ queryKey: userKey(personId()) });
}

/** Ends the session here, without asking the server, and starts again at the root. */
export function endSession(ending?: Ending): void {
  forgetPerson();
  if (ending) remember(ending);
  if (canReload()) {
    window.location.replace("/");
    return;
  }
  follow();
  sayFarewell();
}

/** Without a network only a service worker can bring the page back. */
function canReload(): boolean {
  if (navigator.onLine) return true;
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** The room's texts come when there is something to say: they weigh on the first load. */
export async function say(
  what: "expired" | "ended" | "expiringSoon" | "accountDeleted",
): Promise<void> {
  const { sessionToasts } = await import("./messages.ts");
  toast(sessionToasts[what]);
}

/** Says, after the reload, why the session ended. */
export function sayFarewell(): void {
  try {
    const ending = sessionStorage.getItem(farewell);
    sessionStorage.removeItem(farewell);
    if (ending === "inactivity") void say("expired");
    if (ending === "refused") void say("ended");
    if (ending === "deleted") void say("accountDeleted");
  } catch {
    // Storage is switched off: nothing was kept in mind.
  }
}
