import { isCalm } from "../../lib/calm.ts";
import { type Earned, onEarned, takeEarned } from "../../lib/earned.ts";
import { notify } from "../../lib/notices.ts";
import { today } from "../../lib/today.ts";
import { achievementMessages as texts } from "./messages.ts";
import { forgetPopups, showPopups } from "./popup.state.ts";
import { popupsOf } from "./popups.ts";
import { askAgain } from "./queries.ts";

/** Tells the bell; false if it has told the same before. */
function tellBell({ kind, id, title, description, entry }: Earned): boolean {
  const notice = {
    type: "achievement",
    title: `${texts.popup.unlocked}: ${title}`,
    message: description,
  } as const;
  // A logged meal that is sent once more is answered as before.
  const key = `achievement ${entry ?? ""} ${kind} ${id}`;
  return notify(notice, entry === undefined ? undefined : { day: today(), key });
}

function announce(): void {
  const earned = takeEarned();
  if (earned.length === 0) return;
  askAgain();
  if (!isCalm()) showPopups(popupsOf(earned.filter(tellBell)));
}

/** Announces what is earned from now on, to one person. */
export function keepAnnouncing(): () => void {
  announce();
  const stop = onEarned(announce);
  return () => {
    stop();
    takeEarned();
    forgetPopups();
  };
}
