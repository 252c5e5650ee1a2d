/** A date and time in the reader's time zone. */
export const dateAndTime = (instant: Date): string =>
  instant.toLocaleString("en-US", { dateStyle: "full", timeStyle: "short" });
