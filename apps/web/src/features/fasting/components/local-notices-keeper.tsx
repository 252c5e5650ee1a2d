import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePersonId } from "../../../lib/person.ts";
import { useDevice } from "../device.state.ts";
import {
  comingNotices,
  dropLocalNotices,
  onLocalNoticesAllowed,
  onNoticePressed,
  scheduleNotices,
} from "../local-notices.ts";
import { useKeptSettings } from "../settings.state.ts";

/** In the native app: gives the phone the reminders to come. Renders nothing. */
export default function LocalNoticesKeeper() {
  const person = usePersonId();
  const { session } = useDevice();
  const settings = useKeptSettings();

  useEffect(() => onNoticePressed(() => navigate("/fasting")), []);

  useEffect(() => {
    if (person === null) {
      // However the session ended: nothing of theirs shows on the phone any more.
      dropLocalNotices().catch(() => undefined);
      return;
    }
    const plan = () => {
      scheduleNotices(comingNotices(settings, session, Date.now())).catch(() => undefined);
    };
    // Back from the phone's settings, where notices may have been allowed, or days later.
    const looked = () => document.visibilityState === "visible" && plan();
    plan();
    const stop = onLocalNoticesAllowed(plan);
    document.addEventListener("visibilitychange", looked);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", looked);
    };
  }, [person, settings, session]);
  return null;
}
