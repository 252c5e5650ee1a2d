const second = 1_000;
const minute = 60 * second;

const two = (count: number) => String(count).padStart(2, "0");

/** Remaining time as `HH:MM:SS`, rounded up to a second, so that zero means over. */
export function countdown(left: number): string {
  return clock(Math.ceil(Math.max(0, left) / second));
}

/** Elapsed time as `HH:MM:SS`, rounded down to a second. */
export function countUp(passed: number): string {
  return clock(Math.floor(Math.max(0, passed) / second));
}

function clock(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** `16 h 5 min`, `45 min`, `16 h`, or `30 s` below a minute. */
export function inWords(duration: number): string {
  if (duration < minute) return `${Math.floor(Math.max(0, duration) / second)} s`;
  const minutes = Math.floor(duration / minute);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
