import type { CalculationReply } from "@morsel/contract/foods";
import { longestFoodText } from "@morsel/domain/foods/limits";
import { stepMeasurement } from "@morsel/domain/foods/measures/change-measurement";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { foodMessages } from "../messages.ts";

/** ms without a key after which a typed amount is calculated */
const pause = 250;

interface AmountEditorProps {
  result: CalculationReply;
  ref: Ref<HTMLInputElement>;
  onChange: (measurement: string) => void;
  /** Enter was pressed on this amount. */
  onEnter: (measurement: string) => void;
}

/** The amount of a result: text, less and more, and the food's usual amounts. */
export function AmountEditor({ result, ref, onChange, onEnter }: AmountEditorProps) {
  const { ingredient, measurement, measurements } = result;
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState(measurement);
  const [seen, setSeen] = useState(measurement);
  if (seen !== measurement) {
    setSeen(measurement);
    // Changed from outside, such as by the portion's note.
    if (measurement !== asked) setTyped(null);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = typed ?? measurement;
  // What was typed since isn't calculated yet.
  const readAs = text === measurement ? result.readAs : undefined;
  const [less, more] = [stepMeasurement(text, -1, readAs), stepMeasurement(text, 1, readAs)];
  const { label, usual } = foodMessages.amount;

  /** Calculates at once, and forgets what was typed before. */
  function change(to: string) {
    clearTimeout(timer.current);
    setTyped(to);
    setAsked(to.trim());
    if (to.trim() !== "") onChange(to.trim());
  }

  function type(to: string) {
    setTyped(to);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(to), pause);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || text.trim() === "") return;
    event.preventDefault();
    clearTimeout(timer.current);
    setAsked(text.trim());
    onEnter(text.trim());
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          ref={ref}
          label={label}
          selectsOnFocus
          className="min-w-[min(100%,8rem)] flex-1"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          // An amount that was taken out is still the one that counts.
          onBlur={() => text.trim() === "" && setTyped(null)}
          maxLength={longestFoodText}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
        />
        <Step label={foodMessages.amount.less(ingredient)} to={less} onStep={change} Icon={Minus} />
        <Step label={foodMessages.amount.more(ingredient)} to={more} onStep={change} Icon={Plus} />
      </div>
      {measurements.length > 0 && (
        <ul aria-label={usual(ingredient)} className="flex flex-wrap gap-2">
          {measurements.map((one) => (
            <li key={one.measurement}>
              <button
                type="button"
                aria-pressed={one.measurement === text}
                onClick={() => change(one.measurement)}
                className={classNames(
                  "min-h-11 rounded-control border px-3 text-sm",
                  one.measurement === text
                    ? "border-2 border-primary bg-primary-soft font-semibold"
                    : "border-line hover:bg-sunken",
                )}
              >
                {one.measurement}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  /** The amount it leads to; undefined if there is none. */
  to: string | undefined;
  onStep: (to: string) => void;
  Icon: typeof Plus;
}

function Step({ label, to, onStep, Icon }: StepProps) {
  return (
    <Button
      look="secondary"
      className="size-12 shrink-0 px-0"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}
