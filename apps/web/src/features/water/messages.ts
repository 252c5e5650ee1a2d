import { shortDate } from "@morsel/domain/english";

export const waterMessages = {
  title: "Water",
  glasses: (glasses: number, goal: number) => `${glasses} of ${goal} glasses`,
  ofGoal: (goal: number) => `of ${goal} glasses`,
  loading: "Loading water",
  add: "Add a glass",
  short: (glasses: number, goal: number) => `Water ${glasses}/${goal}`,
  oneMore: ", one more glass",
  remove: "Take a glass away",
  showLog: "30-day log",
  hideLog: "Hide the log",
  logTitle: "The last 30 days",
  figures: { goalDays: "Goal Days", average: "Avg/Day", total: "Total" },
  saveFailed: { title: "Error", text: "Failed to update water consumption" },
  goal: (glasses: number) => ({
    title: "Hydration Goal Achieved",
    message: `${glasses === 1 ? "1 glass" : `${glasses} glasses`} today. Well done!`,
  }),
  halfway: (glasses: number, goal: number) => ({
    title: "Halfway There",
    message: `${glasses} of ${goal} glasses, ${goal - glasses} to go.`,
  }),
  logFailed: "Your water log didn't load",
  onDevice: "Kept on this device only. Sign up to keep every day.",
  /** Offered to who has just signed in. */
  visitor: {
    ask(glasses: number, date: string, today: string) {
      const what = glasses === 1 ? "glass of water" : `${glasses} glasses of water`;
      if (date === today) return `Add today's ${what} to your account?`;
      return `Add the ${what} of ${shortDate(date)} to your account?`;
    },
    why: "Counted on this device before you signed in.",
    yes: "Add to my account",
    no: "No, thanks",
  },
  legend: "Each day with its glasses below.",
  day: (date: string, glasses: number, isMet: boolean) =>
    `${date}: ${glasses === 1 ? "1 glass" : `${glasses} glasses`}${isMet ? ", goal reached" : ""}`,
} as const;
