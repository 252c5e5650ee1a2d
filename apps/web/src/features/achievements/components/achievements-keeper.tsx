import { Suspense, useEffect } from "react";
import { later } from "../../../components/later.tsx";
import { useCalm } from "../../../lib/calm.ts";
import { usePersonId } from "../../../lib/person.ts";
import { keepAnnouncing } from "../announcing.ts";
import { keepChecking } from "../checks.ts";
import { achievementMessages } from "../messages.ts";
import { forgetPopups, usePopup } from "../popup.state.ts";
import type { Popup } from "../popups.ts";

const AchievementPopup = later(() => import("./achievement-popup.tsx"), "dialog");
const texts = achievementMessages.popup;

function saidOf(popup: Popup): string {
  if ("more" in popup) return texts.more(popup.more);
  const { title, description, points, celebration } = popup;
  const what = celebration ? texts.reached[celebration.type] : texts.unlocked;
  const said = `${what}: ${title}. ${description} ${texts.worth(points)}.`;
  return celebration ? `${said} ${texts.keys}` : said;
}

/** Asks for what was earned while a person is signed in, and announces it. */
export function AchievementsKeeper() {
  const person = usePersonId();
  const calm = useCalm();
  const popup = usePopup();
  useEffect(() => {
    if (person === null) return;
    const stops = [keepAnnouncing(), keepChecking()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [person]);
  useEffect(() => {
    if (calm) forgetPopups();
  }, [calm]);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {popup && saidOf(popup)}
      </p>
      {popup && (
        <Suspense>
          <AchievementPopup popup={popup} />
        </Suspense>
      )}
    </>
  );
}
