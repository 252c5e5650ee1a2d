import { caloriesOver } from "@morsel/domain/achievements/over";
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
    <Card title={title} aside={aside} className="relative" data-tour="progress">
      {day.state === "failed" && (
        <FailedQuery title={texts.failed} query={day.query} className="min-h-44" />
      )}
      {day.state === "loading" && <ProgressPlace />}
      {day.state === "ready" && <Progress {...day} />}
    </Card>
  );
}

const ringSize = "w-44 max-w-full shrink-0 @md:w-52";
/** Beside the ring, or in a row below it where the card is too narrow for the text's size. */
const figuresClass =
  "flex min-w-24 flex-col flex-wrap justify-between gap-x-3 divide-y divide-line @md:min-w-36 " +
  "@max-[18rem]:w-full @max-[18rem]:flex-row @max-[18rem]:items-baseline @max-[18rem]:divide-y-0";

/** The ring and the figures; the card's width decides how. */
function Beside({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="flex items-center justify-between gap-4 @sm:justify-around @max-[18rem]:flex-col">
        {children}
      </div>
    </div>
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
  const isAbove = left < 0;
  const over = caloriesOver(eaten, goal);
  const percent = goal > 0 ? Math.round((eaten / goal) * 100) : 0;
  const said = texts.said(wholeText(eaten), wholeText(goal), percent);
  return (
    <Beside>
      <ProgressRing value={eaten} goal={goal} over={over} label={said} className={ringSize}>
        <span
          className={classNames(
            "font-bold tracking-tight",
            eaten < 10_000
              ? "text-[min(var(--text-display),25cqi)] leading-none"
              : "text-[min(var(--text-number),16cqi)] leading-tight",
            over && "text-over",
          )}
        >
          {wholeText(eaten)}
        </span>
        <span className="text-sm text-soft">{texts.goal(wholeText(goal))}</span>
        {estimated && <span className="text-sm text-soft">{texts.estimated}</span>}
      </ProgressRing>
      <dl className={figuresClass}>
        <Figure name={texts.meals} value={wholeText(meals)} />
        <Figure
          name={isAbove ? texts.over : texts.left}
          value={`${isAbove ? "+" : ""}${wholeText(Math.abs(left))}`}
          over={over}
        />
        <Figure name={texts.complete} value={`${wholeText(percent)}%`} />
      </dl>
    </Beside>
  );
}

function Figure({ name, value, over }: { name: string; value: string; over?: boolean }) {
  return (
    <div className="flex flex-col py-2 first:pt-0 last:pb-0 lg:py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className={classNames("text-lg font-bold", over && "text-over")}>{value}</dd>
    </div>
  );
}

function ProgressPlace() {
  return (
    <Loading label={texts.loading}>
      <Beside>
        <Skeleton className={`aspect-square rounded-full ${ringSize}`} />
        <span className="flex min-w-24 flex-col gap-4 @md:min-w-36 @md:gap-6">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </span>
      </Beside>
    </Loading>
  );
}
