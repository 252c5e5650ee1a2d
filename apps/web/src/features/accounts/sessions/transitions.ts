import { announce } from "../../../lib/events.ts";
import { personId } from "../../../lib/person.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { storageKeys, writeText } from "../../../lib/storage.ts";
import { toast } from "../../../lib/toast.ts";
import { userKey } from "../../../lib/user-key.ts";
import { forgetPerson } from "./personal-data.ts";
import { stamps, writeStamp } from "./stamps.ts";
import { askForFactor, type Ending, enter, farewell, remember, sessionPerson } from "./state.ts";
import { storedSession } from "./stored-session.ts";

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

/** Records a sign-in: new timestamps, and the flag that the tour and the welcome look for. */
export function noteSession(): void {
  for (const stamp of stamps) writeStamp(stamp);
  writeText(storageKeys.freshAuthSession, "true");
}

/** Records a sign-in and shows the app to that person. */
export function beginSession(): void {
  noteSession();
  follow();
  const person = personId();
  void queryClient.invalidateQueries({ queryKey: userKey(person) });
  if (person !== null) announce("signed-in", { person });
}

/** The page is on its way to the start page. */
let isLeaving = false;

/** The session is being replaced or ended on purpose. */
let isReplacing = false;

/**
 * Runs what replaces or ends every session of the account. The server has ended the old session
 * before its reply is here, so until then no refusal of a call under way ends the new one: without
 * this, a refresh that was asked for a moment earlier signs the person out again.
 */
export async function replaceSession<Result>(run: () => Promise<Result>): Promise<Result> {
  isReplacing = true;
  try {
    return await run();
  } finally {
    isReplacing = false;
  }
}

/**
 * Ends the session here, without telling the server, and goes to the start page. The first ending
 * counts: calls that are under way are refused after an account was deleted.
 */
export function endSession(ending?: Ending): void {
  if (isLeaving || (isReplacing && ending === "refused")) return;
  forgetPerson();
  if (ending) remember(ending);
  if (canReload()) {
    isLeaving = true;
    window.location.replace("/");
    return;
  }
  follow();
  sayFarewell();
}

/**
 * Follows what another tab has done. Where somebody who was here is no longer, the page is loaded
 * anew: what they typed and were told lives in it, and whoever signs in next would see it.
 */
export function followOtherTab(): void {
  if (isLeaving) return;
  const before = personId();
  follow();
  if (before === null || storedSession()?.user.id === before || !canReload()) return;
  isLeaving = true;
  window.location.reload();
}

/** Offline, only a service worker can serve the page again. */
function canReload(): boolean {
  if (navigator.onLine) return true;
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** Loads the texts only when there is something to say, to keep the first load small. */
export async function say(
  what: "expired" | "ended" | "expiringSoon" | "accountDeleted",
): Promise<void> {
  const { sessionMessages } = await import("./messages.ts");
  toast(sessionMessages.toasts[what]);
}

/** Explains, after the reload, why the session ended. */
export function sayFarewell(): void {
  try {
    const ending = sessionStorage.getItem(farewell);
    sessionStorage.removeItem(farewell);
    if (ending === "inactivity") void say("expired");
    if (ending === "refused") void say("ended");
    if (ending === "deleted") void say("accountDeleted");
  } catch {
    // Storage is switched off: no reason was stored.
  }
}
