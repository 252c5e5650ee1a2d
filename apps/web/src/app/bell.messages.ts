import { wholeText } from "@morsel/domain/english";
import type { CalorieMilestone } from "@morsel/domain/meals/milestone";

interface Reached {
  title: string;
  message: string;
}

/**
 * The notice at each share of the day's calories; `left` (kcal) is negative above the goal, `over`
 * means more than what counts as the goal.
 */
const calories: Record<CalorieMilestone, (left: number, over: boolean) => Reached> = {
  100: (left, over) => ({
    title: "Daily Calorie Goal",
    message: over
      ? `You are ${wholeText(-left)} calories above your goal for today.`
      : "You reached your calorie goal for today.",
  }),
  75: (left) => ({
    title: "75% Complete",
    message: left > 0 ? `${wholeText(left)} calories to go today.` : "No calories to go today.",
  }),
  50: (left) => ({
    title: "Halfway There",
    message: left > 0 ? `${wholeText(left)} calories to go today.` : "No calories to go today.",
  }),
};

/** The bell's texts. */
export const bellMessages = {
  calories,
  title: "Notifications",
  unread: (count: string) => `Notifications, ${count} unread`,
  markAllRead: "Mark all read",
  empty: { title: "All quiet", text: "What you reach today is told here." },
  isUnread: "(unread)",
  dismiss: (title: string) => `Dismiss ${title}`,
  ago: {
    now: "Just now",
    today: "Today",
    yesterday: "Yesterday",
    days: (days: number) => `${days} days ago`,
  },
} as const;
