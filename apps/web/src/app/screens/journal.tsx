import type { Day } from "@morsel/domain/day";
import { otherYear } from "@morsel/domain/day-words";
import { fullDate } from "@morsel/domain/english";
import { ChartLine } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { later } from "../../components/later.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { DayChoice } from "../../features/meals/components/day-choice.tsx";
import { DayGroups, useDayIsLoading } from "../../features/meals/components/day-groups.tsx";
import { SearchBox, SearchResults } from "../../features/meals/components/diary-search.tsx";
import { WeeklySummary } from "../../features/meals/components/week-cards.tsx";
import { mealMessages } from "../../features/meals/messages.ts";
import { classNames } from "../../lib/class-names.ts";
import { useDraft } from "../../lib/drafts.ts";
import { logTarget, setLogTarget, useLogTarget } from "../../lib/log-target.ts";
import { usePersonId } from "../../lib/person.ts";
import { useTab } from "../../lib/tabs.ts";
import { today as todayNow, useToday } from "../../lib/today.ts";
import { useWaitingPhotos } from "../../lib/waiting-photos.ts";
import { useGoals } from "../day/goals.ts";
import { Macros } from "../day/macros.tsx";
import { TodaysProgress } from "../day/todays-progress.tsx";
import { WithPhotos } from "../with-photos.tsx";

const Trends = later(() => import("../../features/meals/components/trends-card.tsx"));
const WaitingPhotos = later(() => import("../../features/photos/components/waiting-photos.tsx"));

/** The meal journal: any day's entries and sums, its week, search and trends. */
export default function Journal() {
  const today = useToday();
  // No target follows today, even past midnight.
  const day = useLogTarget()?.day ?? today;
  const [typed, setTyped] = useDraft("journal.search", "");
  const goals = useGoals();
  const isToday = day === today;
  const dayName = fullDate(day) + otherYear(day, today);
  const hasPhotos = useWaitingPhotos().some((photo) => photo.day === day);
  // A meal whose "Add" was pressed is forgotten, the day isn't.
  useEffect(() => choose(logTarget()?.day ?? todayNow()), []);
  const isForTrends = useTab().section === "trends";
  // What stands below the list comes with it, so that nothing jumps; trends are looked at alone.
  const isLoading = useDayIsLoading(day) && !isForTrends;
  return (
    <div className="screen lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start lg:gap-5">
      <div className="flex flex-col gap-4 lg:gap-5">
        <div className="rounded-card border border-line bg-card p-3 shadow-card">
          <SearchBox typed={typed} onType={setTyped} />
        </div>
        <WithPhotos>
          {typed.trim() === "" ? (
            <>
              <DayChoice day={day} today={today} onChoose={choose} />
              {hasPhotos && (
                <Suspense>
                  <WaitingPhotos day={day} />
                </Suspense>
              )}
              <DayGroups
                day={day}
                title={isToday ? mealMessages.todayTitle : mealMessages.day.logged(dayName)}
              />
            </>
          ) : (
            <SearchResults typed={typed} />
          )}
        </WithPhotos>
      </div>
      <div className={classNames("flex flex-col gap-4 lg:gap-5", isLoading && "max-lg:hidden")}>
        <TodaysProgress date={day} {...(!isToday && { title: dayName })} />
        <Macros date={day} />
        <WeeklySummary
          goal={goals.dailyCalorieGoal}
          of={day}
          title={isToday ? mealMessages.week.thisWeek : mealMessages.week.thatWeek}
        />
        <TrendsPlace />
      </div>
    </div>
  );
}

/** What is logged next goes to the day that is looked at. */
function choose(day: Day) {
  setLogTarget(day === todayNow() ? null : { day, mealType: null });
}

/** Trends are rarely looked at, so their code loads when they are opened. */
function TrendsPlace() {
  const person = usePersonId();
  const wanted = useTab().section === "trends";
  const [open, setOpen] = useState(wanted);
  const goals = useGoals();
  const { title, open: label } = mealMessages.trend;
  const place = useRef<HTMLDivElement>(null);
  if (person === null) return null;

  function show() {
    setOpen(true);
    // The pressed button disappears.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={title}>
      {open ? (
        <Suspense
          fallback={
            <Card title={title} aria-busy="true">
              <Skeleton className="h-72" />
            </Card>
          }
        >
          <Trends goals={goals} wanted={wanted} />
        </Suspense>
      ) : (
        <Card title={title}>
          <Button look="secondary" className="w-full" onClick={show}>
            <ChartLine size={18} aria-hidden="true" />
            {label}
          </Button>
        </Card>
      )}
    </div>
  );
}
