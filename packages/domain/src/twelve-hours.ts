/** `8:30 AM` as `08:30`; null if it is no such time. */
export function clockOf(time: string): string | null {
  const match = /^(\d{1,2}):(\d\d)\s?(AM|PM)$/i.exec(time);
  if (!match) return null;
  const [, hours = "", minutes = "", half = ""] = match;
  const onClock = (Number(hours) % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
  return `${String(onClock).padStart(2, "0")}:${minutes}`;
}

/** `7:05 AM` on a local clock. */
export function twelveHourTime(local: Date): string {
  const hours = local.getHours();
  const minutes = String(local.getMinutes()).padStart(2, "0");
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}
