import type { CalorieMilestone } from "@morsel/domain/meals/milestone";

/** The notice at each share of the day's calories. */
const calories: Record<CalorieMilestone, (toGo: string) => { title: string; message: string }> = {
  100: () => ({ title: "Daily Calorie Goal", message: "You reached your calorie goal for today." }),
  75: (toGo) => ({ title: "75% Complete", message: `${toGo} calories to go today.` }),
  50: (toGo) => ({
    title: "Halfway There",
    message: `Half of your day's calories; ${toGo} to go.`,
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
