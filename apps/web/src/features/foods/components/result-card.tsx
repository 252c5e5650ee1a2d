import type { CalculationReply } from "@morsel/contract/foods";
import { numberText } from "@morsel/domain/english";
import { roundNutrient } from "@morsel/domain/foods/nutrients";
import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { type Macro, macros } from "../../../components/macro-bar.tsx";
import { MealTypeChoice } from "../../../components/meal-type-choice.tsx";
import { NutrientList } from "../../../components/nutrient-list.tsx";
import { Spinner } from "../../../components/spinner.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { logTarget, useOtherDay } from "../../../lib/log-target.ts";
import type { ResultChange, ShownResult } from "../calculator.state.ts";
import { foodMessages } from "../messages.ts";
import { isFarAbove } from "../portion.state.ts";
import { Alternatives } from "./alternatives.tsx";
import { AmountEditor } from "./amount-editor.tsx";
import { Failure } from "./failure.tsx";
import { PortionNote } from "./portion-note.tsx";
import { Understood } from "./understood.tsx";

const macroNames = Object.keys(macros) as Macro[];

interface ResultCardProps {
  shown: ShownResult;
  compact: boolean;
  signedIn: boolean;
  onLog: (result: CalculationReply, mealType: MealType) => void;
  /** Recalculates with another food or amount; resolves with the result, or null if it failed. */
  onChange: (change: ResultChange) => Promise<CalculationReply | null>;
}

/** A calculation's result: calories and their amount, then how to log it, then how it came about. */
export function ResultCard({ shown, compact, signedIn, onLog, onChange }: ResultCardProps) {
  const { result, isAmountAssumed, pending, error, isBack = false } = shown;
  const [mealType, setMealType] = useState(
    () => logTarget()?.mealType ?? mealTypeAtHour(new Date().getHours()),
  );
  const day = useOtherDay();
  const logButton = useRef<HTMLButtonElement>(null);
  const amountBox = useRef<HTMLInputElement>(null);
  const presses = useRef(0);
  const { estimatedCalories: calories, nutrition } = result;

  useEffect(() => {
    if (isBack) return;
    // Keyboard users can go on with Enter; on phones the on-screen keyboard stays as it is.
    const next = isAmountAssumed ? amountBox.current : logButton.current;
    next?.focus({ preventScroll: true });
    logButton.current?.scrollIntoView({ block: "nearest" });
  }, [isAmountAssumed, isBack]);

  /** Logs what the boxes show: what isn't calculated yet is waited for. */
  async function log(measurement: string) {
    presses.current += 1;
    const press = presses.current;
    const isReady = measurement === result.measurement && !pending;
    const ready = isReady ? result : await onChange({ measurement });
    // Of several presses meanwhile, the last one counts.
    if (press !== presses.current) return;
    if (ready) onLog(ready, mealType);
    else amountBox.current?.focus({ preventScroll: true });
  }

  return (
    <article
      aria-busy={pending}
      className="@container mt-5 flex animate-rise flex-col gap-4 border-t border-line pt-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div className="min-w-0">
          <h3 className="text-lg first-letter:uppercase">{result.ingredient}</h3>
          <p className="text-soft">
            {result.readAs
              ? `${result.measurement} · ${foodMessages.readAs(result.readAs)}`
              : foodMessages.weighing(result.measurement, Math.round(result.grams))}
          </p>
        </div>
        <p className="ml-auto text-right">
          <span className="text-[min(var(--text-display),20cqi)] leading-tight font-bold">
            {calories === null ? "–" : calories.toLocaleString("en")}
          </span>
          <span className="text-soft"> kcal</span>
          {calories === null && <span className="block text-sm">{foodMessages.noEnergy}</span>}
        </p>
      </div>

      <AmountEditor
        ref={amountBox}
        result={result}
        onChange={(measurement) => void onChange({ measurement })}
        onEnter={(measurement) => void log(measurement)}
      />
      {error && (
        <Failure
          error={error}
          compact={compact}
          onUse={(measurement) => void onChange({ measurement })}
        />
      )}

      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
        {macroNames.map((macro) => (
          <div key={macro} className={classNames("rounded-control px-3 py-2", macros[macro].chip)}>
            <dt className="text-sm font-semibold text-ink">{macros[macro].name}</dt>
            <dd className="text-lg font-bold text-ink">
              {nutrition[macro] === null ? (
                <span className="text-base font-normal">{foodMessages.unknown}</span>
              ) : (
                `${numberText(roundNutrient(macro, nutrition[macro]))} g`
              )}
            </dd>
          </div>
        ))}
      </dl>

      {result.portionInfo && (
        <PortionNote
          portion={result.portionInfo}
          quiet={!isFarAbove(result)}
          onUse={(measurement) => void onChange({ measurement })}
        />
      )}

      <div className="flex flex-col gap-3">
        <MealTypeChoice value={mealType} onChange={setMealType} />
        <Button
          ref={logButton}
          size="large"
          className="w-full scroll-mb-24"
          disabled={error !== null}
          onClick={() => void log(amountBox.current?.value.trim() || result.measurement)}
        >
          {pending && <Spinner />}
          {signedIn ? foodMessages.logTo(mealType, day) : foodMessages.signUpToLog}
        </Button>
      </div>

      <Understood result={result} compact={compact} />
      {result.alternatives.length > 0 && (
        <Alternatives
          foods={result.alternatives}
          onChoose={(foodId) => void onChange({ foodId })}
        />
      )}
      <NutrientList nutrition={nutrition} open={!compact} />
    </article>
  );
}
