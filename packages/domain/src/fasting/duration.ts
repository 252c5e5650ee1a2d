const second = 1_000;
const minute = 60 * second;

const two = (count: number) => String(count).padStart(2, "0");

/** What is left as `HH:MM:SS`: a begun second counts whole, so that zero means over. */
export function countdown(left: number): string {
  return clock(Math.ceil(Math.max(0, left) / second));
}

/** What has passed as `HH:MM:SS`: a begun second doesn't count yet. */
export function countUp(passed: number): string {
  return clock(Math.floor(Math.max(0, passed) / second));
}

function clock(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** `16 h 5 min`, `45 min`, `16 h`, and `30 s` below a minute. */
export function inWords(duration: number): string {
  if (duration < minute) return `${Math.floor(Math.max(0, duration) / second)} s`;
  const minutes = Math.floor(duration / minute);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
