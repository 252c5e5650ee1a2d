import type { FastingSettings } from "@morsel/contract/fasting";
import { inWords } from "@morsel/domain/fasting/duration";
import { findPlan } from "@morsel/domain/fasting/plan";
import { eatingWindow, nextPlanned, plannedNow } from "@morsel/domain/fasting/schedule";
import { type FastingSession, isSlip } from "@morsel/domain/fasting/session";
import { type EatenMeal, lastMealAt, suggestFasts } from "@morsel/domain/fasting/suggestion";
import { summarize } from "@morsel/domain/fasting/summary";
import { CalendarClock } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import * as z from "zod/mini";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { later } from "../../../components/later.tsx";
import { keepChoice, readList, storageKeys } from "../../../lib/storage.ts";
import { useIsRefused } from "../changes.ts";
import { type Choice, choiceName } from "../choice.ts";
import { momentText, timeOf, timeZone, useNow } from "../clock.state.ts";
import { useDevice } from "../device.state.ts";
import { record, start } from "../mutations.ts";
import { useHistory } from "../queries.ts";
import { fastingScreenMessages } from "../screen.messages.ts";
import { CalendarCard } from "./calendar-card.tsx";
import { RecentSessions } from "./recent-sessions.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { StartFromMeal, Suggestion } from "./suggestions.tsx";
import { TimerCard } from "./timer-card.tsx";
import { WindowNote } from "./window-note.tsx";

const FastDialog = later(() => import("./fast-dialog.tsx"), "dialog");
const StartEarlierDialog = later(() => import("./start-earlier-dialog.tsx"), "dialog");

interface TrackerSectionProps {
  choice: Choice;
  /** The choice, unless it is only the likely one. */
  chosen: Choice | null;
  settings: FastingSettings;
  /** The last days' entries. */
  meals: readonly EatenMeal[];
  onChangePlan: () => void;
}

/** The timer, today's schedule, and recent fasts. */
export function TrackerSection(props: TrackerSectionProps) {
  const { choice, chosen, settings, meals, onChangePlan } = props;
  const { session } = useDevice();
  const { history, isLoading, query } = useHistory();
  const isRefused = useIsRefused();
  // Only the timer needs seconds; everything else is updated once a minute.
  const now = useNow(60_000);
  const [edited, setEdited] = useState<FastingSession | null>(null);
  const [startsEarlier, setStartsEarlier] = useState(false);
  const [dismissed, setDismissed] = useState(() =>
    readList(storageKeys.fastingDismissed, z.number()),
  );
  const zone = timeZone();
  const all = useMemo(() => (session ? [session, ...history] : history), [session, history]);
  const meant = useMemo(() => all.filter((fast) => !isSlip(fast)), [all]);
  const summary = useMemo(
    () => summarize(all, { zone, now, week: settings.week }),
    [all, zone, now, settings.week],
  );
  const suggested = useMemo(
    () =>
      suggestFasts(meals, meant, { zone, now }).find(
        ({ startTime }) => !dismissed.includes(startTime),
      ),
    [meals, meant, zone, now, dismissed],
  );

  function dismiss(startTime: number) {
    const next = [startTime, ...dismissed].slice(0, 50);
    setDismissed(next);
    keepChoice(storageKeys.fastingDismissed, JSON.stringify(next));
  }

  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start lg:gap-5">
      <div className="flex flex-col gap-4 lg:gap-5">
        <TimerCard
          {...{ session, choice, onChangePlan }}
          hideNumbers={settings.hideNumbers}
          onEdit={() => setEdited(session)}
          onStartEarlier={() => setStartsEarlier(true)}
        >
          <WaysToStart {...{ choice, settings, history, meals, now, zone }} />
        </TimerCard>
        <Schedule {...{ choice, chosen, settings, now }} session={session} />
        {suggested && (
          <Suggestion
            fast={suggested}
            onAdd={() => record(suggested, "diary")}
            onDismiss={() => dismiss(suggested.startTime)}
          />
        )}
      </div>
      <div className="flex flex-col gap-4 lg:gap-5">
        <RecentSessions
          {...{ history, isLoading, isRefused }}
          query={query}
          hideNumbers={settings.hideNumbers}
          onEdit={setEdited}
        />
        {!settings.hideNumbers && <CalendarCard summary={summary} />}
        <SettingsCard settings={settings} />
      </div>
      <Suspense>
        {startsEarlier && (
          <StartEarlierDialog
            choice={choice}
            others={all}
            onEditOther={setEdited}
            onClose={() => setStartsEarlier(false)}
          />
        )}
        {edited && (
          <FastDialog
            key={edited.id}
            session={edited}
            isRefused={isRefused(edited)}
            others={all}
            onEditOther={setEdited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface WaysProps {
  choice: Choice;
  settings: FastingSettings;
  history: readonly FastingSession[];
  meals: Parameters<typeof lastMealAt>[0];
  now: number;
  zone: string;
}

/** Start buttons while no fast runs: as planned, or from the last meal; with the eating window. */
function WaysToStart({ choice, settings, history, meals, now, zone }: WaysProps) {
  const last = history.find((fast) => !isSlip(fast));
  const { week, timeZone: planZone } = settings;
  const window = eatingWindow(last, nextPlanned(week, planZone, now), now);
  const due = plannedNow(week, planZone, now);
  // If a fast has ended since `from`, it was the one to start then.
  const isOpen = (from: number) => from > (last?.endTime ?? 0) && now - from < choice.target;
  const meal = lastMealAt(meals, zone, now);
  return (
    <>
      {window && <WindowNote window={window} />}
      {due && isOpen(due.startsAt) && (
        <Button look="outline" onClick={() => start(choice.planId, choice.target, due.startsAt)}>
          <CalendarClock size={16} aria-hidden="true" />
          {fastingScreenMessages.ways.asPlanned(timeOf(due.startsAt))}
        </Button>
      )}
      {meal !== null && isOpen(meal) && (
        <StartFromMeal at={meal} onStart={() => start(choice.planId, choice.target, meal)} />
      )}
    </>
  );
}

interface ScheduleProps {
  choice: Choice;
  chosen: Choice | null;
  settings: FastingSettings;
  session: FastingSession | null;
  now: number;
}

/** The plan's usual hours, and the next fast of the weekly plan. */
function Schedule({ choice, chosen, settings, session, now }: ScheduleProps) {
  const plan = findPlan(session?.planId ?? choice.planId);
  const next = nextPlanned(settings.week, settings.timeZone, now);
  const target = session?.targetDuration ?? choice.target;
  const forNext = session && chosen;
  return (
    <Card title={fastingScreenMessages.schedule.title}>
      <p>{plan ? `${plan.suggestedSchedule}.` : fastingScreenMessages.schedule.own}</p>
      <p className="text-sm text-soft">
        {plan
          ? fastingScreenMessages.hours(plan.fastingHours, plan.eatingHours)
          : fastingScreenMessages.schedule.ownHours(inWords(target))}
      </p>
      {forNext && (
        <p className="mt-2 text-sm">{fastingScreenMessages.schedule.chosen(choiceName(forNext))}</p>
      )}
      {next && (
        <p className="mt-2 text-sm">
          {fastingScreenMessages.schedule.next(
            findPlan(next.planId)?.name ?? fastingScreenMessages.custom,
            momentText(next.startsAt),
          )}
        </p>
      )}
    </Card>
  );
}
