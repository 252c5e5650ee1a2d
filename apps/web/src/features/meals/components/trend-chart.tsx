import type { TrendPoint } from "@morsel/domain/meals/trend";
import { type PointerEvent, useState } from "react";
import { shortDate } from "./day-names.ts";

const width = 420;
const height = 200;
const margin = { left: 42, right: 8, top: 12, bottom: 24 } as const;

interface TrendChartProps {
  points: readonly TrendPoint[];
  goal: number;
  name: string;
  unit: string;
  /** An amount as it is written. */
  text: (amount: number) => string;
}

/** A round step that divides `top` into about four. */
function stepFor(top: number): number {
  const rough = top / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5].find((one) => one * power >= rough) ?? 10) * power;
}

/** One amount a day as dots joined where days follow each other, and the goal as a dashed line. */
export function TrendChart({ points, goal, name, unit, text }: TrendChartProps) {
  const [near, setNear] = useState<number | null>(null);
  const amounts = points.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const step = stepFor(Math.max(goal, ...amounts, 0.1) * 1.1);
  const steps = Math.ceil((Math.max(goal, ...amounts) * 1.02) / step);
  const top = steps * step;
  const room = { x: width - margin.left - margin.right, y: height - margin.top - margin.bottom };
  const xOf = (at: number) => margin.left + (room.x * (at + 0.5)) / points.length;
  const yOf = (amount: number) => margin.top + room.y * (1 - amount / top);
  const known = points.flatMap(({ amount, date }, at) =>
    amount === null ? [] : [{ at, date, amount, x: xOf(at), y: yOf(amount) }],
  );
  const line = known
    .map(({ at, x, y }, index) => `${known[index - 1]?.at === at - 1 ? "L" : "M"}${x} ${y}`)
    .join("");
  const ticks = Array.from({ length: steps + 1 }, (_, at) => at * step);
  const labels =
    points.length <= 7
      ? points.map((_, at) => at)
      : [0, 1, 2, 3].map((part) => Math.round(((points.length - 1) * part) / 3));
  const shown = near === null ? known.at(-1) : known.find(({ at }) => at === near);
  const said = known.map(({ date, amount }) => `${shortDate(date)} ${text(amount)}`).join(", ");

  function follow({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * width;
    const closest = known.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
    setNear(closest?.at ?? null);
  }

  return (
    <figure className="mt-4">
      <figcaption className="mb-1 flex min-h-6 justify-between text-sm">
        <span className="text-soft">
          {name}, {unit}
        </span>
        {shown && (
          <span aria-hidden="true">
            <span className="text-soft">{shortDate(shown.date)}: </span>
            <span className="font-bold">{text(shown.amount)}</span> {unit}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${name} by day in ${unit}: ${said}`}
        className="w-full touch-pan-y select-none"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setNear(null)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={margin.left}
              x2={width - margin.right}
              y1={yOf(tick)}
              y2={yOf(tick)}
              className="stroke-line"
            />
            <text
              x={margin.left - 8}
              y={yOf(tick)}
              textAnchor="end"
              dominantBaseline="central"
              className="fill-soft text-sm"
            >
              {Number(tick.toPrecision(4)).toLocaleString("en")}
            </text>
          </g>
        ))}
        {labels.map((at) => (
          <text
            key={at}
            x={xOf(at)}
            y={height - 6}
            textAnchor={
              at === 0 && points.length > 7
                ? "start"
                : at === points.length - 1 && points.length > 7
                  ? "end"
                  : "middle"
            }
            className="fill-soft text-sm"
          >
            {points.length <= 7
              ? shortDate(points[at]?.date ?? "").replace(/^\w+ /, "")
              : shortDate(points[at]?.date ?? "")}
          </text>
        ))}
        <line
          x1={margin.left}
          x2={width - margin.right}
          y1={yOf(goal)}
          y2={yOf(goal)}
          strokeDasharray="5 4"
          strokeWidth="1.5"
          className="stroke-edge"
        />
        <path
          d={line}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          className="stroke-primary"
        />
        {known.map(({ at, x, y, amount }) => (
          <circle
            key={at}
            cx={x}
            cy={y}
            r={at === shown?.at ? 5 : points.length > 30 ? 1.75 : 3}
            className={amount > goal ? "fill-danger" : "fill-primary"}
          />
        ))}
      </svg>
    </figure>
  );
}
