import { shortDate } from "@morsel/domain/english";
import type { TrendPoint } from "@morsel/domain/meals/trend";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { mealMessages } from "../messages.ts";
import { drawTrend, plotHeight } from "./trend-plot.ts";

const texts = mealMessages.trend;

interface TrendChartProps {
  /** Keep the array's identity while nothing changes: every new one redraws the chart. */
  points: readonly TrendPoint[];
  goal: number;
  /** Whether an amount is more than the goal wants. */
  isOver: (amount: number, goal: number) => boolean;
  name: string;
  unit: string;
  /** Formats an amount. */
  text: (amount: number) => string;
}

/** A trend as a table and as a chart, which pointer, finger and arrow keys can explore. */
export function TrendChart({ points, goal, isOver, name, unit, text }: TrendChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<ReturnType<typeof drawTrend>>(null);
  const [near, setNear] = useState<number | null>(null);

  useEffect(() => {
    if (!host.current) return;
    const drawn = drawTrend(host.current, { points, goal, isOver, onNear: setNear });
    drawing.current = drawn;
    return () => {
      drawn.remove();
      setNear(null);
    };
  }, [points, goal, isOver]);

  const known = points.flatMap(({ amount }, at) => (amount === null ? [] : [at]));
  const chosen = near !== null && known.includes(near) ? near : known.at(-1);
  const shown = chosen === undefined ? undefined : points[chosen];
  const said = (amount: number | null | undefined) =>
    typeof amount === "number" ? `${text(amount)} ${unit}` : texts.nothing;

  function move(event: KeyboardEvent) {
    const place = known.indexOf(chosen ?? -1);
    const last = known.length - 1;
    const to = new Map([
      ["ArrowRight", Math.min(place + 1, last)],
      ["ArrowUp", Math.min(place + 1, last)],
      ["ArrowLeft", Math.max(place - 1, 0)],
      ["ArrowDown", Math.max(place - 1, 0)],
      ["Home", 0],
      ["End", last],
    ]).get(event.key);
    const day = to === undefined ? undefined : known[to];
    if (day === undefined) return;
    event.preventDefault();
    drawing.current?.show(day);
  }

  return (
    <figure className="mt-4">
      <figcaption className="mb-1 flex min-h-6 flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-soft">
          {name}, {unit}
        </span>
        {shown && (
          <span aria-hidden="true">
            <span className="text-soft">{shortDate(shown.date)}: </span>
            <span className="font-bold">{said(shown.amount)}</span>
          </span>
        )}
      </figcaption>
      <div
        ref={host}
        role="slider"
        tabIndex={0}
        aria-label={texts.chart(name)}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(chosen ?? 0) + 1}
        aria-valuetext={shown && `${shortDate(shown.date)}: ${said(shown.amount)}`}
        onKeyDown={move}
        onTouchStart={({ touches }) => drawing.current?.touch(touches[0]?.clientX ?? 0)}
        onTouchMove={({ touches }) => drawing.current?.touch(touches[0]?.clientX ?? 0)}
        style={{ height: plotHeight }}
        className="touch-pan-y select-none overflow-hidden rounded-chip"
      />
      <details className="group mt-2">
        <summary className="flex min-h-11 w-fit list-none items-center gap-1 rounded-chip font-semibold text-primary [&::-webkit-details-marker]:hidden">
          {texts.table}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div
          className="max-h-80 overflow-y-auto"
          tabIndex={0}
          role="group"
          aria-label={texts.table}
        >
          <table className="w-full text-sm">
            <thead className="sr-only">
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col">
                  {name}, {unit}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ date, amount }) => (
                <tr key={date} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-normal text-soft">
                    {shortDate(date)}
                  </th>
                  <td className="py-2 text-right font-semibold">{said(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
