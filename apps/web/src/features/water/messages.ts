const ofGoal = (goal: number) => (goal === 1 ? "of 1 glass" : `of ${goal} glasses`);

export const waterMessages = {
  title: "Water",
  glasses: (glasses: number, goal: number) => `${glasses} ${ofGoal(goal)}`,
  ofGoal,
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
  legend: "Each day with its glasses below.",
  day: (date: string, glasses: number, isMet: boolean) =>
    `${date}: ${glasses === 1 ? "1 glass" : `${glasses} glasses`}${isMet ? ", goal reached" : ""}`,
} as const;
