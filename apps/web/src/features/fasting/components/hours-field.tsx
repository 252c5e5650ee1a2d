import type { ReactNode } from "react";
import { TextField } from "../../../components/field.tsx";

interface HoursFieldProps {
  label: string;
  hint?: string;
  error: ReactNode;
  value: string;
  className?: string;
  onChange: (hours: string) => void;
}

/** The length of a custom fast. */
export function HoursField({ onChange, ...field }: HoursFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="decimal"
      min={1}
      max={168}
      step="any"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
