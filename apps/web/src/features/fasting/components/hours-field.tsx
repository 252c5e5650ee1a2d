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
      // A number's own field would swallow a decimal comma: "16,5" would be 165.
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
