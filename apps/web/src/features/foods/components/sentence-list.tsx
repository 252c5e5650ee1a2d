import type { CalculationReply } from "@morsel/contract/foods";
import { nutrients, sumNutrition } from "@morsel/domain/foods/nutrients";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MealTypeChoice } from "../../../components/meal-type-choice.tsx";
import { logTarget, useOtherDay } from "../../../lib/log-target.ts";
import type { FoodQuestion } from "../engine.state.ts";
import { foodMessages } from "../messages.ts";
import { energyOf, notCounted, resultsOf, type Sentence, withoutFood } from "../sentence.ts";
import { SentenceRow } from "./sentence-row.tsx";

interface SentenceListProps {
  sentence: Sentence;
  /** The person's own foods, likeliest first. */
  own: readonly OwnFood[];
  signedIn: boolean;
  onChange: (sentence: Sentence) => void;
  /** Recalculates one food of the list. */
  onCalculate: (key: number, question: FoodQuestion) => void;
  onLog: (mealType: MealType) => void;
}

/** The foods of one sentence: each can be corrected or removed, and all are logged together. */
export function SentenceList(props: SentenceListProps) {
  const { sentence, own, signedIn, onChange, onCalculate } = props;
  const [mealType, setMealType] = useState(
    () => sentence.mealType ?? logTarget()?.mealType ?? mealTypeAtHour(new Date().getHours()),
  );
  const day = useOtherDay();
  const results = resultsOf(sentence);
  const kcal = energyOf(results);
  const logButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    logButton.current?.focus({ preventScroll: true });
    logButton.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const unready = sentence.foods.some(({ pending }) => pending);
  const missing = notCounted(sentence);

  return (
    <article className="mt-5 flex animate-rise flex-col gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h3 className="text-lg">{foodMessages.foods(sentence.foods.length - missing)}</h3>
        <p>
          <span className="text-display font-bold">{Math.round(kcal).toLocaleString("en")}</span>
          <span className="text-soft"> kcal</span>
        </p>
      </div>
      {results.length > 0 && <Together results={results} />}
      {missing > 0 && (
        <p className="rounded-control bg-amber-soft px-3.5 py-2.5 font-semibold text-amber">
          {foodMessages.notCounted(missing)}
        </p>
      )}
      <ul>
        {sentence.foods.map((food) => (
          <SentenceRow
            key={food.key}
            {...{ food, own }}
            onCalculate={(question) => onCalculate(food.key, question)}
            onRemove={() => onChange(withoutFood(sentence, food.key))}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        <MealTypeChoice value={mealType} onChange={setMealType} />
        <Button
          ref={logButton}
          size="large"
          className="w-full scroll-mb-24"
          disabled={results.length === 0}
          busy={unready}
          onClick={() => props.onLog(mealType)}
        >
          {signedIn ? foodMessages.logAll(results.length, mealType, day) : foodMessages.signUpToLog}
        </Button>
      </div>
    </article>
  );
}

const macros = nutrients.filter(({ id }) => id === "protein" || id === "carbs" || id === "fat");

/** The macros of all foods, each with the share of the energy its sum covers. */
function Together({ results }: { results: readonly CalculationReply[] }) {
  const { total, coverage } = sumNutrition(results.map(({ nutrition }) => nutrition));
  return (
    <dl className="-mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {macros.map(({ id, name, unit }) => (
        <div key={id} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="font-semibold text-ink">
            {total[id] === null ? foodMessages.unknown : `${total[id].toFixed(1)} ${unit}`}
            {total[id] !== null && coverage[id] < 0.995 && (
              <span className="font-normal text-soft"> {foodMessages.covers(coverage[id])}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
