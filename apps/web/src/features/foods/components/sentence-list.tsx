import type { CalculationReply } from "@morsel/contract/foods";
import { numberText } from "@morsel/domain/english";
import { amountKept } from "@morsel/domain/foods/entry-draft";
import {
  nutrients,
  nutritionOf,
  roundNutrient,
  sumNutrition,
} from "@morsel/domain/foods/nutrients";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MealTypeChoice } from "../../../components/meal-type-choice.tsx";
import { Spinner } from "../../../components/spinner.tsx";
import { logTarget, useOtherDay } from "../../../lib/log-target.ts";
import type { FoodQuestion } from "../engine.state.ts";
import { foodMessages } from "../messages.ts";
import {
  energyOf,
  isCounting,
  notCounted,
  resultsOf,
  type Sentence,
  withoutFood,
} from "../sentence.ts";
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
  const { isBack = false } = sentence;
  useEffect(() => {
    if (isBack) return;
    logButton.current?.focus({ preventScroll: true });
    logButton.current?.scrollIntoView({ block: "nearest" });
  }, [isBack]);
  const unready = isCounting(sentence);
  const log = useLogWhenReady(sentence, () => props.onLog(mealType));
  const { parts, amounts } = notCounted(sentence);

  return (
    <article
      aria-busy={unready}
      className="mt-5 flex animate-rise flex-col gap-4 border-t border-line pt-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h3 className="text-lg">{foodMessages.foods(sentence.foods.length - parts - amounts)}</h3>
        <p>
          <span className="text-display font-bold">{Math.round(kcal).toLocaleString("en")}</span>
          <span className="text-soft"> kcal</span>
        </p>
      </div>
      {results.length > 0 && <Together results={results} />}
      {(parts > 0 || amounts > 0) && (
        <p className="rounded-control bg-amber-soft px-3.5 py-2.5 font-semibold text-amber">
          {parts > 0 && foodMessages.notCounted(parts)}{" "}
          {amounts > 0 && foodMessages.amountsUnread(amounts)}
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
          onClick={log}
        >
          {unready && <Spinner />}
          {signedIn ? foodMessages.logAll(results.length, mealType, day) : foodMessages.signUpToLog}
        </Button>
      </div>
    </article>
  );
}

/**
 * Logs at a press, once everything is calculated. Nothing is logged if the press has waited for a
 * food that then wasn't understood: its row says so.
 */
function useLogWhenReady(sentence: Sentence, onReady: () => void): () => void {
  /** The foods that a press waits for; null if none does. */
  const awaited = useRef<Set<number> | null>(null);
  const [presses, setPresses] = useState(0);
  const look = useEffectEvent(() => {
    const waiting = awaited.current;
    if (!waiting) return;
    for (const { key, pending } of sentence.foods) if (pending) waiting.add(key);
    if (isCounting(sentence)) return;
    awaited.current = null;
    if (!sentence.foods.some(({ key, result }) => result === null && waiting.has(key))) onReady();
  });
  useEffect(() => look(), [sentence, presses]);

  return () => {
    awaited.current = new Set();
    // A changed box is read when it is left, and phones keep the focus in it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    setPresses(presses + 1);
  };
}

const macros = nutrients.filter(({ id }) => id === "protein" || id === "carbs" || id === "fat");

/** The macros of all foods, each with the share of the energy its sum covers. */
function Together({ results }: { results: readonly CalculationReply[] }) {
  const { total, coverage } = sumNutrition(
    results.map(({ nutrition }) => nutritionOf((id) => amountKept(nutrition[id]))),
  );
  return (
    <dl className="-mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {macros.map(({ id, name, unit }) => (
        <div key={id} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="font-semibold text-ink">
            {total[id] === null
              ? foodMessages.unknown
              : `${numberText(roundNutrient(id, total[id]))} ${unit}`}
            {total[id] !== null && coverage[id] < 0.995 && (
              <span className="font-normal text-soft"> {foodMessages.covers(coverage[id])}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
