import { customPlanId, plans } from "@morsel/domain/fasting/plan";
import { Field, TextField } from "../../../components/field.tsx";

interface PlanFieldProps {
  planId: string;
  hours: string;
  error?: string | undefined;
  onChange: (chosen: { planId: string; hours: string }) => void;
}

/** One of the five plans, or a fast of one's own hours. */
export function PlanField({ planId, hours, error, onChange }: PlanFieldProps) {
  return (
    <div className="flex gap-3">
      <Field label="Plan" className="min-w-0 flex-1">
        {(control) => (
          <select
            {...control}
            value={planId}
            onChange={(event) => onChange({ planId: event.target.value, hours })}
            className="min-h-12 w-full rounded-control border border-edge bg-raised px-3 text-base text-ink"
          >
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={customPlanId}>Custom</option>
          </select>
        )}
      </Field>
      {planId === customPlanId && (
        <TextField
          label="Hours"
          type="number"
          inputMode="decimal"
          min={1}
          max={168}
          step="any"
          value={hours}
          error={error}
          onChange={(event) => onChange({ planId, hours: event.target.value })}
          className="w-28"
        />
      )}
    </div>
  );
}
