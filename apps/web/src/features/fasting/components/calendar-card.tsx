import { monthShort, shortDate } from "@morsel/domain/english";
import { inWords } from "@morsel/domain/fasting/duration";
import { weekdayOf } from "@morsel/domain/fasting/schedule";
import type { FastingDay, FastingSummary } from "@morsel/domain/fasting/summary";
import { ChevronDown } from "lucide-react";
import { Card } from "../../../components/card.tsx";
import { useCalm } from "../../../lib/calm.ts";
import { classNames } from "../../../lib/class-names.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.calendar;

/** The hours that fill a day's cell. */
const full = 16;

/** A column of the calendar: Sunday to Saturday, with gaps before the first and after the last day. */
type Week = (FastingDay | undefined)[];

function weeksOf(days: readonly FastingDay[]): Week[] {
  const weeks: Week[] = [];
  for (const day of days) {
    const weekday = weekdayOf(day.date);
    if (weeks.length === 0 || weekday === 0) weeks.push(Array.from({ length: 7 }));
    weeks.at(-1)?.splice(weekday, 1, day);
  }
  return weeks;
}

/** The months above the weeks; a week belongs to the month of its first day. */
function monthsOf(weeks: readonly Week[]): { name: string; weeks: number }[] {
  const months: { name: string; weeks: number }[] = [];
  for (const week of weeks) {
    const name = monthShort(week.find((day) => day)?.date ?? "");
    const last = months.at(-1);
    if (last?.name === name) last.weeks += 1;
    else months.push({ name, weeks: 1 });
  }
  return months;
}

/** Streaks, the longest fast, and the last 90 days as a heat map. */
export function CalendarCard({ summary }: { summary: FastingSummary }) {
  const calm = useCalm();
  const { days, currentStreak, longestStreak, longestFast } = summary;
  const fasted = days.filter(({ hours }) => hours > 0).length;
  const reached = days.filter((day) => day.reached).length;
  const weeks = weeksOf(days);
  const listed = days.filter(({ hours }) => hours > 0).toReversed();
  return (
    <Card title={texts.title}>
      <dl className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 text-center">
        {!calm && (
          <>
            <Figure name={texts.streak} value={texts.days(currentStreak)} />
            <Figure name={texts.bestStreak} value={texts.days(longestStreak)} />
          </>
        )}
        <Figure name={texts.longest} value={longestFast > 0 ? inWords(longestFast) : "–"} />
      </dl>
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-sm text-soft">
        <caption className="sr-only">{texts.said(fasted, reached)}</caption>
        <thead>
          <tr>
            <td className="w-8" />
            {monthsOf(weeks).map(({ name, weeks: span }, at) => (
              <th key={name} scope="colgroup" colSpan={span} className="text-left font-normal">
                {/* The next month's name needs the room of a single week. */}
                <span className={at === 0 && span === 1 ? "sr-only" : "block truncate"}>
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.weekdays.map((name, weekday) => (
            <tr key={name}>
              <th scope="row" className="text-left leading-none font-normal">
                {name}
              </th>
              {weeks.map((week, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: weeks never move
                <td key={at} className="p-0">
                  {week[weekday] && <DayCell {...week[weekday]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-soft">{texts.legend}</p>
      {listed.length > 0 && (
        <details className="group mt-1">
          <summary className="flex min-h-11 w-fit list-none items-center gap-1 rounded-chip font-semibold text-primary [&::-webkit-details-marker]:hidden">
            {texts.list}
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <ul className="text-sm">
            {listed.map(({ date, hours, reached: isReached }) => (
              <li key={date} className="border-t border-line py-2">
                {texts.day(shortDate(date), hours, isReached)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

/** A day, filled like a glass by its hours: a height is told apart where a tint is not. */
function DayCell({ date, hours, reached }: FastingDay) {
  const said = texts.day(shortDate(date), hours, reached);
  return (
    <span
      title={said}
      className={classNames(
        "relative block aspect-square overflow-hidden rounded-[4px] border",
        reached ? "border-2 border-ink" : hours > 0 ? "border-edge" : "border-line",
      )}
    >
      <span
        className="bar-fill absolute inset-x-0 bottom-0 bg-primary"
        style={{ height: `${Math.min(1, hours / full) * 100}%` }}
      />
      <span className="sr-only">{said}</span>
    </span>
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
