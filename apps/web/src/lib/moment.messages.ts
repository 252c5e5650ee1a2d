/** Texts about when something was, and how long it lasts. */
export const momentMessages = {
  unknown: "–",
  justNow: "Just now",
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
} as const;
