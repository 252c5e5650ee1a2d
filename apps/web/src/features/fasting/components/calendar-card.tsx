import { addDays } from "@morsel/domain/day";
import { inWords } from "@morsel/domain/fasting/duration";
import { weekdayOf } from "@morsel/domain/fasting/schedule";
import type { FastingSummary } from "@morsel/domain/fasting/summary";
import { Card } from "../../../components/card.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.calendar;

/** From no fast to a long one; the last tint starts at 16 hours. */
const tints = ["bg-sunken", "bg-primary/25", "bg-primary/50", "bg-primary"] as const;
const tintOf = (hours: number) =>
  hours <= 0 ? tints[0] : hours < 8 ? tints[1] : hours < 16 ? tints[2] : tints[3];

/** Streaks, the longest fast, and the last 90 days as a heat map. */
export function CalendarCard({ summary }: { summary: FastingSummary }) {
  const { days, currentStreak, longestStreak, longestFast } = summary;
  const first = days[0]?.date;
  const before = first ? weekdayOf(first) : 0;
  const fasted = days.filter(({ hours }) => hours > 0).length;
  const reached = days.filter((day) => day.reached).length;
  return (
    <Card title={texts.title}>
      <dl className="mb-4 grid grid-cols-3 gap-2 text-center">
        <Figure name={texts.streak} value={texts.days(currentStreak)} />
        <Figure name={texts.bestStreak} value={texts.days(longestStreak)} />
        <Figure name={texts.longest} value={longestFast > 0 ? inWords(longestFast) : "–"} />
      </dl>
      <div
        role="img"
        aria-label={texts.said(fasted, reached)}
        className="grid grid-flow-col grid-rows-7 gap-1"
      >
        {first &&
          Array.from({ length: before }, (_, n) => (
            <span key={addDays(first, n - before)} aria-hidden="true" />
          ))}
        {days.map(({ date, hours, reached: isReached }) => (
          <span
            key={date}
            title={texts.day(date, hours, isReached)}
            className={classNames(
              "aspect-square rounded-[4px]",
              tintOf(hours),
              isReached && "ring-2 ring-primary-strong ring-inset",
            )}
          />
        ))}
      </div>
      <p className="mt-3 text-sm text-soft">{texts.legend}</p>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
