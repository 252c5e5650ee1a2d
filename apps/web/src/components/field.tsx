import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  useId,
} from "react";
import { classNames } from "../lib/class-names.ts";

interface FieldProps {
  label: ReactNode;
  /** Under the control, while there is no error. */
  hint?: ReactNode;
  /** Why the value was refused; takes the hint's place. */
  error?: ReactNode;
  /** Keeps the label for those who listen and hides it from the eye. */
  labelHidden?: boolean;
  /** At the label's end, such as a link. */
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

/** Label, control, hint or error, tied together; the control is drawn by the caller. */
function Field({
  label,
  hint,
  error,
  labelHidden,
  aside,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <div className={classNames("flex items-baseline justify-between", labelHidden && "sr-only")}>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-describedby": note ? `${id}-note` : undefined,
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
}

/** A labelled one-line input. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  aside,
  className,
  end,
  inputClassName,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, labelHidden, aside, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            className={classNames(controlClass, end ? "pr-12" : null, inputClassName)}
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
  /** What is chosen, and the words for it where they differ. */
  choices: readonly (string | { value: string; label: string })[];
}

/** A labelled choice of one of several words. */
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
