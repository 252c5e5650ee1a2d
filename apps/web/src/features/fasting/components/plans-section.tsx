import { cautionFor } from "@morsel/domain/fasting/milestone";
import {
  customPlanId,
  type FastingPlan,
  findPlan,
  isTarget,
  plans,
} from "@morsel/domain/fasting/plan";
import { hour } from "@morsel/domain/time";
import { numberTyped } from "@morsel/domain/typed-number";
import { Check } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { type Choice, choiceOf } from "../choice.ts";
import { fastingMessages } from "../messages.ts";
import { fastingScreenMessages } from "../screen.messages.ts";
import { CautionNote } from "./caution-note.tsx";
import { HoursField } from "./hours-field.tsx";

const texts = fastingScreenMessages.plans;
const tones = { Beginner: "primary", Intermediate: "amber", Advanced: "danger" } as const;
const cardClass = "flex flex-1 flex-col gap-3 rounded-card border bg-card p-4 shadow-card sm:p-5";

interface PlansSectionProps {
  choice: Choice;
  /** Another fast is running, which keeps its plan. */
  isForNext: boolean;
  onChoose: (choice: Choice) => void;
}

/** The five plans to choose from, and a custom number of hours. */
export function PlansSection({ choice, isForNext, onChoose }: PlansSectionProps) {
  return (
    <>
      {isForNext && <p className="px-1 text-soft">{texts.forNext}</p>}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4 lg:gap-5">
        {plans.map((plan) => (
          <li key={plan.id} className="flex">
            <PlanCard
              plan={plan}
              chosen={plan.id === choice.planId}
              onChoose={() => onChoose(choiceOf(plan.id))}
            />
          </li>
        ))}
        <li className="flex">
          <CustomCard choice={choice} onChoose={onChoose} />
        </li>
      </ul>
    </>
  );
}

function PlanCard({
  plan,
  chosen,
  onChoose,
}: {
  plan: FastingPlan;
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classNames(
        cardClass,
        "text-left transition-colors duration-150 hover:border-primary",
        chosen ? "border-primary ring-1 ring-primary" : "border-line",
      )}
    >
      <span className="flex w-full flex-wrap items-center justify-between gap-x-3">
        <span className="font-bold">{plan.name}</span>
        <Badge tone={tones[plan.difficulty]}>{plan.difficulty}</Badge>
      </span>
      <span className="text-soft">{plan.description}</span>
      <span className="flex flex-col gap-1 text-sm">
        {plan.benefits.map((benefit) => (
          <span key={benefit} className="flex gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-primary" />
            {benefit}
          </span>
        ))}
      </span>
      <span className="mt-auto text-sm text-soft">
        {fastingScreenMessages.hours(plan.fastingHours, plan.eatingHours)}. {plan.suggestedSchedule}
        .
      </span>
      {chosen && <span className="text-sm font-semibold text-primary">{texts.selected}</span>}
    </button>
  );
}

function CustomCard({ choice, onChoose }: Omit<PlansSectionProps, "isForNext">) {
  const isChosen = !findPlan(choice.planId);
  const [hours, setHours] = useState(isChosen ? String(choice.target / hour) : "");
  const [error, setError] = useState<string>();
  const target = Math.round(numberTyped(hours) * hour);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const sound = isTarget(target);
    setError(sound ? undefined : fastingMessages.problems.target);
    if (sound) onChoose({ planId: customPlanId, target });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={fastingScreenMessages.custom}
      className={classNames(
        cardClass,
        isChosen ? "border-primary ring-1 ring-primary" : "border-line",
      )}
    >
      <h2 className="text-base">{fastingScreenMessages.custom}</h2>
      <HoursField
        label={texts.hours}
        value={hours}
        error={error}
        hint={texts.hint}
        onChange={setHours}
      />
      {isTarget(target) && <CautionNote caution={cautionFor(target)} />}
      {isChosen && <p className="text-sm font-semibold text-primary">{texts.selected}</p>}
      <Button type="submit" look="secondary" className="mt-auto">
        {texts.use}
      </Button>
    </form>
  );
}
