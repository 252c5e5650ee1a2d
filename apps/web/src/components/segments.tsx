import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { classNames } from "../lib/class-names.ts";

interface SegmentsProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  legend: string;
  choices: readonly { value: Value; label: string; Icon?: LucideIcon }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A group of radio buttons drawn as a segmented switch. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, choices, value: chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="flex rounded-control bg-sunken p-1">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          className={classNames(
            "flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-chip px-2",
            "text-sm font-semibold transition-colors duration-150",
            "has-focus-visible:outline-2 has-focus-visible:outline-primary",
            value === chosen
              ? "bg-primary-soft text-primary shadow-card"
              : "text-soft hover:text-ink",
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {Icon && <Icon size={18} aria-hidden="true" />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
