import type { FastingSettings } from "@morsel/contract/fasting";
import { findPlan, plans } from "@morsel/domain/fasting/plan";
import { minutesInZone } from "@morsel/domain/zone";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { timeZone, useNow } from "../clock.state.ts";
import { saveSettings } from "../mutations.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.week;
// As large as the text is set, but no plan's name is wider than its row.
const controlClass =
  "min-h-11 rounded-control border border-edge bg-raised px-2 text-[min(1rem,10cqi)] text-ink";

/** A plan for each weekday, or none. */
export function WeekCard({ settings }: { settings: FastingSettings }) {
  const now = useNow(60_000);
  // By the clock, as one zone may have two names.
  const isElsewhere =
    settings.week.some(Boolean) &&
    minutesInZone(now, settings.timeZone) !== minutesInZone(now, timeZone());
  const change = (day: number, planned: FastingSettings["week"][number]) =>
    saveSettings({
      ...settings,
      week: settings.week.map((before, index) => (index === day ? planned : before)),
      timeZone: timeZone(),
    });
  return (
    <Card title={texts.title}>
      <p className="mb-3 text-sm text-soft">{texts.text}</p>
      {isElsewhere && (
        <div className="mb-3 flex flex-col gap-2 rounded-control bg-sunken p-3">
          <p className="text-sm">{texts.elsewhere(settings.timeZone)}</p>
          <Button
            look="outline"
            className="self-start"
            onClick={() => saveSettings({ ...settings, timeZone: timeZone() })}
          >
            {texts.useHere}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {texts.days.map((name, day) => {
          const planned = settings.week[day] ?? null;
          return (
            <li key={name} className="@container flex flex-wrap items-center gap-x-1.5 gap-y-2">
              <span className="w-9.5 font-semibold sm:w-24" aria-hidden="true">
                <span className="sm:hidden">{name.slice(0, 3)}</span>
                <span className="max-sm:hidden">{name}</span>
              </span>
              <select
                aria-label={texts.fastOn(name)}
                value={planned?.planId ?? ""}
                onChange={({ target: { value } }) =>
                  change(
                    day,
                    value === ""
                      ? null
                      : {
                          planId: value,
                          startAt: planned?.startAt ?? findPlan(value)?.suggestedStart ?? "20:00",
                        },
                  )
                }
                className={`${controlClass} min-w-[min(9rem,100%)] flex-1`}
              >
                <option value="">{texts.none}</option>
                {plans.map((plan) => (
                  <option key={plan.id} value={plan.id}>
                    {plan.name}
                  </option>
                ))}
              </select>
              {planned && (
                <input
                  type="time"
                  aria-label={texts.startOn(name)}
                  value={planned.startAt}
                  onChange={({ target: { value } }) =>
                    value && change(day, { ...planned, startAt: value })
                  }
                  className={`${controlClass} min-w-0 max-w-full sm:w-32`}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
