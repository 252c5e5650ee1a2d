import { shortDate } from "@morsel/domain/english";

function glassesText({ glasses, date }: { glasses: number; date: string }, today: string): string {
  const what = glasses === 1 ? "glass of water" : `${glasses} glasses of water`;
  return date === today ? `today's ${what}` : `the ${what} of ${shortDate(date)}`;
}

/** Texts about what this device keeps and sends. */
export const syncMessages = {
  card: {
    title: "On this device",
    allSent: "Everything is sent",
    waiting: (count: number) =>
      count === 1 ? "1 change is waiting to be sent" : `${count} changes are waiting to be sent`,
    sendsItself: "It goes by itself as soon as the server can be reached.",
    sendNow: "Send now",
    lastInStep: "Last in step with the server",
    never: "not yet",
    kept: "Kept here",
    keptOf: (entries: number, since: string) =>
      `${entries === 1 ? "1 entry" : `${entries.toLocaleString("en")} entries`} since ${since}, to look at and log without a network`,
    keptNothing: "Nothing yet",
    howLong: "For how long",
    howLongs: {
      firmly: "Until you sign out",
      loosely:
        "Until you sign out, this browser runs out of room, or a private window is closed. What is sent stays in your account.",
      open: "Until this page is closed: this browser stores nothing. What is sent stays in your account.",
    },
    condition: "Condition",
    conditions: {
      healthy: "Everything is in order",
      "at-risk": "One thing to look at",
      degraded: "Several things to look at",
    },
    unchecked: "Checked every 12 minutes while Morsel is open",
  },
  integrity: {
    advice: "Data Backup Recommended",
    issues: {
      profileMissing: "User profile not found in database",
      profileUnreachable: "Cannot access user profile",
      mealsUnreachable: "Cannot access meal data from database",
      notPersisted: "Cannot verify meal data persistence",
      failed: "Data verification failed",
    },
  },
  /** Offered to who has just signed in. */
  visitor: {
    title: "From before you signed in",
    ask(water: { glasses: number; date: string } | null, analyses: number, today: string) {
      const made = analyses === 1 ? "calculation" : `${analyses} calculations`;
      const what = [water && glassesText(water, today), analyses > 0 && `your ${made}`];
      return `Add ${what.filter(Boolean).join(" and ")} to your account?`;
    },
    /** What "Sign up to log this" was pressed for. */
    logs(foods: readonly string[]) {
      const more = foods.length - 3;
      const named = foods.slice(0, 3).join(", ");
      return `This also logs ${more > 0 ? `${named} and ${more} more` : named}, as you wanted.`;
    },
    why: "Made on this device before you signed in.",
    yes: "Add to my account",
    no: "No, thanks",
  },
  restored: {
    title: "Data restored",
    text: (items: number) => (items === 1 ? "1 item restored." : `${items} items restored.`),
  },
} as const;
