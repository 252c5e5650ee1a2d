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
    <fieldset className="flex flex-wrap rounded-control bg-sunken p-1">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          className={classNames(
            "choice flex min-h-11 flex-1 basis-18 cursor-pointer items-center justify-center gap-2 rounded-chip border-2 px-1 text-center",
            "text-sm font-semibold transition-colors duration-150",
            "has-focus-visible:outline-2 has-focus-visible:outline-primary",
            value === chosen
              ? "border-primary bg-primary-soft text-primary"
              : "border-transparent text-soft hover:text-ink",
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
