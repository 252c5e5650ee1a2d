import type { TrendPoint } from "@morsel/domain/meals/trend";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { shortDate } from "@morsel/domain/english";

export const plotHeight = 208;

interface Plot {
  points: readonly TrendPoint[];
  goal: number;
  isOver: (amount: number, goal: number) => boolean;
  /** Called with the index of the point under the cursor; null when the cursor has left. */
  onNear: (at: number | null) => void;
}

/** A round step that divides `top` into about four. */
function stepFor(top: number): number {
  const rough = top / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5].find((one) => one * power >= rough) ?? 10) * power;
}

/** Grid lines: round steps from 0 to above the goal and all amounts. */
function ticksFor(goal: number, amounts: readonly number[]): number[] {
  const max = Math.max(goal, ...amounts, 0.1);
  const step = stepFor(max * 1.1);
  return Array.from({ length: Math.ceil((max * 1.02) / step) + 1 }, (_, at) => at * step);
}

/** Resolves colour tokens, since a canvas knows no CSS variables. */
function colourIn(host: HTMLElement): (token: string) => string {
  const probe = document.createElement("span");
  probe.hidden = true;
  host.append(probe);
  return (token) => {
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  };
}

/** Runs when the colours change, on the device or in the app. */
function onTheme(run: () => void): () => void {
  const device = matchMedia("(prefers-color-scheme: dark)");
  const chosen = new MutationObserver(run);
  device.addEventListener("change", run);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme", "data-calm"] });
  return () => {
    device.removeEventListener("change", run);
    chosen.disconnect();
  };
}

/** The index of the known day nearest to a place on the axis. */
function nearestKnown(points: readonly TrendPoint[], place: number): number | null {
  let nearest: number | null = null;
  for (const [at, { amount }] of points.entries())
    if (amount !== null && Math.abs(at - place) < Math.abs((nearest ?? -Infinity) - place))
      nearest = at;
  return nearest;
}

function dayLabels(points: readonly TrendPoint[]): number[] {
  if (points.length <= 7) return points.map((_, at) => at);
  return [0, 1, 2, 3].map((part) => Math.round(((points.length - 1) * part) / 3));
}

/**
 * Plots one amount per day: dots, joined between consecutive days; the goal as a dashed line; what
 * is over it in red. Follows the width and the theme until destroyed.
 */
export function drawTrend(host: HTMLElement, { points, goal, isOver, onNear }: Plot) {
  const colour = colourIn(host);
  const amounts = points.map(({ amount }) => amount);
  const ticks = ticksFor(
    goal,
    amounts.filter((amount) => amount !== null),
  );
  const font = `13px ${getComputedStyle(host).fontFamily}`;
  const axis = { font, stroke: () => colour("soft"), ticks: { show: false } };
  const line = { stroke: () => colour("line"), width: 1 };
  const dot = points.length > 30 ? 4 : 7;
  const dots = (token: string) => ({
    show: true,
    size: dot,
    width: 0,
    stroke: () => colour(token),
    fill: () => colour(token),
  });
  const labels = dayLabels(points);

  const plot = new uPlot(
    {
      width: Math.max(host.clientWidth, 160),
      height: plotHeight,
      padding: [10, points.length > 7 ? 22 : 6, 0, 0],
      legend: { show: false },
      cursor: {
        x: false,
        y: false,
        drag: { x: false, y: false },
        points: {
          size: 11,
          width: 0,
          fill: (_, series) => colour(series === 2 ? "over" : "primary"),
        },
        // The goal line has no points to hover.
        dataIdx: (_, series, at) => (series === 3 ? null : at),
        // Skip days without an amount: the cursor snaps to the nearest known one.
        move(u, left, top) {
          if (left < 0) return [left, top];
          const at = nearestKnown(points, u.posToVal(left, "x"));
          return [at === null ? left : u.valToPos(at, "x"), top];
        },
      },
      scales: {
        x: { time: false, range: [-0.5, points.length - 0.5] },
        y: { range: [0, ticks.at(-1) ?? 1] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 32,
          gap: 10,
          splits: () => labels,
          values: (_, shown) =>
            shown.map((at) => {
              const name = shortDate(points[at]?.date ?? "");
              return points.length > 7 ? name : name.replace(/^\w+ /, "");
            }),
        },
        {
          ...axis,
          grid: line,
          size: 50,
          gap: 8,
          splits: () => ticks,
          values: (_, shown) =>
            shown.map((tick) => Number(tick.toPrecision(4)).toLocaleString("en")),
        },
      ],
      series: [
        {},
        { stroke: () => colour("primary"), width: 2, points: dots("primary") },
        { paths: () => null, points: dots("over") },
        { stroke: () => colour("edge"), width: 1.5, dash: [5, 4], points: { show: false } },
      ],
      hooks: { setCursor: [({ cursor }) => onNear(cursor.idx ?? null)] },
    },
    [
      points.map((_, at) => at),
      amounts,
      amounts.map((amount) => (amount !== null && isOver(amount, goal) ? amount : null)),
      points.map(() => goal),
    ],
    host,
  );

  const width = new ResizeObserver(() => {
    if (host.clientWidth > 0) plot.setSize({ width: host.clientWidth, height: plotHeight });
  });
  width.observe(host);
  const stopTheme = onTheme(() => plot.redraw(false));
  return {
    /** Moves the cursor to a day. */
    show(at: number) {
      plot.setCursor({ left: plot.valToPos(at, "x"), top: 1 });
    },
    /** Moves the cursor to the day under a finger, as touch moves send no mouse events. */
    touch(clientX: number) {
      plot.setCursor({ left: clientX - plot.over.getBoundingClientRect().left, top: 1 });
    },
    remove() {
      width.disconnect();
      stopTheme();
      plot.destroy();
      host.replaceChildren();
    },
  };
}
