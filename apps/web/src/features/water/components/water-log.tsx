import type { GlassesOfDay } from "@morsel/contract/water";
import { waterMet } from "@morsel/domain/achievements/met";
import { addDays, type Day } from "@morsel/domain/day";
import { dateText } from "@morsel/domain/english";
import { summarizeWater } from "@morsel/domain/water/summary";
import { classNames } from "../../../lib/class-names.ts";
import { usePersonId } from "../../../lib/person.ts";
import { waterMessages as texts } from "../messages.ts";
import { glassesOn, logDays } from "../queries.ts";

const weekdays = ["S", "M", "T", "W", "T", "F", "S"];
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A day's tint, from no water to the whole goal. */
const tints = ["bg-sunken text-soft", "bg-water/15", "bg-water/25", "bg-water/35"] as const;

function tintOf(glasses: number, goal: number): string {
  if (waterMet(glasses, goal)) return "bg-water text-card font-bold";
  if (glasses === 0) return tints[0];
  const share = glasses / goal;
  return tints[share < 0.35 ? 1 : share < 0.7 ? 2 : 3];
}

interface WaterLogProps {
  days: readonly GlassesOfDay[];
  goal: number;
  today: Day;
}

/** The last thirty days as a heat map, with their sums. */
export function WaterLog({ days, goal, today }: WaterLogProps) {
  const isVisitor = usePersonId() === null;
  const first = addDays(today, 1 - logDays);
  const shown = Array.from({ length: logDays }, (_, at) => addDays(first, at));
  const inLog = days.filter(({ date }) => date >= first && date <= today);
  const { goalDays, average, total } = summarizeWater(inLog, logDays, goal);
  const names = texts.figures;
  const gap = new Date(instantOf(first)).getUTCDay();

  return (
    <div className="@container mt-4 animate-appear border-t border-line pt-4">
      <h3 className="sr-only">{texts.logTitle}</h3>
      <div
        aria-hidden="true"
        className="mb-1 grid grid-cols-7 gap-1 text-center text-[min(var(--text-sm),7cqi)] text-soft sm:gap-1.5"
      >
        {weekdays.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week never move
          <span key={at}>{name}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1 sm:gap-1.5">
        {shown.map((date, at) => {
          const glasses = glassesOn(inLog, date);
          return (
            <li
              key={date}
              style={at === 0 ? { gridColumnStart: gap + 1 } : undefined}
              className={classNames(
                "flex min-h-11 flex-col items-center justify-center rounded-chip text-[min(var(--text-sm),7cqi)]",
                tintOf(glasses, goal),
                date === today && "outline-2 outline-offset-1 outline-ink",
              )}
            >
              <span className="sr-only">
                {texts.day(dateText(date), glasses, waterMet(glasses, goal))}
              </span>
              <span aria-hidden="true">{Number(date.slice(8))}</span>
              <span aria-hidden="true" className="font-bold">
                {glasses > 0 ? glasses : "·"}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-2 text-center text-sm text-soft">{texts.legend}</p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2 text-center">
        <Figure name={names.goalDays} value={goalDays} />
        <Figure name={names.average} value={average} />
        <Figure name={names.total} value={total} />
      </dl>
      {isVisitor && <p className="mt-3 text-center text-sm text-soft">{texts.onDevice}</p>}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-control bg-water-soft py-2">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-lg font-bold">{value}</dd>
    </div>
  );
}
