export interface Score {
  name: string;
  right: number;
  of: number;
  /** The share we aim for. */
  reach?: number;
  /** What was wrong, worst first. */
  misses: string[];
}

/** Whether `got` is within a share of the right figure, or within some units of it. */
export function within(got: number, right: number, share: number, units: number): boolean {
  return Math.abs(got - right) <= Math.max(units, right * share);
}

export function printScore({ name, right, of, reach, misses }: Score, show: number): void {
  const share = `${((right / of) * 100).toFixed(1)} %`.padStart(7);
  const wanted = reach === undefined ? "" : `   reach ${(reach * 100).toFixed(1)} %`;
  const mark = reach === undefined ? " " : right / of >= reach ? "✓" : "✗";
  console.log(`${mark} ${name.padEnd(34)} ${share}  (${right} of ${of})${wanted}`);
  for (const miss of misses.slice(0, show)) console.log(`      ${miss}`);
}
