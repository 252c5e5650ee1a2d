import type { DayTotals } from "@morsel/contract/meals";
import { weekOver } from "@morsel/domain/achievements/met";
import { caloriesOver } from "@morsel/domain/achievements/over";
import type { Day } from "@morsel/domain/day";
import { shortDate, weekdayName, wholeText } from "@morsel/domain/english";
import type { ReactNode } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Bar } from "../../../components/bar.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { openTab } from "../../../lib/tabs.ts";
import { spanName } from "../day-names.ts";
import { mealMessages } from "../messages.ts";
import { useWeek, type Week } from "../week.ts";
import { WeekBars } from "./week-bars.tsx";

const texts = mealMessages.week;

interface WeekCardProps {
  /** kcal per day */
  goal: number;
  /** Any day of the week to show; this week by default. */
  of?: Day;
  title?: string;
}

/** The dashboard's week: seven bars against the goal, with total and average. */
export function WeeklyProgress({ goal }: { goal: number }) {
  const query = useWeek(goal);
  return (
    <Card
      data-tour="week"
      title={texts.progress}
      aside={
        <Button
          look="quiet"
          className="-my-2 -mr-3 text-sm"
          onClick={() => openTab("tracking", "weekly")}
        >
          {texts.details}
        </Button>
      }
    >
      <Loaded query={query} className="h-52">
        {({ days, sum }) => {
          const isAbove = sum.remaining < 0;
          return (
            <>
              <WeekBars days={days} goal={goal} today={query.today} />
              <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-2 text-center">
                <Figure name={texts.days} value={String(days.length)} />
                <Figure name={texts.average} value={wholeText(sum.average)} unit="kcal" />
                <Figure
                  name={isAbove ? texts.over : texts.remain}
                  value={`${isAbove ? "+" : ""}${wholeText(Math.abs(sum.remaining))}`}
                  unit="kcal"
                  over={weekOver(sum.total, goal)}
                />
                <Figure name={texts.total} value={wholeText(sum.total)} unit="kcal" />
              </dl>
              {sum.total > 0 && <p className="mt-3 text-sm text-soft">{texts.averageHow}</p>}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** The week day by day, with total and average. */
export function WeeklySummary({ goal, of, title = texts.summary }: WeekCardProps) {
  const query = useWeek(goal, of);
  const total = query.week?.sum.total;
  return (
    <Card
      title={title}
      aside={total !== undefined && <Badge tone="primary">{wholeText(total)} kcal</Badge>}
    >
      <Loaded query={query} className="h-80">
        {({ days, sum }) => (
          <>
            <ul className="-my-1">
              {days.map((day) => (
                <DayRow key={day.date} day={day} isToday={day.date === query.today} goal={goal} />
              ))}
            </ul>
            {sum.total > 0 && (
              <div className="mt-3 border-t border-line pt-3">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="text-soft">{texts.averageLabel}</span>
                  <span className="font-bold">{texts.perDay(wholeText(sum.average))}</span>
                </p>
                <p className="mt-1 text-sm text-soft">{texts.averageHow}</p>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** The week's dates and its total against the weekly goal. */
export function WeekTotal({ goal, of }: WeekCardProps) {
  const query = useWeek(goal, of);
  return (
    <Card title={texts.thisWeek}>
      <Loaded query={query} className="h-16">
        {({ days, sum }) => {
          const share = sum.goal > 0 ? Math.min(1, sum.total / sum.goal) : 0;
          const over = weekOver(sum.total, goal);
          return (
            <>
              <p className="text-sm text-soft">{spanName(days.map(({ date }) => date))}</p>
              <p className="mt-1">
                <span className={classNames("text-number font-bold", over && "text-over")}>
                  {wholeText(sum.total)}
                </span>{" "}
                <span className="text-soft">{texts.of(wholeText(sum.goal))}</span>
              </p>
              <Bar
                role="meter"
                label={texts.thisWeek}
                value={Math.round(sum.total)}
                max={Math.max(sum.goal, Math.round(sum.total))}
                share={share}
                className="mt-2 h-2"
                fill={over ? "bar-over bg-over" : "bg-primary"}
              />
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface LoadedProps {
  query: ReturnType<typeof useWeek>;
  /** The final height. */
  className: string;
  children: (week: Week) => ReactNode;
}

function Loaded({ query, className, children }: LoadedProps) {
  if (query.week) return children(query.week);
  if (cameToNothing(query)) return <FailedQuery title={texts.failed} query={query} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton className={classNames("rounded-control", className)} />
    </Loading>
  );
}

function DayRow({ day, isToday, goal }: { day: DayTotals; isToday: boolean; goal: number }) {
  const { date, mealCount, totalCalories } = day;
  const logged = mealCount > 0;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2 border-t border-line py-1.5 first:border-t-0">
      <span className={classNames("w-24", isToday ? "font-bold" : "font-semibold")}>
        {weekdayName(date)}
      </span>
      <span className="text-sm whitespace-nowrap text-soft">{shortDate(date)}</span>
      {isToday && <Badge tone="primary">{texts.today}</Badge>}
      <span className="ml-auto text-right">
        {logged ? (
          <>
            <span
              className={classNames("font-bold", caloriesOver(totalCalories, goal) && "text-over")}
            >
              {wholeText(totalCalories)}
            </span>
            <span className="text-sm text-soft"> kcal</span>
            <span className="block text-sm text-soft">{texts.meals(mealCount)}</span>
          </>
        ) : (
          <span className="text-sm text-soft">{texts.none}</span>
        )}
      </span>
    </li>
  );
}

interface FigureProps {
  name: string;
  value: string;
  /** Said after the value; who sees the card reads it on the chart. */
  unit?: string;
  over?: boolean;
}

function Figure({ name, value, unit, over }: FigureProps) {
  return (
    <div className="flex flex-col-reverse rounded-control bg-sunken py-2">
      <dt className="text-sm text-soft">{name}</dt>
      {/* In two columns beside the rail, the card is as narrow as on a phone. */}
      <dd className={classNames("font-bold sm:max-lg:text-lg xl:text-lg", over && "text-over")}>
        {value}
        {unit && <span className="sr-only"> {unit}</span>}
      </dd>
    </div>
  );
}
