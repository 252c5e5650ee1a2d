const minute = 60_000;

/** Such as "23 h 59 min" or "12 min". */
export function durationShown(ms: number): string {
  const minutes = Math.floor(ms / minute);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

const clockTime = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" });
const dayAndTime = new Intl.DateTimeFormat("en", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** "Just now", "12 min ago", the time within a day, otherwise date and time; "–" if unknown. */
export function momentShown(at: number | null, now: number): string {
  if (at === null) return "–";
  const ago = now - at;
  if (ago < minute) return "Just now";
  if (ago < 60 * minute) return `${Math.floor(ago / minute)} min ago`;
  return (ago < 24 * 60 * minute ? clockTime : dayAndTime).format(at);
}
