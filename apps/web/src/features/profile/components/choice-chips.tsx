import { Check } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";

interface ChoiceChipsProps {
  legend: string;
  choices: readonly string[];
  /** May contain others than `choices`; they are shown too, so that they can be removed. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Multiple choice: check boxes that look like chips. */
export function ChoiceChips({ legend, choices, chosen, onChange }: ChoiceChipsProps) {
  const all = [...choices, ...chosen.filter((choice) => !choices.includes(choice))];
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((choice) => {
          const isChosen = chosen.includes(choice);
          return (
            <label
              key={choice}
              className={classNames(
                "choice flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-4 text-sm font-semibold",
                "transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
                "has-focus-visible:outline-primary",
                isChosen
                  ? "border-primary bg-primary-soft text-primary"
                  : "border-edge bg-raised text-ink",
              )}
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                onChange={() =>
                  onChange(
                    isChosen ? chosen.filter((other) => other !== choice) : [...chosen, choice],
                  )
                }
              />
              {isChosen && <Check size={16} strokeWidth={3} aria-hidden="true" />}
              {choice}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
