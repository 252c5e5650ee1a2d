import type { DayTotals } from "@morsel/contract/meals";
import { caloriesOver } from "@morsel/domain/achievements/over";
import { weekdayName, weekdayShort, wholeText } from "@morsel/domain/english";
import { classNames } from "../../../lib/class-names.ts";
import { mealMessages } from "../messages.ts";

interface WeekBarsProps {
  days: readonly DayTotals[];
  /** kcal per day */
  goal: number;
  today: string;
}

/** The week as seven bars with a line at the goal. */
export function WeekBars({ days, goal, today }: WeekBarsProps) {
  const top = Math.max(goal * 1.25, ...days.map(({ totalCalories }) => totalCalories));
  const said = days
    .map(({ date, totalCalories }) => `${weekdayName(date)} ${wholeText(totalCalories)}`)
    .join(", ");
  return (
    <div role="img" aria-label={mealMessages.week.chart(said)}>
      <div className="relative grid h-28 grid-cols-7 items-end gap-2 sm:gap-3" aria-hidden="true">
        {days.map(({ date, totalCalories }) => (
          <span
            key={date}
            className={classNames(
              "rounded-t-chip transition-[height] duration-250 ease-calm",
              totalCalories === 0
                ? "bg-edge"
                : caloriesOver(totalCalories, goal)
                  ? "bar-fill bar-over bg-over"
                  : date === today
                    ? "bar-fill bg-primary"
                    : "bar-fill bg-primary/75",
            )}
            style={{ height: totalCalories === 0 ? "4px" : `${(totalCalories / top) * 100}%` }}
          />
        ))}
        {/* The halo sets the line off from the bars behind it. */}
        <span
          className="absolute inset-x-0 border-t-2 border-ink ring-1 ring-card"
          style={{ bottom: `${(goal / top) * 100}%` }}
        />
      </div>
      <div
        className="mt-1.5 grid grid-cols-7 gap-2 text-center text-sm sm:gap-3"
        aria-hidden="true"
      >
        {days.map(({ date }) => (
          <span key={date} className={date === today ? "font-bold text-primary" : "text-soft"}>
            {weekdayShort(date)}
          </span>
        ))}
      </div>
    </div>
  );
}
