import { countdown, countUp, inWords } from "@morsel/domain/fasting/duration";
import { cautionFor, milestoneHours } from "@morsel/domain/fasting/milestone";
import { findPlan } from "@morsel/domain/fasting/plan";
import {
  dueAt,
  type FastingSession,
  fastedFor,
  timeRemaining,
} from "@morsel/domain/fasting/session";
import { day, hour } from "@morsel/domain/time";
import { Pause, Pencil, Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { WaitingMark } from "../../../components/waiting-mark.tsx";
import { useHeldUp } from "../../../lib/pending.ts";
import { waitingFasts } from "../changes.ts";
import { type Choice, choiceName } from "../choice.ts";
import { dateAndTime, momentText, useNow } from "../clock.state.ts";
import { end, pause, resume, start } from "../mutations.ts";
import { fastingScreenMessages } from "../screen.messages.ts";
import { CautionNote } from "./caution-note.tsx";
import { FastingRing } from "./fasting-ring.tsx";

const texts = fastingScreenMessages.timer;
const tones = { Beginner: "primary", Intermediate: "amber", Advanced: "danger" } as const;

interface TimerCardProps {
  session: FastingSession | null;
  choice: Choice;
  hideNumbers: boolean;
  onChangePlan: () => void;
  onEdit: () => void;
  onStartEarlier: () => void;
  /** More ways to start, below the buttons while no fast runs. */
  children?: ReactNode;
}

const timerId = "fasting-timer";

/** Shows the timer to whoever chose a plan on another section. */
export function focusTimer(): void {
  document.getElementById(timerId)?.focus();
}

/** The running fast, or the one to start. */
export function TimerCard(props: TimerCardProps) {
  const { session, choice } = props;
  const plan = findPlan(session?.planId ?? choice.planId);
  return (
    <Card
      id={timerId}
      data-tour="fasting"
      tabIndex={-1}
      title={session ? session.planName : choiceName(choice)}
      aside={plan ? <Badge tone={tones[plan.difficulty]}>{plan.difficulty}</Badge> : undefined}
      className="relative"
    >
      <p role="status" className="sr-only">
        {session && (session.status === "paused" ? texts.isPaused : texts.isRunning)}
      </p>
      {session ? <Running {...props} session={session} /> : <Ready {...props} />}
    </Card>
  );
}

function Ready({ choice, hideNumbers, onChangePlan, onStartEarlier, children }: TimerCardProps) {
  return (
    <div className="flex flex-col gap-4">
      <FastingRing fasted={0} target={choice.target} paused={false} withTarget={!hideNumbers}>
        <span className="text-sm text-soft">{texts.ready}</span>
        <span className="text-[min(var(--text-display),17cqi)] leading-tight font-bold tracking-tight tabular-nums">
          {hideNumbers ? "00:00:00" : countdown(choice.target)}
        </span>
        <Button look="quiet" onClick={onChangePlan}>
          {texts.changePlan}
        </Button>
      </FastingRing>
      <CautionNote caution={cautionFor(choice.target)} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          data-shortcut="fast"
          onClick={() => start(choice.planId, choice.target)}
          className="grow px-3"
        >
          <Play size={18} aria-hidden="true" />
          {texts.start}
        </Button>
        <Button size="large" look="secondary" onClick={end} className="grow px-3">
          <Square size={16} aria-hidden="true" />
          {texts.end}
        </Button>
      </div>
      <Button look="quiet" onClick={onStartEarlier} className="self-center">
        {texts.startedEarlier}
      </Button>
      {children}
    </div>
  );
}

function Running({ session, hideNumbers, onEdit }: TimerCardProps & { session: FastingSession }) {
  const due = dueAt(session);
  const now = useNow(1_000, due ?? 0);
  const fasted = fastedFor(session, now);
  const left = timeRemaining(session, now);
  const paused = session.status === "paused";
  const percent = Math.floor((fasted / session.targetDuration) * 100);
  const moment = session.targetDuration > day ? dateAndTime : momentText;
  const said = hideNumbers
    ? texts.saidHidden(inWords(fasted))
    : texts.said(inWords(fasted), inWords(session.targetDuration), percent);
  return (
    <div className="flex flex-col gap-4">
      <div
        {...(hideNumbers
          ? { role: "img", "aria-label": said }
          : {
              role: "progressbar",
              "aria-label": texts.progress,
              "aria-valuenow": percent,
              "aria-valuemin": 0,
              "aria-valuemax": 100,
              "aria-valuetext": said,
            })}
      >
        <FastingRing
          fasted={fasted}
          target={session.targetDuration}
          paused={paused}
          withTarget={!hideNumbers}
        >
          <span className="text-sm font-semibold text-soft">
            {paused ? texts.paused : hideNumbers ? texts.fastingFor : texts.left}
          </span>
          <span
            role="timer"
            data-testid="fasting-clock"
            className="text-[min(var(--text-display),17cqi)] leading-tight font-bold tracking-tight tabular-nums"
          >
            {hideNumbers ? countUp(fasted) : countdown(left)}
          </span>
          {!hideNumbers && (
            <span className="text-sm text-soft">
              {texts.percent(percent, inWords(session.targetDuration))}
            </span>
          )}
        </FastingRing>
      </div>
      <Waits id={session.id} />
      <CautionNote caution={cautionFor(fasted)} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        {paused ? (
          <Button size="large" onClick={resume}>
            <Play size={18} aria-hidden="true" />
            {texts.resume}
          </Button>
        ) : (
          <Button size="large" look="secondary" onClick={pause}>
            <Pause size={18} aria-hidden="true" />
            {texts.pause}
          </Button>
        )}
        <Button size="large" look="outline" onClick={end}>
          <Square size={16} aria-hidden="true" />
          {texts.end}
        </Button>
      </div>
      {!hideNumbers && <Milestones fasted={fasted} target={session.targetDuration} />}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3 text-center">
        <div>
          <dt className="text-sm text-soft">{texts.started}</dt>
          <dd className="flex items-center justify-center font-semibold">
            {moment(session.startTime)}
            <Button look="quiet" size="icon" aria-label={texts.edit} onClick={onEdit}>
              <Pencil size={16} aria-hidden="true" />
            </Button>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-soft">{hideNumbers ? texts.status : texts.ends}</dt>
          <dd className="flex min-h-11 items-center justify-center font-semibold">
            {hideNumbers
              ? paused
                ? texts.paused
                : texts.goesOn
              : due === null
                ? texts.moves
                : moment(due)}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Marks a fast of which a step doesn't get through. */
function Waits({ id }: { id: string }) {
  if (!waitingFasts(useHeldUp()).includes(id)) return null;
  return (
    <div className="flex justify-center">
      <WaitingMark />
    </div>
  );
}

function Milestones({ fasted, target }: { fasted: number; target: number }) {
  const hours = milestoneHours.filter((one) => one * hour <= target);
  if (hours.length === 0) return null;
  const next = hours.find((one) => fasted < one * hour);
  return (
    <div className="flex flex-col items-center gap-2">
      <ul aria-label={texts.milestones} className="flex flex-wrap justify-center gap-1.5">
        {hours.map((one) => {
          const passed = fasted >= one * hour;
          return (
            <li key={one}>
              <Badge tone={passed ? "primary" : "plain"}>
                {one} h<span className="sr-only">{passed ? texts.passed : texts.ahead}</span>
                {passed && <span aria-hidden="true">✓</span>}
              </Badge>
            </li>
          );
        })}
      </ul>
      {next !== undefined && (
        <p className="text-sm text-soft">{texts.nextMilestone(inWords(next * hour - fasted))}</p>
      )}
    </div>
  );
}
