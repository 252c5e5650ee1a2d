/** Texts of the dashboard's fasting card. */
export const fastingCardMessages = {
  title: "Fasting",
  open: "Open timer",
  start: "Start a fast",
  none: "No active fasting session",
  fastingFor: (fasted: string) => `Fasting for ${fasted}.`,
  left: "left",
  leftPaused: "left, paused",
  complete: (percent: number) => `${percent}% complete`,
  progress: "Fasting progress",
} as const;
