import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  useId,
  useRef,
} from "react";
import { classNames } from "../lib/class-names.ts";

interface FieldProps {
  label: ReactNode;
  /** Shown below the control while there is no error. */
  hint?: ReactNode;
  /** Why the value was refused; replaces the hint. */
  error?: ReactNode;
  /** Of the value, such as "kcal": beside the label, and said with the control. */
  unit?: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  /** Below the control, and after it for whoever tabs: such as a link. */
  aside?: ReactNode;
  className?: string;
}

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

const controlClass =
  "min-h-12 w-full rounded-control border border-edge bg-raised px-3.5 text-base text-ink " +
  "placeholder:text-soft focus-visible:border-primary focus-visible:outline-offset-0 " +
  "aria-invalid:border-danger disabled:opacity-60";

/** Ties label, control, hint and error together; the caller draws the control. */
function Field({
  label,
  hint,
  error,
  unit,
  labelHidden,
  aside,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  const described = [unit && `${id}-unit`, note && `${id}-note`].filter(Boolean);
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <div
        className={classNames(
          "flex flex-wrap items-baseline justify-between gap-x-3",
          labelHidden && "sr-only",
        )}
      >
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {unit && (
          <span id={`${id}-unit`} className="text-sm text-soft">
            {unit}
          </span>
        )}
      </div>
      {children({
        id,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {note && (
        <p
          id={`${id}-note`}
          role={error ? "alert" : undefined}
          className={classNames("text-sm", error ? "text-danger" : "text-soft")}
        >
          {note}
        </p>
      )}
      {aside && <div className="-my-1.5 flex min-h-11 items-center justify-end">{aside}</div>}
    </div>
  );
}

interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> {
  ref?: Ref<HTMLInputElement>;
  /** Inside the input at its end, such as a show-password button. */
  end?: ReactNode;
  inputClassName?: string;
  /** Whether typing replaces what is there, as it always does in a box for a number. */
  selectsOnFocus?: boolean;
}

export function TextField({
  label,
  hint,
  error,
  unit,
  labelHidden,
  aside,
  className,
  end,
  inputClassName,
  selectsOnFocus,
  ...input
}: TextFieldProps) {
  const selects = selectsOnFocus ?? /^(?:decimal|numeric)$/.test(input.inputMode ?? "");
  const isInUse = useRef(false);
  return (
    <Field {...{ label, hint, error, unit, labelHidden, aside, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            onFocus={(event) => {
              isInUse.current = false;
              if (selects) event.currentTarget.select();
              input.onFocus?.(event);
            }}
            onInput={() => {
              isInUse.current = true;
            }}
            // Pressed where all is selected, it stays so. A further press puts the caret.
            onMouseUp={(event) => {
              const { selectionStart, selectionEnd, value } = event.currentTarget;
              const isAll = selectionStart === 0 && selectionEnd === value.length;
              if (selects && !isInUse.current && isAll) event.preventDefault();
            }}
            // The press that focused it has put the caret where it was.
            onClick={({ currentTarget }) => {
              const { selectionStart, selectionEnd } = currentTarget;
              const isCaret = selectionStart === selectionEnd;
              if (selects && !isInUse.current && isCaret) currentTarget.select();
              isInUse.current = true;
            }}
            className={classNames(
              controlClass,
              unit && "[appearance:textfield]",
              end ? "pr-12" : null,
              inputClassName,
            )}
          />
          {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  );
}

interface SelectFieldProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className"> {
  /** The options, with a label where it differs from the value. */
  choices: readonly (string | { value: string; label: string })[];
}

export function SelectField({
  label,
  hint,
  error,
  labelHidden,
  aside,
  className,
  choices,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, labelHidden, aside, className }}>
      {(control) => (
        <select {...select} {...control} className={controlClass}>
          {choices.map((choice) => {
            const { value, label } =
              typeof choice === "string" ? { value: choice, label: choice } : choice;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
