/** The text of a fasting notice, the same in the app and on a lock screen. */
export interface FastingNotice {
  title: string;
  text: string;
}

export const plannedStartNotice = (plan: string): FastingNotice => ({
  title: "Time to start your fast",
  text: `${plan} is planned from now on. Start it when you're ready.`,
});

export const milestoneNotice = (hours: number): FastingNotice => ({
  title: `${hours} hours of fasting`,
  text:
    hours >= 24
      ? "That is a long fast. Drink water, and stop whenever it doesn't feel right."
      : "You're on your way. Keep drinking water.",
});

export const endNotice = (plan: string): FastingNotice => ({
  title: "Your fast is complete",
  text: `${plan}: you reached your target. Start with something light.`,
});

/** For people who have hidden the numbers of their fasts. */
export const quietEndNotice: FastingNotice = {
  title: "Your fast is over",
  text: "You can eat whenever you like.",
};
