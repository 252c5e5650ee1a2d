import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { classNames } from "../lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

const looks = {
  primary: "bg-primary text-on-primary hover:bg-primary-strong",
  secondary: "bg-sunken text-ink hover:bg-line",
  outline: "border border-edge/60 bg-card text-ink hover:bg-sunken",
  quiet: "text-primary hover:bg-primary-soft",
  danger: "bg-danger text-on-danger hover:bg-danger-strong",
  /** For use on top of a hero's picture. */
  light: "on-picture bg-white text-[#22633c] hover:bg-[#eef6ee]",
} as const;

const sizes = {
  medium: "min-h-11 px-4 py-1.5",
  large: "min-h-12 px-6 py-1.5",
  /** A square for one icon, which needs an `aria-label`. */
  icon: "size-11 shrink-0",
} as const;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Shows a spinner and ignores clicks; the label stays, and so does the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button's class names, for links that look like one. */
export function buttonClass(
  look: keyof typeof looks = "primary",
  size: keyof typeof sizes = "medium",
): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control font-semibold select-none",
    "transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55",
    looks[look],
    sizes[size],
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** At least 44 px high. Not a submit button unless `type="submit"` is given. */
export function Button({ look, size, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Disabled, it would hand the focus to nobody. Enter in a field presses it, too.
      {...(busy && { "aria-disabled": true, "aria-busy": true, onClick: ignore })}
      className={classNames(buttonClass(look, size), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
