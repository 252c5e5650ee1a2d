interface BarProps {
  /** A `progressbar` comes to its end; what a `meter` measures may exceed its goal. */
  role: "meter" | "progressbar";
  label: string;
  /** The value in words; without it, its number is read. */
  text?: string;
  value: number;
  max: number;
  /** How much of it is filled, from 0 to 1; by default, as much as `value` is of `max`. */
  share?: number;
  /** Its height, and the space above. */
  className: string;
  /** The classes of what is filled, such as its colour. */
  fill: string;
}

/** A bar that fills from the left. */
export function Bar({
  role,
  label,
  text,
  value,
  max,
  share = max > 0 ? value / max : 0,
  className,
  fill,
}: BarProps) {
  return (
    <div
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={`bar overflow-hidden rounded-full bg-sunken ${className}`}
    >
      <div
        className={`bar-fill h-full rounded-full ${fill}`}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}

/** For a fill whose change is seen to happen. */
export const growing = "transition-[width] duration-250 ease-calm";
