import { shortDate, wholeText } from "@morsel/domain/english";
import { colors, type Sheet } from "./sheet.ts";

/** One bar; null is a gap. */
export interface Bar {
  day: string;
  amount: number | null;
}

interface BarChart {
  x: number;
  y: number;
  width: number;
  height: number;
  bars: readonly Bar[];
  /** Where the line is. */
  goal: number;
  color: string;
  /** Written beside the line. */
  goalText?: string;
  /** Whether amounts and days are written at its sides. */
  hasAxes?: boolean;
}

/** A round number that is at least so large: one digit or 15, and noughts. */
function roundAbove(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 1e-6)));
  const step = [1, 1.5, 2, 3, 4, 6, 8, 10].find((one) => one * power >= amount) ?? 10;
  return step * power;
}

const axis = { size: 7, color: colors.soft } as const;
/** At most so many days are written below. */
const maxLabels = 7;

/** Bars of days against a line. */
export function drawBars({ doc, write, rule }: Sheet, chart: BarChart): void {
  const { x, y, width, height, bars, goal, color, goalText, hasAxes = false } = chart;
  const largest = Math.max(goal, ...bars.map(({ amount }) => amount ?? 0));
  const top = roundAbove(largest * 1.02);
  const left = x + (hasAxes ? 30 : 0);
  const inner = width - (left - x) - (goalText ? 62 : 0);
  const base = y + height - (hasAxes ? 12 : 0);
  const tall = base - y;
  const at = (amount: number) => base - (amount / top) * tall;
  if (hasAxes)
    for (const amount of [top / 2, top]) {
      rule(left, left + inner, at(amount));
      write(wholeText(amount), left - 4, at(amount) + 2.5, { ...axis, align: "right" });
    }
  const step = inner / Math.max(1, bars.length);
  const wide = Math.max(0.8, Math.min(24, step * 0.72));
  for (const [index, { amount }] of bars.entries()) {
    if (amount === null) continue;
    const tallest = Math.max(0.6, base - at(amount));
    doc.rect(left + (index + 0.5) * step - wide / 2, base - tallest, wide, tallest).fill(color);
  }
  rule(left, left + inner, base, colors.edge);
  doc.dash(3, { space: 2 });
  rule(left, left + inner, at(goal), colors.goal);
  doc.undash();
  if (goalText) write(goalText, left + inner + 5, at(goal) + 2.5, { size: 7, color: colors.goal });
  if (!hasAxes) return;
  const every = Math.max(1, Math.ceil(bars.length / maxLabels));
  for (const [index, { day }] of bars.entries())
    if (index % every === 0)
      write(shortDate(day), left + (index + 0.5) * step, base + 9, { ...axis, align: "center" });
}

interface Row {
  label: string;
  /** 0 to 1 */
  share: number;
  value: string;
}

export const rowHeight = 17;

/** Horizontal bars with a name before and a value behind each. */
export function drawRows(
  { doc, write, left, width }: Sheet,
  top: number,
  rows: readonly Row[],
): void {
  const [before, behind] = [62, 170];
  const most = Math.max(0.01, ...rows.map(({ share }) => share));
  for (const [index, { label, share, value }] of rows.entries()) {
    const y = top + index * rowHeight;
    write(label, left, y + 10);
    const wide = Math.max(0.8, (share / most) * (width - before - behind));
    doc.roundedRect(left + before, y + 2.5, wide, 10, Math.min(2, wide / 2)).fill(colors.primary);
    write(value, left + before + wide + 6, y + 10, { color: colors.soft });
  }
}
