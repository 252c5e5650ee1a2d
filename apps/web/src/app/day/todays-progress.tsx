import { wholeText } from "@morsel/domain/english";
import type { ReactNode } from "react";
import { Card } from "../../components/card.tsx";
import { FailedQuery } from "../../components/failed-query.tsx";
import { ProgressRing } from "../../components/progress-ring.tsx";
import { Loading, Skeleton } from "../../components/skeleton.tsx";
import { classNames } from "../../lib/class-names.ts";
import { appMessages } from "../messages.ts";
import { useDaySoFar } from "./day-so-far.ts";

const texts = appMessages.progress;

interface TodaysProgressProps {
  date: string;
  /** For days other than today. */
  title?: string;
  /** At the end of the heading line. */
  aside?: ReactNode;
}

/** The day's calories as a ring, with meals, what remains, and the share of the goal. */
export function TodaysProgress({ date, title = texts.title, aside }: TodaysProgressProps) {
  const day = useDaySoFar(date);
  return (
    <Card title={title} aside={aside} className="relative">
      {day.state === "failed" && (
        <FailedQuery title={texts.failed} query={day.query} className="min-h-44" />
      )}
      {day.state === "loading" && <ProgressPlace />}
      {day.state === "ready" && <Progress {...day} />}
    </Card>
  );
}

interface ProgressProps {
  calories: number;
  goal: number;
  meals: number;
  estimated: boolean;
}

function Progress({ calories, goal, meals, estimated }: ProgressProps) {
  const eaten = Math.round(calories);
  const left = Math.round(goal) - eaten;
  const over = left < 0;
  const percent = goal > 0 ? Math.round((eaten / goal) * 100) : 0;
  const said = texts.said(wholeText(eaten), wholeText(goal), percent);
  return (
    <div className="flex items-center justify-between gap-4 sm:justify-around">
      <ProgressRing value={eaten} goal={goal} label={said} className="size-44 shrink-0 lg:size-52">
        <span
          className={classNames(
            "font-bold tracking-tight",
            eaten < 10_000 ? "text-display" : "text-number",
            over && "text-danger",
          )}
        >
          {wholeText(eaten)}
        </span>
        <span className="text-sm text-soft">{texts.goal(wholeText(goal))}</span>
        {estimated && <span className="text-sm text-soft">{texts.estimated}</span>}
      </ProgressRing>
      <dl className="flex min-w-24 flex-col divide-y divide-line lg:min-w-36">
        <Figure name={texts.meals} value={wholeText(meals)} />
        <Figure
          name={over ? texts.over : texts.left}
          value={`${over ? "+" : ""}${wholeText(Math.abs(left))}`}
          over={over}
        />
        <Figure name={texts.complete} value={`${percent}%`} />
      </dl>
    </div>
  );
}

function Figure({ name, value, over }: { name: string; value: string; over?: boolean }) {
  return (
    <div className="flex flex-col py-2 first:pt-0 last:pb-0 lg:py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className={classNames("text-lg font-bold", over && "text-danger")}>{value}</dd>
    </div>
  );
}

function ProgressPlace() {
  return (
    <Loading
      label={texts.loading}
      className="flex items-center justify-between gap-4 sm:justify-around"
    >
      <Skeleton className="size-44 shrink-0 rounded-full lg:size-52" />
      <span className="flex min-w-24 flex-col gap-4 lg:min-w-36 lg:gap-6">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </span>
    </Loading>
  );
}
