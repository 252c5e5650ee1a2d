import { call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { contract } from "../../lib/contract.ts";
import { tellEarned } from "../../lib/earned.ts";
import { personId } from "../../lib/person.ts";
import { today } from "../../lib/today.ts";
import { askAgain } from "./queries.ts";

/** ms: specification 1, section 9. */
const every = 30_000;
/** ms after a change has reached the server: several in a row are one check. */
const soon = 1_000;
/** ms after a change was made that hasn't reached it by then. */
const late = 3_000;

async function check(): Promise<void> {
  if (document.hidden || !navigator.onLine) return;
  const whose = personId();
  try {
    const reply = await call(contract.achievements, "checkAchievements", {
      body: { date: today() },
    });
    if (personId() !== whose) return;
    // What is new asks again by itself, once it is announced.
    if (reply.newAchievements.length > 0) tellEarned(reply.newAchievements);
    else askAgain();
  } catch {
    // Quietly: the next check isn't far.
  }
}

/**
 * Asks what was earned: now, every 30 seconds while the app is looked at, and soon after the server
 * has got a change, be it water, a fast, a goal or an entry, or has failed to take it.
 */
export function keepChecking(): () => void {
  let pending = outbox.pending();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => void check();
  const unsubscribe = outbox.subscribe(() => {
    const before = pending;
    pending = outbox.pending();
    const isSettled = !before.every((item) => pending.includes(item));
    if (!isSettled && pending.length === before.length) return;
    clearTimeout(timer);
    timer = setTimeout(look, isSettled ? soon : late);
  });
  const interval = setInterval(look, every);
  window.addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    clearInterval(interval);
    window.removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
}
