const dates = new Intl.DateTimeFormat("en", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** `Saturday, November 21`, of a day `YYYY-MM-DD`. */
export function fullDate(day: string): string {
  return dates.format(Date.parse(`${day}T00:00:00Z`));
}

/** A word for the hour (0 to 23) on the person's clock. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return "Good morning";
  if (hour >= 12 && hour < 18) return "Good afternoon";
  if (hour >= 18 && hour < 23) return "Good evening";
  return "Hello";
}

/** Whole numbers with their thousands apart. */
export const figures = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
