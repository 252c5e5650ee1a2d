import { addDays, type Day, isDay } from "@morsel/domain/day";
import { otherYear } from "@morsel/domain/day-words";
import { shortDate, weekdayName, weekdayShort } from "@morsel/domain/english";
import { sevenDaysWith } from "@morsel/domain/meals/week";
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { shortDayName } from "../day-names.ts";
import { mealMessages } from "../messages.ts";

const texts = mealMessages.day;

interface DayChoiceProps {
  day: Day;
  today: Day;
  onChoose: (day: Day) => void;
}

/** Picks the day to look at: previous, next, or any from the calendar. */
export function DayChoice({ day, today, onChoose }: DayChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLButtonElement>(null);

  function backToToday() {
    onChoose(today);
    // The pressed button disappears.
    calendar.current?.focus();
  }

  return (
    <div className="rounded-card border border-line bg-card p-2 shadow-card">
      <div className="flex flex-wrap items-center justify-center gap-1">
        <Button
          look="quiet"
          size="icon"
          aria-label={texts.previous}
          onClick={() => onChoose(addDays(day, -1))}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <div className="relative min-w-17 flex-1 text-center">
          <p aria-live="polite" className="leading-tight">
            <DayName day={day} today={today} />
          </p>
          <input
            ref={input}
            type="date"
            tabIndex={-1}
            // The calendar button of the same name opens it.
            aria-hidden="true"
            aria-label={texts.pick}
            value={day}
            onChange={({ target }) => isDay(target.value) && onChoose(target.value)}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
        {day !== today && (
          <Button look="quiet" className="text-sm" onClick={backToToday}>
            {texts.backToToday}
          </Button>
        )}
        <Button
          ref={calendar}
          look="quiet"
          size="icon"
          aria-label={texts.pick}
          onClick={() => input.current?.showPicker()}
        >
          <CalendarDays size={20} aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label={texts.next}
          onClick={() => onChoose(addDays(day, 1))}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
      <WeekStrip {...{ day, today, onChoose }} />
    </div>
  );
}

/** In two short lines, so that a year in the second moves nothing. */
function DayName({ day, today }: Pick<DayChoiceProps, "day" | "today">) {
  const year = otherYear(day, today);
  return (
    <>
      <span className="block font-bold">
        {year ? `${weekdayShort(day)}, ${shortDate(day)}` : shortDayName(day, today)}
      </span>
      <span className="block text-sm text-soft">
        {year ? shortDate(day) + year : `${weekdayName(day)}, ${shortDate(day)}`}
      </span>
    </>
  );
}

/** The last seven days side by side, or the seven around a day further away. */
function WeekStrip({ day: chosen, today, onChoose }: DayChoiceProps) {
  return (
    <ul aria-label={texts.week} className="-mx-1 mt-1 flex flex-wrap">
      {sevenDaysWith(chosen, today).map((day) => (
        <li key={day} className="min-w-9.5 flex-1">
          <button
            type="button"
            aria-pressed={day === chosen}
            aria-current={day === today ? "date" : undefined}
            onClick={() => onChoose(day)}
            className={classNames(
              "flex min-h-12 w-full flex-col items-center justify-center rounded-control border-2",
              day === chosen
                ? "border-primary bg-primary-soft text-primary"
                : "border-transparent hover:bg-sunken",
            )}
          >
            <span className={classNames("text-sm", day !== chosen && "text-soft")}>
              {weekdayShort(day)}
            </span>
            <span className={classNames(day === today ? "font-bold" : "font-semibold")}>
              {Number(day.slice(8))}
              <span className="sr-only"> {shortDate(day).slice(0, 3)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
