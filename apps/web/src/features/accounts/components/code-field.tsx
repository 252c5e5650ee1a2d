import { TextField } from "../../../components/field.tsx";

interface CodeFieldProps {
  label: string;
  value: string;
  busy: boolean;
  onType: (digits: string) => void;
  /** All six digits are typed: saves the click on the button. */
  onComplete?: (digits: string) => void;
  /** Enter was pressed, inside a form that it must not submit. */
  onEnter?: () => void;
}

const digitsOf = (typed: string) => typed.replace(/\D/g, "").slice(0, 6);

/** Six digits from an app or a mail; other characters are dropped. */
export function CodeField({ label, value, busy, onType, onComplete, onEnter }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="000000"
      readOnly={busy}
      value={value}
      inputClassName="text-center text-number font-semibold tracking-[0.3em] placeholder:opacity-40"
      onChange={(event) => {
        const digits = digitsOf(event.target.value);
        onType(digits);
        if (digits.length === 6 && value.length < 6) onComplete?.(digits);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !onEnter) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
