import type { ProblemKind } from "@morsel/domain/fasting/edit";
import {
  type FastingNotice,
  milestoneNotice,
  plannedStartNotice,
  quietEndNotice,
} from "@morsel/domain/fasting/notice";

const toastOf = ({ title, text }: FastingNotice) => ({ title, description: text });

/** Why a fast is invalid, shown below the field concerned. */
const problems: Record<Exclude<ProblemKind, "overlap">, string> = {
  target: "Choose 1 to 168 hours.",
  "future-start": "The start can't be in the future.",
  "future-end": "The end can't be in the future.",
  "end-before-start": "The end must be after the start.",
  "too-short": "A fast needs at least 5 seconds.",
  "too-long": "A fast can be at most 31 days long.",
  "still-running": "This fast is still running.",
  pauses: "The pauses don't fit into this fast.",
};

/** Toasts and notices, seen on any view; screen, card and tips have files of their own. */
export const fastingMessages = {
  problems,
  offline: {
    title: "Offline Mode",
    description: "Timer started locally. We'll sync when you're back online.",
  },
  endedOffline: {
    title: "Session Ended",
    description:
      "Your fasting session has been completed locally. We'll sync when you're back online.",
  },
  nothingRunning: {
    title: "No Active Session",
    description: "There's no active fasting session to stop.",
  },
  completed: (fasted: string) => ({
    title: "Fast complete",
    description: `You fasted for ${fasted}. Start with something light.`,
  }),
  completedQuietly: toastOf(quietEndNotice),
  stopped: (fasted: string) => ({
    title: "Fast ended",
    description: `You fasted for ${fasted}. It's in your history.`,
  }),
  tooShort: {
    title: "Fast ended",
    description: "Under 5 seconds isn't recorded.",
  },
  milestone: (hours: number) => toastOf(milestoneNotice(hours)),
  plannedStart: (plan: string) => toastOf(plannedStartNotice(plan)),
  otherDevice: (since: string) => ({
    title: "A fast is already running",
    description: `You started it on another device at ${since}. It goes on here.`,
  }),
  notSaved: "The server didn't take your fast",
  doesntFit: "Its times don't fit, or another fast was going on then.",
  notSavedHint: "It stays on this device.",
  momentRefused: { pause: "The pause wasn't saved", resume: "The end of the pause wasn't saved" },
  momentRefusedHint: "Your fast goes on as it was.",
  pausedTooLate: "The fast had been ended on another device.",
  removalRefused: "The fast wasn't removed",
  editRefused: "The change wasn't saved",
  editRefusedHint: "The fast is as it was before.",
  goesOn: {
    title: "Your fast goes on",
    description: "It was paused or changed on another device.",
  },
  removed: "Fast removed",
  undo: "Undo",
  putBack: "Fast put back",
  continued: "Your fast goes on",
  otherRuns: {
    title: "Another fast is running",
    description: "The one you ended stays in your history.",
  },
  added: "Fast added to your history",
  settingsRefused: "Your fasting settings weren't saved",
  cautions: {
    long: {
      title: "More than 24 hours",
      text: "That is a long fast. Drink water, take it easy, and stop whenever it doesn't feel right.",
    },
    "very-long": {
      title: "More than 72 hours",
      text:
        "Fasts of this length can be dangerous. Please end it, or go on only with a doctor who " +
        "looks after you.",
    },
  },
  push: {
    on: "Reminders come to this device, even when Morsel is closed.",
    off: "Reminders show while Morsel is open. Allow notices to get them any time.",
    denied:
      "Your browser blocks notices from Morsel, so reminders show only while Morsel is open. You " +
      "can allow them in the browser's settings for this site.",
    unsupported:
      "This browser can't get notices from here, so reminders show only while Morsel is open.",
    visitor: "Reminders show while Morsel is open. With an account they can come any time.",
    deniedByPhone:
      "Your phone blocks notices from Morsel, so reminders show only while Morsel is open. You can " +
      "allow them in the phone's settings for Morsel.",
    failed: "Notices couldn't be switched on",
  },
} as const;
