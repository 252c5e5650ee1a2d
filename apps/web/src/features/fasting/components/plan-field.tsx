import { customPlanId, plans } from "@morsel/domain/fasting/plan";
import { SelectField } from "../../../components/field.tsx";
import { fastingScreenMessages } from "../screen.messages.ts";
import { HoursField } from "./hours-field.tsx";

const choices = [
  ...plans.map(({ id, name }) => ({ value: id, label: name })),
  { value: customPlanId, label: fastingScreenMessages.custom },
];

interface PlanFieldProps {
  planId: string;
  hours: string;
  error?: string | undefined;
  onChange: (chosen: { planId: string; hours: string }) => void;
}

/** One of the five plans, or a custom number of hours. */
export function PlanField({ planId, hours, error, onChange }: PlanFieldProps) {
  return (
    <div className="flex gap-3">
      <SelectField
        label={fastingScreenMessages.edit.plan}
        className="min-w-0 flex-1"
        choices={choices}
        value={planId}
        onChange={(event) => onChange({ planId: event.target.value, hours })}
      />
      {planId === customPlanId && (
        <HoursField
          label={fastingScreenMessages.edit.hours}
          value={hours}
          error={error}
          onChange={(typed) => onChange({ planId, hours: typed })}
          className="w-28"
        />
      )}
    </div>
  );
}
