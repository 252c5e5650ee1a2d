import { gramsTyped } from "@morsel/domain/photos/portion";
import { useState } from "react";
import { TextField } from "../../../components/field.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { analyzerMessages } from "../analyzer.messages.ts";
import type { PlateFood } from "../plate.ts";

const texts = analyzerMessages.foods;
const maxMeasures = 3;
/** The box says it as well. */
const isWeight = /^[\d.]+ g$/;
const tidy = (grams: number) => String(Math.round(grams * 10) / 10);

interface PortionFieldProps {
  food: PlateFood;
  onChange: (grams: number) => void;
}

/** How much of a food there is: in grams, or in what it is usually measured in. */
export function PortionField({ food, onChange }: PortionFieldProps) {
  const { name, grams, measurements } = food;
  const [typed, setTyped] = useState<string | null>(null);
  const measures = measurements.filter(({ measurement }) => !isWeight.test(measurement));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={texts.portion(name)}
        labelHidden
        unit={texts.unit}
        className="w-28"
        inputMode="decimal"
        placeholder={texts.blank}
        value={typed ?? tidy(grams)}
        end={
          <span aria-hidden="true" className="pr-3 text-sm text-soft">
            {texts.unit}
          </span>
        }
        enterKeyHint="done"
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(gramsTyped(target.value));
        }}
        // What was counted instead of it shows.
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      {measures.length > 0 && (
        <ul aria-label={texts.measures(name)} className="flex flex-wrap gap-2">
          {measures.slice(0, maxMeasures).map(({ measurement, grams: weight }) => {
            const isChosen = tidy(weight) === tidy(grams);
            return (
              <li key={measurement}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => {
                    setTyped(null);
                    onChange(weight);
                  }}
                  className={classNames(
                    "min-h-12 rounded-control border px-3 text-sm",
                    isChosen
                      ? "border-2 border-primary bg-primary-soft font-semibold"
                      : "border-line hover:bg-sunken",
                  )}
                >
                  {measurement}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
