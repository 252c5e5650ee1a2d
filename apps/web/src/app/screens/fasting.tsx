import { type FastingPlan, plans } from "@morsel/domain/fasting/plan";
import { HeartPulse, Timer } from "lucide-react";
import { Badge } from "../../components/badge.tsx";
import { Card } from "../../components/card.tsx";
import { classNames } from "../../lib/class-names.ts";

const tones = { Beginner: "primary", Intermediate: "amber", Advanced: "danger" } as const;

/** The fasting tab as far as it goes: the plans to read. It says that the timer isn't here yet. */
export default function Fasting() {
  return (
    <div className="screen lg:gap-5">
      <Card className="relative">
        <div className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary"
          >
            <Timer size={24} />
          </span>
          <div>
            <h2 className="text-lg">The timer isn't here yet</h2>
            <p className="mt-1 max-w-[60ch] text-soft">
              It comes with one of the next versions. Until then, here are the five plans it will
              know, to see which one suits your days. Everything you eat can be logged already.
            </p>
          </div>
        </div>
      </Card>
      <h2 className="mt-2 text-lg">Plans</h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="flex">
            <Plan plan={plan} />
          </li>
        ))}
        <li className="flex">
          <Caution />
        </li>
      </ul>
    </div>
  );
}

function Plan({ plan }: { plan: FastingPlan }) {
  const { name, description, fastingHours, eatingHours, difficulty, suggestedSchedule } = plan;
  return (
    <section
      aria-label={name}
      className="flex flex-1 flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{name}</h3>
        <Badge tone={tones[difficulty]}>{difficulty}</Badge>
      </div>
      <p className="text-soft">{description}</p>
      <div className="mt-auto pt-1">
        <DayBand plan={plan} />
        <p className="mt-2 text-sm text-soft">
          {eatingHours > 0
            ? `${fastingHours} hours fasting, ${eatingHours} hours eating. `
            : `${fastingHours} hours fasting. `}
          {suggestedSchedule}.
        </p>
      </div>
    </section>
  );
}

/** The 24 hours from midnight to midnight, the hours of eating filled. */
function DayBand({ plan }: { plan: FastingPlan }) {
  const starts = Number(plan.suggestedStart.slice(0, 2));
  const eats = (hour: number) =>
    (hour - starts + 24) % 24 >= plan.fastingHours && plan.eatingHours > 0;
  return (
    <div aria-hidden="true">
      <div className="flex gap-0.5">
        {Array.from({ length: 24 }, (_, hour) => (
          <span
            key={hour}
            className={classNames(
              "h-5 flex-1 first:rounded-l-chip last:rounded-r-chip",
              eats(hour) ? "bg-carbs" : "bg-sunken",
            )}
          />
        ))}
      </div>
      <div className="mt-1 flex justify-between text-sm text-soft">
        <span>12 AM</span>
        <span>noon</span>
        <span>12 AM</span>
      </div>
    </div>
  );
}

function Caution() {
  return (
    <section
      aria-label="Before you fast"
      className="flex flex-1 flex-col gap-2 rounded-card bg-amber-soft p-4 sm:p-5"
    >
      <div className="flex items-center gap-2 text-amber">
        <HeartPulse size={20} aria-hidden="true" />
        <h3 className="text-base">Before you fast</h3>
      </div>
      <p>
        Talk to a healthcare provider first, above all when you are pregnant, take medicine, have
        diabetes, or ever had an eating disorder.
      </p>
    </section>
  );
}
