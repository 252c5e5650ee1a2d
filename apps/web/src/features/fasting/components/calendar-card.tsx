import { monthShort, shortDate } from "@morsel/domain/english";
import { inWords } from "@morsel/domain/fasting/duration";
import { weekdayOf } from "@morsel/domain/fasting/schedule";
import type { FastingDay, FastingSummary } from "@morsel/domain/fasting/summary";
import { Card } from "../../../components/card.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.calendar;

/** From no fast to a long one; the last tint starts at 16 hours. */
const tints = ["bg-sunken", "bg-primary/25", "bg-primary/50", "bg-primary"] as const;
const tintOf = (hours: number) =>
  hours <= 0 ? tints[0] : hours < 8 ? tints[1] : hours < 16 ? tints[2] : tints[3];

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
  const { days, currentStreak, longestStreak, longestFast } = summary;
  const fasted = days.filter(({ hours }) => hours > 0).length;
  const reached = days.filter((day) => day.reached).length;
  const weeks = weeksOf(days);
  return (
    <Card title={texts.title}>
      <dl className="mb-4 grid grid-cols-3 gap-2 text-center">
        <Figure name={texts.streak} value={texts.days(currentStreak)} />
        <Figure name={texts.bestStreak} value={texts.days(longestStreak)} />
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
                <span className={at === 0 && span === 1 ? "sr-only" : ""}>{name}</span>
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
    </Card>
  );
}

function DayCell({ date, hours, reached }: FastingDay) {
  const said = texts.day(shortDate(date), hours, reached);
  return (
    <span
      title={said}
      className={classNames(
        "block aspect-square rounded-[4px]",
        tintOf(hours),
        reached && "ring-2 ring-primary-strong ring-inset",
      )}
    >
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
