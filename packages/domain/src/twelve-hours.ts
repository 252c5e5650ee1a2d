/** `8:30 AM` as `08:30`; null if it is no such time. */
export function clockOf(time: string): string | null {
  const match = /^(\d{1,2}):(\d\d)\s?(AM|PM)$/i.exec(time);
  if (!match) return null;
  const [, hours = "", minutes = "", half = ""] = match;
  const onClock = (Number(hours) % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
  return `${String(onClock).padStart(2, "0")}:${minutes}`;
}

/** `7:05 AM`, from minutes since midnight. */
export function twelveHours(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** The same, on a local clock. */
export const twelveHourTime = (local: Date): string =>
  twelveHours(local.getHours() * 60 + local.getMinutes());
